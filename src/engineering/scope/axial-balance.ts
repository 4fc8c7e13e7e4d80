/**
 * Tests whether the given axial forces are in equilibrium with the loads and the compression under the plate;
 * without contact, the anchors alone must carry the loads, and none of them may be in compression.
 */
import { factoredLoads, NEGLIGIBLE_FORCE } from '@/engineering/forces/loads';
import { type CheckInput, hasContact } from '@/engineering/model/design';
import type { Remark } from '@/engineering/model/result';

/** Tolerance for rounded forces: a fraction of the largest force, plus kN for each anchor. */
const RELATIVE = 1e-3;
const PER_ANCHOR = 0.005;

/** Returns the largest rounding error of the forces in the request, kN. */
export function roundingOf(tensions: readonly number[], T: number, N: number): number {
  return RELATIVE * Math.max(T, Math.abs(N)) + PER_ANCHOR * tensions.length;
}

/**
 * Moment of the loads about the plate's centre along an axis, and the sum of this moment and that of the
 * anchor forces, which the compression must balance, kN mm; distance to the side of the plate, mm.
 */
type Demand = Readonly<{ axis: 'x' | 'y'; load: number; moment: number; half: number }>;

const CLAUSES = { 'EN1992-4': 'EN 1992-4, 6.2.1', 'JGJ145-2013': 'JGJ145-2013, 5.2' } as const;

/**
 * Tests whether the compression C = T - N is not negative and can act under the plate so that N, M_x and M_y
 * are in equilibrium; without contact, tests the anchors alone. The remark gives both sides of an equation
 * that is not met.
 */
export function axialBalance(input: CheckInput): Remark[] {
  const { anchors, plate } = input;
  const isAlone = !hasContact(input);
  const { N, Mx, My } = factoredLoads(input);
  const forces = input.axials.map((axial) => (isAlone ? axial : Math.max(0, axial)));
  const sum = (of: (force: number, index: number) => number) =>
    forces.reduce((total, force, index) => total + of(force, index), 0);
  const T = sum((force) => force);
  const demand = (axis: 'x' | 'y', load: number, side: number): Demand => ({
    axis,
    load,
    moment: sum((force, i) => force * anchors[i][axis]) + load,
    half: side / 2,
  });
  const demands = [demand('x', 1000 * My, plate.length), demand('y', -1000 * Mx, plate.width)];
  if (isAlone) return onAnchorsAlone(input, { T, N, demands });
  const tolerance = roundingOf(forces, T, N);
  if (T < N - tolerance) return [remark(input, 'axials_below_load', { T, N })];
  const C = Math.max(0, T - N);
  return demands.flatMap(({ axis, load, moment, half }) => {
    if (Math.abs(moment) <= C * half + tolerance * half + RELATIVE * Math.abs(load)) return [];
    if (C <= tolerance) return [remark(input, 'axials_without_moment', { axis, moment: moment / 1000 })];
    const values = { axis, place: moment / C, end: Math.sign(moment) * half };
    return [remark(input, 'axials_beyond_plate', values)];
  });
}

/**
 * Tolerance without contact, as a fraction of the loads. It is smaller than with contact, because the contact
 * force of a server that calculates the plate as if it lay on the concrete may be small.
 */
const ALONE = 1e-4;
/** Ignored compression in an anchor: fraction of the largest tension, or kN without tension. */
const PRESSED = { share: 0.01, alone: 0.1 };

const remark = ({ standard }: CheckInput, code: string, values: Remark['values']): Remark => ({
  kind: 'outside_scope',
  code,
  clause: CLAUSES[standard],
  values,
});

/** Returns half of the last decimal place of rounded forces, kN; nearly 0 for unrounded forces. */
function halfDigit(forces: readonly number[]): number {
  const isRoundedTo = (unit: number) => forces.every((N) => Math.abs(N / unit - Math.round(N / unit)) < 1e-6);
  return ([0.01, 0.001, 1e-4].find(isRoundedTo) ?? 1e-6) / 2;
}

/**
 * Returns a remark if the anchors alone are not in equilibrium with the loads, otherwise a remark on the
 * anchor with the largest compression, for which the standards have no resistance.
 */
function onAnchorsAlone(
  input: CheckInput,
  { T, N, demands }: { T: number; N: number; demands: readonly Demand[] },
): Remark[] {
  const { axials, anchors } = input;
  const tolerance =
    ALONE * Math.max(Math.abs(N), ...axials.map(Math.abs)) + halfDigit(axials) * axials.length;
  const isOpen = ({ load, moment, half }: Demand) =>
    Math.abs(moment) > tolerance * half + ALONE * Math.abs(load);
  if (Math.abs(T - N) > tolerance || demands.some(isOpen)) {
    const moment = Math.hypot(...demands.map((one) => one.moment)) / 1000;
    return [remark(input, 'axials_not_balanced', { T, N, moment })];
  }
  const largest = Math.max(...axials);
  const pressed = -Math.min(...axials);
  const limit = largest > NEGLIGIBLE_FORCE ? PRESSED.share * largest : PRESSED.alone;
  if (pressed <= limit) return [];
  return [remark(input, 'anchor_in_compression', { no: anchors[axials.indexOf(-pressed)].no, pressed })];
}
