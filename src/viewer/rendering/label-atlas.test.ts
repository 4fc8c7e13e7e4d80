import { describe, expect, it } from 'vitest';
import { arranged, runsOf } from '@/viewer/rendering/label-atlas';

describe('label image', () => {
  it('runsOf makes the text after an underscore a subscript', () => {
    expect(runsOf('N_z = 1 kN')).toEqual([
      { text: 'N', sub: false },
      { text: 'z', sub: true },
      { text: ' = 1 kN', sub: false },
    ]);
    expect(runsOf('A_c,N')).toEqual([
      { text: 'A', sub: false },
      { text: 'c,N', sub: true },
    ]);
    expect(runsOf('200')).toEqual([{ text: '200', sub: false }]);
  });

  it('labels are arranged in the image without overlap', () => {
    const { cells, width, height } = arranged([200, 200, 200, 40, 500]);
    cells.forEach((a, i) => {
      expect(a.x + a.width).toBeLessThanOrEqual(width);
      expect(a.y + a.height).toBeLessThanOrEqual(height);
      for (const b of cells.slice(i + 1)) {
        expect(a.y !== b.y || a.x + a.width <= b.x || b.x + b.width <= a.x).toBe(true);
      }
    });
    expect(width).toBeLessThanOrEqual(512);
    expect(new Set(cells.map(({ y }) => y)).size).toBe(3);
  });
});
