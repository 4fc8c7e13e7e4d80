/** Fills in the defaults of JGJ145-2013 for the product (table 4.3.10, section 6.1). */
import { coneConstant, type ResolvedProduct } from '@/engineering/checks';
import type { CheckInput } from '@/engineering/model/design';

/** Cone and edge constants for uncracked and cracked concrete. */
const K_N = { uncracked: 9.8, cracked: 7 };
const K9 = { uncracked: 1.9, cracked: 1.35 };

/** Partial factors from table 4.3.10 for structural and non-structural members. */
const GAMMA = {
  structural: { cone: 3, edge: 2.5, pryOut: 2.5 },
  nonStructural: { cone: 1.8, edge: 1.5, pryOut: 1.5 },
} as const;

export function resolveProduct(input: CheckInput): ResolvedProduct {
  const { product, concrete } = input;
  const { h_ef } = product;
  const table = concrete.nonStructural ? GAMMA.nonStructural : GAMMA.structural;
  const gamma_Mc = product.gamma_Mc || table.cone;
  // If no c_cr_sp is stored, the larger default for expansion anchors applies, which is safe for undercut
  // anchors as well.
  const c_cr_sp = product.c_cr_sp || 3 * h_ef;
  return {
    N_Rk_s: product.N_Rk_s,
    V_Rk_s_0: product.V_Rk_s_0,
    M_Rk_s_0: product.M_Rk_s_0,
    N_Rk_p_0: 0,
    psi_c: 1,
    h_ef,
    l_f: product.l_f || h_ef,
    d_nom: product.d_nom,
    s_cr_N: product.s_cr_N || 3 * h_ef,
    c_cr_N: product.c_cr_N || 1.5 * h_ef,
    s_cr_sp: product.s_cr_sp || 2 * c_cr_sp,
    c_cr_sp,
    h_min: concrete.h_min || 2 * h_ef,
    k_cone: coneConstant(input, K_N),
    k7: product.k7 || 1,
    k8: product.k8 || (h_ef < 60 ? 1 : 2),
    k9: product.k9 || (concrete.cracked ? K9.cracked : K9.uncracked),
    strength: concrete.f_cuk,
    gamma_Ms_N: product.gamma_Ms_N,
    gamma_Ms_V: product.gamma_Ms_V,
    gamma_Mc,
    gamma_Mp: gamma_Mc,
    // The product's gamma_Msp is not used: gamma_Rsp equals gamma_Rc,N.
    gamma_Msp: gamma_Mc,
    gamma_Mcp: product.gamma_Mcp || table.pryOut,
    gamma_Mcv: product.gamma_Mcv || table.edge,
  };
}
