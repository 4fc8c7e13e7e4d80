import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, describe } from 'vitest';
import { formatAgainst } from '@/text/format/format-number';
import { sentenceParts, symbolRuns } from '@/text/format/symbols';

it.each([
  [1.004, 1, '1.004'],
  [1.01, 1, '1.01'],
  [1, 1, '1.00'],
  [0.9999, 1, '1.00'],
  [1.000_000_1, 1, '1.00'],
  [null, 1, '—'],
])('formatAgainst shows the value %s beside the limit %s as %s', (value, limit, text) => {
  expect(formatAgainst(value, limit, 'factor')).toBe(text);
});

const symbolsOf = (sentence: string) =>
  sentenceParts(sentence)
    .filter(({ symbol }) => symbol)
    .map(({ text }) => text);

describe('symbols in a sentence', () => {
  it.each([
    ['The edge distance c = 40 mm is below 0.5 h_ef = 35 mm.', ['h_ef']],
    ['f_cu,k = 65 MPa超出15至60 MPa的范围。', ['f_cu,k']],
    ['受拉γ_Mc = 1.2，s_cr_sp，c_cr,sp。', ['γ_Mc', 's_cr_sp', 'c_cr,sp']],
    ['混凝土厚度小于h_min，间距4 d_nom', ['h_min', 'd_nom']],
    ['no symbols: not_checked, JGJ145-2013, 2.5', []],
  ])('sentenceParts finds the symbols in the sentence "%s"', (sentence, symbols) => {
    expect(symbolsOf(sentence)).toEqual(symbols);
    expect(
      sentenceParts(sentence)
        .map(({ text }) => text)
        .join(''),
    ).toBe(sentence);
  });

  it('sentenceParts treats every word with an underscore in the messages for results, remarks and errors as a symbol', () => {
    for (const language of readdirSync('locales'))
      for (const file of ['remarks', 'results', 'error']) {
        const texts = readFileSync(`locales/${language}/${file}.json`, 'utf8').matchAll(/: "(.*)"/g);
        for (const [, text] of texts) {
          const words = sentenceParts(text.replace(/\{\{\w+\}\}/g, '1')).filter(({ symbol }) => !symbol);
          expect(words.map((part) => part.text).join(''), `${language}/${file}`).not.toContain('_');
        }
      }
  });
});

it('symbolRuns sets only the letter of a symbol in italics', () => {
  expect(symbolRuns('psi_s_N')).toEqual([
    { text: 'ψ', italic: true },
    { text: 's,N', shift: 'sub' },
  ]);
});

it('symbolRuns writes the edge X2 in a symbol as X−, as the drawings do', () => {
  expect(symbolRuns('c_X2')).toEqual([
    { text: 'c', italic: true },
    { text: 'X−', shift: 'sub' },
  ]);
});

it('symbolRuns sets the index 0 of a symbol as a superscript', () => {
  expect(symbolRuns('N_Rk_c_0')).toEqual([
    { text: 'N', italic: true },
    { text: '0', shift: 'sup' },
    { text: 'Rk,c', shift: 'sub' },
  ]);
});
