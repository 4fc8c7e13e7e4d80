/** Inputs that have the same format in the designs for both standards. */
import type { AnchorPoint, ConcreteOutline, FactoredLoadSet } from '@/engineering';

interface DesignAnchor {
  x_mm: number;
  y_mm: number;
  /** 1 if the anchor resists shear in this direction, 0 if its hole is slotted in this direction. */
  wx: number;
  wy: number;
}

/** Distances from the outermost anchors to the edges, mm; null if there is no edge on that side. */
type DesignEdges = Record<'x_plus' | 'x_minus' | 'y_plus' | 'y_minus', number | null>;

type DesignLoads = Record<'Nz_kN' | 'Vx_kN' | 'Vy_kN' | 'Mx_kNm' | 'My_kNm' | 'Mz_kNm', number>;

/** Design for a standard; `Value` and `Strength` are the properties that only this standard uses. */
export interface ExampleDesign<Value extends string = never, Strength extends string = never> {
  anchor: Record<
    | Value
    | `${'NRks' | 'VRks'}_kN`
    | 'M0Rks_Nm'
    | `${'hef' | 'lf' | 'dnom' | 'scrN' | 'ccrN' | 'scrsp' | 'ccrsp' | 'hmin'}_mm`
    | `${'k' | 'k9'}_${'cr' | 'ucr'}`
    | 'k8',
    number
  >;
  concrete: Record<Strength | 'h_mm', number> & {
    cracked: boolean;
    edges_mm: DesignEdges;
    dense_reinforcement: boolean;
    edge_reinforcement: 0 | 1 | 2;
    crack_width_limited: boolean;
  };
  anchors: DesignAnchor[];
  loads: DesignLoads;
}

const anchorPoints = (anchors: readonly DesignAnchor[]): AnchorPoint[] =>
  anchors.map(({ x_mm, y_mm, wx, wy }, index) => ({
    no: index + 1,
    x: x_mm,
    y: y_mm,
    actsX: wx === 1,
    actsY: wy === 1,
  }));

function outlineRound(
  anchors: readonly DesignAnchor[],
  { x_plus, x_minus, y_plus, y_minus }: DesignEdges,
): ConcreteOutline {
  const xs = anchors.map(({ x_mm }) => x_mm);
  const ys = anchors.map(({ y_mm }) => y_mm);
  return {
    X1: x_plus === null ? Infinity : Math.max(...xs) + x_plus,
    X2: x_minus === null ? -Infinity : Math.min(...xs) - x_minus,
    Y1: y_plus === null ? Infinity : Math.max(...ys) + y_plus,
    Y2: y_minus === null ? -Infinity : Math.min(...ys) - y_minus,
  };
}

/**
 * Returns the loads of an example, which are design loads: dead load with a factor of 1, and no live load.
 */
const designLoads = (loads: DesignLoads): Record<'dead' | 'live', FactoredLoadSet> => {
  const { Nz_kN: N, Vx_kN: Vx, Vy_kN: Vy, Mx_kNm: Mx, My_kNm: My, Mz_kNm: Mz } = loads;
  const live = { factor: 0, N: 0, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 };
  return { dead: { factor: 1, N, Vx, Vy, Mx, My, Mz }, live };
};

/** Distance from the outermost anchors to the edge of an enlarged plate, mm. */
const MARGIN = 30;

/**
 * Returns the plate's sides along x and y: the given sides, enlarged if the anchors do not fit. (A source
 * that gives only resistances describes no plate.)
 */
export function plateUnder(
  anchors: readonly DesignAnchor[],
  [length, width]: readonly [number, number],
): { length: number; width: number } {
  const needed = (side: number, places: readonly number[]) => {
    const reach = Math.max(...places.map(Math.abs));
    return 2 * reach > side ? 2 * (reach + MARGIN) : side;
  };
  const [xs, ys] = [anchors.map(({ x_mm }) => x_mm), anchors.map(({ y_mm }) => y_mm)];
  return { length: needed(length, xs), width: needed(width, ys) };
}

/** Returns the parts of the check input that do not depend on the standard. */
export const sharedParts = ({ anchor, concrete, anchors, loads }: ExampleDesign) => ({
  concrete: {
    grade: '',
    outline: outlineRound(anchors, concrete.edges_mm),
    h: concrete.h_mm,
    h_min: anchor.hmin_mm,
    cracked: concrete.cracked,
    denseReinforcement: concrete.dense_reinforcement,
    edgeReinforcement: concrete.edge_reinforcement,
    crackWidthLimited: concrete.crack_width_limited,
    gamma_c: 1.5,
  },
  product: {
    name: '',
    N_Rk_s: anchor.NRks_kN,
    V_Rk_s_0: anchor.VRks_kN,
    M_Rk_s_0: anchor.M0Rks_Nm,
    h_ef: anchor.hef_mm,
    l_f: anchor.lf_mm,
    d_nom: anchor.dnom_mm,
    d_0: 0,
    d_f: 0,
    s_cr_N: anchor.scrN_mm,
    c_cr_N: anchor.ccrN_mm,
    s_cr_sp: anchor.scrsp_mm,
    c_cr_sp: anchor.ccrsp_mm,
    s_min: 0,
    c_min: 0,
    k8: anchor.k8,
    k9: concrete.cracked ? anchor.k9_cr : anchor.k9_ucr,
    k_ucr: anchor.k_ucr,
    k_cr: anchor.k_cr,
  },
  anchors: anchorPoints(anchors),
  profile: { type: 0, H: 0, W: 0, T: 0, FT: 0, ex: 0, ey: 0, rotation: 0 },
  ...designLoads(loads),
});
