/** Design loads as numbers; `designLoads` writes the same as lines of a trail. */
import type { CheckInput, LoadSet } from '../model/design';

/** Dead and live loads with their factors, moved from the profile's reference point to the plate's centre; kN and kNm. */
export function factoredLoads({
  dead,
  live,
  profile,
}: Pick<CheckInput, 'dead' | 'live' | 'profile'>): LoadSet {
  const sum = (name: keyof LoadSet) => dead.factor * dead[name] + live.factor * live[name];
  const [N, Vx, Vy] = [sum('N'), sum('Vx'), sum('Vy')];
  const { ex, ey } = profile;
  return {
    N,
    Vx,
    Vy,
    Mx: sum('Mx') + (ey * N) / 1000,
    My: sum('My') - (ex * N) / 1000,
    Mz: sum('Mz') + (ex * Vy - ey * Vx) / 1000,
  };
}
