import { describe, expect, it } from 'vitest';
import { symbolMeaning, SYMBOLS } from '@/engineering/symbols/symbols';
import { places, readingDocument } from '@/verification/formulas/clause-locations';
import { CLAUSES, generalFormula, makeLedger, symbolsOf, usedFormulas } from '@/verification/formulas/ledger';

const used = (['EN1992-4', 'JGJ145-2013'] as const).flatMap(usedFormulas);

const ROWS = CLAUSES.flatMap(({ formulas }) => formulas);

it('every formula calculated by hand is used in the checks', () => {
  const texts = new Set(used.map(({ text }) => text));
  expect(ROWS.filter(([formula]) => !texts.has(generalFormula(formula)))).toEqual([]);
});

it('every formula with a limit has at least two cases', () => {
  // A minimum or maximum over a list of similar quantities has no limit to test.
  const limited = used.filter(({ text }) => /\b(min|max)\(/.test(text) && !/^(min|max)\(\w+\)$/.test(text));
  const texts = [...new Set(limited.map(({ text }) => text))];
  expect(texts.length).toBeGreaterThan(30);
  const cases = (text: string) =>
    ROWS.filter(([formula]) => generalFormula(formula) === text).flatMap(([, ...own]) => own);
  expect(texts.filter((text) => cases(text).length < 2)).toEqual([]);
});

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

it('the list of formulas contains a test for every formula', () => {
  expect(used.length).toBeGreaterThan(200);
  expect(makeLedger().untested).toEqual([]);
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
