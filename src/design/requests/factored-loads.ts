/** Determines the effective loads of a design and their factors. */
import { NO_LOAD, type Design, type LoadValues } from '@/design/model/design-state';
import { factored, type FactoredLoadSet } from '@/engineering';

/** Returns a load set as in the requests, which call the normal force N. */
function loadSet({ Nz, Vx, Vy, Mx, My, Mz }: LoadValues, factor: number): FactoredLoadSet {
  return { factor, N: Nz, Vx, Vy, Mx, My, Mz };
}

/**
 * Returns the effective dead loads. A displayed load list row replaces the dead and live loads; its loads
 * include the factors.
 */
export const countedDead = ({ loads }: Pick<Design, 'loads'>): FactoredLoadSet =>
  loads.shown === null ? loadSet(loads.dead, loads.deadFactor) : loadSet(loads.shown, 1);

/**
 * Returns the effective live loads: zero if the load case is dead loads only, although the live loads stay
 * stored.
 */
export const countedLive = ({ loads }: Pick<Design, 'loads'>): FactoredLoadSet =>
  loads.loadCase === 'dead' || loads.shown !== null
    ? loadSet(NO_LOAD, 0)
    : loadSet(loads.live, loads.liveFactor);

/** Returns the factored loads at the profile's reference point. */
export function designLoadValues(design: Pick<Design, 'loads'>): LoadValues {
  const { N, ...others } = factored(countedDead(design), countedLive(design));
  return { Nz: N, ...others };
}

/** Returns the effective factors; the factor of excluded live loads is 0. */
export const countedFactors = (design: Design): { dead: number; live: number } => ({
  dead: countedDead(design).factor,
  live: countedLive(design).factor,
});
