/**
 * Compares projected areas with the areas of the same breakout bodies, summed over a grid by an independent
 * routine. The designs include bodies that are divided by gaps between anchors.
 */
import { describe, expect, it } from 'vitest';
import { EDGE_AXES } from '@/engineering/geometry/edges';
import type { AnchorPoint, CheckInput, ConcreteOutline, Standard } from '@/engineering/model/design';
import type { DetailRecord } from '@/engineering/model/result';
import type { EdgeName } from '@/quantities/edges';
import { howMany } from '@/testing/run/how-many';
import { forAll, check, checkOrSkip } from '@/verification/check-helpers';
import { designsTo } from '@/verification/random-design';
import { anchorsAt, plainDesign } from '@/verification/test-design';

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/**
 * Returns the area of a union of boxes. The sides of all boxes form grid lines, and the areas of the cells
 * covered by a box are added up.
 */
function painted(boxes: readonly Box[]): number {
  const lines = (values: number[]) => [...new Set(values)].sort((a, b) => a - b);
  const xs = lines(boxes.flatMap(({ left, right }) => [left, right]));
  const ys = lines(boxes.flatMap(({ bottom, top }) => [bottom, top]));
  let area = 0;
  for (let i = 1; i < xs.length; i++) {
    for (let j = 1; j < ys.length; j++) {
      const [x, y] = [(xs[i - 1] + xs[i]) / 2, (ys[j - 1] + ys[j]) / 2];
      const covered = boxes.some((box) => x > box.left && x < box.right && y > box.bottom && y < box.top);
      if (covered) area += (xs[i] - xs[i - 1]) * (ys[j] - ys[j - 1]);
    }
  }
  return area;
}

const boxOf = ({ x, y }: AnchorPoint, side: number, outline: ConcreteOutline): Box => ({
  left: Math.max(x - side / 2, outline.X2),
  right: Math.min(x + side / 2, outline.X1),
  bottom: Math.max(y - side / 2, outline.Y2),
  top: Math.min(y + side / 2, outline.Y1),
});

const anchorsOf = (input: CheckInput, part: DetailRecord): AnchorPoint[] =>
  input.anchors.filter(({ no }) => (part.anchors as number[]).includes(no));

/**
 * Returns the check itself, or its partial checks if slotted holes require a separate check for each
 * direction.
 */
const withParts = (part: DetailRecord, names: readonly string[]): DetailRecord[] =>
  part.mode === 'directions'
    ? names.flatMap((name) => (part[name] === undefined ? [] : [part[name] as DetailRecord]))
    : [part];

function expectArea(got: unknown, expected: number, what: string): void {
  expect(Math.abs((got as number) - expected), `${what}: ${String(got)}, painted ${expected}`).toBeLessThan(
    1e-9 * expected + 1e-6,
  );
}

describe.each<Standard>(['EN1992-4', 'JGJ145-2013'])('projected areas: %s', (standard) => {
  it('projected areas for cone, splitting and pry-out failure of groups agree with the areas summed over a grid', () => {
    let compared = 0;
    forAll(howMany(40, 200), designsTo({ standard, slots: true }), (input) => {
      const answer = checkOrSkip(input);
      const parts = [
        ...(answer.checks.concrete_cone.detail.clusters ?? []).map((part) => [part, 's_cr_N'] as const),
        ...(answer.checks.splitting.detail.clusters ?? []).map((part) => [part, 's_cr_sp'] as const),
        ...(answer.checks.pry_out.detail.clusters ?? [])
          .flatMap((part) => withParts(part, ['x', 'y']))
          .filter(({ mode }) => mode === 'group')
          .map((part) => [part, 's_cr_N'] as const),
      ];
      for (const [part, spacing] of parts) {
        const side = (part[`${spacing}_used`] ?? part[spacing]) as number;
        const boxes = anchorsOf(input, part).map((anchor) => boxOf(anchor, side, input.concrete.outline));
        expectArea(part.A_c_N, painted(boxes), `anchors ${JSON.stringify(part.anchors)}`);
        compared += 1;
      }
    });
    expect(compared).toBeGreaterThan(howMany(40, 200));
  });

  it('projected areas for concrete edge failure agree with the areas summed over a grid', () => {
    let compared = 0;
    forAll(howMany(40, 200), designsTo({ standard, slots: true }), (input) => {
      for (const row of checkOrSkip(input).checks.concrete_edge.detail.edges ?? []) {
        for (const part of withParts(row, ['n', 't'])) {
          const { along, sides } = EDGE_AXES[part.edge as EdgeName];
          const c_1 = part.c_1_used as number;
          const [from, to] = sides.map((side) => input.concrete.outline[side]);
          const depth = Math.min(input.concrete.h, 1.5 * c_1);
          const boxes = anchorsOf(input, part).map((anchor) => ({
            left: Math.max(anchor[along] - 1.5 * c_1, from),
            right: Math.min(anchor[along] + 1.5 * c_1, to),
            bottom: 0,
            top: depth,
          }));
          expectArea(part.A_c_V, painted(boxes), JSON.stringify([part.edge, part.anchors]));
          compared += 1;
        }
      }
    });
    expect(compared).toBeGreaterThan(howMany(20, 100));
  });
});

it.each([
  ['x', [-200, 0], [200, 0]],
  ['y', [0, -200], [0, 200]],
] as const)('gaps between two anchors 400 mm apart along %s are not part of the breakout area', (_, a, b) => {
  const answer = check(
    plainDesign({
      standard: 'JGJ145-2013',
      anchors: anchorsAt(a, b),
      load: { N: 10, Vx: 2 },
      axials: [5, 5],
    }),
  );
  expect(answer.checks.concrete_cone.detail.A_c_N).toBe(2 * 210 ** 2);
  expect(answer.checks.splitting.detail.A_c_N).toBe(2 * 280 ** 2);
  expect(answer.checks.pry_out.detail.A_c_N).toBe(2 * 210 ** 2);
});
