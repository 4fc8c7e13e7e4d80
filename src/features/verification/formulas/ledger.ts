/** The ledger of formulas, as `npm run ledger` writes it from the checks. */
import type { Standard } from '@/engineering';
import ledger from '@/features/verification/formulas/ledger.json';

export interface LedgerRow {
  clause: string;
  symbol: string;
  /** As the check evaluates it; `i` is any anchor or strip. */
  text: string;
  unit: string;
  symbols: readonly string[];
  /** Held to a figure worked out by hand. */
  byHand: boolean;
  /** Worked examples that have its value. */
  designs: readonly string[];
}

export const LEDGER: Readonly<Record<Standard, readonly LedgerRow[]>> = ledger;

/** Rows with all of the words in clause, symbol or formula. */
export function foundRows(rows: readonly LedgerRow[], term: string): readonly LedgerRow[] {
  const words = term.toLowerCase().replaceAll(',', '_').split(/\s+/).filter(Boolean);
  return rows.filter(({ clause, symbol, text }) => {
    const line = `${clause} ${symbol} = ${text}`.toLowerCase();
    return words.every((word) => line.includes(word));
  });
}
