/**
 * A simple design in which tests change individual values: four M12 anchors in C20/25, no edges, no loads.
 */
import type { AnchorPoint, CheckInput, ConcreteOutline, LoadSet, Standard } from '@/engineering/model/design';

const NO_LOAD: LoadSet = { N: 0, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 };

const OPEN: ConcreteOutline = { X1: Infinity, X2: -Infinity, Y1: Infinity, Y2: -Infinity };

/**
 * `[x, y]` or `[x, y, actsX, actsY]`; 0 means that the anchor resists no shear in that direction, because
 * its hole is slotted.
 */
type Place = readonly [number, number] | readonly [number, number, 0 | 1, 0 | 1];

export const anchorsAt = (...places: Place[]): AnchorPoint[] =>
  places.map(([x, y, actsX = 1, actsY = 1], index) => ({
    no: index + 1,
    x,
    y,
    actsX: actsX === 1,
    actsY: actsY === 1,
  }));

export interface DesignChange {
  standard?: Standard;
  anchors?: AnchorPoint[];
  load?: Partial<LoadSet>;
  outline?: Partial<ConcreteOutline>;
  axials?: number[];
  concrete?: Partial<CheckInput['concrete']>;
  plate?: Partial<CheckInput['plate']>;
  product?: Partial<CheckInput['product']>;
}

export function plainDesign(change: DesignChange = {}): CheckInput {
  const { standard = 'EN1992-4', anchors = anchorsAt([-75, -75], [75, -75], [-75, 75], [75, 75]) } = change;
  return {
    standard,
    concrete: {
      grade: 'C20/25',
      f_ck: 20,
      f_cuk: 25,
      outline: { ...OPEN, ...change.outline },
      h: 200,
      h_min: 140,
      cracked: false,
      denseReinforcement: false,
      edgeReinforcement: 0,
      crackWidthLimited: false,
      nonStructural: false,
      accidental: false,
      gamma_c: 1.5,
      gamma_inst: 1,
      ...change.concrete,
    },
    plate: {
      length: 400,
      width: 400,
      thickness: 10,
      rigid: true,
      installationPosition: 'flush',
      baseDistance: 30,
      degreeOfRestraint: 1,
      annularGapFilled: false,
      ...change.plate,
    },
    product: {
      name: 'M12',
      N_Rk_s: 40,
      V_Rk_s_0: 30,
      M_Rk_s_0: 82,
      N_Rk_p_0: 25,
      psi_c: 1,
      A_s: 84.3,
      E_s: 210000,
      h_ef: 70,
      l_f: 70,
      d_nom: 12,
      d_0: 12,
      d_f: 14,
      s_cr_N: 210,
      c_cr_N: 105,
      s_cr_sp: 280,
      c_cr_sp: 140,
      s_min: 60,
      c_min: 60,
      k7: 0.8,
      k8: 2.4,
      k9: 0,
      k_ucr: 11,
      k_cr: 7.7,
      gamma_Ms_N: 1.5,
      gamma_Ms_V: 1.25,
      gamma_Mc: 1.5,
      gamma_Mp: 1.5,
      gamma_Msp: 1.5,
      gamma_Mcp: 1.5,
      gamma_Mcv: 1.5,
      ...change.product,
    },
    anchors,
    profile: { type: 0, H: 100, W: 100, T: 10, FT: 0, ex: 0, ey: 0, rotation: 0 },
    dead: { factor: 1, ...NO_LOAD, ...change.load },
    live: { factor: 0, ...NO_LOAD },
    axials: change.axials ?? anchors.map(() => 0),
  };
}
