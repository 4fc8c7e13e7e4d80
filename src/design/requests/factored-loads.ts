/** The loads that count, and with which factors. */
import { NO_LOAD, type Design, type LoadValues } from '@/design/model/design-state';
import { factored, type FactoredLoadSet } from '@/engineering';

/** As the requests have them: the normal force is N there. */
function loadSet({ Nz, Vx, Vy, Mx, My, Mz }: LoadValues, factor: number): FactoredLoadSet {
  return { factor, N: Nz, Vx, Vy, Mx, My, Mz };
}

/** A row of the load list that is shown stands in the place of dead and live loads; its factors are in it. */
export const countedDead = ({ loads }: Pick<Design, 'loads'>): FactoredLoadSet =>
  loads.shown === null ? loadSet(loads.dead, loads.deadFactor) : loadSet(loads.shown, 1);

/** Live loads stay stored but count as zero while the load case is dead only. */
export const countedLive = ({ loads }: Pick<Design, 'loads'>): FactoredLoadSet =>
  loads.loadCase === 'dead' || loads.shown !== null
    ? loadSet(NO_LOAD, 0)
    : loadSet(loads.live, loads.liveFactor);

/**
 * Live loads were entered, but the chosen load case or their factor leaves them out. A row of the list needs
 * none.
 */
export function liveIsLeftOut(design: Design): boolean {
  if (design.loads.shown !== null) return false;
  return countedLive(design).factor === 0 && Object.values(design.loads.live).some((value) => value !== 0);
}

/** Factored loads at the profile's reference point. */
export function designLoadValues(design: Pick<Design, 'loads'>): LoadValues {
  const { N, ...others } = factored(countedDead(design), countedLive(design));
  return { Nz: N, ...others };
}

/** The factors that count: live loads that are left out have none. */
export const countedFactors = (design: Design): { dead: number; live: number } => ({
  dead: countedDead(design).factor,
  live: countedLive(design).factor,
});
