import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sentenceParts } from '@/text/format/sentence-parts';

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
