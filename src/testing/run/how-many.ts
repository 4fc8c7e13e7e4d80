/**
 * Random cases, and those of a matrix: some in `npm test`, all of them in `npm run test:rest`, which sets the
 * variable. Seeds and order are the same, so that a case that fails in one fails in the other.
 */
export const howMany = (some: number, all: number): number => (process.env.ALL_CASES ? all : some);

/** Cases that stand for themselves: the first run in `npm test`, the others in `npm run test:rest`. */
export const shareOf = <T>(cases: readonly T[], first: number): T[] =>
  process.env.ALL_CASES ? cases.slice(first) : cases.slice(0, first);
