import { expect, it } from 'vitest';
import { placedLabels, touch, type FreeSpace } from '@/drawing/plan/labels';
import type { LabelTone } from '@/viewer/drawing/drawing';
import { labelBox, type LabelBox } from '@/viewer/rendering/label-mesh';

const ROOM: FreeSpace = { width: 1000, height: 600, taken: [] };
const placed = (boxes: readonly LabelBox[]) => placedLabels(boxes, ROOM);

const box = (x: number, y: number, tone: LabelTone = 'dimension'): LabelBox =>
  labelBox({ x: x + 500, y: y + 300, width: 40, height: 20 }, tone);

function covered(boxes: readonly LabelBox[]): boolean {
  const shown = placed(boxes).flatMap((shift, i) =>
    shift ? [{ x: boxes[i].x + shift[0], y: boxes[i].y + shift[1] }] : [],
  );
  return shown.some((a, i) =>
    shown.slice(i + 1).some((b) => Math.abs(a.x - b.x) < 40 && Math.abs(a.y - b.y) < 20),
  );
}

it('labels stay at their positions if they do not overlap', () => {
  expect(placed([box(0, 0), box(43, 0), box(0, 23, 'load')])).toEqual(Array(3).fill([0, 0]));
});

it('a label moves to make room for a more important label, even if that label comes later in the list', () => {
  const [dimension, load] = placed([box(5, 3), box(0, 0, 'load')]);
  expect([dimension, load].map(String)).toEqual(['0,20', '0,0']);
});

it('a label that is not required is hidden if there is no free position', () => {
  const heap = [box(0, 0), box(1, 1), box(2, 2), box(3, 3)];
  expect(placed(heap).filter((shift) => shift === null)).toHaveLength(1);
  expect(covered(heap)).toBe(false);
});

it('a required label moves farther away if there is no free position nearby', () => {
  const loads = [0, 1, 2, 3, 4, 5, 6].map((i) => box(i, i, 'load'));
  expect(placed(loads)).not.toContain(null);
  expect(covered(loads)).toBe(false);
});

it('labels stay within the image and avoid page elements that cover it', () => {
  const legend = { x: 90, y: 300, width: 180, height: 600 };
  const corner = labelBox({ x: 3, y: 598, width: 40, height: 20 }, 'load');
  const [shift] = placedLabels([corner], { ...ROOM, taken: [legend] });
  const box = { ...corner, x: corner.x + (shift?.[0] ?? 0), y: corner.y + (shift?.[1] ?? 0) };
  expect(box.x - 20).toBeGreaterThanOrEqual(0);
  expect(box.y + 10).toBeLessThanOrEqual(600);
  expect(touch(box, legend)).toBe(false);
});

it('a label outside the image is hidden', () =>
  expect(placedLabels([labelBox({ x: -30, y: 300, width: 40, height: 20 }, 'load')], ROOM)).toEqual([null]));

it('even a required label is hidden if it has no free position at all', () => {
  const tight: FreeSpace = { width: 44, height: 24, taken: [] };
  const heap = [0, 1].map(() => labelBox({ x: 22, y: 12, width: 40, height: 20 }, 'load'));
  expect(placedLabels(heap, tight)).toEqual([expect.any(Array), null]);
});
