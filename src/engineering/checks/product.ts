/**
 * Values of the anchor for the checks: the stored value, or the default of the standard where it is 0.
 *
 * EN 1992-4: table 4.1, clause 7. JGJ145-2013: table 4.3.10, chapter 6.1. The standards differ in the
 * constants, in the partial factors, in the splitting distances and in the concrete strength (f_ck up to 60
 * MPa; f_cu,k).
 */
import type { AnchorProduct, CheckInput } from '@/engineering/model/design';
import type { EngineError } from '@/engineering/model/result';
import { LEAST_BREAKOUT } from '@/quantities/anchor';
import { GAMMA_C } from '@/quantities/gamma-c';

/**
 * Product fields that the checks do not use directly: those needed only for the scope remarks or the plate
 * calculation, and the two constants from which `k_cone` is selected.
 */
type Unresolved = 'name' | 'A_s' | 'E_s' | 'd_0' | 'd_f' | 's_min' | 'c_min' | 'k_ucr' | 'k_cr';

/**
 * Product values with the standard's defaults filled in. All are positive except N_Rk_p_0 and steel
 * resistances that the loads do not require; these may be 0.
 */
interface ProductValues extends Omit<AnchorProduct, Unresolved> {
  h_min: number;
  /** Cone constant for cracked or uncracked concrete, as applicable. */
  k_cone: number;
  /** Concrete strength in the cone and edge formulas, MPa. */
  strength: number;
}

/** Cone constant k_1 or k_N and edge constant k_9. */
const CONSTANTS = {
  'EN1992-4': { cone: { uncracked: 11, cracked: 7.7 }, edge: { uncracked: 2.4, cracked: 1.7 } },
  'JGJ145-2013': { cone: { uncracked: 9.8, cracked: 7 }, edge: { uncracked: 1.9, cracked: 1.35 } },
} as const;

/** Largest f_ck in the resistance formulas of EN 1992-4, MPa. */
const F_CK_LIMIT = 60;

/** Partial factors from JGJ145-2013, table 4.3.10, for structural and non-structural members. */
const GAMMA_R = {
  structural: { cone: 3, edge: 2.5, pryOut: 2.5 },
  nonStructural: { cone: 1.8, edge: 1.5, pryOut: 1.5 },
} as const;

export function productValues(input: CheckInput): ProductValues {
  const { product, concrete, standard } = input;
  const { h_ef, d_nom } = product;
  const isEuropean = standard === 'EN1992-4';
  const l_f = product.l_f || h_ef;
  /** Limit of l_f with (7.41). */
  const longest = d_nom <= 24 ? 12 * d_nom : Math.max(8 * d_nom, 300);
  const s_cr_N = product.s_cr_N || 3 * h_ef;
  const c_cr_N = product.c_cr_N || 1.5 * h_ef;
  // The default of JGJ145-2013 is the larger one of expansion anchors, which is safe for undercut anchors.
  const c_cr_sp = product.c_cr_sp || (isEuropean ? c_cr_N : 3 * h_ef);
  return {
    N_Rk_s: product.N_Rk_s,
    V_Rk_s_0: product.V_Rk_s_0,
    M_Rk_s_0: product.M_Rk_s_0,
    N_Rk_p_0: isEuropean ? product.N_Rk_p_0 : 0,
    psi_c: (isEuropean && product.psi_c) || 1,
    h_ef,
    l_f: isEuropean ? Math.min(l_f, longest) : l_f,
    d_nom,
    s_cr_N,
    c_cr_N,
    s_cr_sp: product.s_cr_sp || (isEuropean ? s_cr_N : 2 * c_cr_sp),
    c_cr_sp,
    h_min: concrete.h_min || 2 * h_ef,
    k_cone: coneConstant(input),
    k7: product.k7 || 1,
    k8: product.k8 || (h_ef < 60 ? 1 : 2),
    k9: product.k9 || CONSTANTS[standard].edge[concrete.cracked ? 'cracked' : 'uncracked'],
    strength: isEuropean ? Math.min(concrete.f_ck, F_CK_LIMIT) : concrete.f_cuk,
    gamma_Ms_N: product.gamma_Ms_N,
    gamma_Ms_V: product.gamma_Ms_V,
    ...(isEuropean ? europeanFactors(input) : chineseFactors(input)),
  };
}

/**
 * Returns the larger stored constant for uncracked concrete and the smaller one for cracked concrete. If no
 * constant for cracked concrete is stored, the result for cracked concrete is at most the standard's value,
 * because the uncracked constant would be unsafe there. If neither constant is stored, the standard's value
 * applies.
 */
function coneConstant({ concrete, product, standard }: CheckInput): number {
  const { uncracked, cracked } = CONSTANTS[standard].cone;
  const stored = [product.k_ucr, product.k_cr].filter((k) => k > 0);
  if (concrete.cracked) return Math.min(...stored, ...(product.k_cr > 0 ? [] : [cracked]));
  return stored.length > 0 ? Math.max(...stored) : uncracked;
}

/** Partial factors for concrete and pull-out, from gamma_c and gamma_inst (table 4.1). */
function europeanFactors({ product, concrete }: CheckInput) {
  const gamma_c = concrete.gamma_c || GAMMA_C.general;
  // The stored gamma_Mc includes gamma_inst, so a missing gamma_inst can be derived from gamma_Mc.
  const gamma_inst = concrete.gamma_inst || Math.max(1, product.gamma_Mc / GAMMA_C.general);
  const inTension = concrete.accidental ? GAMMA_C.accidental * gamma_inst : undefined;
  const inShear = concrete.accidental ? GAMMA_C.accidental : undefined;
  const gamma_Mc = inTension ?? (product.gamma_Mc || gamma_c * gamma_inst);
  return {
    gamma_Mc,
    gamma_Mp: inTension ?? (product.gamma_Mp || gamma_Mc),
    gamma_Msp: inTension ?? (product.gamma_Msp || gamma_Mc),
    gamma_Mcp: inShear ?? (product.gamma_Mcp || gamma_c),
    gamma_Mcv: inShear ?? (product.gamma_Mcv || gamma_c),
  };
}

/** Partial factors of table 4.3.10; gamma_Rsp equals gamma_Rc,N, so the product's gamma_Msp is not used. */
function chineseFactors({ product, concrete }: CheckInput) {
  const table = concrete.nonStructural ? GAMMA_R.nonStructural : GAMMA_R.structural;
  const gamma_Mc = product.gamma_Mc || table.cone;
  return {
    gamma_Mc,
    gamma_Mp: gamma_Mc,
    gamma_Msp: gamma_Mc,
    gamma_Mcp: product.gamma_Mcp || table.pryOut,
    gamma_Mcv: product.gamma_Mcv || table.edge,
  };
}

const EUROPEAN = {
  k_cone: 'k_1',
  strength: 'f_ck',
  /** Formula for the square root of the concrete strength. */
  root: 'sqrt(f_ck)',
  k8: 'k8',
  gamma_Ms_N: 'gamma_Ms_N',
  gamma_Ms_V: 'gamma_Ms_V',
  gamma_Mc: 'gamma_Mc',
  gamma_Msp: 'gamma_Msp',
  gamma_Mcp: 'gamma_Mcp',
  gamma_Mcv: 'gamma_Mcv',
};

/** Symbols of product values that the standards write differently. */
type Symbols = Readonly<typeof EUROPEAN>;

const CHINESE: Symbols = {
  k_cone: 'k_N',
  strength: 'f_cu_k',
  root: 'sqrt(f_cu_k)',
  k8: 'k_cp',
  gamma_Ms_N: 'gamma_Rs_N',
  gamma_Ms_V: 'gamma_Rs_V',
  gamma_Mc: 'gamma_Rc_N',
  gamma_Msp: 'gamma_Rsp',
  gamma_Mcp: 'gamma_Rcp',
  gamma_Mcv: 'gamma_Rc_V',
};
const CHINESE_HIGH_STRENGTH: Symbols = { ...CHINESE, root: 'sqrt(0.95 * f_cu_k)' };

/** Returns the symbols; JGJ145-2013, 6.1.3, multiplies the strength under the root by 0.95 from C45 on. */
export function symbolsOf({ standard, concrete }: Pick<CheckInput, 'standard' | 'concrete'>): Symbols {
  if (standard === 'EN1992-4') return EUROPEAN;
  return concrete.f_cuk >= 45 ? CHINESE_HIGH_STRENGTH : CHINESE;
}

/** Relative tolerance for an input that is equal to its minimum but for rounding. */
const ROUNDING = 1e-9;

/** Returns an error for the first breakout dimension that is too small for h_ef, or null. */
export function breakoutTooSmall({ product }: CheckInput): EngineError | null {
  for (const [figure, multiple] of Object.entries(LEAST_BREAKOUT)) {
    const value = product[figure as keyof typeof LEAST_BREAKOUT];
    const least = multiple * product.h_ef;
    // The value 0 selects the default of the standard, so only positive values are compared with the minimum.
    if (value > 0 && value < least * (1 - ROUNDING)) {
      const times = multiple === 1 ? 'h_ef' : `${multiple} h_ef`;
      return { field: `anchor.${figure}`, message: `must be at least ${times} = ${least}, or be 0` };
    }
  }
  return null;
}
