/** Anchor data for tests: an M12 bolt anchor from the seed data, with the changes that a test needs. */
import type { AnchorData } from '@/design/records/anchor-data';

export function buildAnchorData(changes: Partial<AnchorData> = {}): AnchorData {
  return {
    name: 'Bolt anchor M12',
    ...{
      material: 'Carbon steel',
      materialClass: '8.8',
      certification: 'ETA',
      psi_c: 1,
      A_s: 84.3,
      E_s: 210e3,
    },
    ...{ N_Rk_s: 42.5, V_Rk_s_0: 35.4, M_Rk_s_0: 105, N_Rk_p_0: 25 },
    ...{
      h_ef: 70,
      h_nom: 80,
      h_1: 88,
      l_f: 70,
      d_nom: 12,
      d_0: 12,
      d_f: 14,
      T_inst: 60,
      t_fix: 0,
      wrench: 19,
    },
    ...{ s_cr_N: 210, c_cr_N: 105, s_cr_sp: 210, c_cr_sp: 105, s_min: 60, c_min: 55, h_min: 140 },
    ...{ k7: 1, k8: 2.78, k9: 2.4, k_ucr: 11, k_cr: 7.7, gamma_inst: 1, gamma_Ms_N: 1.5, gamma_Ms_V: 1.25 },
    ...{ gamma_Mc: 1.5, gamma_Mp: 1.5, gamma_Msp: 1.5, gamma_Mcp: 1.5, gamma_Mcv: 1.5 },
    ...changes,
  };
}
