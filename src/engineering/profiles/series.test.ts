import { describe, expect, it } from 'vitest';
import { outlineOf, SERIES, seriesByCode } from './series';

const area = (outline: [number, number][]) =>
  Math.abs(
    outline.reduce((sum, [x, y], i) => {
      const [u, v] = outline[(i + 1) % outline.length];
      return sum + x * v - u * y;
    }, 0) / 2,
  );

describe('profile series', () => {
  it('are 18, with solver codes 1 to 11', () => {
    expect(SERIES).toHaveLength(18);
    expect(new Set(SERIES.map(({ solver }) => solver))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));
    expect(seriesByCode(12)?.shape).toBe('I');
    expect(seriesByCode(99)).toBeUndefined();
  });

  it.each([
    [12, 2 * 100 * 8 + 6 * (200 - 16)],
    [21, 6 * 200 + 2 * (100 - 6) * 8],
    [31, 100 * 8 + 6 * (200 - 8)],
    [51, 6 * 200 + (100 - 6) * 6],
    [71, 200 * 100],
    [91, 6 * 200 + 2 * (100 - 6) * 8],
    [101, 6 * 200 + 8 * 100 - 6 * 8],
  ])('series %d encloses the area of its parts', (code, expected) => {
    const total = outlineOf(code, { H: 200, W: 100, T: 6, FT: 8 }).reduce(
      (sum, outline) => sum + area(outline),
      0,
    );
    expect(total).toBeCloseTo(expected, 9);
  });

  it('draws a tube as an outline with a hole', () => {
    const [outer, inner] = outlineOf(41, { H: 200, W: 100, T: 6, FT: 0 });
    expect(area(outer) - area(inner)).toBeCloseTo(200 * 100 - 188 * 88, 9);
  });

  it('takes the web thickness where no flange is given', () => {
    expect(outlineOf(91, { H: 80, W: 45, T: 6, FT: 0 })).toEqual(
      outlineOf(91, { H: 80, W: 45, T: 6, FT: 6 }),
    );
  });
});
