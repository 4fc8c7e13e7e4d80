import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CheckInput } from '@/engineering/model/design';
import {
  type CheckResult,
  type DetailRecord,
  type ModeDetail,
  type TrailStep,
} from '@/engineering/model/result';
import { EDGE_NAMES, type EdgeName } from '@/quantities/edges';
import { howMany } from '@/testing/run/how-many';
import { forAll, check, checkOrSkip, MODES, utilisations } from '@/verification/check-helpers';
import { expectNear } from '@/verification/near';
import { designs, designsTo } from '@/verification/random-design';

const slottedDesigns = fc.oneof(
  designsTo({ standard: 'EN1992-4', slots: true }),
  designsTo({ standard: 'JGJ145-2013', slots: true }),
);

/** Evaluates a printed formula as JavaScript, independently of the evaluator under test. */
function evaluatePrinted(text: string): number {
  const code = text
    .replaceAll('^', '**')
    .replace(/\b(sqrt|abs|min|max)\(/g, 'Math.$1(')
    .replace(/\b(sin|cos)\(/g, '$1(');
  // oxlint-disable-next-line typescript/no-implied-eval -- the text comes from our own formulas
  const run = new Function('sin', 'cos', 'atan', `return ${code}`) as (
    ...f: ((x: number) => number)[]
  ) => number;
  const degree = Math.PI / 180;
  return run(
    (x) => Math.sin(x * degree),
    (x) => Math.cos(x * degree),
    (x) => Math.atan(x) / degree,
  );
}

function expectTrailHolds(trail: readonly TrailStep[], name: string): void {
  const known = new Set<string>();
  // Printing numbers with six digits causes a relative error of a few millionths; for differences of nearly
  // equal numbers, the error is relative to the sum of their absolute values.
  for (const { symbol, expression, substituted, value } of trail) {
    if (expression !== symbol) {
      for (const used of expression.match(/[A-Za-z][A-Za-z0-9_]*/g) ?? []) {
        const isFunction = ['sqrt', 'abs', 'min', 'max', 'sin', 'cos', 'atan'].includes(used);
        expect(isFunction || known.has(used), `${name}: ${used} in ${symbol} stands nowhere above`).toBe(
          true,
        );
      }
    }
    known.add(symbol);
    const size = evaluatePrinted(substituted.replace(/(?<!e)-/g, '+'));
    const loss = substituted.includes('-') && Number.isFinite(size) ? 1e-5 * size : 0;
    const got = evaluatePrinted(substituted);
    const difference = Math.abs(got - value);
    expect(difference, `${name}: ${symbol} = ${substituted} = ${got}, not ${value}`).toBeLessThanOrEqual(
      1e-4 * Math.abs(value) + loss + 1e-9,
    );
  }
}

const scaled = (input: CheckInput, factor: number): CheckInput => ({
  ...input,
  dead: { ...input.dead, factor: input.dead.factor * factor },
  axials: input.axials.map((axial) => axial * factor),
});

it('checks of random designs return only finite numbers, and state why a mode does not apply', () => {
  forAll(howMany(120, 600), slottedDesigns, (input) => {
    const answer = checkOrSkip(input);
    const text = JSON.stringify(answer, (_, value: unknown) => {
      if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('not finite');
      return value;
    });
    expect(text).toContain('"reaction"');
    for (const mode of MODES) {
      const detail: ModeDetail = answer.checks[mode].detail;
      expect(detail.applicable || detail.reason.length > 0).toBe(true);
    }
  });
});

it('anchor shear forces of random designs are in equilibrium with the applied shear and torsion, to within 1e-6', () => {
  forAll(howMany(100, 500), designs, (input) => {
    const { reaction, resultant } = check(input);
    const { Vx, Vy, Mz } = input.dead;
    const X = reaction.reduce((sum, { shearx }) => sum + shearx, 0);
    const Y = reaction.reduce((sum, { sheary }) => sum + sheary, 0);
    const M = reaction.reduce(
      (sum, r, i) => sum + input.anchors[i].x * r.sheary - input.anchors[i].y * r.shearx,
      0,
    );
    const size = Math.abs(Vx) + Math.abs(Vy) + Math.abs(Mz) * 10 + 1e-3;
    expect(Math.abs(X - Vx)).toBeLessThan(1e-6 * size);
    expect(Math.abs(Y - Vy)).toBeLessThan(1e-6 * size);
    expect(Math.abs(M - 1000 * Mz)).toBeLessThan(1e-6 * size * 300);
    expectNear(resultant.shear, Math.hypot(Vx, Vy), 1e-12);
  });
});

it('formulas recorded in checks of random designs give the recorded values when evaluated independently', () => {
  forAll(howMany(40, 200), slottedDesigns, (input) => {
    const answer = checkOrSkip(input);
    expectTrailHolds(answer.forces.trail, 'forces');
    for (const mode of MODES) expectTrailHolds(answer.checks[mode].detail.trail, mode);
  });
});

it('checks of random designs never give a lower utilisation under a higher load', () => {
  forAll(howMany(100, 500), designs, fc.integer({ min: 1001, max: 3000 }), (input, thousandths) => {
    const before = utilisations(check(input));
    const after = utilisations(check(scaled(input, thousandths / 1000)));
    before.forEach((value, i) => {
      // The utilisation is infinite (null) if tension uses up the bending resistance of an anchor with a
      // lever arm.
      if (value !== null && after[i] !== null) expect(after[i]).toBeGreaterThanOrEqual(value * (1 - 1e-9));
    });
  });
});

/**
 * The standard itself is not monotonic where its rules change: reduced embedment depth (h'_ef), reduced
 * edge distance (c'_1), thin members and members with side edges (psi_s,V decreases while the projected
 * area stays nearly the same), the torsion pair rule, groups that separate, and the choice of the row that
 * resists the edge force. These cases are excluded.
 */
it('no cone or edge resistance decreases when an edge moves away, except at known discontinuities of the standard', () => {
  let compared = 0;
  forAll(
    howMany(300, 1500),
    designs,
    fc.constantFrom(...EDGE_NAMES),
    fc.integer({ min: 1, max: 200 }),
    (input, name: EdgeName, by) => {
      const { outline } = input.concrete;
      if (!Number.isFinite(outline[name])) return;
      const line = outline[name] + (name === 'X1' || name === 'Y1' ? by : -by);
      const before = check(input);
      const after = check({
        ...input,
        concrete: { ...input.concrete, outline: { ...outline, [name]: line } },
      });
      const plain = (answer: CheckResult) =>
        answer.checks.concrete_cone.detail.h_ef_used === answer.checks.concrete_cone.detail.h_ef ||
        !answer.checks.concrete_cone.detail.applicable;
      if (plain(before) && plain(after)) {
        const cone = (answer: CheckResult) =>
          answer.checks.concrete_cone.detail.clusters?.map((cluster) => cluster.N_Rd_c as number) ?? [];
        cone(before).forEach((N_Rd_c, i) => {
          compared += 1;
          expect(cone(after)[i]).toBeGreaterThanOrEqual(N_Rd_c * (1 - 1e-9));
        });
      }
      const edges = (answer: CheckResult) =>
        (answer.checks.concrete_edge.detail.edges ?? []).filter(
          (edge) => edge.edge === name && edge.c_1 === edge.c_1_used && edge.k_T === 1,
        );
      const group = (edge: DetailRecord) => JSON.stringify([edge.anchors, edge.row]);
      for (const edge of edges(before)) {
        const same = edges(after).find((other) => group(other) === group(edge));
        const thick = input.concrete.h >= 1.5 * ((edge.c_1 as number) + by);
        const noSides = edge.c_2 === null;
        if (!same || !thick || !noSides) continue;
        compared += 1;
        expect(same.V_Rd_c).toBeGreaterThanOrEqual((edge.V_Rd_c as number) * (1 - 1e-9));
      }
    },
  );
  expect(compared).toBeGreaterThan(200);
});
