import { describe, expect, it } from 'vitest';
import type { LabelTone } from '../drawing/drawing';
import { placedLabels, type LabelBox } from './label-places';

const box = (x: number, y: number, tone: LabelTone = 'dimension'): LabelBox => ({
  x,
  y,
  width: 40,
  height: 20,
  tone,
});

function covered(boxes: readonly LabelBox[]): boolean {
  const shown = placedLabels(boxes).flatMap((shift, i) =>
    shift ? [{ x: boxes[i].x + shift[0], y: boxes[i].y + shift[1] }] : [],
  );
  return shown.some((a, i) =>
    shown.slice(i + 1).some((b) => Math.abs(a.x - b.x) < 40 && Math.abs(a.y - b.y) < 20),
  );
}

describe('labels on the screen', () => {
  it('stay where they are while they are apart', () => {
    expect(placedLabels([box(0, 0), box(41, 0), box(0, 21, 'load')])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it('give way to the more important one, whichever comes first', () => {
    expect(placedLabels([box(5, 3), box(0, 0, 'load')])).toEqual([
      [0, 24],
      [0, 0],
    ]);
  });

  it('go where there is no place left, if they may', () => {
    const heap = [box(0, 0), box(1, 1), box(2, 2), box(3, 3)];
    expect(placedLabels(heap).filter((shift) => shift === null)).toHaveLength(1);
    expect(covered(heap)).toBe(false);
  });

  it('that must be seen find a place further away', () => {
    const loads = [0, 1, 2, 3, 4, 5, 6].map((i) => box(i, i, 'load'));
    expect(placedLabels(loads)).not.toContain(null);
    expect(covered(loads)).toBe(false);
  });
});
