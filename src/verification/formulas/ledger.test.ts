import { describe, expect, it } from 'vitest';
import { symbolMeaning, SYMBOLS } from '@/engineering/symbols/symbols';
import { expression } from '@/engineering/trail/expression';
import { Values } from '@/engineering/trail/values';
import { FORMULA_CASES, RELATIVE } from '@/verification/formulas/cases';
import { generalFormula, symbolsOf, usedFormulas } from '@/verification/formulas/collect';
import { makeLedger } from '@/verification/formulas/ledger';
import { LIMIT_CASES } from '@/verification/formulas/limits';
import { places, readingDocument } from '@/verification/formulas/reading';

const used = (['EN1992-4', 'JGJ145-2013'] as const).flatMap(usedFormulas);

describe('formulas calculated by hand', () => {
  it.each([...FORMULA_CASES, ...LIMIT_CASES].map((one) => [one.formula, one] as const))(
    'formula %s gives the result calculated by hand',
    (_, { formula, inputs, expected, source }) => {
      const values = new Values();
      for (const [symbol, value] of Object.entries(inputs)) values.set(symbol, value);
      const got = expression(formula).evaluate(values);
      expect(Math.abs(got - expected), `${got}, not ${expected}: ${source}`).toBeLessThanOrEqual(
        RELATIVE * Math.abs(expected),
      );
    },
  );

  it('every formula calculated by hand is used in the checks', () => {
    const texts = new Set(used.map(({ text }) => text));
    const unused = [...FORMULA_CASES, ...LIMIT_CASES].filter(
      ({ formula }) => !texts.has(generalFormula(formula)),
    );
    expect(unused.map(({ formula }) => formula)).toEqual([]);
  });
});

describe('formulas with a limit', () => {
  /** True for a minimum or maximum over a list of similar quantities, which has no limit to test. */
  const isList = (text: string): boolean => /^(min|max)\(\w+\)$/.test(text);

  it('every formula with a limit has at least two cases calculated by hand', () => {
    const limited = [...new Set(used.map(({ text }) => text))].filter(
      (text) => /\b(min|max)\(/.test(text) && !isList(text),
    );
    expect(limited.length).toBeGreaterThan(30);
    const sides = (text: string): number =>
      LIMIT_CASES.filter(({ formula }) => generalFormula(formula) === text).length;
    expect(limited.filter((text) => sides(text) < 2)).toEqual([]);
  });
});

describe('list of symbols', () => {
  it('the list of symbols contains every symbol in every formula except c_edge, with the unit of each calculated symbol', () => {
    const written = used.flatMap(({ symbol, text }) => [symbol, ...symbolsOf(text)]);
    const unknown = written.filter((symbol) => symbol !== 'c_edge' && symbolMeaning(symbol) === undefined);
    expect([...new Set(unknown)]).toEqual([]);
    const wrong = used.filter(({ symbol, unit }) => symbolMeaning(symbol)?.unit !== unit);
    expect(wrong.map(({ symbol, unit }) => `${symbol} in ${unit}`)).toEqual([]);
  });

  it('each symbol has a meaning in both languages', () => {
    const bare = Object.entries(SYMBOLS).filter(([, { en, cn }]) => !en || !/\p{Script=Han}/u.test(cn));
    expect(bare).toEqual([]);
  });
});

describe('list of formulas', () => {
  it('the list of formulas contains a test for every formula', () => {
    expect(used.length).toBeGreaterThan(200);
    expect(makeLedger().untested).toEqual([]);
  });
});

describe('table of clauses', () => {
  it('docs/reading-the-checks.md lists every clause with its file and function', async () => {
    await expect(readingDocument()).toMatchFileSnapshot('../../../docs/reading-the-checks.md');
  });

  it('the table of clauses contains every clause of a calculated formula, and a function for each clause', () => {
    const listed = places();
    expect(listed.filter(({ functions }) => functions.length === 0)).toEqual([]);
    const clauses = new Set(
      listed.flatMap(({ european, chinese }) => [`EN 1992-4, ${european}`, `JGJ145-2013, ${chinese}`]),
    );
    // Loads, shear distribution and uneven tension are in `forces/`.
    const others = /^(statics|EN 1990|GB 55001|JGJ145-2013, (4\.3\.3|5\.2\.1))/;
    const missing = used.filter(({ clause }) => !clauses.has(clause) && !others.test(clause));
    expect(missing).toEqual([]);
  });
});
