/**
 * Chooses the number of random or matrix cases: some in `npm test`, all in `npm run test:rest`, which sets
 * ALL_CASES. Both use the same seeds and the same order, so a case that fails in `npm test` fails in both.
 */
export const howMany = <T>(some: T, all: T): T => (process.env.ALL_CASES ? all : some);

/**
 * Divides independent cases: `npm test` runs the first `first` cases, and `npm run test:rest` runs the
 * others. Not for a file with `// @in-rest`, whose first cases would never run.
 */
export const shareOf = <T>(cases: readonly T[], first: number): T[] =>
  process.env.ALL_CASES ? cases.slice(first) : cases.slice(0, first);
