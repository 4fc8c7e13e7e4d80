/** The loads that count, and with which factors. */
import type { Design, LoadValues } from '@/stores/design/design-state';

const NO_LOAD: LoadValues = { Nz: 0, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 };

/** Live loads stay stored but count as zero while the load case is dead only. */
export function countedLive({ loads }: Design): { values: LoadValues; factor: number } {
  return loads.loadCase === 'dead'
    ? { values: NO_LOAD, factor: 0 }
    : { values: loads.live, factor: loads.liveFactor };
}

/** Live loads were entered, but the chosen load case or their factor leaves them out. */
export function liveIsLeftOut(design: Design): boolean {
  return countedLive(design).factor === 0 && Object.values(design.loads.live).some((value) => value !== 0);
}

/** Factored loads at the profile's reference point. */
export function designLoadValues(design: Design): LoadValues {
  const live = countedLive(design);
  const { dead, deadFactor } = design.loads;
  const sum = (name: keyof LoadValues) => deadFactor * dead[name] + live.factor * live.values[name];
  return { Nz: sum('Nz'), Vx: sum('Vx'), Vy: sum('Vy'), Mx: sum('Mx'), My: sum('My'), Mz: sum('Mz') };
}

/** The factors that count: live loads that are left out have none. */
export const countedFactors = (design: Design): { dead: number; live: number } => ({
  dead: design.loads.deadFactor,
  live: countedLive(design).factor,
});
