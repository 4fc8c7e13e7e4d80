/** Clause for the combination of dead and live loads, by the load code used with the standard. */
import { STANDARDS, type Standard } from '@/engineering/model/design';

interface LoadFactors {
  dead: number;
  live: number;
}

/** GB 55001-2021, 3.1.13, for unfavourable actions; for favourable: at most 1.0 (dead) and 0 (live). */
export const PRESENT_FACTORS: LoadFactors = { dead: 1.3, live: 1.5 };
const PRESENT = 'GB 55001-2021, 3.1.13';

const isPresent = ({ dead, live }: LoadFactors): boolean =>
  (dead === PRESENT_FACTORS.dead || dead <= 1) && (live === PRESENT_FACTORS.live || live === 0);

/**
 * Clauses by standard. Under JGJ145-2013, if the designer chose factors other than those of the load code,
 * only the clause for comparing action with resistance is cited.
 */
const CLAUSES: Readonly<Record<Standard, (factors: LoadFactors, accidental: boolean) => string>> = {
  'EN1992-4': (_, accidental) => (accidental ? 'EN 1990, 6.4.3.3' : 'EN 1990, 6.4.3.2'),
  'JGJ145-2013': (factors) => (isPresent(factors) ? PRESENT : 'JGJ145-2013, 4.3.3'),
};

/**
 * Returns the clause for the combination of loads. An unknown standard is treated as EN 1992-4; missing
 * factors are assumed to be those of the current load code.
 */
export const combinationClause = (
  standard: string | undefined,
  factors: LoadFactors = PRESENT_FACTORS,
  accidental = false,
): string => CLAUSES[STANDARDS.find((known) => known === standard) ?? 'EN1992-4'](factors, accidental);
