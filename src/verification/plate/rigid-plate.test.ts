import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorStiffness, concreteBedding } from '@/engineering/plate/contact';
import { solveRigidPlate } from '@/engineering/plate/rigid-plate';
import { type PlateCase, PLATE_CASES } from '@/examples/case';
import { howMany } from '@/testing/run/how-many';
import { forAll } from '@/verification/check-helpers';

const cases = PLATE_CASES.filter(({ kind }) => kind === 'rigid');

type RigidPlateProblem = Parameters<typeof solveRigidPlate>[0];

function problemOf({ input }: PlateCase): RigidPlateProblem {
  const { Fz, Mx, My } = input.load;
  return {
    Lx: input.Lx,
    Ly: input.Ly,
    anchors: input.anchors,
    k_a: input.ka ?? anchorStiffness(input.E_anchor, input.As, input.hef),
    k_c: concreteBedding(input.fc, input.hef),
    Fz,
    Mx: Mx + Fz * input.ey,
    My: My - Fz * input.ex,
  };
}

describe('rigid plate compared with closed-form solutions', () => {
  it('the reference data contain seven closed-form cases of the rigid plate', () => {
    expect(cases).toHaveLength(7);
  });

  it.each(cases.map((example) => [example.id, example] as const))(
    'the rigid plate agrees with closed-form case %s',
    (_, example) => {
      const solution = solveRigidPlate(problemOf(example))!;
      const got: Record<string, number | undefined> = {
        contact_force: solution.contactForce,
        max_pressure: solution.maxPressure,
        contact_x: solution.contactPoint?.[0],
        contact_y: solution.contactPoint?.[1],
        w0: solution.plane[0],
        slope_x: solution.plane[1],
        slope_y: solution.plane[2],
      };
      solution.tensions.forEach((T, i) => (got[`T${i + 1}`] = T));
      for (const [name, value] of Object.entries(example.expected as Record<string, number>)) {
        const force = /^T\d|force/.test(name) ? example.tolerance_abs_N : 0;
        const allowed = Math.max(force, example.tolerance_rel * Math.abs(value));
        expect(
          Math.abs(got[name]! - value),
          `${name}: ${String(got[name])} for ${value}`,
        ).toBeLessThanOrEqual(allowed);
      }
    },
  );
});

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const spot = fc.tuple(between(-0.45, 0.45), between(-0.45, 0.45));
const share = fc.integer({ min: -1000, max: 1000 }).map((thousandths) => thousandths / 1000);

/**
 * Random plates with one to eight anchors, anywhere on the plate or in a row, under loads of every kind and
 * size.
 */
const problems: fc.Arbitrary<RigidPlateProblem> = fc
  .record({
    Lx: between(100, 800),
    Ly: between(100, 800),
    spots: fc.array(spot, { minLength: 1, maxLength: 8 }),
    inRow: fc.boolean(),
    exponentA: between(4, 6),
    exponentC: between(1.5, 3),
    size: between(-1, 5),
    shares: fc.tuple(share, share, share),
  })
  .map(({ Lx, Ly, spots, inRow, exponentA, exponentC, size, shares: [N, Mx, My] }) => ({
    Lx,
    Ly,
    anchors: spots.map(([x, y]) => [x * Lx, inRow ? 0 : y * Ly] as const),
    k_a: 10 ** exponentA,
    k_c: 10 ** exponentC,
    Fz: N * 10 ** size,
    Mx: Mx * 10 ** size * 200,
    My: My * 10 ** size * 200,
  }));

it('the rigid plate balances forces and moments to within 1e-6, without tension in the concrete or compression in the anchors', () => {
  forAll(howMany(400, 2000), problems, (problem) => {
    const solution = solveRigidPlate(problem);
    expect(solution).not.toBeNull();
    const { tensions, contactForce: C, contactPoint } = solution!;
    const [x_C, y_C] = contactPoint ?? [0, 0];
    const T = tensions.reduce((sum, force) => sum + force, 0);
    const Tx = tensions.reduce((sum, force, i) => sum + force * problem.anchors[i][0], 0);
    const Ty = tensions.reduce((sum, force, i) => sum + force * problem.anchors[i][1], 0);
    const size = Math.max(Math.abs(problem.Fz), T, C, 1);
    const arm = Math.max(problem.Lx, problem.Ly);
    expect(Math.abs(T - C - problem.Fz)).toBeLessThan(1e-6 * size);
    expect(Math.abs(Ty - C * y_C - problem.Mx)).toBeLessThan(1e-6 * size * arm);
    expect(Math.abs(-(Tx - C * x_C) - problem.My)).toBeLessThan(1e-6 * size * arm);
    expect(Math.min(...tensions)).toBeGreaterThanOrEqual(0);
    expect(C).toBeGreaterThanOrEqual(0);
  });
});

it('a mirrored rigid plate under the mirrored load has the same anchor forces', () => {
  forAll(howMany(100, 500), problems, (problem) => {
    const mirrored = {
      ...problem,
      anchors: problem.anchors.map(([x, y]) => [-x, y] as const),
      My: -problem.My,
    };
    const a = solveRigidPlate(problem)!;
    const b = solveRigidPlate(mirrored)!;
    const size = Math.max(...a.tensions, a.contactForce, 1);
    a.tensions.forEach((T, i) => expect(Math.abs(T - b.tensions[i])).toBeLessThan(1e-6 * size));
  });
});

it('the anchor forces of a rigid plate are proportional to the load', () => {
  forAll(howMany(100, 500), problems, between(0.1, 10), (problem, factor) => {
    const a = solveRigidPlate(problem)!;
    const [Fz, Mx, My] = [problem.Fz, problem.Mx, problem.My].map((load) => factor * load);
    const b = solveRigidPlate({ ...problem, Fz, Mx, My })!;
    const size = Math.max(factor * Math.max(...a.tensions, a.contactForce), 1);
    a.tensions.forEach((T, i) => expect(Math.abs(factor * T - b.tensions[i])).toBeLessThan(1e-6 * size));
  });
});
