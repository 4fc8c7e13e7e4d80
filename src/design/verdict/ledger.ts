/**
 * The ledger of a design: its claims, and how each of them came out under each load case. The word on the
 * card, in reports and in commands is a function of the ledger alone, so an evaluation that is left out can
 * make it incomplete and never greener.
 */
import { MODE_KEYS, type ModeKey } from '@/design/verdict/rows';

export const CLAIMS = [
  ...MODE_KEYS,
  'combined',
  'plate_stress',
  'rigidity',
  'pressure',
  'minimum_distances',
  'room',
  'record',
  'scope',
  'loads',
] as const;

export type Claim = ModeKey | 'combined' | Exclude<(typeof CLAIMS)[number], ModeKey>;

/** From favourable to unfavourable. `assumed`: satisfied on a condition that the word names. */
const STATES = [
  'not_applicable',
  'satisfied',
  'assumed',
  'reservation',
  'not_judged',
  'not_satisfied',
] as const;

export type CellState = (typeof STATES)[number];

/** The cells of one load case, or the most unfavourable of several. A claim without a cell is not judged. */
export type Cells = Readonly<Partial<Record<Claim, CellState>>>;

export const stateOf = (cells: Cells, claim: Claim): CellState => cells[claim] ?? 'not_judged';

/** Cells in which all claims have the same state. */
export const everyClaim = (state: CellState): Cells =>
  Object.fromEntries(CLAIMS.map((claim) => [claim, state]));

export const NOT_JUDGED: Cells = everyClaim('not_judged');

export const worse = (one: CellState, other: CellState): CellState =>
  STATES.indexOf(one) >= STATES.indexOf(other) ? one : other;

/** Most unfavourable cell of each claim. Without load cases nothing is judged. */
export function worstOf(cases: readonly Cells[]): Cells {
  if (cases.length === 0) return NOT_JUDGED;
  return Object.fromEntries(
    CLAIMS.map((claim) => [claim, cases.map((cells) => stateOf(cells, claim)).reduce(worse)]),
  );
}

export type VerdictWord =
  | 'verified'
  | 'verified_rigid'
  | 'reservations'
  | 'incomplete'
  | 'not_verified'
  | 'nothing';

/** As the commands print them. */
export const VERDICT_WORDS: Readonly<Record<VerdictWord, string>> = {
  verified: 'Verified',
  verified_rigid: 'Verified for a rigid plate',
  reservations: 'Verified, with reservations',
  incomplete: 'Incomplete',
  not_verified: 'Not verified',
  nothing: 'Nothing to verify',
};

/** The word of the ledger: the documented rule decides pass or fail, and what is open is no pass. */
export function wordOf(cells: Cells): VerdictWord {
  const has = (state: CellState) => CLAIMS.some((claim) => stateOf(cells, claim) === state);
  if (has('not_satisfied')) return 'not_verified';
  if (has('not_judged')) return 'incomplete';
  if (has('reservation')) return 'reservations';
  if (MODE_KEYS.every((mode) => stateOf(cells, mode) === 'not_applicable')) return 'nothing';
  return has('assumed') ? 'verified_rigid' : 'verified';
}

/** Reads stored cells; null for what is none, so that a result of an earlier version is judged anew. */
export function restoreCells(raw: unknown): Cells | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const found = raw as Partial<Record<Claim, unknown>>;
  const isKnown = (claim: Claim) => STATES.some((state) => state === found[claim]);
  return CLAIMS.every(isKnown) ? (found as Cells) : null;
}
