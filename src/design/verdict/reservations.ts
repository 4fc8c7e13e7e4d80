/** Reasons why a passing design should not be signed as it is, with the input that causes each. */
import type { NamedCombination } from '@/design/model/load-cases';
import type { Missing } from '@/design/verdict/incomplete-reasons';
import type { CellState, Requirement } from '@/design/verdict/requirement-states';
import type { Remark } from '@/engineering';

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

/** State of a requirement under a load case, and what explains the state. */
export interface Judgement {
  state: CellState;
  reservations?: readonly Reservation[];
  missing?: readonly Missing[];
}

interface WithReservations {
  reservations: readonly Reservation[];
  under?: NamedCombination;
}

/** For each code, the load-dependent value by which reservations from several load cases are compared. */
const COMPARED_VALUE: Readonly<Record<string, string>> = {
  plate_above_yield: 'stress',
  plate_yield_exceeded: 'stress',
  pressure_above_strength: 'pressure',
  linear_sum_alone: 'value',
  rigid_not_proven: 'utilisation',
  bearing_above_resistance: 'utilisation',
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
  requirement: Requirement;
  field: string;
}

/** Requirement and input of each reservation; first the remarks of the library that are reservations. */
const SOURCES = {
  layout_not_rectangular: { requirement: 'scope', field: 'anchor.coordinates' },
  layout_near_edge: { requirement: 'scope', field: 'anchor.coordinates' },
  spacing_below_minimum: { requirement: 'minimum_distances', field: 'anchor.coordinates' },
  spacing_below_4_d: { requirement: 'scope', field: 'anchor.coordinates' },
  rows_at_edge: { requirement: 'scope', field: 'anchor.coordinates' },
  edge_distance_below_minimum: { requirement: 'minimum_distances', field: 'base.base_points' },
  blow_out: { requirement: 'scope', field: 'base.base_points' },
  thickness_below_minimum: { requirement: 'minimum_distances', field: 'base.h' },
  f_ck_out_of_range: { requirement: 'scope', field: 'base.grade' },
  f_cuk_out_of_range: { requirement: 'scope', field: 'base.grade' },
  grade_outside_assessment: { requirement: 'scope', field: 'base.grade' },
  h_ef_small: { requirement: 'scope', field: 'anchor.type' },
  hole_too_large: { requirement: 'scope', field: 'anchor.type' },
  value_not_stored: { requirement: 'record', field: 'anchor.type' },
  lever_arm_near_edge: { requirement: 'scope', field: 'plate.installation_position' },
  axials_not_balanced: { requirement: 'scope', field: 'plate.installation_position' },
  anchor_in_compression: { requirement: 'scope', field: 'plate.installation_position' },
  axials_below_load: { requirement: 'scope', field: 'load' },
  axials_without_moment: { requirement: 'scope', field: 'load' },
  axials_beyond_plate: { requirement: 'scope', field: 'load' },
  // Reservations of the verdict rules themselves.
  plate_above_yield: { requirement: 'plate_stress', field: 'plate.thickness' },
  plate_yield_exceeded: { requirement: 'plate_stress', field: 'plate.thickness' },
  plate_stress_unknown: { requirement: 'plate_stress', field: '' },
  bearing_above_resistance: { requirement: 'bearing', field: 'plate.thickness' },
  pressure_above_strength: { requirement: 'pressure', field: 'plate.length' },
  pressure_unknown: { requirement: 'pressure', field: '' },
  lever_arm_fixed_thickness: { requirement: 'scope', field: 'plate.thickness' },
  rigid_not_proven: { requirement: 'rigidity', field: 'plate.thickness' },
  linear_sum_alone: { requirement: 'combined', field: '' },
  certification_missing: { requirement: 'record', field: 'anchor.type' },
  figure_low: { requirement: 'record', field: '' },
  figure_high: { requirement: 'record', field: '' },
  plate_steel_unusual: { requirement: 'record', field: 'plate.E' },
  no_room_beside_profile: { requirement: 'room', field: 'anchor.coordinates' },
  no_room_at_plate_edge: { requirement: 'room', field: 'plate.length' },
  fixture_too_thick: { requirement: 'room', field: 'plate.thickness' },
  word_and_figure: { requirement: 'combined', field: '' },
  live_left_out: { requirement: 'loads', field: 'load.Live' },
  dead_left_out: { requirement: 'loads', field: 'load.Dead' },
} as const satisfies Readonly<Record<string, Source>>;

/** Codes of all reservations that this app can make. */
export const RESERVATION_CODES = Object.keys(SOURCES) as (keyof typeof SOURCES)[];

/** The table for any code; a code without a row, as of a server, makes no verdict better. */
export const SOURCE_OF: Readonly<Record<string, Source | undefined>> = SOURCES;

/** True for remarks on anchors of a plate without contact that leave the verdict incomplete. */
export const isNotCarriedOut = <R extends Pick<Reservation, 'code'>>(
  one: R,
): one is R & { code: 'axials_not_balanced' | 'anchor_in_compression' } =>
  one.code === 'axials_not_balanced' || one.code === 'anchor_in_compression';

/** Returns the requirement that a reservation concerns; `scope` for a code known only to another server. */
export const requirementOf = ({ code }: Pick<Reservation, 'code'>): Requirement =>
  SOURCE_OF[code]?.requirement ?? 'scope';

/**
 * True if a remark is a reservation: a remark about the scope or a minimum value, from a server or from the
 * app. Other remarks remain notes: users would ignore a reservation that appears for every design.
 */
export const isReservation = ({ kind }: Pick<Remark, 'kind'>): boolean =>
  kind === 'outside_scope' || kind === 'minimum';

export const reservation = (code: string, clause: string, values: Remark['values'] = {}): Reservation => ({
  code,
  values,
  clause,
  field: SOURCE_OF[code]?.field ?? '',
});
