/**
 * Random elastic plates: profiles of all series, thin to thick plates, eccentric and rotated profiles, few
 * and many anchors, tension to compression.
 */
import type { PlateRunInput } from '@/engineering/model/design';
import { footprintOf } from '@/engineering/plate/elastic/footprint';
import { SERIES } from '@/engineering/profiles/series';
import { randomFrom } from '@/verification/random-numbers';

const THICKNESSES = [4, 6, 8, 10, 12, 15, 20, 25, 30, 40, 60];

/**
 * Returns the random plate for a seed. `longest` is the maximum side length in mm; longer sides only add
 * equations of the same kind, which take more time.
 */
export function randomPlate(seed: number, longest = 800): PlateRunInput {
  const random = randomFrom(seed);
  const between = (low: number, high: number): number => low + random() * (high - low);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  const Lx = Math.round(between(120, longest));
  const Ly = Math.round(between(120, longest));
  const size = Math.min(Lx, Ly);
  const H = between(0.15, 0.5) * size;
  const W = between(0.3, 1) * H;
  const T = between(0.05, 0.12) * W;
  const profile = {
    type: pick(SERIES).code,
    H,
    W,
    T,
    FT: random() < 0.5 ? 0 : between(1, 1.8) * T,
    ex: 0,
    ey: 0,
    rotation: pick([0, 0, 0, 90, 180, 45, between(-180, 180)]),
  };
  const { x1, x2, y1, y2 } = footprintOf(profile)!.bounds;
  // Returns an eccentricity that keeps the whole profile on the plate.
  const shift = (low: number, high: number, side: number): number =>
    random() < 0.5 ? 0 : between(-side / 2 - low, side / 2 - high) * 0.95;
  const [ex, ey] = [shift(x1, x2, Lx), shift(y1, y2, Ly)];
  const count = pick([1, 2, 2, 3, 4, 4, 4, 6, 8, 12]);
  const anchors = Array.from({ length: count }, (): [number, number] => [
    between(-0.42, 0.42) * Lx,
    between(-0.42, 0.42) * Ly,
  ]);
  const load = { N: between(-60, 60), Vx: 0, Vy: 0, Mx: between(-15, 15), My: between(-15, 15), Mz: 0 };
  const kind = pick(['all', 'pull', 'press', 'bend', 'oneway']);
  if (kind === 'pull' || kind === 'press') load.Mx = load.My = 0;
  if (kind === 'press') load.N = -Math.abs(load.N);
  if (kind === 'pull') load.N = Math.abs(load.N);
  if (kind === 'bend') load.N = 0;
  if (kind === 'oneway') load.My = 0;
  return {
    rigid: false,
    Lx,
    Ly,
    t: pick(THICKNESSES),
    f_ck: pick([20, 25, 30, 50]),
    A_s: pick([36.6, 58, 84.3, 157, 245]),
    h_ef: between(40, 200),
    E_s: 210000,
    anchors,
    profile: { ...profile, ex, ey },
    E_plate: 210000,
    nu_plate: 0.3,
    load,
  };
}
