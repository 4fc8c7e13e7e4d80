import { expect, it } from 'vitest';
import { BANDS, bandColour, stressColour } from '@/drawing/plan/contours';
import { drawStressImage } from '@/drawing/stress/stress-image';
import type { PlateStress } from '@/engineering';

/**
 * Returns a plate of 200 x 100 mm whose stress increases from left to right and whose left third is in
 * contact with the concrete.
 */
function input(patch: Partial<PlateStress> = {}): PlateStress {
  const xs = Float64Array.from({ length: 41 }, (_, i) => -100 + 5 * i);
  const ys = Float64Array.from({ length: 21 }, (_, i) => -50 + 5 * i);
  const at = (of: (x: number) => number): Float64Array =>
    Float64Array.from({ length: xs.length * ys.length }, (_, k) => of(xs[k % xs.length]));
  const zero = at(() => 0);
  const moments = { Mx: zero, My: zero, Mxy: zero };
  return {
    Lx: 200,
    Ly: 100,
    t: 12,
    field: { xs, ys, w: at((x) => x / 100 + 0.34), vonMises: at((x) => x + 100), ...moments },
    maxVonMises: 200,
    maxVonMisesAt: [60, 0],
    maxDeflection: 1.34,
    minDeflection: -0.66,
    contactForce: 12345,
    maxPressure: 9.87,
    anchors: [
      [-70, 0],
      [70, 0],
    ],
    tensions: [0, 8765],
    washer: 24,
    outline: [],
    ...patch,
  };
}

/** Returns the positions of the corners of the path with this fill, along one axis. */
function cornersOf(svg: string, fill: string, axis: 0 | 1): number[] {
  const path = new RegExp(`<path d="([^"]+)" fill="${fill.replace(/[()]/g, '\\$&')}"`).exec(svg)?.[1] ?? '';
  return [...path.matchAll(/[ML](\S+) ([^LZM]+)/g)].map((corner) => Number(corner[axis + 1]));
}

const bandFill = (band: number) => `rgb(${bandColour((band + 0.5) / BANDS).join(',')})`;

const picture = drawStressImage(input());
// At 3.7 px per mm, the plate occupies the whole width from 60 to 800 px, with its centre at (430, 358).
const column = (mm: number): number => 430 + 3.7 * mm;

it('the stress image is 960 pixels wide and 720 pixels high, in ASCII, and is identical for identical input', () => {
  expect(picture).toMatch(/^<svg [^>]*width="960" height="720"/);
  expect(picture).toMatch(/^[\x20-\x7e]+$/);
  expect(drawStressImage(input())).toBe(picture);
});

it.each([4, 10, 17])('the area of colour %i of the scale begins at the stress of that colour', (band) => {
  const stress = (200 * band) / BANDS;
  const corners = cornersOf(picture, bandFill(band), 0);
  expect(Math.min(...corners)).toBeCloseTo(column(stress - 100), 0);
  expect(Math.max(...corners)).toBeCloseTo(column(100), 0);
});

it('the stress image hatches only the contact area', () => {
  const corners = cornersOf(picture, 'url(#contact)', 0);
  expect(Math.min(...corners)).toBeCloseTo(column(-100), 0);
  expect(Math.max(...corners)).toBeCloseTo(column(-34), 0);
});

it('the stress image states number and force of each anchor, the largest values and the scale', () => {
  const texts = [...picture.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text);
  const anchors = ['1', '0.00 kN', '2', '8.77 kN', 'x', 'y'];
  const largest = ['max &#963;v = 200 MPa', 'max w = 1.34 mm', 'C = 12.3 kN', 'max p = 9.87 MPa'];
  const stated = [...anchors, ...largest, '200', '100', '0', '20 mm'];
  expect(texts).toEqual(expect.arrayContaining(stated));
});

it('the stress image marks no yield strength, because the request does not state the steel', () =>
  expect(drawStressImage(input({ maxVonMises: 400 }))).not.toContain('fy'));

it('the stress image of an unloaded plate has the colour of zero stress', () => {
  const zero = new Float64Array(41 * 21);
  const { field } = input();
  const patch = { maxVonMises: 0, field: { ...field, w: zero, vonMises: zero }, contactForce: 0 };
  const empty = drawStressImage(input({ ...patch, tensions: [0, 0] }));
  expect(empty).toContain(`Z" fill="${bandFill(0)}"`);
  expect(empty).toContain('<path d="" fill="url(#contact)"');
  expect(empty).not.toContain('NaN');
});

it('the stress image accepts a long narrow plate and numbers with many digits', () => {
  const patch = { Lx: 3000, Ly: 60, maxVonMises: 1234567, tensions: [9.87e9, 1], maxPressure: 1e-9 };
  expect(drawStressImage(input(patch))).not.toContain('NaN');
});

it('the lightness of the colours increases with the stress, so that the image is readable in greyscale', () => {
  const colours = Array.from({ length: BANDS }, (_, i) => stressColour((i + 0.5) / BANDS));
  const light = colours.map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b);
  for (let i = 1; i < light.length; i++) expect(light[i]).toBeGreaterThan(light[i - 1]);
});
