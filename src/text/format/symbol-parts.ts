/** Splits a symbol such as N_Rk_c_0 into letter, subscript and superscript. */
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
