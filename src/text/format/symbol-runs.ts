/** Splits a symbol into text runs: the letter in italics, the indices as subscripts and superscripts. */
import { symbolParts } from '@/text/format/symbol-parts';

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
