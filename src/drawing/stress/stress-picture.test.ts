import { describe, expect, it } from 'vitest';
import { BANDS, bandColour, stressColour } from '@/drawing/plan/stress-colours';
import { glyphOf } from '@/drawing/stress/glyphs';
import { Raster, textWidth } from '@/drawing/stress/raster';
import { drawStressPicture } from '@/drawing/stress/stress-picture';
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
  return {
    Lx: 200,
    Ly: 100,
    t: 12,
    field: {
      xs,
      ys,
      w: at((x) => x / 100 + 0.34),
      vonMises: at((x) => x + 100),
      Mx: zero,
      My: zero,
      Mxy: zero,
    },
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

const pixel = ({ data, width }: ReturnType<typeof drawStressPicture>, x: number, y: number): number[] =>
  Array.from(data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3));

describe('stress image', () => {
  const picture = drawStressPicture(input());
  // At 3.7 px per mm, the plate occupies the whole width from 60 to 800 px, with its centre at (430, 358).
  const column = (mm: number): number => Math.round(430 + 3.7 * mm);

  it('the stress image is 960 pixels wide and 720 pixels high, and is identical for identical input', () => {
    expect([picture.width, picture.height, picture.data.length]).toEqual([960, 720, 3 * 960 * 720]);
    // Compares the buffers as a whole; comparing two million numbers one by one would take seconds.
    expect(Buffer.compare(drawStressPicture(input()).data, picture.data)).toBe(0);
  });

  it('the stress image shows the stress in the colours of the scale', () => {
    for (const mm of [-20, 10, 40, 95]) {
      expect(pixel(picture, column(mm), 480)).toEqual([...bandColour((mm + 100) / 200)]);
    }
  });

  it('the stress image hatches only the contact area', () => {
    const share = (from: number, to: number): number => {
      let marked = 0;
      for (let x = column(from); x < column(to); x++) {
        const [r, g, b] = pixel(picture, x, 480);
        const band = bandColour(((x + 0.5 - 430) / 3.7 + 100) / 200);
        if (r !== band[0] || g !== band[1] || b !== band[2]) marked++;
      }
      return marked / (column(to) - column(from));
    };
    expect(share(-95, -40)).toBeGreaterThan(0.15);
    expect(share(-25, 40)).toBe(0);
  });

  it('the stress image marks the yield strength only if it is exceeded', () => {
    const alarms = (of: ReturnType<typeof drawStressPicture>): number => {
      let count = 0;
      // Between these limits, to the left of the colour bar, only the yield strength mark uses this colour.
      for (let y = 100; y < 620; y++) for (let x = 806; x < 834; x++) if (pixel(of, x, y)[0] === 205) count++;
      return count;
    };
    expect(alarms(picture)).toBe(0);
    expect(alarms(drawStressPicture(input({ maxVonMises: 400 })))).toBeGreaterThan(20);
  });

  it('the stress image of an unloaded plate has the colour of zero stress', () => {
    const zero = new Float64Array(41 * 21);
    const { field } = input();
    const empty = drawStressPicture(
      input({
        maxVonMises: 0,
        field: { ...field, w: zero, vonMises: zero },
        tensions: [0, 0],
        contactForce: 0,
      }),
    );
    expect(pixel(empty, column(20), 480)).toEqual([...bandColour(0)]);
  });

  it('the stress image accepts a long narrow plate and numbers with many digits', () => {
    expect(() =>
      drawStressPicture(
        input({ Lx: 3000, Ly: 60, maxVonMises: 1234567, tensions: [9.87e9, 1], maxPressure: 1e-9 }),
      ),
    ).not.toThrow();
  });
});

describe('elements of the stress image', () => {
  it('the lightness of the colours increases with the stress, so that the image is readable in greyscale', () => {
    const light = Array.from({ length: BANDS }, (_, i) => stressColour((i + 0.5) / BANDS)).map(
      ([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b,
    );
    for (let i = 1; i < light.length; i++) expect(light[i]).toBeGreaterThan(light[i - 1]);
  });

  it('the raster colours a pixel on a line and leaves a pixel beside the line white', () => {
    const raster = new Raster(10, 10, [255, 255, 255]);
    raster.line([0, 5], [10, 5], 2, [0, 0, 0]);
    expect(raster.data[3 * (4 * 10 + 5)]).toBe(0);
    expect(raster.data[3 * (2 * 10 + 5)]).toBe(255);
  });

  it('glyphOf throws an error for a character that is not in the glyph table', () => {
    expect(() => glyphOf('中')).toThrow(/no strokes/);
  });

  it('textWidth is larger for a longer text', () => {
    expect(textWidth('12', 10)).toBeGreaterThan(textWidth('1', 10));
  });
});
