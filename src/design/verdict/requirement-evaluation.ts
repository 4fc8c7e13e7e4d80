/** Judges each requirement under a load case: its state, its reservations and its missing checks. */
import { judgeRigidity } from '@/design/verdict/case-verdict';
import {
  acts,
  checksMissing,
  combinedFails,
  combinedSums,
  contradictionOf,
  rowsMissing,
  type Statement,
} from '@/design/verdict/check-status';
import { implausibleInputs } from '@/design/verdict/implausible-record-values';
import type { Missing } from '@/design/verdict/incomplete-reasons';
import { type PlateFacts, plateYieldOf } from '@/design/verdict/plate-result';
import type { Cells, CellState, Requirement } from '@/design/verdict/requirement-states';
import {
  isNotCarriedOut,
  isReservation,
  requirementOf,
  reservation,
  type Judgement,
  type Reservation,
} from '@/design/verdict/reservations';
import type { Calculation } from '@/design/verdict/run-result';
import {
  forEachMode,
  type AnchorPoint,
  bearingStrength,
  type CheckInput,
  COMBINED_KEYS,
  combinationClause,
  distanceToSteel,
  fixtureThickness,
  holeBearing,
  type ModeKey,
  plateSteel,
  type ProfileInput,
  type Remark,
  scopeRemarks,
  standsOff,
  placedOutline,
  type Verdict,
  withinLimit,
} from '@/engineering';

/** Facts about one load case of a design, from which its requirements are judged. */
interface CaseFacts extends Calculation {
  stresses: PlateFacts;
}

/** `remarks`: of the load case; `reservations` and `cells`: those found so far. */
type Judge = (
  facts: CaseFacts,
  found: { remarks: readonly Remark[]; reservations: readonly Reservation[]; cells: Cells },
) => Judgement;

/** Returns the judgement on a requirement that only reservations lower. */
const byReservations = (reservations: readonly Reservation[]): Judgement => ({
  state: reservations.length > 0 ? 'reservation' : 'satisfied',
  reservations,
});

const ROUNDING = 1e-9;

/** Returns the stated remarks, and those of our own rules, which do not depend on a server. */
export function remarksOf({ input, answer }: Calculation): readonly Remark[] {
  const stated = answer.remarks;
  const own = scopeRemarks({ input, reaction: answer.reaction });
  return [
    ...stated,
    ...own.filter(({ code }) => !stated.some((one) => one.code === code && isReservation(one))),
  ];
}

const asReservation = ({ code, values, clause, text }: Remark): Reservation => ({
  ...reservation(code, clause, values),
  ...(text === undefined ? {} : { text }),
});

/** Returns the remarks about a requirement that are reservations, except those on checks not carried out. */
const fromRemarks = (remarks: readonly Remark[], requirement: Requirement): Reservation[] =>
  remarks
    .filter((one) => isReservation(one) && requirementOf(one) === requirement && !isNotCarriedOut(one))
    .map(asReservation);

const STATE: Readonly<Record<Verdict, CellState>> = {
  Satisfied: 'satisfied',
  'Not satisfied': 'not_satisfied',
  'Not applicable': 'not_applicable',
};

/** Returns the reservation that the server's verdict on a row contradicts its utilisation, if it does. */
const contradicted = (found: Statement | null): Reservation[] =>
  found === null ? [] : [reservation(found.code, '', found.values)];

const judgeMode =
  (mode: ModeKey): Judge =>
  ({ answer }) => {
    const { verdict, stated } = answer.checks[mode];
    if (verdict === 'Not applicable' && rowsMissing(answer).includes(mode)) return { state: 'not_judged' };
    if (stated === undefined) return { state: STATE[verdict] };
    return {
      state: verdict === 'Not satisfied' ? 'not_satisfied' : 'reservation',
      reservations: contradicted(contradictionOf(answer, mode)),
    };
  };

/** JGJ145-2013: a pass by the linear check of EN 1992-4 alone, which the documents accept, is reserved. */
const judgeCombined: Judge = ({ answer, input }) => {
  const checks = [...rowsMissing(answer), ...checksMissing(answer, input)];
  const isChinese = input.standard === 'JGJ145-2013';
  const sums = combinedSums(answer);
  const linear = sums.find(({ key, isNotNeeded }) => key === 'concrete' && isNotNeeded);
  const reservations = [
    ...(isChinese && linear !== undefined
      ? [reservation('linear_sum_alone', 'JGJ145-2013, 6.1', { value: linear.value ?? 0 })]
      : []),
    ...COMBINED_KEYS.flatMap((key) => contradicted(contradictionOf(answer, key, sums))),
  ];
  if (combinedFails(answer, sums)) return { state: 'not_satisfied', reservations };
  if (checks.length > 0)
    return { state: 'not_judged', reservations, missing: [{ code: 'checks_missing', values: {}, checks }] };
  const applies = sums.some(({ value }) => value !== null);
  return applies ? byReservations(reservations) : { state: 'not_applicable' };
};

/** Value of a full solution, or the bounds of the value from a solution for the forces alone. */
interface Bounded {
  value: number | null;
  least: number | null;
  bound: number | null;
}

/** True if a value is above its limit, or certainly above it; null while the bounds leave that open. */
function exceeds({ value, least, bound }: Bounded, limit: number): boolean | null {
  const most = limit * (1 + ROUNDING);
  if (value !== null) return value > most;
  if (least !== null && least > most) return true;
  return bound !== null && bound <= limit ? false : null;
}

const judgePlateStress: Judge = ({ input, plateYield, stresses }) => {
  const { limit, steel, clause } = plateYieldOf({ input, plateYield });
  if (input.plate.rigid && stresses.stress === null) return { state: 'not_applicable' };
  const open: Judgement = { state: 'not_judged', missing: [{ code: 'plate_stress_open', values: {} }] };
  const { stress: value, leastStress: least, stressBound: bound } = stresses;
  const isAbove = exceeds({ value, least, bound }, limit);
  if (isAbove === null)
    return stresses.isFull
      ? { state: 'reservation', reservations: [reservation('plate_stress_unknown', clause)] }
      : open;
  if (!isAbove) return { state: 'satisfied' };
  const bounds: Remark['values'] =
    value === null ? { at_least: '≥ ', most: bound ?? Number.MAX_VALUE } : { at_least: '' };
  const values = { stress: value ?? least ?? 0, ...bounds };
  const above = plateYield
    ? reservation('plate_yield_exceeded', clause, { ...values, f_y: limit })
    : reservation('plate_above_yield', clause, { ...values, limit, steel });
  return { state: 'reservation', reservations: [above] };
};

/** Judges the bearing at the holes; an unknown thickness of a rigid plate is a condition of the verdict. */
const judgeBearing: Judge = ({ input, answer, rigidity }) => {
  const found = holeBearing(input, answer.reaction);
  if (found === null) return { state: 'not_applicable' };
  const { no, axis, V_Ed: V, F_b_Rd: limit, t, utilisation: most } = found;
  const utilisation = most ?? Number.MAX_VALUE;
  if (!withinLimit(utilisation, 100)) {
    const values = { no, axis, V, limit, t, steel: plateSteel(answer.standard).name, utilisation };
    return byReservations([reservation('bearing_above_resistance', 'EN 1993-1-8, 3.6.1', values)]);
  }
  const isUnknown = rigidity?.kind === 'unchecked' && rigidity.lacks !== 'section';
  return { state: input.plate.rigid && isUnknown ? 'assumed' : 'satisfied' };
};

/** Judges the mean pressure on the loaded area; without a loaded area, the largest pressure, unspread. */
const judgePressure: Judge = ({ input, stresses }) => {
  const open: Judgement = { state: 'not_judged', missing: [{ code: 'pressure_open', values: {} }] };
  if (!stresses.touches) return { state: 'not_applicable' };
  const { pressure: value, leastPressure: least, pressureBound: bound, loaded } = stresses;
  const { symbol, value: limit, spreading, clause } = bearingStrength(input, loaded);
  const isAbove = exceeds({ value, least, bound }, limit);
  if (isAbove === null)
    return stresses.isFull
      ? { state: 'reservation', reservations: [reservation('pressure_unknown', clause, { symbol })] }
      : open;
  if (!isAbove) return { state: 'satisfied' };
  const at_least = value === null ? '≥ ' : '';
  const strength = spreading > 1 ? `${spreading.toFixed(2)} ${symbol}` : symbol;
  const values = { pressure: value ?? least ?? 0, at_least, symbol: strength, limit };
  return { state: 'reservation', reservations: [reservation('pressure_above_strength', clause, values)] };
};

const judgeMinimumDistances: Judge = (_, { remarks }) =>
  byReservations(fromRemarks(remarks, 'minimum_distances'));

export interface TightAnchor {
  code: 'no_room_beside_profile' | 'no_room_at_plate_edge';
  no: number;
  /** Distance from the anchor axis to the profile or the plate edge, and its required minimum, mm. */
  distance: number;
  limit: number;
}

interface Placed {
  anchors: readonly Pick<AnchorPoint, 'no' | 'x' | 'y'>[];
  plate: Pick<CheckInput['plate'], 'length' | 'width'>;
  product: Pick<CheckInput['product'], 'd_nom' | 'd_f'>;
}

const ROOM_ROUNDING = 1e-6;

/** Radius of hole or washer, mm; the washer is assumed twice as wide as the anchor, the nut smaller. */
const radiusOf = ({ d_nom, d_f }: Placed['product']): number => Math.max(d_nom, d_f / 2);

/** Returns the anchors without enough room, beside the profile only if it is known. */
export function tightAnchors(
  { anchors, plate, product }: Placed,
  profile: ProfileInput | null,
): TightAnchor[] {
  const limit = radiusOf(product);
  const steel = profile === null ? [] : placedOutline(profile);
  return anchors.flatMap(({ no, x, y }): TightAnchor[] => {
    const toEdge = Math.min(plate.length / 2 - Math.abs(x), plate.width / 2 - Math.abs(y));
    const toSteel = distanceToSteel(steel, [x, y]);
    return [
      { code: 'no_room_beside_profile' as const, no, distance: toSteel, limit },
      { code: 'no_room_at_plate_edge' as const, no, distance: toEdge, limit },
    ].filter(({ distance }) => distance < limit - ROOM_ROUNDING);
  });
}

/** Judges the room for hole, washer and nut of each anchor, and its reach through plate and gap. */
const judgeRoom: Judge = ({ input, profile, assessed }) => {
  const tight = tightAnchors(input, profile).map(({ code, ...values }) => reservation(code, '', values));
  const value = fixtureThickness(input);
  const limit = assessed?.t_fix || Infinity;
  if (value > limit * (1 + ROUNDING)) tight.push(reservation('fixture_too_thick', '', { value, limit }));
  return profile === null && tight.length === 0 ? { state: 'not_applicable' } : byReservations(tight);
};

/** Range of the modulus of structural steel that manufacturers state, GPa (EN 1993-1-1, 3.2.6). */
const STEEL_E = { low: 190, high: 220 } as const;

/** Judges the values of the records: anchor, grade, profile and the plate's steel. */
const judgeRecord: Judge = ({ input, assessed }, { remarks }) => {
  const E = input.rest?.E;
  const reservations = fromRemarks(remarks, 'record');
  if (assessed?.certification === '') reservations.push(reservation('certification_missing', ''));
  for (const { field, value, limit, ...figure } of implausibleInputs(input)) {
    const code = value < limit ? 'figure_low' : 'figure_high';
    reservations.push({ ...reservation(code, '', { ...figure, value, limit }), field });
  }
  const isUnusual = E !== undefined && !(E >= STEEL_E.low && E <= STEEL_E.high);
  if (!input.plate.rigid && isUnusual)
    reservations.push(reservation('plate_steel_unusual', 'EN 1993-1-1, 3.2.6', { E, ...STEEL_E }));
  return byReservations(reservations);
};

/** Clause that defines the lever arm, which includes half the plate thickness. */
const LEVER_ARM = { 'EN1992-4': 'EN 1992-4, 6.2.2.3', 'JGJ145-2013': 'JGJ145-2013, 6.1' } as const;

/** Judges the scope of the standard, including a lever arm that depends on a locked plate thickness. */
const judgeScope: Judge = ({ input, answer, openLocks }, { remarks }) => {
  const reservations = fromRemarks(remarks, 'scope');
  const missing = remarks.filter(isNotCarriedOut).map(({ code, values }): Missing => ({ code, values }));
  const { thickness } = input.plate;
  const isLocked = openLocks !== undefined && !openLocks.includes('thickness');
  if (input.plate.rigid && standsOff(input) && acts(answer, 'shear') && isLocked)
    reservations.push(reservation('lever_arm_fixed_thickness', LEVER_ARM[input.standard], { thickness }));
  if (missing.length > 0) return { state: 'not_judged', reservations, missing };
  return byReservations(reservations);
};

/** Judges whether the load cases cover all entered loads. */
const judgeLoads: Judge = ({ input, answer, uncovered }) => {
  const clause = combinationClause(answer.standard, undefined, input.concrete.accidental);
  return byReservations([
    ...(uncovered.liveLeftOut ? [reservation('live_left_out', clause)] : []),
    ...(uncovered.deadLeftOut ? [reservation('dead_left_out', clause)] : []),
  ]);
};

/** Judges whether all inputs could be read, or were confirmed by the designer. */
const judgeInputs: Judge = ({ uncovered: { unconfirmed } }) => {
  if (unconfirmed.length === 0) return { state: 'satisfied' };
  const values = {
    count: String(unconfirmed.length),
    of: String(unconfirmed.length),
    names: unconfirmed.join(', '),
  };
  return { state: 'not_judged', missing: [{ code: 'inputs_unconfirmed', values }] };
};

export const JUDGES: Readonly<Record<Requirement, Judge>> = {
  ...forEachMode((_, mode) => judgeMode(mode)),
  combined: judgeCombined,
  plate_stress: judgePlateStress,
  bearing: judgeBearing,
  pressure: judgePressure,
  minimum_distances: judgeMinimumDistances,
  room: judgeRoom,
  record: judgeRecord,
  scope: judgeScope,
  loads: judgeLoads,
  inputs: judgeInputs,
  rigidity: ({ input, rigidity }, own) => {
    return input.plate.rigid ? judgeRigidity(rigidity, input.standard, own) : { state: 'not_applicable' };
  },
};
