/**
 * The three rows of combined tension and shear in an answer, and what follows from them where a server leaves
 * it out.
 */
import type { CombinedRow, Verdict } from '@/engineering';

/** Documented exponents and limits. */
const ROWS = [
  { exponent: 2, limit: 1 },
  { exponent: 1.5, limit: 1 },
  { exponent: 1, limit: 1.2 },
] as const;

/** Limits are met up to rounding. */
const ROUNDING = 1e-9;

/** The value follows from its two shares where it was left open. */
export function completedRows(rows: readonly CombinedRow[]): CombinedRow[] {
  return rows.map(([beta_N, beta_V, value], index): CombinedRow => {
    const { exponent } = ROWS[index];
    const isOpen = value === null && beta_N !== null && beta_V !== null;
    return [beta_N, beta_V, isOpen ? beta_N ** exponent + beta_V ** exponent : value];
  });
}

/**
 * The first verdict is that of the first row, the second that of the two others, of which one has to be met.
 */
export const VERDICT_ROWS = { tensionShear1: [0], tensionShear2: [1, 2] } as const;

/** Null where a row has a share but no value: nothing follows from it. */
export function verdictFrom(rows: readonly CombinedRow[], at: readonly number[]): Verdict | null {
  const used = at.filter((index) => rows[index].some((value) => value !== null));
  if (used.length === 0) return 'Not applicable';
  if (used.some((index) => rows[index][2] === null)) return null;
  const isMet = used.some((index) => (rows[index][2] ?? Infinity) <= ROWS[index].limit * (1 + ROUNDING));
  return isMet ? 'Satisfied' : 'Not satisfied';
}

/**
 * The verdict that was sent, else the one that follows. A flag says less than a word and must agree with what
 * follows.
 */
export function settledVerdict(sent: Verdict | boolean | null, derived: Verdict | null): Verdict | null {
  if (typeof sent === 'string') return sent;
  if (sent === null || derived === null) return derived;
  return sent === (derived !== 'Not satisfied') ? derived : null;
}
