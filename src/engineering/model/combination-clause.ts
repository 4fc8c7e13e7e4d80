/** Clause for the combination of dead and live loads: each standard has its own load code. */
import { STANDARDS, type Standard } from '@/engineering/model/design';

interface LoadFactors {
  dead: number;
  live: number;
}

/** GB 55001-2021, 3.1.13, for unfavourable actions; at most 1.0 or 0 for a favourable action. */
export const PRESENT_FACTORS: LoadFactors = { dead: 1.3, live: 1.5 };
const PRESENT = 'GB 55001-2021, 3.1.13';

const isPresent = ({ dead, live }: LoadFactors): boolean =>
  (dead === PRESENT_FACTORS.dead || dead <= 1) && (live === PRESENT_FACTORS.live || live === 0);

/**
 * Clauses by standard. If the load code does not contain the factors, the designer chose them and only the
 * comparison of action with resistance is cited.
 */
const CLAUSES: Readonly<Record<Standard, (factors: LoadFactors, accidental: boolean) => string>> = {
  'EN1992-4': (_, accidental) => (accidental ? 'EN 1990, 6.4.3.3' : 'EN 1990, 6.4.3.2'),
  'JGJ145-2013': (factors) => (isPresent(factors) ? PRESENT : 'JGJ145-2013, 4.3.3'),
};

/** Uses the clause of EN 1992-4 for an unknown standard, and a general clause without factors. */
export const combinationClause = (
  standard: string | undefined,
  factors: LoadFactors = PRESENT_FACTORS,
  accidental = false,
): string => CLAUSES[STANDARDS.find((known) => known === standard) ?? 'EN1992-4'](factors, accidental);
