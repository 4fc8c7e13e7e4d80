/** Factored loads at the plate's centre. */
import type { CheckInput, LoadSet } from '@/engineering/model/design';
import { factored } from '@/engineering/model/factored';

/**
 * Computes factored dead and live loads, moved from the profile's reference point to the plate's centre; kN
 * and kNm.
 */
export function factoredLoads({
  dead,
  live,
  profile,
}: Pick<CheckInput, 'dead' | 'live' | 'profile'>): LoadSet {
  const { N, Vx, Vy, Mx, My, Mz } = factored(dead, live);
  const { ex, ey } = profile;
  return {
    N,
    Vx,
    Vy,
    Mx: Mx + (ey * N) / 1000,
    My: My - (ex * N) / 1000,
    Mz: Mz + (ex * Vy - ey * Vx) / 1000,
  };
}
