/**
 * Tests the values of every checked edge in the response: they equal the values of the same edge in the
 * mirrored and the rotated design and, if there is only one edge, the values of the governing check.
 */
import { describe, expect, it } from 'vitest';
import type { CheckInput, ConcreteOutline, Standard } from '@/engineering/model/design';
import { type CheckResult, type CheckedEdge } from '@/engineering/model/result';
import type { EdgeName } from '@/quantities/edges';
import { howMany } from '@/testing/run/how-many';
import { forAll, check, checkOrSkip } from '@/verification/checks';
import { mirrored, rotated } from '@/verification/moved-design';
import { expectSame } from '@/verification/near';
import { plainDesign } from '@/verification/plain-design';
import { designsTo } from '@/verification/random-design';

const IN_MIRROR: Readonly<Record<EdgeName, EdgeName>> = { X1: 'X2', X2: 'X1', Y1: 'Y1', Y2: 'Y2' };
const IN_TURN: Readonly<Record<EdgeName, EdgeName>> = { X1: 'Y1', X2: 'Y2', Y1: 'X2', Y2: 'X1' };

const edgeOf = ({ edges }: CheckResult, name: EdgeName) => edges.find(({ edge }) => edge === name);

/** Returns action, resistance and utilisation at an edge; nothing if the edge was not checked. */
const figuresOf = (edge: CheckedEdge | undefined) =>
  edge ? [edge.action, edge.resistance, edge.utilisation] : [];

const OPEN: ConcreteOutline = { X1: Infinity, X2: -Infinity, Y1: Infinity, Y2: -Infinity };

const withEdge = (input: CheckInput, edge: EdgeName): CheckInput => ({
  ...input,
  concrete: { ...input.concrete, outline: { ...OPEN, [edge]: input.concrete.outline[edge] } },
});

/**
 * True if other edges do not affect the result: no side edge cuts the breakout body, and the factor k_T,
 * which depends on the pry-out resistance, does not reduce the resistance.
 */
const standsAlone = ({ detail: { mode, k_T, c_1, c_2 } }: CheckedEdge): boolean =>
  mode !== 'directions' && k_T === 1 && (typeof c_2 !== 'number' || c_2 >= 1.5 * Number(c_1));

describe.each<Standard>(['EN1992-4', 'JGJ145-2013'])('%s: edges in a result', (standard) => {
  const designs = designsTo({ standard, slots: true });

  it.each([
    ['mirrored', mirrored, IN_MIRROR],
    ['rotated', rotated, IN_TURN],
  ] as const)(
    'each checked edge has the values of the corresponding edge in the %s design',
    (_, change, names) => {
      forAll(howMany(40, 200), designs, (input) => {
        const [one, other] = [checkOrSkip(input), checkOrSkip(change(input))];
        for (const [edge, there] of Object.entries(names) as [EdgeName, EdgeName][])
          expectSame(figuresOf(edgeOf(one, edge)), figuresOf(edgeOf(other, there)));
      });
    },
  );

  it('an edge that no other edge affects has the same values in a design with only this edge', () => {
    let compared = 0;
    forAll(howMany(60, 300), designs, (input) => {
      for (const edge of checkOrSkip(input).edges.filter(standsAlone)) {
        const alone = check(withEdge(input, edge.edge));
        expect(alone.edges).toHaveLength(1);
        expectSame(figuresOf(edge), figuresOf(alone.edges[0]));
        const { action, resistance, utilisation, anchors, verdict } = alone.checks.concrete_edge;
        expect(alone.edges[0]).toMatchObject({ action, resistance, utilisation, anchors, verdict });
        compared += 1;
      }
    });
    expect(compared).toBeGreaterThan(howMany(10, 50));
  });

  it('the edges in a result are sorted by utilisation, and the first has the values of the concrete edge check', () => {
    forAll(howMany(40, 200), designs, (input) => {
      const { edges, checks } = checkOrSkip(input);
      const { detail: whole, ...check } = checks.concrete_edge;
      expect(edges.length > 0).toBe(whole.applicable);
      if (edges.length === 0) return;
      const { action, resistance, utilisation, anchors, verdict } = check;
      expect(edges[0]).toMatchObject({ action, resistance, utilisation, anchors, verdict });
      expect(edges[0].detail.trail).toStrictEqual(whole.trail);
      const shares = edges.map((edge) => edge.utilisation ?? Infinity);
      expect(shares.toSorted((a, b) => b - a)).toEqual(shares);
      // Together, the results for the edges contain all rows of the whole check.
      const parts = edges.flatMap(({ detail }) => detail.edges ?? []);
      expect(parts).toHaveLength(whole.edges!.length);
    });
  });
});

it('each edge in the result has its own edge distance and a trail that contains its resistance', () => {
  const { edges } = check(
    plainDesign({ outline: { X1: 175, Y1: 195, Y2: -275 }, load: { Vx: 6, Vy: 3, Mz: 0.2 } }),
  );
  expect(edges.map(({ edge }) => edge)).toEqual(['X1', 'Y1', 'Y2']);
  for (const { edge, detail, resistance } of edges) {
    expect(detail.edge).toBe(edge);
    expect(detail.trail.find(({ symbol }) => symbol === 'V_Rd_c')?.value).toBe(resistance);
  }
  expect(edges.map(({ detail }) => detail.c_1)).toEqual([100, 120, 200]);
});
