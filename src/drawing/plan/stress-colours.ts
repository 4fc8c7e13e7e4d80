/** Colours of stresses (after "viridis") in even steps of lightness, for greyscale and colour blindness. */

type Colour = readonly [red: number, green: number, blue: number];

const STOPS: readonly Colour[] = [
  [68, 1, 84],
  [71, 44, 122],
  [59, 81, 139],
  [44, 113, 142],
  [33, 144, 141],
  [39, 173, 129],
  [92, 200, 99],
  [170, 220, 50],
  [253, 231, 37],
];

/** Returns the colour for a fraction, from 0 to 1, of the scale. */
export function stressColour(share: number): Colour {
  const place = Math.min(1, Math.max(0, share)) * (STOPS.length - 1);
  const i = Math.min(STOPS.length - 2, Math.floor(place));
  const [a, b] = [STOPS[i], STOPS[i + 1]];
  const mix = (c: 0 | 1 | 2): number => Math.round(a[c] + (b[c] - a[c]) * (place - i));
  return [mix(0), mix(1), mix(2)];
}

export const BANDS = 20;

const BAND_COLOURS = Array.from({ length: BANDS }, (_, band) => stressColour((band + 0.5) / BANDS));

/** Returns the contour band's colour for a fraction of the scale. */
export function bandColour(share: number): Colour {
  return BAND_COLOURS[Math.min(BANDS - 1, Math.max(0, Math.floor(share * BANDS)))];
}
