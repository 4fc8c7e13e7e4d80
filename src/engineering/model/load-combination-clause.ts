/** Clause for the combination of dead and live loads, by the load code used with the standard. */
import { STANDARDS, type Standard } from '@/engineering/model/design';

interface LoadFactors {
  dead: number;
  live: number;
}

/** GB 55001-2021, 3.1.13, for unfavourable actions; for favourable: at most 1.0 (dead) and 0 (live). */
export const PRESENT_FACTORS: LoadFactors = { dead: 1.3, live: 1.5 };
const PRESENT = 'GB 55001-2021, 3.1.13';

/** Factors of EN 1990, table A1.2(B) with the recommended values; for favourable actions as above. */
const EN_1990: LoadFactors = { dead: 1.35, live: 1.5 };

const isOf = (code: LoadFactors, { dead, live }: LoadFactors): boolean =>
  (dead === code.dead || dead <= 1) && (live === code.live || live === 0);

/**
 * Clauses by standard. If the designer chose factors that the load code does not contain, only the clause for
 * comparing action with resistance is cited. The accidental combination has no factors above 1 (6.11b).
 */
const CLAUSES: Readonly<Record<Standard, (factors: LoadFactors, accidental: boolean) => string>> = {
  'EN1992-4': (factors, accidental) => {
    if (accidental) return factors.dead <= 1 && factors.live <= 1 ? 'EN 1990, 6.4.3.3' : 'EN 1992-4, 4.4';
    return isOf(EN_1990, factors) ? 'EN 1990, 6.4.3.2' : 'EN 1992-4, 4.4';
  },
  'JGJ145-2013': (factors) => (isOf(PRESENT_FACTORS, factors) ? PRESENT : 'JGJ145-2013, 4.3.3'),
};

const FACTORS: Readonly<Record<Standard, LoadFactors>> = {
  'EN1992-4': EN_1990,
  'JGJ145-2013': PRESENT_FACTORS,
};

/** Returns the clause of the combination, by default of EN 1992-4 and the current load code's factors. */
export function combinationClause(
  standard: string | undefined,
  factors?: LoadFactors,
  accidental = false,
): string {
  const known = STANDARDS.find((one) => one === standard) ?? 'EN1992-4';
  if (factors !== undefined) return CLAUSES[known](factors, accidental);
  return accidental && known === 'EN1992-4' ? 'EN 1990, 6.4.3.3' : CLAUSES[known](FACTORS[known], false);
}
