/**
 * Tests the thresholds that are in code rather than in a formula string, at 0.99 and 1.01 times their value:
 * the rule applies on only one side.
 */
import { describe, expect, it } from 'vitest';
import { plateYieldStrength } from '@/engineering/model/plate-steel';
import type { CheckResult } from '@/engineering/model/result';
import { check } from '@/verification/checks';
import { anchorsAt, plainDesign, type DesignChange } from '@/verification/plain-design';
import {
  ABOVE,
  applies,
  BELOW,
  bothSides,
  edgeAt,
  PULLED,
  remarked,
  SHEARED,
  value,
  type Threshold,
} from '@/verification/threshold';

/**
 * EN 1992-4, 7.2.1.4, (7.7): the rule applies if C_Ed is at least 0.8 T_Ed; the two anchors on the right have
 * a tension of 10 kN each.
 */
const bent = (share: number): DesignChange => {
  const T = 20;
  const C = 0.8 * share * T;
  // The compression acts 60 mm from the centroid of the anchors in tension, which is closer than 1.5 h_ef.
  return {
    axials: [0, 10, 0, 10],
    load: { N: T - C, My: -(T * 75 - C * 15) / 1000 },
  };
};

const isReduced = (answer: CheckResult) =>
  answer.checks.concrete_edge.detail.trail.some(({ symbol }) => symbol === 'c_1_used');

const THRESHOLDS: readonly Threshold[] = [
  {
    name: 'splitting of a group, 7.2.1.7, is not checked if the edge distance is at least 1.2 c_cr,sp',
    at: (share) => ({ ...PULLED, outline: edgeAt(1.2 * 140 * share) }),
    by: applies('splitting'),
    below: true,
    above: false,
  },
  {
    name: 'splitting of a single anchor, 7.2.1.7, is not checked if the edge distance is at least c_cr,sp',
    at: (share) => ({
      anchors: anchorsAt([0, 0]),
      load: { N: 5 },
      axials: [5],
      outline: { X1: 140 * share },
    }),
    by: applies('splitting'),
    below: true,
    above: false,
  },
  {
    name: 'compression under the plate, (7.7), increases the cone resistance if it is at least 0.8 T_Ed',
    at: bent,
    by: (answer) => Number(value('concrete_cone', 'psi_M_N')(answer)) > 1,
    below: false,
    above: true,
  },
  {
    name: 'compression under the plate, (7.7), increases the cone resistance if the edge distance is at least 1.5 h_ef',
    at: (share) => ({ ...bent(ABOVE), outline: edgeAt(1.5 * 70 * share) }),
    by: (answer) => Number(value('concrete_cone', 'psi_M_N')(answer)) > 1,
    below: false,
    above: true,
  },
  {
    name: 'dense reinforcement, (7.5), causes a remark if h_ef is below 100 mm',
    at: (share) => ({
      ...PULLED,
      product: { h_ef: 100 * share, s_cr_N: 300, c_cr_N: 150 },
      concrete: { denseReinforcement: true, h: 250 },
    }),
    by: (answer) => answer.remarks.some((one) => one.code === 'dense_reinforcement'),
    below: true,
    above: false,
  },
  {
    name: 'k_8, 7.2.2.4, is 2 if h_ef is at least 60 mm and the product has no k_8',
    at: (share) => ({ ...SHEARED, product: { k8: 0, h_ef: 60 * share, s_cr_N: 180, c_cr_N: 90 } }),
    by: value('pry_out', 'k8'),
    below: 1,
    above: 2,
  },
  {
    name: 'edges closer than max(10 h_ef, 60 d_nom) are checked, 7.2.2.5(1)',
    at: (share) => ({ ...SHEARED, outline: edgeAt(Math.max(700, 720) * share) }),
    by: applies('concrete_edge'),
    below: true,
    above: false,
  },
  {
    name: 'narrow member, 7.2.2.5: c_1 is reduced if both c_2 are below 1.5 c_1',
    at: (share) => ({
      ...SHEARED,
      anchors: anchorsAt([0, 0]),
      outline: { X1: 200, Y1: 300 * share, Y2: -100 },
      concrete: { h: 150 },
    }),
    by: isReduced,
    below: true,
    above: false,
  },
  {
    name: 'thin member, 7.2.2.5: c_1 is reduced if h is below 1.5 c_1',
    at: (share) => ({
      ...SHEARED,
      anchors: anchorsAt([0, 0]),
      outline: { X1: 200, Y1: 150, Y2: -150 },
      concrete: { h: 300 * share },
    }),
    by: isReduced,
    below: true,
    above: false,
  },
  {
    name: 'a mortar layer either counts as a stand-off or causes the remark that it is thin, 6.2.2.3',
    at: (share) => ({ ...SHEARED, plate: { installationPosition: 'grouted', baseDistance: 6 * share } }),
    by: (answer) => value('steel_shear', 'l_a')(answer) !== undefined || remarked('thin_mortar')(answer),
    below: true,
    above: true,
  },
  {
    name: 'a mortar layer thinner than half the anchor diameter causes the remark that it is thin, 6.2.2.3',
    at: (share) => ({ ...SHEARED, plate: { installationPosition: 'grouted', baseDistance: 6 * share } }),
    by: remarked('thin_mortar'),
    below: true,
    above: false,
  },
  {
    name: 'an embedment depth below 40 mm causes a remark, 1.2',
    at: (share) => ({ ...PULLED, product: { h_ef: 40 * share, s_cr_N: 120, c_cr_N: 60 } }),
    by: remarked('h_ef_small'),
    below: true,
    above: false,
  },
  {
    name: 'anchors in shear closer together than 4 d_nom cause a remark',
    at: (share) => {
      const half = (4 * 12 * share) / 2;
      const anchors = anchorsAt([-half, 0], [half, 0]);
      return { ...SHEARED, anchors, axials: [0, 0], outline: edgeAt(50), product: { s_min: 20 } };
    },
    by: remarked('spacing_below_4_d'),
    below: true,
    above: false,
  },
  {
    name: 'blow-out, 7.2.1.8, causes a remark if c is below 0.5 h_ef',
    at: (share) => ({ ...PULLED, outline: edgeAt(35 * share), product: { c_min: 20 } }),
    by: remarked('blow_out'),
    below: true,
    above: false,
  },
  {
    name: 'the cone resistance under JGJ145-2013 contains the factor 0.95 if f_cu,k is at least 45 MPa',
    at: (share) => ({ ...PULLED, standard: 'JGJ145-2013', concrete: { f_cuk: 45 * share } }),
    by: (answer) =>
      answer.checks.concrete_cone.detail.trail.some(({ expression }) => expression.includes('0.95')),
    below: false,
    above: true,
  },
];

describe('rule thresholds', () => {
  it.each(THRESHOLDS.map((threshold) => [threshold.name, threshold] as const))(
    'the rule has the expected effect just below and just above its threshold: %s',
    (_, threshold) => {
      const { below, above } = threshold;
      expect(bothSides(threshold)).toEqual({ below, above });
    },
  );
});

/** Returns the cone resistance in kN, which does not increase above f_ck = 60 MPa. */
const coneAt = (f_ck: number): number => {
  const answer = check(plainDesign({ ...PULLED, concrete: { f_ck, grade: 'C60/75' } }));
  return Number(answer.checks.concrete_cone.resistance);
};

it('the cone resistance does not increase above f_ck = 60 MPa, EN 1992-4, 1.2', () => {
  expect(coneAt(60 * ABOVE)).toBe(coneAt(60));
  expect(coneAt(60 * BELOW)).toBeLessThan(coneAt(60));
});

it('the effective length l_f of anchors in shear near an edge is limited to 12 d_nom, (7.41)', () => {
  const edge = (l_f: number) =>
    Number(
      check(plainDesign({ ...SHEARED, outline: edgeAt(150), product: { l_f } })).checks.concrete_edge
        .resistance,
    );
  expect(edge(144 * ABOVE)).toBe(edge(144));
  expect(edge(144 * BELOW)).toBeLessThan(edge(144));
});

it.each([
  [16, 235, 225],
  [40, 225, 215],
])(
  'the yield strength of S235 decreases above a thickness of %d mm, EN 10025-2',
  (thickness, below, above) => {
    expect(plateYieldStrength(thickness * BELOW)).toBe(below);
    expect(plateYieldStrength(thickness * ABOVE)).toBe(above);
  },
);
