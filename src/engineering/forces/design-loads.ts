/** Design loads: factored dead and live loads, moved to the plate's origin. */
import type { CheckInput, LoadSet } from '@/engineering/model/design';
import { formula, type Calculation } from '@/engineering/trail';

const COMPONENTS = ['N', 'Vx', 'Vy', 'Mx', 'My', 'Mz'] as const;
const SHIFT = 'statics: load moved to the plate centre';

/** Symbols for the design loads at the origin. */
const AT_ORIGIN: Readonly<Record<keyof LoadSet, string>> = {
  N: 'N_Ed',
  Vx: 'V_Ed_x',
  Vy: 'V_Ed_y',
  Mx: 'M_Ed_x',
  My: 'M_Ed_y',
  Mz: 'M_Ed_z',
};

/**
 * Formulas that move each load component to the origin; the `..._S` symbols are the loads at the profile's
 * reference point.
 */
const SHIFTED: Readonly<Record<keyof LoadSet, string>> = {
  N: 'N_S',
  Vx: 'Vx_S',
  Vy: 'Vy_S',
  Mx: 'Mx_S + e_y * N_S / 1000',
  My: 'My_S - e_x * N_S / 1000',
  Mz: 'Mz_S + (e_x * Vy_S - e_y * Vx_S) / 1000',
};

const unitOf = (component: keyof LoadSet): string => (component.startsWith('M') ? 'kNm' : 'kN');

/** Returns the expression for the factored sum of the dead and live components that exist. */
function factored(G: string | false, Q: string | false): string {
  if (G && Q) return formula`gamma_G * ${G} + gamma_Q * ${Q}`;
  if (G) return formula`gamma_G * ${G}`;
  return Q ? formula`gamma_Q * ${Q}` : '0';
}

/**
 * Computes the design loads about the origin, kN and kNm, including the effect of the profile's eccentricity.
 */
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
    const symbol = eccentric ? formula`${component}_S` : AT_ORIGIN[component];
    const [G, Q] = [formula`${component}_G`, formula`${component}_Q`];
    if (dead[component] !== 0) calculation.given(G, dead[component], unitOf(component), 'loads');
    if (live[component] !== 0) calculation.given(Q, live[component], unitOf(component), 'loads');
    const sum = factored(dead[component] !== 0 && G, live[component] !== 0 && Q);
    loads[component] = calculation.step(symbol, sum, unitOf(component), clause);
  }
  if (!eccentric) return loads;
  calculation.given('e_x', profile.ex, 'mm', 'plate');
  calculation.given('e_y', profile.ey, 'mm', 'plate');
  for (const component of COMPONENTS) {
    loads[component] = calculation.step(AT_ORIGIN[component], SHIFTED[component], unitOf(component), SHIFT);
  }
  return loads;
}
