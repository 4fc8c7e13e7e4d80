/** What keeps a design that passes from being signed as it stands, each with the input it hangs on. */
import type { CheckAnswerOnWire } from '../../api/contract/run-algorithm-answer';
import {
  combinationClause,
  plateSteel,
  plateYieldStrength,
  scopeRemarks,
  standsOff,
  type CheckInput,
  type LoadSet,
  type Remark,
} from '../../engineering';
import type { Lock } from '../../quantities/locks';
import { doubtfulFigures } from './doubtful-figures';
import { isContradicted, rigidityValues, type Rigidity } from './rigidity';
import { acts, combinedSums } from './rows';

export interface Reservation {
  /** Key of the text, with the figures of its placeholders. */
  code: string;
  values: Remark['values'];
  clause: string;
  /** Input at fault, as a path in the request (`base.h`); '' where none is. */
  field: string;
  /** Words of a server for a code of its own. */
  text?: string;
}

/**
 * Remarks that are reservations, with their field. A remark that is not listed here stays a note: what holds
 * for every design would make amber worthless.
 */
const FIELDS = {
  layout_not_rectangular: 'anchor.coordinates',
  layout_near_edge: 'anchor.coordinates',
  spacing_below_minimum: 'anchor.coordinates',
  spacing_below_4_d: 'anchor.coordinates',
  rows_at_edge: 'anchor.coordinates',
  edge_distance_below_minimum: 'base.base_points',
  blow_out: 'base.base_points',
  thickness_below_minimum: 'base.h',
  f_ck_out_of_range: 'base.grade',
  f_cuk_out_of_range: 'base.grade',
  grade_outside_assessment: 'base.grade',
  h_ef_small: 'anchor.type',
  hole_too_large: 'anchor.type',
  value_not_stored: 'anchor.type',
  lever_arm_near_edge: 'plate.installation_position',
  stand_off_under_compression: 'plate.installation_position',
  axials_below_load: 'load',
  axials_without_moment: 'load',
  axials_beyond_plate: 'load',
} as const satisfies Readonly<Record<string, string>>;

/** Of rules that are the verdict's own. */
const OWN_CODES = [
  'plate_above_yield',
  'lever_arm_fixed_thickness',
  'rigid_contradicted',
  'rigid_never',
  'linear_sum_alone',
  'pull_out_for_cracked',
  'figure_low',
  'figure_high',
  'live_left_out',
] as const;

/** Every reservation that this app can make. */
export const RESERVATION_CODES = [...(Object.keys(FIELDS) as (keyof typeof FIELDS)[]), ...OWN_CODES];
export type ReservationCode = (typeof RESERVATION_CODES)[number];

/** What was not verified at all keeps the verdict from being one, rather than being a reservation on it. */
export const leavesOpen = ({ code }: Pick<Reservation, 'code'>): boolean =>
  code === 'stand_off_under_compression';

const fieldOf: Readonly<Record<string, string | undefined>> = FIELDS;

/** A code that only another server knows is a reservation by its kind. */
export const isReservation = ({ code, kind, text }: Remark): boolean =>
  code in FIELDS || (text !== undefined && (kind === 'outside_scope' || kind === 'minimum'));

const asReservation = ({ code, values, clause, text }: Remark): Reservation => ({
  code,
  values,
  clause,
  field: fieldOf[code] ?? '',
  ...(text === undefined ? {} : { text }),
});

const COMPONENTS: readonly (keyof LoadSet)[] = ['N', 'Vx', 'Vy', 'Mx', 'My', 'Mz'];

/** True where live loads were entered but count with the factor 0. */
function leavesOutLive({ live }: Pick<CheckInput, 'live'>): boolean {
  return live.factor === 0 && COMPONENTS.some((name) => live[name] !== 0);
}

export interface ReservationFacts {
  /** Null where the request is not known: then only the answer's own remarks count. */
  input: CheckInput | null;
  answer: CheckAnswerOnWire;
  /** Largest von Mises stress of an elastic plate, MPa; null for a rigid plate or an unknown stress. */
  plateStress: number | null;
  /** Locks that the designer has opened; none given: it is not known, as of a request on the command line. */
  openLocks?: readonly Lock[];
  /** Of a rigid plate; none where it is not known. */
  rigidity?: Rigidity | undefined;
  /** Live loads were entered and are left out by the chosen load case. */
  liveLeftOut: boolean;
  /** Another combination of the same design counts them: then this one may leave them out. */
  liveCountsElsewhere?: boolean;
}

/** A server that sends no remarks leaves their rules to us. */
function remarksOf({ input, answer }: ReservationFacts): readonly Remark[] {
  if (answer.remarks !== undefined) return answer.remarks;
  if (input === null) return [];
  const { compression } = answer.resultant;
  return scopeRemarks({
    input,
    reaction: answer.reaction,
    compression: typeof compression === 'number' ? compression : 0,
  });
}

/** Where the length of a lever arm stands, which begins at half the plate's thickness. */
const LEVER_ARM = { 'EN1992-4': 'EN 1992-4, 6.2.2.3', 'JGJ145-2013': 'JGJ145-2013, 6.1' } as const;

/** What a lock leaves open, closed or opened. */
function lockReservations({ input, answer, openLocks }: ReservationFacts): Reservation[] {
  if (input === null || openLocks === undefined) return [];
  const isFixed =
    input.plate.rigid && standsOff(input) && acts(answer, 'shear') && !openLocks.includes('thickness');
  const isUnsure = input.concrete.cracked && openLocks.includes('cracked') && input.product.N_Rk_p_0 > 0;
  const { thickness } = input.plate;
  return [
    ...(isFixed
      ? [
          {
            code: 'lever_arm_fixed_thickness',
            values: { thickness },
            clause: LEVER_ARM[input.standard],
            field: 'plate.thickness',
          },
        ]
      : []),
    ...(isUnsure && acts(answer, 'tension')
      ? [{ code: 'pull_out_for_cracked', values: {}, clause: 'EN 1992-4, 7.2.1.5', field: 'anchor.type' }]
      : []),
  ];
}

/** Where a plate is asked to be stiff enough for forces that follow from a plane. */
const STIFF_PLATE = { 'EN1992-4': 'EN 1992-4, 6.2.1 (1)', 'JGJ145-2013': 'JGJ145-2013, 5.1' } as const;

function rigidityReservations({ input, rigidity }: ReservationFacts): Reservation[] {
  if (input?.plate.rigid !== true || !isContradicted(rigidity)) return [];
  const values = rigidityValues(rigidity);
  const code = values.from === '' ? 'rigid_never' : 'rigid_contradicted';
  return [{ code, values, clause: STIFF_PLATE[input.standard], field: 'plate.thickness' }];
}

/** The documented verdict takes the linear sum of EN 1992-4 in its place under both standards. */
function sumReservations({ input, answer }: ReservationFacts): Reservation[] {
  if ((input?.standard ?? answer.standard) !== 'JGJ145-2013') return [];
  return combinedSums(answer)
    .filter(({ key, isNotNeeded }) => key === 'concrete' && isNotNeeded)
    .map(({ value }) => ({
      code: 'linear_sum_alone',
      values: { value: value ?? 0 },
      clause: 'JGJ145-2013, 6.1',
      field: '',
    }));
}

export function reservationsOf(facts: ReservationFacts): Reservation[] {
  const { input, plateStress, liveLeftOut } = facts;
  const found = remarksOf(facts).filter(isReservation).map(asReservation);
  found.push(...lockReservations(facts), ...rigidityReservations(facts), ...sumReservations(facts));
  const limit = plateYieldStrength(input?.plate.thickness ?? 0);
  if (plateStress !== null && plateStress > limit) {
    const { name: steel, clause } = plateSteel(facts.answer.standard);
    const values = { stress: plateStress, limit, steel };
    found.push({ code: 'plate_above_yield', values, clause, field: 'plate.thickness' });
  }
  if (input !== null)
    for (const { field, value, limit, ...figure } of doubtfulFigures(input)) {
      const code = value < limit ? 'figure_low' : 'figure_high';
      found.push({ code, values: { ...figure, value, limit }, clause: '', field });
    }
  const isLeftOut = liveLeftOut || (input !== null && leavesOutLive(input));
  if (isLeftOut && facts.liveCountsElsewhere !== true) {
    const clause = combinationClause(facts.answer.standard);
    found.push({ code: 'live_left_out', values: {}, clause, field: 'load.Live' });
  }
  return found;
}
