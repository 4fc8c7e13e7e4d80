/** Loads: factored, and moved from the profile's reference point to the plate's origin. */
import type { CheckInput, FactoredLoadSet, LoadSet } from '@/engineering/model/design';
import { type Calculation, formula } from '@/engineering/trail/calculation';

/** Magnitude below which a force is treated as zero, kN. */
export const NEGLIGIBLE_FORCE = 1e-6;

/** Returns the factored sum of dead and live loads at the same reference point as the given loads. */
export function factored(dead: FactoredLoadSet, live: FactoredLoadSet): LoadSet {
  const sum = (name: keyof LoadSet) => dead.factor * dead[name] + live.factor * live[name];
  return { N: sum('N'), Vx: sum('Vx'), Vy: sum('Vy'), Mx: sum('Mx'), My: sum('My'), Mz: sum('Mz') };
}

/** Returns the factored loads about the plate's centre, kN and kNm. */
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

export interface PlateLoad {
  /** Force in N, positive away from the concrete. */
  Fz: number;
  /** Moments about the x and y axes, N mm. */
  Mx: number;
  My: number;
}

/** Moves a load from the profile's reference point (ex, ey), mm, to the origin. */
export function loadAtOrigin({ Fz, Mx, My }: PlateLoad, [ex, ey]: readonly [number, number]): PlateLoad {
  return { Fz, Mx: Mx + Fz * ey, My: My - Fz * ex };
}

const COMPONENTS = ['N', 'Vx', 'Vy', 'Mx', 'My', 'Mz'] as const;
const SHIFT = 'statics: load moved to the plate centre';

/**
 * Returns the symbol of a load component, such as `V_Ed_x`: for the design load at the origin (Ed) or at the
 * profile's reference point (S), or for its dead (G) or live (Q) part.
 */
const symbolOf = (component: keyof LoadSet, load: 'Ed' | 'S' | 'G' | 'Q'): string =>
  [component[0], load, component.slice(1)].filter((part) => part !== '').join('_');

/** Formulas that move a component to the origin; symbols with S are at the profile's reference point. */
const SHIFTED: Readonly<Record<keyof LoadSet, string>> = {
  N: 'N_S',
  Vx: 'V_S_x',
  Vy: 'V_S_y',
  Mx: 'M_S_x + e_y * N_S / 1000',
  My: 'M_S_y - e_x * N_S / 1000',
  Mz: 'M_S_z + (e_x * V_S_y - e_y * V_S_x) / 1000',
};

const unitOf = (component: keyof LoadSet): string => (component.startsWith('M') ? 'kNm' : 'kN');

/** Returns the expression for the factored sum of the dead and live components that exist. */
function factoredSum(G: string | false, Q: string | false): string {
  if (G && Q) return formula`gamma_G * ${G} + gamma_Q * ${Q}`;
  if (G) return formula`gamma_G * ${G}`;
  return Q ? formula`gamma_Q * ${Q}` : '0';
}

/** Computes the design loads about the origin, kN and kNm, with the profile's eccentricity. */
export function designLoads(
  calculation: Calculation,
  { dead, live, profile }: CheckInput,
  clause: string,
): LoadSet {
  const eccentric = profile.ex !== 0 || profile.ey !== 0;
  const loads = {} as LoadSet;
  calculation.given('gamma_G', dead.factor, '', 'loads');
  calculation.given('gamma_Q', live.factor, '', 'loads');
  for (const component of COMPONENTS) {
    const symbol = symbolOf(component, eccentric ? 'S' : 'Ed');
    const [G, Q] = [symbolOf(component, 'G'), symbolOf(component, 'Q')];
    if (dead[component] !== 0) calculation.given(G, dead[component], unitOf(component), 'loads');
    if (live[component] !== 0) calculation.given(Q, live[component], unitOf(component), 'loads');
    const sum = factoredSum(dead[component] !== 0 && G, live[component] !== 0 && Q);
    loads[component] = calculation.step(symbol, sum, unitOf(component), clause);
  }
  if (!eccentric) return loads;
  calculation.given('e_x', profile.ex, 'mm', 'plate');
  calculation.given('e_y', profile.ey, 'mm', 'plate');
  for (const component of COMPONENTS) {
    const symbol = symbolOf(component, 'Ed');
    loads[component] = calculation.step(symbol, SHIFTED[component], unitOf(component), SHIFT);
  }
  return loads;
}
