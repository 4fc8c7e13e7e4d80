/** Colours of anchors by their tension: grey without, then from pale yellow to dark red. */
import type { Colour } from '../../drawing/drawing';

const UNLOADED: Colour = [0.6, 0.66, 0.72];
const STOPS: readonly Colour[] = [
  [0.99, 0.88, 0.55],
  [0.97, 0.62, 0.25],
  [0.86, 0.27, 0.15],
  [0.62, 0.06, 0.14],
];

/** Sequential, so it is read without telling red from green. */
export function tensionColour(tension: number, largest: number): Colour {
  if (tension <= 0 || largest <= 0) return UNLOADED;
  const place = Math.min(1, tension / largest) * (STOPS.length - 1);
  const low = Math.min(STOPS.length - 2, Math.floor(place));
  const [from, to] = [STOPS[low], STOPS[low + 1]];
  const mixed = (i: 0 | 1 | 2) => from[i] + (place - low) * (to[i] - from[i]);
  return [mixed(0), mixed(1), mixed(2)];
}

export const cssColour = (colour: Colour): string =>
  `rgb(${colour.map((part) => Math.round(part * 255)).join(' ')})`;
