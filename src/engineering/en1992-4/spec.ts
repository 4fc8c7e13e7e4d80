/** Notation and clauses of EN 1992-4:2018 for the checks shared by both standards. */
import { leverArmWith, type StandardSpec } from '@/engineering/checks';
import { clause } from '@/engineering/en1992-4/clause';

const CONE = '7.2.1.4';
const EDGE = '7.2.2.5';

export const SPEC: StandardSpec = {
  notation: {
    k_cone: 'k_1',
    strength: 'f_ck',
    root: 'sqrt(f_ck)',
    k8: 'k8',
    gamma_Ms_N: 'gamma_Ms_N',
    gamma_Ms_V: 'gamma_Ms_V',
    gamma_Mc: 'gamma_Mc',
    gamma_Msp: 'gamma_Msp',
    gamma_Mcp: 'gamma_Mcp',
    gamma_Mcv: 'gamma_Mcv',
  },
  clauses: {
    forces: clause('6.2.1'),
    shearForces: clause('6.2.2'),
    steelTension: clause('7.2.1.3'),
    cone: {
      general: clause(CONE),
      reducedDepth: clause(CONE),
      basic: clause(CONE, '7.2'),
      area: clause(CONE),
      referenceArea: clause(CONE, '7.3'),
      edge: clause(CONE, '7.4'),
      shell: clause(CONE, '7.5'),
      eccentricity: clause(CONE, '7.6'),
      resistance: clause(CONE, '7.1'),
    },
    steelShear: clause('7.2.2.3.1'),
    steelShearGroup: clause('7.2.2.3.1', '7.35'),
    leverArm: clause('7.2.2.3.2'),
    leverArmLength: clause('6.2.2.3'),
    leverArmMoment: clause('7.2.2.3.2', '7.38'),
    leverArmResistance: clause('7.2.2.3.2', '7.37'),
    pryOut: clause('7.2.2.4'),
    pryOutResistance: clause('7.2.2.4', '7.39a'),
    edge: clause(EDGE),
    edgeAngle: clause(EDGE, '7.48'),
    edgeEccentricity: clause(EDGE, '7.47'),
    basis: null,
  },
  // A thick mortar layer does not clamp the anchor (6.2.2.3).
  leverArm: leverArmWith({ restraintShare: 0.5 }),
  separateGroups: true,
  unevenTension: null,
};
