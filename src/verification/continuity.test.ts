/**
 * Tests that an additional load of one newton changes no utilisation by much. A rule that depends on whether
 * an anchor is loaded at all would fail: a very small force on one more anchor would add the concrete around
 * this anchor to the resistance to a large force.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckInput, LoadSet, Standard } from '@/engineering/model/design';
import type { CheckResult } from '@/engineering/model/result';
import { howMany } from '@/testing/run/how-many';
import {
  forAll,
  check,
  checkOrSkip,
  UTILISATION_NAMES,
  utilisations,
  withRigidPlate,
} from '@/verification/check-helpers';
import { designsTo } from '@/verification/random-design';

/** 1 N and 100 Nmm, as kN and kNm. */
const STEP: LoadSet = { N: 1e-3, Vx: 1e-3, Vy: 1e-3, Mx: 1e-4, My: 1e-4, Mz: 1e-4 };
const COMPONENTS = Object.keys(STEP) as (keyof LoadSet)[];

/**
 * Permitted relative change in a utilisation, and an additional allowance in percentage points for small
 * utilisations.
 */
const SHARE = 0.01;
const SMALL = 0.1;

/**
 * True if a discontinuous rule of the standard applies; edge failure and the combined concrete and linear
 * checks are then not compared.
 */
function jumpsByItself(standard: Standard, answer: CheckResult): boolean {
  const parts = (answer.checks.concrete_edge.detail.edges ?? []).flatMap((edge) => [edge, edge.n, edge.t]);
  const value = (part: unknown, name: string) => (part as Record<string, unknown> | undefined)?.[name];
  if (standard === 'EN1992-4') {
    // Factor k_T for two anchors under torsion, EN 1992-4, 7.2.2.5(8).
    return parts.some((part) => value(part, 'k_T') === 0.8);
  }
  // In JGJ145-2013, 6.1, e_V = M / P has its full value even for the smallest force towards the edge.
  return parts.some((part) => Number(value(part, 'e_V') ?? 0) > 0);
}

/**
 * Returns for each group whether its anchors are checked together or one by one. The rule changes abruptly
 * when forces begin to oppose each other (EN 1992-4, 7.2.2.4(2)). A group that includes an unloaded anchor is
 * checked anchor by anchor, which is on the safe side.
 */
const pryOutModes = ({ checks: { pry_out } }: CheckResult): string =>
  [pry_out.detail, ...(pry_out.detail.clusters ?? [])].map((part) => (part as { mode?: string }).mode).join();

const PRY_OUT_ROWS = [5, 8, 9];
const EDGE_ROWS = [6, 8, 9];

const changed = (input: CheckInput, component: keyof LoadSet, by: number): CheckInput => ({
  ...input,
  dead: { ...input.dead, [component]: input.dead[component] + by },
});

function jumps(before: CheckResult, after: CheckResult, standard: Standard): string[] {
  const own = jumpsByItself(standard, before) || jumpsByItself(standard, after);
  const turned = pryOutModes(before) !== pryOutModes(after);
  const [a, b] = [utilisations(before), utilisations(after)];
  return a.flatMap((value, i) => {
    const other = b[i];
    if (value === null || other === null || (own && EDGE_ROWS.includes(i))) return [];
    if (turned && PRY_OUT_ROWS.includes(i)) return [];
    if (Math.abs(other - value) <= SHARE * value + SMALL) return [];
    return [`${UTILISATION_NAMES[i]}: ${value} becomes ${other}`];
  });
}

const pulledAnchors = ({ reaction }: CheckResult): string =>
  reaction
    .filter(({ tension }) => tension > 1e-6)
    .map(({ no }) => no)
    .join();

const cases = (standard: Standard) =>
  [designsTo({ standard, slots: true }), fc.constantFrom(...COMPONENTS), fc.constantFrom(1, -1)] as const;

function expectNone(found: string[], component: string): void {
  if (found.length > 0) throw new Error(`a little more ${component}: ${found.join('; ')}`);
}

describe.each<Standard>(['EN1992-4', 'JGJ145-2013'])('continuity of checks under %s', (standard) => {
  it('a load change of 1 N or 100 Nmm causes no jump in utilisation, except at discontinuities of the standard', () => {
    forAll(howMany(60, 300), ...cases(standard), (input, component, sign) => {
      fc.pre(input.anchors.length > 1 || component !== 'Mz');
      const after = changed(input, component, sign * STEP[component]);
      expectNone(jumps(checkOrSkip(input), checkOrSkip(after), standard), component);
    });
  });

  it('a slight change in torsion does not increase the pry-out utilisation of a group with an unloaded anchor', () => {
    const anchors = [-60, 0, 60].map((x, i) => ({ no: i + 1, x, y: 0, actsX: true, actsY: true }));
    const [design] = fc.sample(designsTo({ standard, slots: false }), { numRuns: 1, seed: 1 });
    const none: LoadSet = { N: 0, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 };
    // With Mz = 0.12 kNm, torsion cancels the first anchor's share of V_y.
    const loaded = (Mz: number) =>
      check({
        ...design,
        anchors,
        axials: [0, 0, 0],
        dead: { ...none, factor: 1, Vy: 3, Mz },
        live: { ...none, factor: 0 },
      }).checks.pry_out.utilisation ?? 0;
    const balanced = 0.12;
    expect(loaded(balanced)).toBeCloseTo(loaded(balanced + 1e-7), 4);
    expect(loaded(balanced)).toBeGreaterThanOrEqual(loaded(balanced - 1e-7));
  });

  it('a slight change of the load on a rigid plate causes no jump, except at discontinuities of the standard', () => {
    forAll(howMany(40, 200), ...cases(standard), (design, component, sign) => {
      fc.pre(design.anchors.length > 1 || component !== 'Mz');
      const before = checkOrSkip(withRigidPlate(design));
      const after = checkOrSkip(withRigidPlate(changed(design, component, sign * STEP[component])));
      // In JGJ145-2013, 6.1.5, all anchors in tension form one group, however far apart they are, so an
      // additional anchor in tension moves the centroid abruptly.
      fc.pre(standard === 'EN1992-4' || pulledAnchors(before) === pulledAnchors(after));
      expectNone(jumps(before, after, standard), component);
    });
  });
});
