/** Notation and clauses of JGJ145-2013 for the checks shared by both standards. */
import { leverArmWith, type StandardSpec } from '@/engineering/checks';
import { clause } from '@/engineering/jgj145/clause';
import type { CheckInput } from '@/engineering/model/design';

const MECHANICAL = clause('6.1');

/**
 * Clauses of the cone check; the splitting check cites the same clauses but uses its own characteristic
 * distances.
 */
export const CONE: StandardSpec['clauses']['cone'] = {
  general: clause('6.1.3', '6.1.3-1'),
  reducedDepth: MECHANICAL,
  basic: clause('6.1.3'),
  area: clause('6.1.5'),
  referenceArea: clause('6.1.4'),
  edge: clause('6.1.6'),
  shell: clause('6.1.7'),
  eccentricity: clause('6.1.8'),
  resistance: clause('6.1.3', '6.1.3-2'),
};

function specWith(root: string): StandardSpec {
  return {
    notation: {
      k_cone: 'k_N',
      strength: 'f_cu_k',
      root,
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
      cone: CONE,
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
      basis: clause('4.3.3'),
    },
    // A thick mortar layer clamps the anchor (6.1).
    leverArm: leverArmWith({ restraintShare: 0 }),
    separateGroups: false,
    unevenTension: { factor: 1.1, clause: clause('5.2.1') },
  };
}

const ORDINARY = specWith('sqrt(f_cu_k)');
const HIGH_STRENGTH = specWith('sqrt(0.95 * f_cu_k)');

/**
 * Returns notation and clauses; for C45 and higher, the strength under the root is multiplied by 0.95
 * (6.1.3).
 */
export const specOf = ({ concrete }: CheckInput): StandardSpec =>
  concrete.f_cuk >= 45 ? HIGH_STRENGTH : ORDINARY;
