/** The loads that count, and with which factors. */
import { factored, type FactoredLoadSet } from '@/engineering';
import { NO_LOAD, type Design, type LoadValues } from '@/stores/design/design-state';

/** As the requests have them: the normal force is N there. */
export function loadSet(values: LoadValues, factor: number): FactoredLoadSet {
  const { Nz, ...others } = values;
  return { factor, N: Nz, ...others };
}

/** Live loads stay stored but count as zero while the load case is dead only. */
export const countedLive = ({ loads }: Design): FactoredLoadSet =>
  loads.loadCase === 'dead' ? loadSet(NO_LOAD, 0) : loadSet(loads.live, loads.liveFactor);

/** Live loads were entered, but the chosen load case or their factor leaves them out. */
export function liveIsLeftOut(design: Design): boolean {
  return countedLive(design).factor === 0 && Object.values(design.loads.live).some((value) => value !== 0);
}

/** Factored loads at the profile's reference point. */
export function designLoadValues(design: Design): LoadValues {
  const { dead, deadFactor } = design.loads;
  const { N, ...others } = factored(loadSet(dead, deadFactor), countedLive(design));
  return { Nz: N, ...others };
}

/** The factors that count: live loads that are left out have none. */
export const countedFactors = (design: Design): { dead: number; live: number } => ({
  dead: design.loads.deadFactor,
  live: countedLive(design).factor,
});
