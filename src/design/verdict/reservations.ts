/**
 * Reservations: reasons why a passing design should not be signed as it is, each with the input that causes
 * it.
 */
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import type { NamedCombination } from '@/design/model/combinations';
import { doubtfulFigures } from '@/design/verdict/doubtful-figures';
import type { Claim } from '@/design/verdict/ledger';
import { compressionOf, type PlateFacts } from '@/design/verdict/plate-facts';
import { isContradicted, rigidityValues, type Rigidity } from '@/design/verdict/rigidity';
import { tightAnchors } from '@/design/verdict/room-for-anchors';
import { acts, combinedSums, namedRows } from '@/design/verdict/rows';
import {
  bearingStrength,
  combinationClause,
  plateSteel,
  plateYieldStrength,
  scopeRemarks,
  standsOff,
  type CheckInput,
  type LoadSet,
  type ProfileInput,
  type Remark,
  type Standard,
} from '@/engineering';
import type { Lock } from '@/quantities/locks';

export interface Reservation {
  /** Translation key of the message; `values` fills its placeholders. */
  code: string;
  values: Remark['values'];
  clause: string;
  /** Request path (`base.h`) of the input that causes the reservation; '' for none. */
  field: string;
  /** Text supplied by the server, for codes that only the server defines. */
  text?: string;
  /** Load case with this reservation, if different from the displayed load case. */
  under?: NamedCombination;
}

interface WithReservations {
  reservations: readonly Reservation[];
  under?: NamedCombination;
}

/** For each code, the load-dependent value by which reservations from several load cases are compared. */
const COMPARED_VALUE: Readonly<Record<string, string>> = {
  plate_above_yield: 'stress',
  pressure_above_strength: 'pressure',
  linear_sum_alone: 'value',
};

export const comparedValueOf = ({ code, values }: Reservation): number =>
  Number(values[COMPARED_VALUE[code]] ?? 0);

const namedUnder = (one: Reservation, under: NamedCombination | undefined): Reservation =>
  under === undefined ? one : { ...one, under: one.under ?? under };

const upperBoundOf = ({ values }: Reservation): number => Number(values.most ?? 0);

/**
 * Returns the reservation with the larger value, combined with the larger of the two upper bounds `most`;
 * `one` itself if the reservation of the other load case is not larger in either.
 */
function largerOf(one: Reservation, other: Reservation, under: NamedCombination | undefined): Reservation {
  const larger = comparedValueOf(other) > comparedValueOf(one) ? namedUnder(other, under) : one;
  const most = Math.max(upperBoundOf(one), upperBoundOf(other));
  return most === upperBoundOf(larger) ? larger : { ...larger, values: { ...larger.values, most } };
}

/**
 * Combines the reservations from several load cases. For each code, the result contains the reservations
 * from the first load case that has the code; for a code in `COMPARED_VALUE`, which a load case has at most
 * once, the result contains the reservation with the largest value.
 */
export function unionOfReservations(cases: readonly WithReservations[]): Reservation[] {
  const found: Reservation[] = [];
  const indices = new Map<string, number>();
  for (const { reservations, under } of cases) {
    // Reservations of the same load case are never combined with each other.
    const ofEarlierCases = found.length;
    for (const one of reservations) {
      const index = indices.get(one.code) ?? ofEarlierCases;
      if (index < ofEarlierCases) found[index] = largerOf(found[index], one, under);
      else indices.set(one.code, found.push(namedUnder(one, under)) - 1);
    }
  }
  return found;
}

/** Requirement that a reservation concerns, and the input that causes the reservation. */
interface Source {
  claim: Claim;
  field: string;
}

/**
 * Remarks in a response that are reservations. Remarks that are not listed here remain notes: users would
 * ignore a reservation that appears for every design.
 */
const OF_REMARKS = {
  layout_not_rectangular: { claim: 'scope', field: 'anchor.coordinates' },
  layout_near_edge: { claim: 'scope', field: 'anchor.coordinates' },
  spacing_below_minimum: { claim: 'minimum_distances', field: 'anchor.coordinates' },
  spacing_below_4_d: { claim: 'scope', field: 'anchor.coordinates' },
  rows_at_edge: { claim: 'scope', field: 'anchor.coordinates' },
  edge_distance_below_minimum: { claim: 'minimum_distances', field: 'base.base_points' },
  blow_out: { claim: 'scope', field: 'base.base_points' },
  thickness_below_minimum: { claim: 'minimum_distances', field: 'base.h' },
  f_ck_out_of_range: { claim: 'scope', field: 'base.grade' },
  f_cuk_out_of_range: { claim: 'scope', field: 'base.grade' },
  grade_outside_assessment: { claim: 'scope', field: 'base.grade' },
  h_ef_small: { claim: 'scope', field: 'anchor.type' },
  hole_too_large: { claim: 'scope', field: 'anchor.type' },
  value_not_stored: { claim: 'record', field: 'anchor.type' },
  lever_arm_near_edge: { claim: 'scope', field: 'plate.installation_position' },
  stand_off_under_compression: { claim: 'scope', field: 'plate.installation_position' },
  axials_below_load: { claim: 'scope', field: 'load' },
  axials_without_moment: { claim: 'scope', field: 'load' },
  axials_beyond_plate: { claim: 'scope', field: 'load' },
} as const satisfies Readonly<Record<string, Source>>;

/** Reservations that arise from the verdict rules themselves. */
const OF_VERDICT = {
  plate_above_yield: { claim: 'plate_stress', field: 'plate.thickness' },
  plate_stress_unknown: { claim: 'plate_stress', field: '' },
  pressure_above_strength: { claim: 'pressure', field: 'plate.length' },
  pressure_unknown: { claim: 'pressure', field: '' },
  lever_arm_fixed_thickness: { claim: 'scope', field: 'plate.thickness' },
  rigid_contradicted: { claim: 'rigidity', field: 'plate.thickness' },
  rigid_never: { claim: 'rigidity', field: 'plate.thickness' },
  linear_sum_alone: { claim: 'combined', field: '' },
  pull_out_for_cracked: { claim: 'record', field: 'anchor.type' },
  figure_low: { claim: 'record', field: '' },
  figure_high: { claim: 'record', field: '' },
  plate_steel_unusual: { claim: 'record', field: 'plate.E' },
  no_room_beside_profile: { claim: 'room', field: 'anchor.coordinates' },
  no_room_at_plate_edge: { claim: 'room', field: 'plate.length' },
  word_and_figure: { claim: 'combined', field: '' },
  live_left_out: { claim: 'loads', field: 'load.Live' },
  dead_left_out: { claim: 'loads', field: 'load.Dead' },
} as const satisfies Readonly<Record<string, Source>>;

const SOURCES = { ...OF_REMARKS, ...OF_VERDICT };

/** Codes of all reservations that this app can make. */
export const RESERVATION_CODES = Object.keys(SOURCES) as (keyof typeof SOURCES)[];
export type ReservationCode = (typeof RESERVATION_CODES)[number];

/** True if a check was not performed: the verdict is then incomplete, and the remark is not a reservation. */
export const leavesOpen = ({ code }: Pick<Reservation, 'code'>): boolean =>
  code === 'stand_off_under_compression';

const sourceOf: Readonly<Record<string, Source | undefined>> = SOURCES;

/** Returns the requirement that a reservation concerns; `scope` for a code known only to another server. */
export const claimOf = ({ code }: Pick<Reservation, 'code'>): Claim => sourceOf[code]?.claim ?? 'scope';

/** True if a remark is a reservation. For a code known only to another server, the kind of remark decides. */
export const isReservation = ({ code, kind, text }: Remark): boolean =>
  code in OF_REMARKS || (text !== undefined && (kind === 'outside_scope' || kind === 'minimum'));

const asReservation = ({ code, values, clause, text }: Remark): Reservation => ({
  code,
  values,
  clause,
  field: sourceOf[code]?.field ?? '',
  ...(text === undefined ? {} : { text }),
});

const own = (code: keyof typeof OF_VERDICT, clause: string, values: Remark['values'] = {}): Reservation => ({
  code,
  values,
  clause,
  field: OF_VERDICT[code].field,
});

const COMPONENTS: readonly (keyof LoadSet)[] = ['N', 'Vx', 'Vy', 'Mx', 'My', 'Mz'];

type FactoredSet = Pick<CheckInput, 'live'>['live'];

/** True if loads were entered but have a factor of 0. */
const isLeftOut = (loads: FactoredSet): boolean =>
  loads.factor === 0 && COMPONENTS.some((name) => loads[name] !== 0);

export interface ReservationFacts {
  /** Null if the request is unknown; reservations that depend on the inputs are then omitted. */
  input: CheckInput | null;
  answer: CheckAnswerOnWire;
  /** Plate results from the first call (anchor forces); null if there was no such call. */
  plate: PlateFacts | null;
  /** Modulus of elasticity of the plate, GPa; undefined if unknown. */
  plateE?: number | undefined;
  /** Profile on the plate; null if no profile is chosen. */
  profile: ProfileInput | null;
  /** Locks that the designer has opened; undefined if unknown, as for a request on the command line. */
  openLocks?: readonly Lock[];
  /** Rigidity of a rigid plate; undefined if it was not tested. */
  rigidity?: Rigidity | undefined;
  /**
   * True if live loads were entered but the load case or a factor of 0 excludes them (`liveIsLeftOut`).
   */
  liveLeftOut: boolean;
  /**
   * True if another combination of the same design includes live loads, so that this combination may exclude
   * them.
   */
  liveCountsElsewhere?: boolean;
  /** True if the design is judged by this combination alone, although it has other combinations. */
  onlyChosen?: boolean;
}

/**
 * Returns the remarks in the response. If a server sends no remarks, the app itself applies the rules for
 * the remarks.
 */
function remarksOf({ input, answer }: ReservationFacts): readonly Remark[] {
  if (answer.remarks !== undefined) return answer.remarks;
  if (input === null) return [];
  const compression = compressionOf({ answer, input }) ?? 0;
  return scopeRemarks({ input, reaction: answer.reaction, compression });
}

/** Clause that defines the lever arm, which includes half the plate thickness. */
const LEVER_ARM = { 'EN1992-4': 'EN 1992-4, 6.2.2.3', 'JGJ145-2013': 'JGJ145-2013, 6.1' } as const;

/**
 * Returns the reservations for a lever arm that depends on a locked plate thickness, and for cracked concrete
 * that the user selected after opening the lock.
 */
function lockReservations({ input, answer, openLocks }: ReservationFacts): Reservation[] {
  if (input === null || openLocks === undefined) return [];
  const isFixed =
    input.plate.rigid && standsOff(input) && acts(answer, 'shear') && !openLocks.includes('thickness');
  const isUnsure =
    input.concrete.cracked &&
    openLocks.includes('cracked') &&
    input.product.N_Rk_p_0 > 0 &&
    acts(answer, 'tension');
  const { thickness } = input.plate;
  return [
    ...(isFixed ? [own('lever_arm_fixed_thickness', LEVER_ARM[input.standard], { thickness })] : []),
    ...(isUnsure ? [own('pull_out_for_cracked', 'EN 1992-4, 7.2.1.5')] : []),
  ];
}

/**
 * Clause that requires a stiff plate, because the calculation of the anchor forces assumes that the plate
 * stays plane.
 */
const STIFF_PLATE = { 'EN1992-4': 'EN 1992-4, 6.2.1 (1)', 'JGJ145-2013': 'JGJ145-2013, 5.1' } as const;

/**
 * Returns the reservation for a plate that was assumed rigid if the comparison with the elastic plate
 * contradicts this assumption.
 */
export function rigidityReservations(standard: Standard, rigidity: Rigidity | undefined): Reservation[] {
  if (!isContradicted(rigidity)) return [];
  const values = rigidityValues(rigidity);
  const code = values.from === '' ? 'rigid_never' : 'rigid_contradicted';
  return [own(code, STIFF_PLATE[standard], values)];
}

/**
 * Returns a reservation if a design under JGJ145-2013 passes the combined check only by the linear check of
 * EN 1992-4, which the documented verdict accepts under both standards.
 */
function sumReservations({ input, answer }: ReservationFacts): Reservation[] {
  if ((input?.standard ?? answer.standard) !== 'JGJ145-2013') return [];
  return combinedSums(answer)
    .filter(({ key, isNotNeeded }) => key === 'concrete' && isNotNeeded)
    .map(({ value }) => own('linear_sum_alone', 'JGJ145-2013, 6.1', { value: value ?? 0 }));
}

function plateReservations({ input, answer, plate }: ReservationFacts): Reservation[] {
  if (plate === null) return [];
  const found: Reservation[] = [];
  const limit = plateYieldStrength(input?.plate.thickness ?? 0);
  const { name: steel, clause } = plateSteel(answer.standard);
  const stress = plate.stress ?? plate.leastStress;
  if (stress !== null && stress > limit) {
    const most = plate.stressBound ?? Number.MAX_VALUE;
    const bounds: Remark['values'] = plate.stress === null ? { at_least: '≥ ', most } : { at_least: '' };
    found.push(own('plate_above_yield', clause, { stress, limit, steel, ...bounds }));
  }
  if (input !== null && !input.plate.rigid && plate.isFull && plate.stress === null)
    found.push(own('plate_stress_unknown', clause));
  if (input === null) return found;
  const { symbol, value: strength, clause: at } = bearingStrength(input);
  const pressure = plate.pressure ?? plate.leastPressure;
  const at_least = plate.pressure === null ? '≥ ' : '';
  if (pressure !== null && pressure > strength * (1 + ROUNDING))
    found.push(own('pressure_above_strength', at, { pressure, at_least, symbol, limit: strength }));
  if (plate.isFull && plate.touches && plate.pressure === null)
    found.push(own('pressure_unknown', at, { symbol }));
  return found;
}

const ROUNDING = 1e-9;

/** Range of the modulus of structural steel that manufacturers state, GPa (EN 1993-1-1, 3.2.6). */
const STEEL_E = { low: 190, high: 220 } as const;

function steelReservations({ input, plateE }: ReservationFacts): Reservation[] {
  if (input === null || input.plate.rigid || plateE === undefined) return [];
  if (plateE >= STEEL_E.low && plateE <= STEEL_E.high) return [];
  return [own('plate_steel_unusual', 'EN 1993-1-1, 3.2.6', { E: plateE, ...STEEL_E })];
}

/** Returns a reservation for each server verdict that contradicts the server's own values. */
const contradictions = ({ answer }: ReservationFacts): Reservation[] =>
  namedRows(answer)
    .filter(({ isContradictory }) => isContradictory)
    .map(({ mode, utilisation }) => own('word_and_figure', '', { mode, utilisation: utilisation ?? '∞' }));

function loadReservations(facts: ReservationFacts): Reservation[] {
  const { input, answer, liveLeftOut, liveCountsElsewhere, onlyChosen } = facts;
  const clause = combinationClause(answer.standard, undefined, input?.concrete.accidental);
  const isLiveOut = liveLeftOut || (input !== null && isLeftOut(input.live));
  const isDeadOut = onlyChosen !== false && input !== null && isLeftOut(input.dead);
  return [
    ...(isLiveOut && liveCountsElsewhere !== true ? [own('live_left_out', clause)] : []),
    ...(isDeadOut ? [own('dead_left_out', clause)] : []),
  ];
}

function recordReservations({ input }: ReservationFacts): Reservation[] {
  if (input === null) return [];
  return doubtfulFigures(input).map(({ field, value, limit, ...figure }) => {
    const code = value < limit ? 'figure_low' : 'figure_high';
    return { ...own(code, '', { ...figure, value, limit }), field };
  });
}

export const reservationsOf = (facts: ReservationFacts): Reservation[] => [
  ...remarksOf(facts).filter(isReservation).map(asReservation),
  ...lockReservations(facts),
  ...(facts.input?.plate.rigid === true ? rigidityReservations(facts.input.standard, facts.rigidity) : []),
  ...sumReservations(facts),
  ...plateReservations(facts),
  ...roomReservations(facts),
  ...recordReservations(facts),
  ...steelReservations(facts),
  ...contradictions(facts),
  ...loadReservations(facts),
];

/**
 * Reports each anchor without enough room for the hole, washer and nut next to the profile or at the plate
 * edge.
 */
function roomReservations({ input, profile }: ReservationFacts): Reservation[] {
  if (input === null) return [];
  return tightAnchors(input, profile).map(({ code, ...values }) => own(code, '', values));
}
