/** Tests the thresholds of the scope remarks and of the rules that refuse a design. */
import { describe, expect, it } from 'vitest';
import { anchorsAt } from '@/verification/plain-design';
import { applies, bothSides, edgeAt, remarked, SHEARED, type Threshold } from '@/verification/threshold';

const JGJ = 'JGJ145-2013';

/** Returns the two thresholds of the range from `from` to `to`. */
const range = (
  name: string,
  [from, to]: readonly [number, number],
  { at, by }: { at: (value: number) => ReturnType<Threshold['at']>; by: Threshold['by'] },
): Threshold[] => [
  {
    name: `${name} causes a remark below ${from} MPa`,
    at: (share) => at(from * share),
    by,
    below: true,
    above: false,
  },
  {
    name: `${name} causes a remark above ${to} MPa`,
    at: (share) => at(to * share),
    by,
    below: false,
    above: true,
  },
];

const standing = (alpha_M: number): ReturnType<Threshold['at']> => ({
  ...SHEARED,
  plate: { installationPosition: 'clamped', degreeOfRestraint: alpha_M },
});

/** Effect of a rule that refuses designs, for a design that is not refused. */
const accepted = () => 'accepted';

const THRESHOLDS: readonly Threshold[] = [
  ...range('f_ck (scope of EN 1992-4, 1.2)', [12, 90], {
    at: (f_ck) => ({ concrete: { f_ck } }),
    by: remarked('f_ck_out_of_range'),
  }),
  ...range('f_ck (scope of assessments)', [20, 50], {
    at: (f_ck) => ({ concrete: { f_ck } }),
    by: remarked('grade_outside_assessment'),
  }),
  ...range('f_cu,k (JGJ145-2013, 6.1.3)', [20, 60], {
    at: (f_cuk) => ({ standard: JGJ, concrete: { f_cuk } }),
    by: remarked('f_cuk_out_of_range'),
  }),
  {
    name: 'the remark that f_ck counts as 60 MPa appears above 60 MPa',
    at: (share) => ({ concrete: { f_ck: 60 * share } }),
    by: remarked('f_ck_capped'),
    below: false,
    above: true,
  },
  {
    name: 'a row behind the row at an edge causes a remark if that edge is closer than 150 mm',
    at: (share) => ({
      anchors: anchorsAt([30, 0], [75, 0]),
      load: { Vy: 1 },
      outline: edgeAt(150 * share),
    }),
    by: remarked('rows_at_edge'),
    below: true,
    above: false,
  },
  {
    name: 'a row behind the row at an edge causes a remark if the two rows are closer together than c_1',
    at: (share) => ({
      anchors: anchorsAt([30, 0], [75, 0]),
      load: { Vy: 1 },
      outline: edgeAt(45 * share),
      product: { c_min: 20 },
    }),
    by: remarked('rows_at_edge'),
    below: false,
    above: true,
  },
  {
    name: 'a clearance hole larger than 14 mm for M12 causes a remark, table 6.1',
    at: (share) => ({ ...SHEARED, product: { d_f: 14 * share } }),
    by: remarked('hole_too_large'),
    below: false,
    above: true,
  },
  {
    name: 'three columns of anchors closer to an edge than max(10 h_ef, 60 d_nom) cause a remark, 6.2.2.2',
    at: (share) => ({
      ...SHEARED,
      anchors: anchorsAt([-75, 0], [0, 0], [75, 0]),
      outline: edgeAt(720 * share),
    }),
    by: remarked('layout_near_edge'),
    below: true,
    above: false,
  },
  {
    name: 'a lever arm with an edge closer than max(10 h_ef, 60 d_nom) causes a remark, 7.2.2.5',
    at: (share) => ({ ...standing(1), outline: edgeAt(720 * share) }),
    by: remarked('lever_arm_near_edge'),
    below: true,
    above: false,
  },
  {
    name: 'a spacing below s_min causes a remark',
    at: (share) => ({ anchors: anchorsAt([-30 * share, 0], [30 * share, 0]) }),
    by: remarked('spacing_below_minimum'),
    below: true,
    above: false,
  },
  {
    name: 'an edge distance below c_min causes a remark',
    at: (share) => ({ outline: edgeAt(60 * share) }),
    by: remarked('edge_distance_below_minimum'),
    below: true,
    above: false,
  },
  {
    name: 'a member thickness below h_min causes a remark',
    at: (share) => ({ concrete: { h: 140 * share } }),
    by: remarked('thickness_below_minimum'),
    below: true,
    above: false,
  },
  {
    name: 'a member thickness below 2 h_ef causes a remark if the product has no h_min',
    at: (share) => ({ concrete: { h: 140 * share, h_min: 0 } }),
    by: remarked('thickness_below_minimum'),
    below: true,
    above: false,
  },
  ...(['EN1992-4', JGJ] as const).map((standard): Threshold => ({
    name: `a degree of restraint above 1 causes a remark with its value, ${standard}`,
    at: (share) => ({ ...standing(Math.max(1, share)), standard }),
    by: ({ remarks }) => remarks.find(({ code }) => code === 'restraint')?.values.alpha_M ?? null,
    below: null,
    above: 1.01,
  })),
  ...(['EN1992-4', JGJ] as const).map((standard): Threshold => ({
    name: `a degree of restraint causes no remark for a plate on the concrete, ${standard}`,
    at: (share) => ({ ...SHEARED, standard, plate: { degreeOfRestraint: 1.5 * share } }),
    by: remarked('restraint'),
    below: false,
    above: false,
  })),
  {
    // The tolerance is 0.001 of the largest force, plus 0.005 kN for each anchor.
    name: 'axial forces below the load by more than rounding cause a remark',
    at: (share) => {
      const T = 10 - 0.03 * share;
      return { load: { N: 10 }, axials: [T / 4, T / 4, T / 4, T / 4] };
    },
    by: remarked('axials_below_load'),
    below: false,
    above: true,
  },
  {
    // The compression of 10 kN acts at the plate edge, 200 mm from the centre; the tolerance is 0.03 kN at
    // that edge plus one thousandth of the moment.
    name: 'compression beyond the plate edge causes a remark',
    at: (share) => ({ load: { N: -10, Mx: (2.006 / 0.999) * share } }),
    by: remarked('axials_beyond_plate'),
    below: false,
    above: true,
  },
  {
    name: 'a loaded edge farther away than max(10 h_ef, 60 d_nom) causes the remark that it is too far for edge failure',
    at: (share) => ({ ...SHEARED, outline: edgeAt(720 * share) }),
    by: ({ remarks }) => remarks.find(({ code }) => code === 'edge_far')?.values ?? null,
    below: null,
    above: { edge: 'X1', c_1: 720 * 1.01, limit: 720 },
  },
  {
    name: 'an edge in the direction opposite to the load does not cause the remark that it is too far for edge failure',
    at: (share) => ({ load: { Vx: -10 }, outline: edgeAt(720 * share) }),
    by: remarked('edge_far'),
    below: false,
    above: false,
  },
  {
    name: 'a compressed plate must not extend beyond the edge of the concrete',
    at: (share) => ({ load: { N: -10 }, outline: { X1: 200 * share } }),
    by: accepted,
    below: 'refused: plate.length',
    above: 'accepted',
  },
  {
    name: 'the degree of restraint of a lever arm must be at least 1',
    at: standing,
    by: accepted,
    below: 'refused: plate.degree_of_restraint',
    above: 'accepted',
  },
  {
    name: 'the degree of restraint of a lever arm must be at most 2',
    at: (share) => standing(2 * share),
    by: accepted,
    below: 'accepted',
    above: 'refused: plate.degree_of_restraint',
  },
  {
    name: 'the member must be at least as thick as h_ef',
    at: (share) => ({ concrete: { h: 70 * share } }),
    by: accepted,
    below: 'refused: base.h',
    above: 'accepted',
  },
  {
    name: 'each anchor must be inside the concrete',
    at: (share) => ({ outline: edgeAt(share - 1) }),
    by: accepted,
    below: 'refused: base.base_points',
    above: 'accepted',
  },
  ...(
    [
      ['s_cr_N', 140],
      ['c_cr_N', 70],
      ['s_cr_sp', 140],
      ['c_cr_sp', 70],
    ] as const
  ).map(([figure, least]): Threshold => ({
    name: `${figure} must be at least ${least / 70} h_ef`,
    at: (share) => ({ product: { [figure]: least * share } }),
    by: accepted,
    below: `refused: anchor.${figure}`,
    above: 'accepted',
  })),
  {
    name: 'tension and shear are checked from one millionth of a kN per anchor',
    at: (share) => ({
      load: { Vx: 4e-6 * share, N: 4e-6 * share },
      axials: [1, 1, 1, 1].map((T) => T * 1e-6 * share),
    }),
    by: (answer) => [applies('steel_tension')(answer), applies('steel_shear')(answer)],
    below: [false, false],
    above: [true, true],
  },
];

describe('scope thresholds', () => {
  it.each(THRESHOLDS.map((threshold) => [threshold.name, threshold] as const))(
    'the check returns the expected remark or refusal just below and just above the threshold: %s',
    (_, threshold) => {
      const { below, above } = threshold;
      expect(bothSides(threshold)).toEqual({ below, above });
    },
  );
});
