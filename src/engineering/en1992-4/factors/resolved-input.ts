/**
 * Fills in the standard's defaults for the product and applies the standard's limits (EN 1992-4, 4.4 and
 * clause 7).
 */
import { coneConstant, type ResolvedProduct } from '@/engineering/checks';
import type { CheckInput } from '@/engineering/model/design';
import { GAMMA_C } from '@/quantities/gamma-c';

/** Cone and edge constants of the standard. */
const K1 = { uncracked: 11, cracked: 7.7 };
const K9 = { uncracked: 2.4, cracked: 1.7 };
const F_CK_LIMIT = 60;

/** Returns the largest l_f allowed in (7.41). */
function longestShearLength(d_nom: number): number {
  return d_nom <= 24 ? 12 * d_nom : Math.max(8 * d_nom, 300);
}

export function resolveProduct(input: CheckInput): ResolvedProduct {
  const { product, concrete } = input;
  const { h_ef, d_nom } = product;
  const s_cr_N = product.s_cr_N || 3 * h_ef;
  const c_cr_N = product.c_cr_N || 1.5 * h_ef;
  const gamma_c = concrete.gamma_c || GAMMA_C.general;
  // The stored gamma_Mc includes gamma_inst, so a missing gamma_inst can be derived from gamma_Mc.
  const gamma_inst = concrete.gamma_inst || Math.max(1, product.gamma_Mc / GAMMA_C.general);
  const inTension = concrete.accidental ? GAMMA_C.accidental * gamma_inst : undefined;
  const inShear = concrete.accidental ? GAMMA_C.accidental : undefined;
  const gamma_Mc = inTension ?? (product.gamma_Mc || gamma_c * gamma_inst);
  return {
    N_Rk_s: product.N_Rk_s,
    V_Rk_s_0: product.V_Rk_s_0,
    M_Rk_s_0: product.M_Rk_s_0,
    N_Rk_p_0: product.N_Rk_p_0,
    psi_c: product.psi_c || 1,
    h_ef,
    l_f: Math.min(product.l_f || h_ef, longestShearLength(d_nom)),
    d_nom,
    s_cr_N,
    c_cr_N,
    s_cr_sp: product.s_cr_sp || s_cr_N,
    c_cr_sp: product.c_cr_sp || c_cr_N,
    h_min: concrete.h_min || 2 * h_ef,
    k_cone: coneConstant(input, K1),
    k7: product.k7 || 1,
    k8: product.k8 || (h_ef < 60 ? 1 : 2),
    k9: product.k9 || (concrete.cracked ? K9.cracked : K9.uncracked),
    strength: Math.min(concrete.f_ck, F_CK_LIMIT),
    gamma_Ms_N: product.gamma_Ms_N,
    gamma_Ms_V: product.gamma_Ms_V,
    gamma_Mc,
    gamma_Mp: inTension ?? (product.gamma_Mp || gamma_Mc),
    gamma_Msp: inTension ?? (product.gamma_Msp || gamma_Mc),
    gamma_Mcp: inShear ?? (product.gamma_Mcp || gamma_c),
    gamma_Mcv: inShear ?? (product.gamma_Mcv || gamma_c),
  };
}
