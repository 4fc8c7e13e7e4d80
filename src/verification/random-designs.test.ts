import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckInput, ConcreteOutline, Standard } from '@/engineering/model/design';
import type { CheckResult, CheckedEdge, ModeDetail } from '@/engineering/model/result';
import { expression } from '@/engineering/trail/expression';
import { Values } from '@/engineering/trail/symbol-values';
import type { EdgeName } from '@/quantities/edges';
import { howMany } from '@/testing/run/how-many';
import {
  forAll,
  check,
  checkOrSkip,
  utilisations,
  MODES,
  outcomeOf,
  withRigidPlate,
} from '@/verification/check-helpers';
import { expectSame } from '@/verification/near';
import { designsTo } from '@/verification/random-design';
import { plainDesign, type DesignChange } from '@/verification/test-design';

/** Mirrors a design about the y axis. */
function mirrored(input: CheckInput): CheckInput {
  const { outline } = input.concrete;
  const { Vx, My, Mz } = input.dead;
  return {
    ...input,
    anchors: input.anchors.map((anchor) => ({ ...anchor, x: -anchor.x })),
    concrete: { ...input.concrete, outline: { ...outline, X1: -outline.X2, X2: -outline.X1 } },
    dead: { ...input.dead, Vx: -Vx, My: -My, Mz: -Mz },
  };
}

/** Rotates a design counter-clockwise by 90 degrees. */
function rotated(input: CheckInput): CheckInput {
  const { outline } = input.concrete;
  const { Vx, Vy, Mx, My } = input.dead;
  return {
    ...input,
    plate: { ...input.plate, length: input.plate.width, width: input.plate.length },
    anchors: input.anchors.map(({ x, y, actsX, actsY, no }) => {
      return { no, x: -y, y: x, actsX: actsY, actsY: actsX };
    }),
    concrete: {
      ...input.concrete,
      outline: { X1: -outline.Y2, X2: -outline.Y1, Y1: outline.X1, Y2: outline.X2 },
    },
    dead: { ...input.dead, Vx: -Vy, Vy: Vx, Mx: -My, My: Mx },
  };
}

/**
 * Tests that mirrored and rotated designs give the same values in every check, with slotted holes and under
 * both standards.
 */
describe.each<Standard>(['EN1992-4', 'JGJ145-2013'])('symmetry of checks according to %s', (standard) => {
  it.each([
    ['mirrored about the y axis', mirrored],
    ['rotated by 90 degrees', rotated],
  ])('no utilisation changes if the design is %s', (_, change) => {
    forAll(howMany(40, 200), designsTo({ standard, slots: true }), (input) => {
      expectSame(utilisations(checkOrSkip(input)), utilisations(checkOrSkip(change(input))));
    });
  });
});

/**
 * Tests that a check without trail returns exactly the values and verdicts of the full check, without
 * details.
 */
const bareDetail = ({ applicable, reason }: ModeDetail): ModeDetail => ({ applicable, reason, trail: [] });

/** Reduces a full result to the result of a check without trail. */
function withoutTrail(answer: CheckResult): CheckResult {
  const bare = <Part extends { detail: ModeDetail }>(part: Part): Part => ({
    ...part,
    detail: bareDetail(part.detail),
  });
  const checks = Object.fromEntries(MODES.map((mode) => [mode, bare(answer.checks[mode])]));
  return {
    ...answer,
    checks: checks as unknown as CheckResult['checks'],
    edges: answer.edges.map(bare),
    forces: { trail: [] },
  };
}

describe.each<Standard>(['EN1992-4', 'JGJ145-2013'])('%s without trail', (standard) => {
  const designs = designsTo({ standard, slots: true });
  const onRigidPlate = fc.boolean();

  it('a check without trail returns all values and verdicts of the full check', () => {
    let compared = 0;
    forAll(howMany(120, 600), designs, onRigidPlate, (design, rigid) => {
      const input: CheckInput = rigid ? withRigidPlate(design) : design;
      const full = outcomeOf(input);
      const bare = outcomeOf(input, { trail: false });
      if (full.ok) compared += 1;
      expect(bare).toStrictEqual(full.ok ? { ok: true, value: withoutTrail(full.value) } : full);
    });
    expect(compared).toBeGreaterThan(howMany(80, 400));
  });
});

/** Tests the reason that the trail states for a factor of 1. */
/** Tension of 10 kN in two anchors, with a compression of the size C at the distance z from them. */
const pressed = (C: number, z: number, more: DesignChange = {}): DesignChange => ({
  axials: [0, 10, 0, 10],
  load: { N: 20 - C, My: (C * (75 - z) - 20 * 75) / 1000 },
  ...more,
});

it.each<[string, DesignChange]>([
  ['C_Ed < 0.8 * T_Ed_N', pressed(15, 90)],
  ['z ≥ 1.5 * h_ef', pressed(20, 110)],
  ['c < 1.5 * h_ef', pressed(20, 90, { outline: { X1: 175 } })],
  ['no_compression', { axials: [5, 5, 5, 5], load: { N: 20 } }],
])('psi_M_N, (7.7), is 1 because %s', (reason, change) => {
  const step = check(plainDesign(change)).checks.concrete_cone.detail.trail.find(
    ({ symbol }) => symbol === 'psi_M_N',
  );
  const { isOne } = step!;
  expect(isOne && ('fact' in isOne ? isOne.fact : `${isOne.left} ${isOne.sign} ${isOne.right}`)).toBe(reason);
});

it.each(['EN1992-4', 'JGJ145-2013'] as const)(
  'every calculated factor of 1 in random designs under %s has a reason, and its comparison is met',
  (standard) => {
    fc.assert(
      fc.property(designsTo({ standard, slots: true }), (input) => {
        const answer = checkOrSkip(input);
        for (const { trail } of MODES.map((mode) => answer.checks[mode].detail)) {
          for (const { symbol, expression: text, value, isOne, part } of trail) {
            if (!/^psi_(s|re|ec|M|alpha|h_V)/.test(symbol) || text === symbol) continue;
            expect(isOne !== undefined, symbol).toBe(Math.abs(value - 1) <= 1e-9);
            if (isOne === undefined || 'fact' in isOne) continue;
            const values = new Values();
            for (const other of trail) if (other.part === part) values.set(other.symbol, other.value);
            const [left, right] = [isOne.left, isOne.right].map((side) => expression(side).evaluate(values));
            if (isOne.sign === '<') expect(left).toBeLessThan(right);
            else if (isOne.sign === '=') expect(Math.abs(left - right)).toBeLessThan(1e-5);
            else expect(left).toBeGreaterThanOrEqual(right * (1 - 1e-6));
          }
        }
      }),
      { numRuns: howMany(60, 400), seed: 3 },
    );
  },
);

/**
 * Tests the values of every checked edge in the response: they equal the values of the same edge in the
 * mirrored and the rotated design and, if there is only one edge, the values of the governing check.
 */
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
