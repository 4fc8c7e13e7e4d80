/**
 * Shades the sides of a breakout body by their orientation, so that adjacent sides differ however the scene
 * is lit.
 */
import type { Colour, Point3 } from '@/viewer/drawing/drawing';

export const BODY_COLOUR: Colour = [0.87, 0.47, 0.13];

/**
 * Horizontal direction towards the light, which comes from behind on the left: the sides of the cavity that
 * face the light are lightest.
 */
const LIGHT = [-0.5, 0.87] as const;
const DARKEST = 0.58;

export function slopeColour([x, y, z]: Point3): Colour {
  const level = Math.hypot(x, y);
  const towards = level < 1e-6 ? 0 : (x * LIGHT[0] + y * LIGHT[1]) / level;
  const share = z < -0.99 ? DARKEST : DARKEST + (1 - DARKEST) * (0.5 + 0.5 * towards);
  const [r, g, b] = BODY_COLOUR;
  return [Math.min(1, r * share * 1.12), g * share * 1.12, b * share * 1.12];
}
