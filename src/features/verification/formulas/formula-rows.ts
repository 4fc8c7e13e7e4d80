/** The formula list, which the build makes from the checks. */
import ledger from 'virtual:formula-list';
import type { Standard } from '@/engineering';

export interface LedgerRow {
  clause: string;
  symbol: string;
  /** Formula as evaluated by the check; `i` is any anchor or strip. */
  text: string;
  unit: string;
  symbols: readonly string[];
  /** True if the formula is verified with a value calculated by hand. */
  byHand: boolean;
  /** Ids of the worked examples that contain the value of the formula. */
  designs: readonly string[];
}

export const LEDGER: Readonly<Record<Standard, readonly LedgerRow[]>> = ledger;

/** Returns rows in which every word of the search term occurs in clause, symbol or formula. */
export function foundRows(rows: readonly LedgerRow[], term: string): readonly LedgerRow[] {
  const words = term.toLowerCase().replaceAll(',', '_').split(/\s+/).filter(Boolean);
  return rows.filter(({ clause, symbol, text }) => {
    const line = `${clause} ${symbol} = ${text}`.toLowerCase();
    return words.every((word) => line.includes(word));
  });
}
