import { expect, it } from 'vitest';
import { BAND_COLOURS, BANDS } from '@/features/explore/map-chart';

/** Relative luminance as defined in WCAG. */
function luminanceOf(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it('the map bands can be distinguished in greyscale: each band is clearly darker than the previous band', () => {
  expect(BAND_COLOURS).toHaveLength(BANDS.length + 1);
  const shades = BAND_COLOURS.map(luminanceOf);
  for (let band = 1; band < shades.length; band++)
    expect(shades[band - 1] / shades[band]).toBeGreaterThan(1.15);
});
