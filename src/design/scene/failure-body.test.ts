import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureBodyOf } from '@/design/scene/failure-body';
import { breakoutShape } from '@/drawing/plan/breakout';
import { areaOf } from '@/drawing/plan/convex';
import { check, STANDARDS } from '@/engineering';
import { buildAnchorData } from '@/testing/anchor-builder';
import { checkResult } from '@/testing/check-result';
import { howMany } from '@/testing/run/how-many';
import { designsTo } from '@/verification/random-design';

const CHECKS = {
  steel_tension: { anchors: '3' },
  pull_out: { anchors: '3' },
  concrete_cone: {
    anchors: '1,2,3',
    detail: { h_ef: 70, h_ef_used: 60, s_cr_N: 210, s_cr_N_used: 180 },
  },
  steel_shear: { anchors: '1,2' },
  pry_out: { anchors: '1,2,3,4' },
  concrete_edge: {
    anchors: '2,4',
    verdict: 'Not satisfied',
    detail: { edge: 'X1', c_1: 225, c_1_used: 150 },
  },
} as const;
const ANSWER = checkResult({ checks: CHECKS });

const anchor = buildAnchorData();
const bodyOf = (mode: Parameters<typeof failureBodyOf>[1], answer = ANSWER) =>
  failureBodyOf(answer, mode, anchor)?.bodies[0];

describe('failure body', () => {
  it('the failure cone in a narrow member reaches half the reduced characteristic spacing and has the reduced depth', () => {
    expect(bodyOf('concrete_cone')).toEqual({ kind: 'cone', anchors: [1, 2, 3], reach: 90, depth: 60 });
  });

  it('the pry-out body has the dimensions of the anchor record if the response does not contain these dimensions', () => {
    expect(bodyOf('pry_out')).toEqual({ kind: 'cone', anchors: [1, 2, 3, 4], reach: 105, depth: 70 });
  });

  it('the edge failure body has the edge distance used in the check, and there is no body if the result has no edge check', () => {
    expect(bodyOf('concrete_edge')).toEqual({ kind: 'edge', anchors: [2, 4], edge: 'X1', c1: 150 });
    expect(
      bodyOf('concrete_edge', checkResult({ checks: { ...CHECKS, concrete_edge: { anchors: '2,4' } } })),
    ).toBeUndefined();
  });

  it('the failure body for steel and pull-out failure is the failing part of the anchors', () => {
    expect(bodyOf('steel_shear')).toEqual({ kind: 'anchor', anchors: [1, 2], part: 'steel' });
    expect(bodyOf('pull_out')).toEqual({ kind: 'anchor', anchors: [3], part: 'embedment' });
  });

  it('failureBodyOf returns null for a mode that does not apply', () => {
    expect(failureBodyOf(ANSWER, 'splitting', anchor)).toBeNull();
  });

  it('the splitting body reaches half the characteristic spacing for splitting and has cracks', () => {
    const answer = checkResult({ checks: { ...CHECKS, splitting: { anchors: '1,2' } } });
    const spread = buildAnchorData({ s_cr_sp: 300 });
    expect(failureBodyOf(answer, 'splitting', spread)?.bodies[0]).toEqual({
      kind: 'cone',
      anchors: [1, 2],
      reach: 150,
      depth: 70,
      cracks: true,
    });
  });

  it('an edge check that is split by direction has a failure body for each direction, with the anchors of that direction', () => {
    const detail = {
      edge: 'X1',
      n: { edge: 'X1', c_1: 200, anchors: [2], A_c_V: 5000 },
      t: { edge: 'X1', c_1: 200, anchors: [2, 4], A_c_V: 7000 },
    };
    const joined = checkResult({ checks: { ...CHECKS, concrete_edge: { anchors: '2,4', detail } } });
    expect(failureBodyOf(joined, 'concrete_edge', anchor)?.bodies).toEqual([
      { kind: 'edge', anchors: [2], edge: 'X1', c1: 200, area: 5000 },
      { kind: 'edge', anchors: [2, 4], edge: 'X1', c1: 200, area: 7000 },
    ]);
  });
});

describe('drawn area', () => {
  const MODES = ['concrete_cone', 'splitting', 'pry_out', 'concrete_edge'] as const;

  it.each(STANDARDS)(
    'the drawn failure area equals the projected area calculated under %s, for random designs',
    (standard) => {
      const seen = new Map<string, number>();
      for (const input of fc.sample(designsTo({ standard, slots: true }), {
        seed: 20,
        numRuns: howMany(60, 250),
      })) {
        const outcome = check(input);
        if (!outcome.ok) continue;
        const { h_ef, s_cr_N, s_cr_sp } = input.product;
        const record = buildAnchorData({ h_ef, s_cr_N, s_cr_sp });
        const around = { anchors: input.anchors, edges: input.concrete.outline, h: input.concrete.h };
        for (const mode of MODES)
          for (const body of failureBodyOf(outcome.value, mode, record)?.bodies ?? []) {
            if (body.kind === 'anchor') continue;
            const drawn = breakoutShape(body, around)
              .faces.filter(({ kind }) => kind === 'area')
              .reduce((sum, { corners }) => sum + areaOf(corners), 0);
            expect(drawn / (body.area ?? 0)).toBeCloseTo(1, 6);
            seen.set(mode, (seen.get(mode) ?? 0) + 1);
          }
      }
      expect(Math.min(...MODES.map((mode) => seen.get(mode) ?? 0))).toBeGreaterThan(20);
    },
  );
});
