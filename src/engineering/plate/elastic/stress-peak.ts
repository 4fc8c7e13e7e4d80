/** Largest stress in the plate: the whole grid shows its place, close-ups give its value. */
import { byLargest, largestBy } from '@/engineering/model/largest-result';
import type { CloseUp, CloseUps } from '@/engineering/plate/elastic/local-refinement';
import type { Box } from '@/engineering/plate/elastic/mesh';
import { fieldAt, type PlateField } from '@/engineering/plate/elastic/plate-field';
import type { ElasticState } from '@/engineering/plate/elastic/subspace-minimisation';

interface StressPeak {
  /** Von Mises stress at the peak, MPa. */
  vonMises: number;
  at: readonly [number, number];
}

/** Fraction by which a stress on the fine grid may be too low; a peak lower by more cannot be the largest. */
const SHORTFALL = 0.1;
/** Largest number of close-ups: four corners and four washers may have equal stresses. */
const MAX_CLOSE_UPS = 8;
/** Tolerance for equal positions, mm; far below the spacing of the sample points. */
const SAME_PLACE = 1e-6;

function positionOf({ xs, ys }: PlateField, sample: number): [number, number] {
  const column = sample % xs.length;
  return [xs[column], ys[(sample - column) / xs.length]];
}

const isIn = ({ x1, x2, y1, y2 }: Box, [x, y]: readonly [number, number]): boolean =>
  x >= x1 && x <= x2 && y >= y1 && y <= y2;

/** Compares positions for sorting: from the bottom up, and from left to right within a row. */
function byPlace({ at: [ax, ay] }: StressPeak, { at: [bx, by] }: StressPeak): number {
  if (Math.abs(ay - by) > SAME_PLACE) return ay - by;
  return Math.abs(ax - bx) > SAME_PLACE ? ax - bx : 0;
}

/** True if no neighbouring sample point has a larger stress. */
function isLocalPeak({ xs, ys, vonMises }: PlateField, sample: number): boolean {
  const columns = xs.length;
  const column = sample % columns;
  const row = (sample - column) / columns;
  for (let j = Math.max(0, row - 1); j <= Math.min(ys.length - 1, row + 1); j++) {
    for (let i = Math.max(0, column - 1); i <= Math.min(columns - 1, column + 1); i++) {
      if (byLargest(vonMises[i + j * columns], vonMises[sample]) < 0) return false;
    }
  }
  return true;
}

/** Returns the sample points of local peaks with at least this stress, the largest first. */
function peaksOf(field: PlateField, atLeast: number): number[] {
  const { vonMises } = field;
  const peaks: number[] = [];
  vonMises.forEach((stress, sample) => {
    if (stress >= atLeast && isLocalPeak(field, sample)) peaks.push(sample);
  });
  return peaks.sort((a, b) => byLargest(vonMises[a], vonMises[b]));
}

/** Returns the largest stress at the sample points (within a box); -1 without points. */
function largestOf(field: PlateField, within?: Box): StressPeak {
  const samples = [...field.vonMises.keys()].filter(
    (sample) => !within || isIn(within, positionOf(field, sample)),
  );
  const largest = largestBy(samples, (sample) => field.vonMises[sample]);
  if (largest === undefined) return { vonMises: -1, at: [0, 0] };
  return { vonMises: field.vonMises[largest], at: positionOf(field, largest) };
}

const STRESSES = ['vonMises', 'Mx', 'My', 'Mxy'] as const;

/** Returns a copy of the field with the stresses of the close-ups inside their cores. */
function withCloseUps(field: PlateField, closeUps: readonly CloseUp[]): PlateField {
  const result = { ...field };
  for (const name of STRESSES) result[name] = field[name].slice();
  for (const { field: near, core } of closeUps) {
    for (let sample = 0; sample < field.vonMises.length; sample++) {
      const at = positionOf(field, sample);
      if (!isIn(core, at)) continue;
      for (const name of STRESSES) result[name][sample] = fieldAt(near, near[name], ...at);
    }
  }
  return result;
}

/** Returns close-ups at the local peaks where the stress may be largest, at most `MAX_CLOSE_UPS`. */
function closeUpsOf(
  squares: CloseUps,
  balance: ElasticState,
  field: PlateField,
  t: number,
  shortfall: number,
): CloseUp[] {
  const closeUps: CloseUp[] = [];
  let largest = largestOf(field).vonMises / (1 + shortfall);
  for (const sample of peaksOf(field, largest)) {
    if (closeUps.length === MAX_CLOSE_UPS || field.vonMises[sample] * (1 + shortfall) < largest) break;
    const at = positionOf(field, sample);
    if (closeUps.some(({ core }) => isIn(core, at))) continue;
    const found = squares.at(at, balance, t);
    if (found === null) continue;
    closeUps.push(found);
    largest = Math.max(largest, largestOf(found.field, found.core).vonMises);
  }
  return closeUps;
}

/**
 * Returns the field on the whole grid, with close-ups at its largest stresses, and the largest stress.
 * `shortfall` is the fraction by which the stress on this grid may be too low.
 */
export function stressPeak(
  squares: CloseUps,
  balance: ElasticState,
  field: PlateField,
  t: number,
  shortfall = SHORTFALL,
): { field: PlateField; peak: StressPeak } {
  const rough = largestOf(field);
  if (rough.vonMises === 0) return { field, peak: rough };
  const closeUps = closeUpsOf(squares, balance, field, t, shortfall);
  const sharper = withCloseUps(field, closeUps);
  const peaks = [largestOf(sharper), ...closeUps.map((found) => largestOf(found.field, found.core))];
  return { field: sharper, peak: largestBy(peaks.sort(byPlace), ({ vonMises }) => vonMises) ?? rough };
}
