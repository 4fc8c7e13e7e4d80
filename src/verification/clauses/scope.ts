/** Limits of the scope, and designs that the check refuses. */
import {
  edgeAt,
  JGJ,
  onlyAbove,
  onlyBelow,
  PULLED,
  refusedBelow,
  remarked,
  SHEARED,
  type ClauseTable,
  type Threshold,
} from '@/verification/clauses/hand-calculation';
import { anchorsAt, type DesignChange } from '@/verification/test-design';

/** Returns the two thresholds of the range from `from` to `to`, MPa. */
const range = (
  name: string,
  [from, to]: readonly [number, number],
  at: Threshold['at'],
  remark: string,
): ClauseTable['thresholds'] => ({
  [`${name} causes a remark below ${from} MPa`]: onlyBelow((share) => at(from * share), remarked(remark)),
  [`${name} causes a remark above ${to} MPa`]: onlyAbove((share) => at(to * share), remarked(remark)),
});

const ofStrength = (f_ck: number): DesignChange => ({ concrete: { f_ck } });
const ofCubeStrength = (f_cuk: number): DesignChange => ({ standard: JGJ, concrete: { f_cuk } });

export const SCOPE: ClauseTable = {
  clause: 'scope: EN 1992-4, 1.2, 6.2.2.2, 7.2.1.8, 7.2.2.5; JGJ145-2013, 5.3.1, 6.1.3',
  formulas: [],
  thresholds: {
    'an embedment depth below 40 mm causes a remark, 1.2': onlyBelow(
      (share) => ({ ...PULLED, product: { h_ef: 40 * share, s_cr_N: 120, c_cr_N: 60 } }),
      remarked('h_ef_small'),
    ),
    'anchors in shear closer together than 4 d_nom cause a remark': onlyBelow((share) => {
      const half = (4 * 12 * share) / 2;
      const anchors = anchorsAt([-half, 0], [half, 0]);
      return { ...SHEARED, anchors, axials: [0, 0], outline: edgeAt(50), product: { s_min: 20 } };
    }, remarked('spacing_below_4_d')),
    'blow-out, 7.2.1.8, causes a remark if c is below 0.5 h_ef': onlyBelow(
      (share) => ({ ...PULLED, outline: edgeAt(35 * share), product: { c_min: 20 } }),
      remarked('blow_out'),
    ),
    'the remark that blow-out, 7.2.1.8, is not checked appears if c is above 0.5 h_ef': onlyAbove(
      (share) => ({ ...PULLED, outline: edgeAt(35 * share), product: { c_min: 20 } }),
      remarked('blow_out_not_needed'),
    ),
    ...range('f_ck (scope of EN 1992-4, 1.2)', [12, 90], ofStrength, 'f_ck_out_of_range'),
    ...range('f_ck (scope of assessments)', [20, 50], ofStrength, 'grade_outside_assessment'),
    ...range('f_cu,k (JGJ145-2013, 6.1.3)', [20, 60], ofCubeStrength, 'f_cuk_out_of_range'),
    'the remark that f_ck counts as 60 MPa appears above 60 MPa': onlyAbove(
      (share) => ({ concrete: { f_ck: 60 * share } }),
      remarked('f_ck_capped'),
    ),
    'a row behind the row at an edge causes a remark if that edge is closer than 150 mm': onlyBelow(
      (share) => ({ anchors: anchorsAt([30, 0], [75, 0]), load: { Vy: 1 }, outline: edgeAt(150 * share) }),
      remarked('rows_at_edge'),
    ),
    'a row behind the row at an edge causes a remark if the two rows are closer together than c_1': onlyAbove(
      (share) => ({
        anchors: anchorsAt([30, 0], [75, 0]),
        load: { Vy: 1 },
        outline: edgeAt(45 * share),
        product: { c_min: 20 },
      }),
      remarked('rows_at_edge'),
    ),
    'a clearance hole larger than 14 mm for M12 causes a remark, table 6.1': onlyAbove(
      (share) => ({ ...SHEARED, product: { d_f: 14 * share } }),
      remarked('hole_too_large'),
    ),
    'three columns of anchors closer to an edge than max(10 h_ef, 60 d_nom) cause a remark, 6.2.2.2':
      onlyBelow(
        (share) => ({
          ...SHEARED,
          anchors: anchorsAt([-75, 0], [0, 0], [75, 0]),
          outline: edgeAt(720 * share),
        }),
        remarked('layout_near_edge'),
      ),
    'a lever arm with an edge closer than max(10 h_ef, 60 d_nom) causes a remark, 7.2.2.5': onlyBelow(
      (share) => ({ ...SHEARED, plate: { installationPosition: 'clamped' }, outline: edgeAt(720 * share) }),
      remarked('lever_arm_near_edge'),
    ),
    'a spacing below s_min causes a remark': onlyBelow(
      (share) => ({ anchors: anchorsAt([-30 * share, 0], [30 * share, 0]) }),
      remarked('spacing_below_minimum'),
    ),
    'an edge distance below c_min causes a remark': onlyBelow(
      (share) => ({ outline: edgeAt(60 * share) }),
      remarked('edge_distance_below_minimum'),
    ),
    'a member thickness below h_min causes a remark': onlyBelow(
      (share) => ({ concrete: { h: 140 * share } }),
      remarked('thickness_below_minimum'),
    ),
    'a member thickness below 2 h_ef causes a remark if the product has no h_min': onlyBelow(
      (share) => ({ concrete: { h: 140 * share, h_min: 0 } }),
      remarked('thickness_below_minimum'),
    ),
    'the member must be at least as thick as h_ef': refusedBelow(
      (share) => ({ concrete: { h: 70 * share } }),
      'base.h',
    ),
    'each anchor must be inside the concrete': refusedBelow(
      (share) => ({ outline: edgeAt(share - 1) }),
      'base.base_points',
    ),
    ...Object.fromEntries(
      (['s_cr_N', 'c_cr_N', 's_cr_sp', 'c_cr_sp'] as const).map((figure) => {
        const times = figure.startsWith('s') ? 2 : 1;
        const at = (share: number) => ({ product: { [figure]: times * 70 * share } });
        return [`${figure} must be at least ${times} h_ef`, refusedBelow(at, `anchor.${figure}`)];
      }),
    ),
  },
};
