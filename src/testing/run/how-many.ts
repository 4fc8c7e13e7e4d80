/**
 * Number of random or matrix cases: some in `npm test`, all in `npm run test:rest`, which sets the variable.
 * Seeds and order are the same, so that a failing case fails in both.
 */
export const howMany = <T>(some: T, all: T): T => (process.env.ALL_CASES ? all : some);

/** Independent cases: the first run in `npm test`, the others in `npm run test:rest`. */
export const shareOf = <T>(cases: readonly T[], first: number): T[] =>
  process.env.ALL_CASES ? cases.slice(first) : cases.slice(0, first);
