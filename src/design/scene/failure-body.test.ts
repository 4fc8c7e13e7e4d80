import fc from 'fast-check';
import { expect, it } from 'vitest';
import { failureBodyOf } from '@/design/scene/failure-body';
import { breakoutShape } from '@/drawing/plan/breakout';
import { areaOf } from '@/drawing/plan/convex';
import { check, STANDARDS } from '@/engineering';
import { checkResult } from '@/testing/check-result';
import { howMany } from '@/testing/run/how-many';
import { anchorsAt, plainDesign, type DesignChange } from '@/verification/plain-design';
import { designsTo } from '@/verification/random-design';

const ANSWER = checkResult({
  checks: {
    pull_out: { anchors: '3' },
    concrete_cone: { anchors: '1,2,3' },
    steel_shear: { anchors: '1,2' },
  },
});

const bodyOf = (mode: Parameters<typeof failureBodyOf>[1], change: DesignChange = {}) => {
  const outcome = check(plainDesign(change));
  if (!outcome.ok) throw new Error(outcome.error.message);
  return failureBodyOf(outcome.value, mode)?.bodies[0];
};

const PULLED: DesignChange = { anchors: anchorsAt([0, 0]), load: { N: 5 }, axials: [5] };

it('the failure cone in a narrow member reaches half the reduced characteristic spacing and has the reduced depth', () => {
  const outline = { X1: 60, X2: -60, Y1: 60 };
  expect(bodyOf('concrete_cone', { ...PULLED, outline })).toMatchObject({
    kind: 'cone',
    anchors: [1],
    reach: 60,
    depth: 40,
    spacing: 's_cr_N_used',
  });
});

it('the edge failure body has the edge distance used in the check, and there is no body if the result has no edge check', () => {
  const outline = { X1: 225, Y1: 150, Y2: -150 };
  const change: DesignChange = { anchors: anchorsAt([0, 0]), load: { Vx: 5 }, outline };
  const body = { kind: 'edge', anchors: [1], edge: 'X1', c1: 200 / 1.5 };
  expect(bodyOf('concrete_edge', change)).toMatchObject(body);
  expect(bodyOf('concrete_edge', { ...change, outline: {} })).toBeUndefined();
});

it('the failure body for steel and pull-out failure is the failing part of the anchors', () => {
  expect(failureBodyOf(ANSWER, 'steel_shear')?.bodies).toEqual([
    { kind: 'anchor', anchors: [1, 2], part: 'steel' },
  ]);
  expect(failureBodyOf(ANSWER, 'pull_out')?.bodies).toEqual([
    { kind: 'anchor', anchors: [3], part: 'embedment' },
  ]);
});

it('failureBodyOf returns null for a mode that does not apply, and for a response without bodies', () => {
  expect(failureBodyOf(ANSWER, 'splitting')).toBeNull();
  expect(failureBodyOf(ANSWER, 'concrete_cone')).toBeNull();
});

it('the splitting body reaches half the characteristic spacing for splitting and has cracks', () => {
  const change = { ...PULLED, outline: { X1: 100 }, product: { s_cr_sp: 300 } };
  expect(bodyOf('splitting', change)).toMatchObject({ reach: 150, depth: 70, cracks: true });
});

it('an edge check that is split by direction has a failure body for each direction, with the anchors of that direction', () => {
  const outcome = check(
    plainDesign({
      anchors: anchorsAt([0, -75, 1, 0], [0, 75, 1, 1]),
      load: { Vx: 5, Vy: 5 },
      outline: { X1: 200 },
    }),
  );
  expect(outcome.ok && failureBodyOf(outcome.value, 'concrete_edge')?.bodies).toMatchObject([
    { kind: 'edge', anchors: [1, 2], edge: 'X1', c1: 200 },
    { kind: 'edge', anchors: [2], edge: 'X1', c1: 200 },
  ]);
});

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
      const around = { anchors: input.anchors, edges: input.concrete.outline, h: input.concrete.h };
      for (const mode of MODES)
        for (const body of failureBodyOf(outcome.value, mode)?.bodies ?? []) {
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
