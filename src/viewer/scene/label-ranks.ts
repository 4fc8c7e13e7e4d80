/** Priorities of the view's labels when two labels need the same position. */
import type { Rectangle, LabelBox as PlacedBox } from '@/drawing/plan/label-places';
import type { LabelTone } from '@/viewer/drawing/drawing';

/** Label kinds in descending order of importance. */
const ORDER: readonly LabelTone[] = [
  'number',
  'load',
  'moment',
  'failure',
  'compression',
  'dimension',
  'axisX',
  'axisY',
  'axisZ',
];
const NEEDED: ReadonlySet<LabelTone> = new Set(['number', 'load', 'moment', 'failure', 'compression']);

export interface LabelBox extends PlacedBox {
  tone: LabelTone;
}

export const labelBox = (box: Rectangle, tone: LabelTone): LabelBox => ({
  ...box,
  tone,
  rank: ORDER.indexOf(tone),
  isNeeded: NEEDED.has(tone),
});
