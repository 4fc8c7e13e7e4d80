/** Splits symbols such as N_Rk_c_0 into letter, subscript and superscript, and finds symbols in sentences. */
import { EDGES, forEachEdge } from '@/quantities/edges';

export const GREEK: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  psi: 'ψ',
  sigma: 'σ',
};

/** Printed forms of the parts of a symbol: the name of an edge becomes its label in the drawings. */
const PRINTED: Readonly<Record<string, string>> = { ...GREEK, ...forEachEdge((name) => EDGES[name].label) };

/** Replaces Greek letters with their names, which the code uses in symbols. */
export const expandedSymbol = (text: string): string =>
  Object.entries(GREEK).reduce((written, [name, letter]) => written.replaceAll(letter, name), text);

export function symbolParts(text: string): { base: string; sub: string; sup: string } {
  const parts = text.split('_');
  const sup = parts.length > 1 && parts.at(-1) === '0' && parts.length > 2 ? '0' : '';
  if (sup !== '') parts.pop();
  const [first, ...rest] = parts;
  const trailing = /^([a-zA-Z]+?)(\d+)$/.exec(first);
  const base = trailing ? trailing[1] : first;
  const index = trailing ? [trailing[2]] : [];
  return {
    base: GREEK[base] ?? base,
    sub: [...index, ...rest].map((part) => PRINTED[part] ?? part).join(','),
    sup,
  };
}

export interface FormulaRun {
  text: string;
  /** True for the letter of a symbol. */
  italic?: boolean;
  shift?: 'sub' | 'sup';
}

export function symbolRuns(symbol: string): FormulaRun[] {
  const { base, sub, sup } = symbolParts(symbol);
  return [
    { text: base, italic: true },
    ...(sup === '' ? [] : [{ text: sup, shift: 'sup' } as const]),
    ...(sub === '' ? [] : [{ text: sub, shift: 'sub' } as const]),
  ];
}

/** Matches one letter with subscripts: f_cu,k, γ_Mc; not a code that begins with a word: not_checked. */
const SYMBOL = /((?<![A-Za-z0-9_])[A-Za-zα-ω]_[A-Za-z0-9_]+(?:,[A-Za-z0-9]+)*)/;

/** Splits a sentence with symbols, such as "h_ef = 60 mm", into words and symbols, which have subscripts. */
export function sentenceParts(sentence: string) {
  // Splitting at a capturing group puts the symbols at the odd indices.
  return sentence
    .split(SYMBOL)
    .map((text, index) => ({ text, symbol: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
