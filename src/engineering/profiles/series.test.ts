import { expect, it } from 'vitest';
import { outlineOf, SERIES, seriesByCode } from '@/engineering/profiles/series';
import { expectNear } from '@/verification/near';

function area(outline: [number, number][]): number {
  const next = (i: number) => outline[(i + 1) % outline.length];
  return Math.abs(outline.reduce((sum, [x, y], i) => sum + (x * next(i)[1] - y * next(i)[0]) / 2, 0));
}

it('the series table lists 18 series with solver codes 1 to 11', () => {
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
])('the outline of series %d has the same area as the cross-section', (code, expected) => {
  const areas = outlineOf(code, { H: 200, W: 100, T: 6, FT: 8 }).map(area);
  const total = areas.reduce((sum, one) => sum + one, 0);
  expectNear(total, expected, 1e-12);
});

it('the outline of a tube contains a hole', () => {
  const [outer, inner] = outlineOf(41, { H: 200, W: 100, T: 6, FT: 0 });
  expectNear(area(outer) - area(inner), 200 * 100 - 188 * 88, 1e-12);
});

it('the outer faces of a double flat bar are a distance W apart', () => {
  const bars = outlineOf(61, { H: 60, W: 40, T: 8, FT: 0 });
  expect(bars.map(area)).toEqual([480, 480]);
  expect(bars.map((bar) => bar.map(([x]) => x).join(' '))).toEqual(['-20 -12 -12 -20', '12 20 20 12']);
});

it('the outline of a round bar has between 99 % and 100 % of the area of a circle', () => {
  const [disc] = outlineOf(81, { H: 100, W: 100, T: 0, FT: 0 });
  const ratio = area(disc) / (Math.PI * 50 ** 2);
  expect(ratio).toBeGreaterThan(0.99);
  expect(ratio).toBeLessThan(1);
});

it.each(SERIES)('the outline of series $code ($shape) is centred and has its size', ({ code, shape }) => {
  const points = outlineOf(code, { H: 120, W: shape === 'ROUND' ? 120 : 80, T: 6, FT: 8 }).flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  // The flanges of a Z profile extend to opposite sides of its web.
  const width = { Z: 2 * 80 - 6, ROUND: 120 }[shape as string] ?? 80;
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([-width / 2, width / 2]);
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([-60, 60]);
});

it('flanges have the thickness of the web if the flange thickness is 0', () => {
  expect(outlineOf(91, { H: 80, W: 45, T: 6, FT: 0 })).toEqual(outlineOf(91, { H: 80, W: 45, T: 6, FT: 6 }));
});
