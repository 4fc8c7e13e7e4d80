/** Design loads: dead and live loads with their factors, moved to the plate's origin. */
import type { CheckInput, LoadSet } from '../model/design';
import type { Calculation } from '../trail';

const COMPONENTS = ['N', 'Vx', 'Vy', 'Mx', 'My', 'Mz'] as const;
const ACTION = 'EN 1990, 6.4.3.2';
const SHIFT = 'statics: load moved to the plate centre';

/** Names of the design loads in the trail. */
export const DESIGN_LOAD_SYMBOLS = {
  N: 'N_Ed',
  Vx: 'V_Ed_x',
  Vy: 'V_Ed_y',
  Mx: 'M_Ed_x',
  My: 'M_Ed_y',
  Mz: 'M_Ed_z',
} as const;

/** kN and kNm about the origin; the profile's eccentricity is contained. */
export function designLoads(calculation: Calculation, { dead, live, profile }: CheckInput): LoadSet {
  const { ex, ey } = profile;
  calculation.given('gamma_G', dead.factor, '', 'loads');
  calculation.given('gamma_Q', live.factor, '', 'loads');
  const factored = {} as LoadSet;
  for (const component of COMPONENTS) {
    const unit = component.startsWith('M') ? 'kNm' : 'kN';
    if (dead[component] === 0 && live[component] === 0) {
      factored[component] = calculation.given(`${component}_S`, 0, unit, 'loads');
      continue;
    }
    calculation.given(`${component}_G`, dead[component], unit, 'loads');
    calculation.given(`${component}_Q`, live[component], unit, 'loads');
    const sum = `gamma_G * ${component}_G + gamma_Q * ${component}_Q`;
    factored[component] = calculation.step(`${component}_S`, sum, unit, ACTION);
  }
  if (ex === 0 && ey === 0) {
    for (const component of COMPONENTS) {
      const unit = component.startsWith('M') ? 'kNm' : 'kN';
      calculation.step(DESIGN_LOAD_SYMBOLS[component], `${component}_S`, unit, SHIFT);
    }
    return factored;
  }
  calculation.given('e_x', ex, 'mm', 'plate');
  calculation.given('e_y', ey, 'mm', 'plate');
  const shift = (symbol: string, formula: string, unit: string) =>
    calculation.step(symbol, formula, unit, SHIFT);
  return {
    N: shift('N_Ed', 'N_S', 'kN'),
    Vx: shift('V_Ed_x', 'Vx_S', 'kN'),
    Vy: shift('V_Ed_y', 'Vy_S', 'kN'),
    Mx: shift('M_Ed_x', 'Mx_S + e_y * N_S / 1000', 'kNm'),
    My: shift('M_Ed_y', 'My_S - e_x * N_S / 1000', 'kNm'),
    Mz: shift('M_Ed_z', 'Mz_S + (e_x * Vy_S - e_y * Vx_S) / 1000', 'kNm'),
  };
}
