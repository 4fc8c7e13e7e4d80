import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Standard, CheckInput } from '@/engineering/model/design';
import type { CheckResult, ModeDetail } from '@/engineering/model/result';
import { expression } from '@/engineering/trail/expression';
import { Values } from '@/engineering/trail/symbol-indices';
import { howMany } from '@/testing/run/how-many';
import {
  forAll,
  checkOrSkip,
  utilisations,
  MODES,
  outcomeOf,
  withRigidPlate,
  check,
} from '@/verification/checks';
import { mirrored, rotated } from '@/verification/moved-design';
import { expectSame } from '@/verification/near';
import { plainDesign, type DesignChange } from '@/verification/plain-design';
import { designsTo } from '@/verification/random-design';

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
