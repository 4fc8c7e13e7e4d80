/**
 * Derives the state of each requirement (`Claim`) for one load case from the responses to both calls (anchor
 * forces, checks).
 */
import { CLAIMS, stateOf, worse, type Cells, type CellState, type Claim } from '@/design/verdict/ledger';
import type { Missing } from '@/design/verdict/missing';
import { compressionOf } from '@/design/verdict/plate-facts';
import { claimOf, type Reservation, type ReservationFacts } from '@/design/verdict/reservations';
import { isUnproven } from '@/design/verdict/rigidity';
import { combinedFails, combinedSums, namedRows, type ModeKey } from '@/design/verdict/rows';
import { bearingStrength, NEGLIGIBLE_FORCE, plateYieldStrength, type Verdict } from '@/engineering';

function ofModes({ answer }: ReservationFacts): Partial<Record<ModeKey, CellState>> {
  const state: Readonly<Record<Verdict, CellState>> = {
    Satisfied: 'satisfied',
    'Not satisfied': 'not_satisfied',
    'Not applicable': 'not_applicable',
  };
  return Object.fromEntries(namedRows(answer).map(({ mode, verdict }) => [mode, state[verdict]]));
}

function ofCombined({ answer }: ReservationFacts): CellState {
  if (combinedFails(answer)) return 'not_satisfied';
  return combinedSums(answer).some(({ value }) => value !== null) ? 'satisfied' : 'not_applicable';
}

interface Compared {
  value: number | null;
  /** Lower and upper bounds of an unknown value. */
  least?: number | null;
  bound: number | null;
  limit: number;
  isFull: boolean;
}

/**
 * Returns the state of a value with a limit. A known value counts as satisfied even above its limit, and so
 * does a value missing from a full solution, because each has its own reservation. Any other unknown value
 * counts as satisfied if its upper bound is within the limit, or its lower bound is above the limit.
 */
function compared({ value, least = null, bound, limit, isFull }: Compared): CellState {
  const isDecided = (bound !== null && bound <= limit) || (least !== null && least > limit);
  return value !== null || isFull || isDecided ? 'satisfied' : 'not_judged';
}

function ofPlateStress({ input, plate }: ReservationFacts): CellState {
  if (input === null) return 'not_judged';
  if (input.plate.rigid) return 'not_applicable';
  if (plate === null) return 'not_judged';
  const limit = plateYieldStrength(input.plate.thickness);
  const { stress: value, leastStress: least, stressBound: bound, isFull } = plate;
  return compared({ value, least, bound, limit, isFull });
}

function ofPressure({ input, plate, answer }: ReservationFacts): CellState {
  if (input === null) return 'not_judged';
  if (plate === null)
    return (compressionOf({ answer, input }) ?? Infinity) > NEGLIGIBLE_FORCE
      ? 'not_judged'
      : 'not_applicable';
  if (!plate.touches) return 'not_applicable';
  const { pressure: value, leastPressure: least, pressureBound: bound, isFull } = plate;
  return compared({ value, least, bound, limit: bearingStrength(input).value, isFull });
}

function ofRigidity({ input, rigidity }: ReservationFacts): CellState {
  if (input === null) return 'not_judged';
  if (!input.plate.rigid) return 'not_applicable';
  if (rigidity === undefined) return 'not_judged';
  return isUnproven(rigidity) ? 'assumed' : 'satisfied';
}

/**
 * For each requirement that is not a failure mode, a function that returns its state from the facts of one
 * load case; reservations and missing checks are taken into account later.
 */
const JUDGED: Readonly<Record<Exclude<Claim, ModeKey>, (facts: ReservationFacts) => CellState>> = {
  combined: ofCombined,
  plate_stress: ofPlateStress,
  pressure: ofPressure,
  rigidity: ofRigidity,
  minimum_distances: () => 'satisfied',
  room: ({ profile }) => (profile === null ? 'not_applicable' : 'satisfied'),
  record: () => 'satisfied',
  scope: () => 'satisfied',
  loads: () => 'satisfied',
};

/**
 * Requirement that counts as unchecked, by the reason why the verdict is incomplete; `loads` for all other
 * reasons.
 */
const OPEN: Readonly<Partial<Record<Missing['code'], Claim>>> = {
  checks_missing: 'combined',
  stand_off_under_compression: 'scope',
};

interface Found {
  reservations: readonly Reservation[];
  /** Reasons why the verdict is incomplete. */
  missing: readonly Missing[];
}

export function cellsOf(facts: ReservationFacts, { reservations, missing }: Found): Cells {
  const modes = ofModes(facts);
  const cells: Partial<Record<Claim, CellState>> = {};
  for (const claim of CLAIMS)
    cells[claim] = claim in modes ? modes[claim as ModeKey] : JUDGED[claim as keyof typeof JUDGED](facts);
  const lower = (claim: Claim, state: CellState) => {
    cells[claim] = worse(cells[claim] ?? 'not_judged', state);
  };
  for (const one of reservations) lower(claimOf(one), 'reservation');
  for (const { code } of missing) lower(OPEN[code] ?? 'loads', 'not_judged');
  return cells;
}

/** Reason stated while a requirement is unchecked; a later phase of the run checks it. */
const OPEN_CODES = {
  plate_stress: 'plate_stress_open',
  pressure: 'pressure_open',
  rigidity: 'rigidity_open',
} as const satisfies Partial<Record<Claim, Missing['code']>>;

export const openClaims = (cells: Cells): Missing[] =>
  (Object.keys(OPEN_CODES) as (keyof typeof OPEN_CODES)[])
    .filter((claim) => stateOf(cells, claim) === 'not_judged')
    .map((claim) => ({ code: OPEN_CODES[claim], values: {} }));
