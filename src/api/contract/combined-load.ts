/**
 * Derives the values and verdicts for combined tension and shear that a server omits, from the three rows in
 * its response.
 */
import type { CombinedRow } from '@/api/contract/answer-rows';
import type { Verdict } from '@/engineering';

/** Exponents and limits of the three interaction formulas in the requirements documents. */
const ROWS = [
  { exponent: 2, limit: 1 },
  { exponent: 1.5, limit: 1 },
  { exponent: 1, limit: 1.2 },
] as const;

/** Relative rounding tolerance for comparing a value with a limit. */
const ROUNDING = 1e-9;

/** Derives each missing value from the two ratios in its row. */
export function completedRows(rows: readonly CombinedRow[]): CombinedRow[] {
  return rows.map(([beta_N, beta_V, value], index): CombinedRow => {
    const { exponent } = ROWS[index];
    const isOpen = value === null && beta_N !== null && beta_V !== null;
    return [beta_N, beta_V, isOpen ? beta_N ** exponent + beta_V ** exponent : value];
  });
}

/**
 * Row indices for each verdict: the first verdict belongs to the first row, the second verdict to the other
 * two rows, of which at least one must be met.
 */
export const VERDICT_ROWS = { tensionShear1: [0], tensionShear2: [1, 2] } as const;

/** Derives a verdict from its rows; returns null if a row has a ratio but no value. */
export function verdictFrom(rows: readonly CombinedRow[], at: readonly number[]): Verdict | null {
  const used = at.filter((index) => rows[index].some((value) => value !== null));
  if (used.length === 0) return 'Not applicable';
  if (used.some((index) => rows[index][2] === null)) return null;
  const isMet = used.some((index) => (rows[index][2] ?? Infinity) <= ROWS[index].limit * (1 + ROUNDING));
  return isMet ? 'Satisfied' : 'Not satisfied';
}

/**
 * Returns the verdict that the server sent, otherwise the derived verdict. A flag does not distinguish
 * "Satisfied" from "Not applicable", so it must agree with the derived verdict; null if it does not.
 */
export function settledVerdict(sent: Verdict | boolean | null, derived: Verdict | null): Verdict | null {
  if (typeof sent === 'string') return sent;
  if (sent === null || derived === null) return derived;
  return sent === (derived !== 'Not satisfied') ? derived : null;
}
