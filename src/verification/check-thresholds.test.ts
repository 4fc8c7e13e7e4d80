/**
 * Tests the thresholds of the checks that are not tested in thresholds.test.ts: groups, reduced cones,
 * torsion pairs, steel.
 */
import { describe, expect, it } from 'vitest';
import { combinedVerdicts } from '@/engineering/checks/combined';
import { productValues } from '@/engineering/checks/product';
import type { CombinedKey } from '@/engineering/model/combined';
import { type CheckResult, type DetailRecord } from '@/engineering/model/result';
import { check } from '@/verification/checks';
import {
  steelFactorInShear,
  steelFactorInTension,
  steelResistanceInShear,
} from '@/verification/en1992-4/steel-values';
import { anchorsAt, plainDesign, type DesignChange } from '@/verification/plain-design';
import {
  ABOVE,
  applies,
  BELOW,
  bothSides,
  edgeAt,
  PULLED,
  remarked,
  value,
  type Threshold,
} from '@/verification/threshold';

const JGJ = 'JGJ145-2013';
const lengthOf =
  (mode: 'concrete_cone' | 'splitting' | 'pry_out' | 'concrete_edge', list: 'clusters' | 'edges') =>
  (answer: CheckResult) =>
    ((answer.checks[mode].detail as unknown as Record<string, readonly DetailRecord[]>)[list] ?? []).length;

const pair = (s: number) => anchorsAt([-s / 2, 0], [s / 2, 0]);
const pulledPair = (s: number): DesignChange => ({ anchors: pair(s), load: { N: 10 }, axials: [5, 5] });

/**
 * Returns loads whose compression resultant equals the total tension and acts `z` mm from the centroid of
 * the anchors in tension: EN 1992-4, (7.7).
 */
function pressedAt(z: number): DesignChange {
  const T = 20;
  return { axials: [0, 10, 0, 10], load: { N: 0, My: (T * (75 - z) - T * 75) / 1000 } };
}

/**
 * Two anchors in a line parallel to the edge, 7.2.2.5(8); torsion loads one anchor towards the edge and the
 * other away from it.
 */
const turned = (s: number, k8: number): DesignChange => ({
  anchors: anchorsAt([0, -s / 2], [0, s / 2]),
  outline: { X1: 100 },
  load: { Mz: 1 },
  product: { k8 },
});

/** Returns the value of k8 at which r_T, the ratio of edge to pry-out resistance, equals 0.7. */
function strongPryOut(): number {
  const { trail } = check(plainDesign(turned(200, 1))).checks.concrete_edge.detail;
  return (trail.find(({ symbol }) => symbol === 'r_T')?.value ?? NaN) / 0.7;
}

const THRESHOLDS: readonly Threshold[] = [
  {
    name: 'splitting, 7.2.1.7, is not checked if the member is at least h_min thick',
    at: (share) => ({ ...PULLED, concrete: { h: 140 * share } }),
    by: applies('splitting'),
    below: true,
    above: false,
  },
  {
    name: 'h_min in the splitting rule, 7.2.1.7, is 2 h_ef if the product has no h_min',
    at: (share) => ({ ...PULLED, concrete: { h: 140 * share, h_min: 0 } }),
    by: applies('splitting'),
    below: true,
    above: false,
  },
  {
    name: 'splitting under JGJ145-2013 is not checked if the edge distance is at least 1.5 c_cr,sp',
    at: (share) => ({ ...PULLED, standard: JGJ, concrete: { h: 300 }, outline: edgeAt(1.5 * 140 * share) }),
    by: applies('splitting'),
    below: true,
    above: false,
  },
  {
    name: 'splitting under JGJ145-2013 is not checked if the member is at least 2 h_min thick',
    at: (share) => ({ ...PULLED, standard: JGJ, concrete: { h: 2 * 140 * share } }),
    by: applies('splitting'),
    below: true,
    above: false,
  },
  {
    name: 'h_min in the splitting rule of JGJ145-2013 is 2 h_ef if the product has no h_min',
    at: (share) => ({ ...PULLED, standard: JGJ, concrete: { h: 2 * 140 * share, h_min: 0 } }),
    by: applies('splitting'),
    below: true,
    above: false,
  },
  {
    name: 'compression under the plate, (7.7), increases the cone resistance if z is below 1.5 h_ef',
    at: (share) => pressedAt(1.5 * 70 * share),
    by: (answer) => Number(value('concrete_cone', 'psi_M_N')(answer)) > 1,
    below: true,
    above: false,
  },
  {
    name: 'k_T of two anchors under torsion, 7.2.2.5(8), is 0.8 up to a spacing of 1.5 (h_ef + c_1)',
    at: (share) => turned(1.5 * (70 + 100) * share, 0.5),
    by: value('concrete_edge', 'k_T'),
    below: 0.8,
    above: 1,
  },
  {
    name: 'k_T of two anchors under torsion, 7.2.2.5(8), is 0.8 if the edge resistance is at least 0.7 V_Rk,cp',
    at: (share) => turned(200, strongPryOut() / share),
    by: value('concrete_edge', 'k_T'),
    below: 1,
    above: 0.8,
  },
  {
    name: 'anchors break out in one cone up to a spacing of s_cr,N',
    at: (share) => pulledPair(210 * share),
    by: lengthOf('concrete_cone', 'clusters'),
    below: 1,
    above: 2,
  },
  {
    name: 'anchors split together up to a spacing of s_cr,sp',
    at: (share) => ({ ...pulledPair(280 * share), outline: { Y1: 100 } }),
    by: lengthOf('splitting', 'clusters'),
    below: 1,
    above: 2,
  },
  {
    name: 'anchors are pried out together up to a spacing of s_cr,N',
    at: (share) => ({ anchors: pair(210 * share), load: { Vx: 10 } }),
    by: lengthOf('pry_out', 'clusters'),
    below: 1,
    above: 2,
  },
  {
    name: 'anchors break out together at an edge up to a spacing of 3 c_1',
    at: (share) => ({
      anchors: anchorsAt([0, -150 * share], [0, 150 * share]),
      outline: { X1: 100 },
      load: { Vx: 10 },
    }),
    by: lengthOf('concrete_edge', 'edges'),
    below: 1,
    above: 2,
  },
  {
    name: "the cone has the reduced embedment depth h'_ef if three edges are closer than c_cr,N",
    at: (share) => ({
      anchors: anchorsAt([0, 0]),
      load: { N: 5 },
      axials: [5],
      outline: { X1: 60, X2: -60, Y1: 105 * share },
    }),
    by: (answer) => Number(value('concrete_cone', 'h_ef_used')(answer)) < 70,
    below: true,
    above: false,
  },
  {
    name: "the cone has the reduced embedment depth h'_ef if no gap between anchors reaches s_cr,N",
    at: (share) => ({
      ...pulledPair(210 * share),
      standard: JGJ,
      outline: { X1: 160, Y1: 60, Y2: -60 },
    }),
    by: (answer) => Number(value('concrete_cone', 'h_ef_used')(answer)) < 70,
    below: true,
    above: false,
  },
  {
    name: 'k_cp under JGJ145-2013 is 2 if h_ef is at least 60 mm and the product has no k_cp',
    at: (share) => ({
      standard: JGJ,
      load: { Vx: 10 },
      product: { k8: 0, h_ef: 60 * share, s_cr_N: 180, c_cr_N: 90 },
    }),
    by: value('pry_out', 'k_cp'),
    below: 1,
    above: 2,
  },
  {
    name: 'dense reinforcement causes a remark under JGJ145-2013 if h_ef is below 100 mm',
    at: (share) => ({
      ...PULLED,
      standard: JGJ,
      product: { h_ef: 100 * share, s_cr_N: 300, c_cr_N: 150, s_cr_sp: 300, c_cr_sp: 150 },
      concrete: { denseReinforcement: true, h: 250 },
    }),
    by: remarked('dense_reinforcement'),
    below: true,
    above: false,
  },
  {
    name: 'the remark that blow-out, 7.2.1.8, is not checked appears if c is above 0.5 h_ef',
    at: (share) => ({ ...PULLED, outline: edgeAt(35 * share), product: { c_min: 20 } }),
    by: remarked('blow_out_not_needed'),
    below: false,
    above: true,
  },
];

describe('thresholds of the checks', () => {
  it.each(THRESHOLDS.map((threshold) => [threshold.name, threshold] as const))(
    'the rule has the expected effect just below and just above its threshold: %s',
    (_, threshold) => {
      const { below, above } = threshold;
      expect(bothSides(threshold)).toEqual({ below, above });
    },
  );
});

describe('upper limit of l_f in (7.41)', () => {
  it.each([
    [24, 288],
    [24 * ABOVE, 300],
    [37.5 * BELOW, 300],
    [37.5 * ABOVE, 303],
  ])('with d_nom = %d mm, equation (7.41) limits l_f to %d mm', (d_nom, expected) => {
    const { l_f } = productValues(plainDesign({ product: { d_nom, l_f: 1000 } }));
    expect(l_f).toBeCloseTo(expected, 9);
  });
});

describe('steel values according to EN 1992-4', () => {
  it('the partial factor for steel in tension is 1.2 f_uk / f_yk, but at least 1.4 (table 4.1)', () => {
    const f_yk = (share: number) => (800 * share * 1.2) / 1.4;
    expect(steelFactorInTension({ f_uk: 800, f_yk: f_yk(BELOW) })).toBeCloseTo(1.4 / BELOW, 9);
    expect(steelFactorInTension({ f_uk: 800, f_yk: f_yk(ABOVE) })).toBe(1.4);
  });

  it.each([
    [800 * BELOW, 0.8, 1.25],
    [800 * ABOVE, 0.8, 1.5],
    [700, 0.8 * BELOW, 1.25 / BELOW],
    [700, 0.8 * ABOVE, 1.5],
  ])(
    'the partial factor for steel in shear for f_uk = %d MPa and f_yk / f_uk = %d is %d, table 4.1',
    (f_uk, ratio, expected) => {
      expect(steelFactorInShear({ f_uk, f_yk: ratio * f_uk })).toBeCloseTo(expected, 9);
    },
  );

  it('the steel shear resistance is 0.6 A_s f_uk for f_uk up to 500 MPa and 0.5 A_s f_uk above (7.34)', () => {
    const share = (f_uk: number) => (1000 * steelResistanceInShear(100, { f_uk, f_yk: 400 })) / (100 * f_uk);
    expect(share(500 * BELOW)).toBeCloseTo(0.6, 9);
    expect(share(500 * ABOVE)).toBeCloseTo(0.5, 9);
  });
});

describe('combined tension and shear', () => {
  const row = (key: CombinedKey, value: number) =>
    ({ key, beta_N: 0, beta_V: 0, value, anchors: [], reason: '' }) as const;
  const verdicts = (steel: number, concrete: number, linear: number) => {
    const { steel: first, either } = combinedVerdicts({
      steel: row('steel', steel),
      concrete: row('concrete', concrete),
      linear: row('linear', linear),
    });
    return [first, either].map((verdict) => verdict === 'Satisfied');
  };

  it.each([
    ['a steel value up to 1', [BELOW, 0, 0], [true, true]],
    ['a steel value above 1', [ABOVE, 0, 0], [false, true]],
    ['a concrete value up to 1 and a linear value above 1.2', [0, BELOW, 2], [true, true]],
    ['a concrete value above 1 and a linear value up to 1.2', [0, 2, 1.2 * BELOW], [true, true]],
    ['a concrete value above 1 and a linear value above 1.2', [0, ABOVE, 1.2 * ABOVE], [true, false]],
  ] as const)(
    'the two combined checks have the expected verdicts with %s',
    (_, [steel, concrete, linear], expected) => {
      expect(verdicts(steel, concrete, linear)).toEqual(expected);
    },
  );
});
