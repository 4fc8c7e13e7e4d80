/** Notation and clauses of JGJ145-2013 for the checks that both standards share. */
import type { StandardSpec } from '../checks';
import { clause } from './clause';
import { leverArm } from './shear/lever-arm';

const MECHANICAL = clause('6.1');

/** From C45 on the strength counts with 0.95, under the root (6.1.3). */
export function specFor(f_cuk: number): StandardSpec {
  return {
    notation: {
      k_cone: 'k_N',
      strength: 'f_cu_k',
      root: f_cuk >= 45 ? 'sqrt(0.95 * f_cu_k)' : 'sqrt(f_cu_k)',
      k8: 'k_cp',
      gamma_Ms_N: 'gamma_Rs_N',
      gamma_Ms_V: 'gamma_Rs_V',
      gamma_Mc: 'gamma_Rc_N',
      gamma_Msp: 'gamma_Rsp',
      gamma_Mcp: 'gamma_Rcp',
      gamma_Mcv: 'gamma_Rc_V',
    },
    clauses: {
      forces: clause('5.2'),
      shearForces: clause('5.3'),
      steelTension: clause('6.1.2'),
      cone: {
        general: clause('6.1.3', '6.1.3-1'),
        reducedDepth: MECHANICAL,
        basic: clause('6.1.3'),
        area: clause('6.1.5'),
        referenceArea: clause('6.1.4'),
        edge: clause('6.1.6'),
        shell: clause('6.1.7'),
        eccentricity: clause('6.1.8'),
        resistance: clause('6.1.3', '6.1.3-2'),
      },
      steelShear: MECHANICAL,
      steelShearGroup: MECHANICAL,
      leverArm: MECHANICAL,
      leverArmLength: MECHANICAL,
      leverArmMoment: MECHANICAL,
      leverArmResistance: MECHANICAL,
      pryOut: MECHANICAL,
      pryOutResistance: MECHANICAL,
      edge: clause('6.1.18', '6.1.18-1'),
      edgeAngle: MECHANICAL,
      edgeEccentricity: MECHANICAL,
    },
    leverArm,
    separateGroups: false,
    unevenTension: { factor: 1.1, clause: clause('5.2.1') },
  };
}
