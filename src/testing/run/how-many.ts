/**
 * Random cases: some in `npm test`, all of them in `npm run test:rest`, which sets the variable. The seeds
 * are the same, so that a case that fails in one fails in the other.
 */
export const howMany = (some: number, all: number): number => (process.env.ALL_RANDOM_CASES ? all : some);
