/**
 * Derives the verdict on a design from the requirements that it must meet (`CLAIMS`) and the state of each
 * requirement. The verdict on cards, in reports and in commands depends only on these states, so an omitted
 * evaluation can make the verdict incomplete but never more favourable.
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

/** States from favourable to unfavourable. `assumed`: satisfied under a condition stated with the verdict. */
const STATES = [
  'not_applicable',
  'satisfied',
  'assumed',
  'reservation',
  'not_judged',
  'not_satisfied',
] as const;

export type CellState = (typeof STATES)[number];

/**
 * States of the requirements under one load case, or the most unfavourable states under several load cases. A
 * requirement without a state has not been checked (`not_judged`).
 */
export type Cells = Readonly<Partial<Record<Claim, CellState>>>;

export const stateOf = (cells: Cells, claim: Claim): CellState => cells[claim] ?? 'not_judged';

/** Returns cells in which all requirements have the same state. */
export const everyClaim = (state: CellState): Cells =>
  Object.fromEntries(CLAIMS.map((claim) => [claim, state]));

export const NOT_JUDGED: Cells = everyClaim('not_judged');

const RANKS = Object.fromEntries(STATES.map((state, rank) => [state, rank])) as Record<CellState, number>;

export const worse = (one: CellState, other: CellState): CellState =>
  RANKS[one] >= RANKS[other] ? one : other;

const shared = new Map<string, Cells>();

/**
 * Returns one object for all equal cells: thousands of load list rows have only a few different ones, which
 * are then stored and combined once.
 */
export function sharedCells(cells: Cells): Cells {
  const states = CLAIMS.map((claim) => stateOf(cells, claim)).join();
  const known = shared.get(states) ?? cells;
  shared.set(states, known);
  return known;
}

/**
 * Returns the most unfavourable state of each requirement; without load cases, all states are `not_judged`.
 */
export function worstOf(cases: readonly Cells[]): Cells {
  if (cases.length === 0) return NOT_JUDGED;
  const worst: Record<string, CellState> = { ...everyClaim(STATES[0]) };
  for (const cells of new Set(cases))
    for (const claim of CLAIMS) worst[claim] = worse(worst[claim], stateOf(cells, claim));
  return worst;
}

export type VerdictWord =
  | 'verified'
  | 'verified_rigid'
  | 'reservations'
  | 'incomplete'
  | 'not_verified'
  | 'nothing';

/** Verdicts as printed by the command-line tools. */
export const VERDICT_WORDS: Readonly<Record<VerdictWord, string>> = {
  verified: 'Verified',
  verified_rigid: 'Verified for a rigid plate',
  reservations: 'Verified, with reservations',
  incomplete: 'Incomplete',
  not_verified: 'Not verified',
  nothing: 'Nothing to verify',
};

/**
 * Returns the verdict for the states of all requirements. The rule in the requirements documents decides
 * between pass and fail; a design with an unchecked requirement does not pass.
 */
export function wordOf(cells: Cells): VerdictWord {
  const has = (state: CellState) => CLAIMS.some((claim) => stateOf(cells, claim) === state);
  if (has('not_satisfied')) return 'not_verified';
  if (has('not_judged')) return 'incomplete';
  if (has('reservation')) return 'reservations';
  if (MODE_KEYS.every((mode) => stateOf(cells, mode) === 'not_applicable')) return 'nothing';
  return has('assumed') ? 'verified_rigid' : 'verified';
}

/**
 * Reads stored cells; returns null if they are invalid, so that a result from an earlier version is judged
 * again.
 */
export function restoreCells(raw: unknown): Cells | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const found = raw as Partial<Record<Claim, unknown>>;
  const isKnown = (claim: Claim) => STATES.some((state) => state === found[claim]);
  return CLAIMS.every(isKnown) ? (found as Cells) : null;
}
