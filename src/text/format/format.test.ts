import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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

it.each([
  ['The edge distance c = 40 mm is below 0.5 h_ef = 35 mm.', ['h_ef']],
  ['f_cu,k = 65 MPa超出15至60 MPa的范围。', ['f_cu,k']],
  ['受拉γ_Mc = 1.2，s_cr_sp，c_cr,sp。', ['γ_Mc', 's_cr_sp', 'c_cr,sp']],
  ['混凝土厚度小于h_min，间距4 d_nom', ['h_min', 'd_nom']],
  ['no symbols: not_checked, JGJ145-2013, 2.5', []],
])('sentenceParts finds the symbols in the sentence "%s"', (sentence, symbols) => {
  const parts = sentenceParts(sentence);
  expect(parts.filter(({ symbol }) => symbol).map(({ text }) => text)).toEqual(symbols);
  expect(parts.map(({ text }) => text).join('')).toBe(sentence);
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

it.each([
  ['sets only the letter in italics', 'psi_s_N', 'italic ψ, sub s,N'],
  ['writes the edge X2 as X−, as the drawings do', 'c_X2', 'italic c, sub X−'],
  ['sets the index 0 as a superscript', 'N_Rk_c_0', 'italic N, sup 0, sub Rk,c'],
])('symbolRuns %s', (_, symbol, expected) => {
  const runs = symbolRuns(symbol).map(({ text, italic, shift }) => `${italic ? 'italic' : shift} ${text}`);
  expect(runs.join(', ')).toBe(expected);
});
