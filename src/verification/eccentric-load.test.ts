/**
 * Tests loads eccentric to the plate's centre: compares the loads moved to the centre with literal values, so
 * that the signs of the additional moments (r x F) are tested.
 */
import { expect, it } from 'vitest';
import { factoredLoads } from '@/engineering/forces/loads';
import type { CheckInput, LoadSet } from '@/engineering/model/design';
import { check } from '@/verification/check-helpers';
import { tensionForces } from '@/verification/jgj145/tension-forces';
import { closeTo } from '@/verification/near';
import { anchorsAt, plainDesign } from '@/verification/test-design';

const DEAD = { factor: 1.35, N: 8, Vx: 2, Vy: 3, Mx: 0.4, My: 0.5, Mz: 0.6 };
const LIVE = { factor: 1.5, N: 4, Vx: 1, Vy: -2, Mx: 0.1, My: -0.2, Mz: 0.3 };

/** Loads 1.35 G + 1.5 Q, kN and kNm. */
const SUM: LoadSet = { N: 16.8, Vx: 4.2, Vy: 1.05, Mx: 0.69, My: 0.375, Mz: 1.26 };

function loaded(ex: number, ey: number): CheckInput {
  const design = plainDesign({ axials: [4.2, 4.2, 4.2, 4.2] });
  return { ...design, dead: DEAD, live: LIVE, profile: { ...design.profile, ex, ey } };
}

const SYMBOLS = { N: 'N_Ed', Vx: 'V_Ed_x', Vy: 'V_Ed_y', Mx: 'M_Ed_x', My: 'M_Ed_y', Mz: 'M_Ed_z' };

/** Returns the loads that the trail prints. */
function writtenLoads(input: CheckInput): LoadSet {
  const { trail } = check(input).forces;
  const valueOf = (symbol: string) => trail.find((step) => step.symbol === symbol)?.value;
  return Object.fromEntries(
    Object.entries(SYMBOLS).map(([name, symbol]) => [name, valueOf(symbol)]),
  ) as unknown as LoadSet;
}

it.each([
  ['at the centre', 0, 0, {}],
  ['shifted towards +x', 40, 0, { My: 0.375 - 0.672, Mz: 1.26 + 0.042 }],
  ['shifted towards +y', 0, 20, { Mx: 0.69 + 0.336, Mz: 1.26 - 0.084 }],
  ['shifted towards +x and -y', 40, -20, { Mx: 0.69 - 0.336, My: 0.375 - 0.672, Mz: 1.26 + 0.042 + 0.084 }],
])(
  'the load on a profile %s is moved to the centre of the plate with the correct signs',
  (_, ex, ey, changed: Partial<LoadSet>) => {
    const input = loaded(ex, ey);
    const expected = closeTo({ ...SUM, ...changed });
    expect(writtenLoads(input)).toEqual(expected);
    expect(factoredLoads(input)).toEqual(expected);
    expect(check(input).resultant.torsion).toBeCloseTo(1000 * (changed.Mz ?? SUM.Mz), 9);
  },
);

it.each([
  // Expected forces: 20 / 2 -+ 600 / 150.
  ['all anchors in tension', [-75, 75], 20, 600, [6, 14]],
  ['all anchors in tension, moment reversed', [-75, 75], 20, -600, [14, 6]],
  // Moment equilibrium about the compressed row: (20 * 75 + 2250) / 150.
  ['one row compressed', [-75, 75], 20, 2250, [0, 25]],
  ['one row compressed, moment reversed', [-75, 75], 20, -2250, [25, 0]],
  ['all anchors compressed', [-75, 75], -40, 600, [0, 0]],
])(
  'the closed form of JGJ145-2013, 5.2 gives the expected anchor forces with %s',
  (_, places, N, M, forces) => {
    expect(tensionForces(places, N, M)).toEqual({
      forces: forces.map((force): unknown => expect.closeTo(force, 9)),
      ...closeTo({ N_Sd_h: Math.max(...forces), N_Sd_g: forces.reduce((sum, force) => sum + force, 0) }),
    });
  },
);

/**
 * Tests the factor k_1 of JGJ145-2013, 5.2.1: 1.1 under axial tension alone, decreasing as a moment increases
 * the largest force.
 */
const steel = (axials: number[], N: number, anchors = anchorsAt([-75, 0], [75, 0])) =>
  check(plainDesign({ standard: 'JGJ145-2013', anchors, axials, load: { N } })).checks.steel_tension.detail;

it.each([
  ['axial tension alone', [5, 5], 10, 1.1 * 5],
  ['a moment that increases the largest force by 4 %', [5.2, 4.8], 10, 1.1 * 5],
  ['a moment that increases the largest force by a tenth or more', [5.6, 4.4], 10, 5.6],
  ['prying forces, which exceed the load', [7, 7], 10, 7],
  ['anchor tension without an axial load', [5, 0], 0, 5],
])('the largest steel tension under %s includes the expected factor k_1', (_, axials, N, expected) => {
  expect(Math.abs((steel(axials, N).N_Ed_h as number) - expected)).toBeLessThan(1e-12);
});

it('no factor for uneven tension applies to a single anchor or in EN 1992-4', () => {
  expect(steel([10], 10, anchorsAt([0, 0])).N_Ed_h).toBe(10);
  const european = check(
    plainDesign({ anchors: anchorsAt([-75, 0], [75, 0]), axials: [5, 5], load: { N: 10 } }),
  );
  expect(european.checks.steel_tension.detail.N_Ed_h).toBe(5);
});

it('the factor for uneven tension is recorded in the trail and does not change the anchor reactions', () => {
  const answer = check(plainDesign({ standard: 'JGJ145-2013', axials: [2, 2, 2, 2], load: { N: 8 } }));
  expect(answer.reaction.map(({ tension }) => tension)).toEqual([2, 2, 2, 2]);
  const line = answer.forces.trail.find(({ symbol }) => symbol === 'k_1')!;
  expect([line.expression, line.clause]).toEqual(['max(1, 1.1 * N_Ed / n_a / N_max)', 'JGJ145-2013, 5.2.1']);
  expect(Math.abs(line.value - 1.1)).toBeLessThan(1e-12);
  expect(answer.checks.concrete_cone.detail.trail.map(({ symbol }) => symbol)).toContain('k_1');
});
