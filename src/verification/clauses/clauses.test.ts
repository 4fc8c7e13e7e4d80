/**
 * Tests each clause by its table: formulas against results calculated by hand, and rules in code at 0.99 and
 * 1.01 times their threshold.
 */
import { describe, expect, it } from 'vitest';
import { combinedVerdicts } from '@/engineering/checks/combined';
import { plateYieldStrength } from '@/engineering/model/bearing-strength';
import type { CombinedKey } from '@/engineering/model/combined';
import { expression } from '@/engineering/trail/expression';
import { Values } from '@/engineering/trail/symbol-values';
import { outcomeOf } from '@/verification/check-helpers';
import { ABOVE, BELOW, type Threshold } from '@/verification/clauses/hand-calculation';
import { CLAUSES } from '@/verification/formulas/ledger';
import { plainDesign } from '@/verification/test-design';

const RELATIVE = 1e-9;

/** Returns the effect of the rule, or `refused: ` and the name of the field of an invalid design. */
function effectAt({ at, by }: Threshold, share: number): unknown {
  const outcome = outcomeOf(plainDesign(at(share)));
  return outcome.ok ? by(outcome.value) : `refused: ${outcome.error.field}`;
}

describe.each(CLAUSES.filter(({ formulas }) => formulas.length > 0))(
  'formulas of $clause, calculated by hand',
  ({ formulas }) => {
    it.each(formulas.map((row) => [row[0], row] as const))(
      'formula %s gives the result calculated by hand, and no result without its inputs',
      (_, [text, ...cases]) => {
        const formula = expression(text);
        expect(cases).not.toEqual([]);
        for (const [inputs, expected, source] of cases) {
          const values = new Values();
          for (const [symbol, value] of Object.entries(inputs)) values.set(symbol, value);
          const got = formula.evaluate(values);
          expect(Math.abs(got - expected), `${got}, not ${expected}: ${source}`).toBeLessThanOrEqual(
            RELATIVE * Math.abs(expected),
          );
        }
        expect(() => formula.evaluate(new Values())).toThrow(ReferenceError);
      },
    );
  },
);

describe.each(CLAUSES.filter(({ thresholds }) => Object.keys(thresholds).length > 0))(
  'thresholds of $clause',
  ({ thresholds }) => {
    it.each(Object.entries(thresholds))(
      'the rule has the expected effect just below and just above its threshold: %s',
      (_, threshold) => {
        expect([BELOW, ABOVE].map((share) => effectAt(threshold, share))).toEqual(threshold.effects);
      },
    );
  },
);

it.each([
  [16, 235, 225],
  [40, 225, 215],
])(
  'the yield strength of S235 decreases above a thickness of %d mm, EN 10025-2',
  (thickness, below, above) => {
    expect(plateYieldStrength(thickness * BELOW)).toBe(below);
    expect(plateYieldStrength(thickness * ABOVE)).toBe(above);
  },
);

describe('combined tension and shear', () => {
  const row = (key: CombinedKey, value: number) =>
    ({ key, beta_N: 0, beta_V: 0, value, anchors: [], reason: '' }) as const;
  const verdicts = (steel: number, concrete: number, linear: number) => {
    const { steel: first, either } = combinedVerdicts({
      steel: row('steel', steel),
      concrete: row('concrete', concrete),
      linear: row('linear', linear),
    });
    return [first, either].map((verdict) => verdict === 'Satisfied');
  };

  it.each([
    ['a steel value up to 1', [BELOW, 0, 0], [true, true]],
    ['a steel value above 1', [ABOVE, 0, 0], [false, true]],
    ['a concrete value up to 1 and a linear value above 1.2', [0, BELOW, 2], [true, true]],
    ['a concrete value above 1 and a linear value up to 1.2', [0, 2, 1.2 * BELOW], [true, true]],
    ['a concrete value above 1 and a linear value above 1.2', [0, ABOVE, 1.2 * ABOVE], [true, false]],
  ] as const)(
    'the two combined checks have the expected verdicts with %s',
    (_, [steel, concrete, linear], expected) => {
      expect(verdicts(steel, concrete, linear)).toEqual(expected);
    },
  );
});
