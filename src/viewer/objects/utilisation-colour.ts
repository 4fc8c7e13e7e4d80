/**
 * Anchor colours by utilisation: grey at zero, increasingly dark up to the limit, and a separate colour
 * above the limit.
 */
import type { Colour } from '@/viewer/drawing/drawing';

const UNLOADED: Colour = [0.6, 0.66, 0.72];
/** Colours for utilisations just above 0, of 50 and of 100 per cent. */
const STOPS: readonly Colour[] = [
  [0.93, 0.92, 0.72],
  [0.95, 0.78, 0.36],
  [0.9, 0.52, 0.13],
];
export const BEYOND: Colour = [0.66, 0.07, 0.12];
const LIMIT = 100;

/**
 * Returns the colour for a utilisation. Up to the limit the colours form a sequence that is readable without
 * distinguishing red from green; above the limit a different colour is used instead of a darker shade.
 */
export function utilisationColour(percent: number): Colour {
  if (percent <= 0) return UNLOADED;
  if (percent > LIMIT) return BEYOND;
  const place = (percent / LIMIT) * (STOPS.length - 1);
  const low = Math.min(STOPS.length - 2, Math.floor(place));
  const [from, to] = [STOPS[low], STOPS[low + 1]];
  const mixed = (i: 0 | 1 | 2) => from[i] + (place - low) * (to[i] - from[i]);
  return [mixed(0), mixed(1), mixed(2)];
}

export const cssColour = (colour: Colour): string =>
  `rgb(${colour.map((part) => Math.round(part * 255)).join(' ')})`;
