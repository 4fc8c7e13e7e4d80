/**
 * Typesets symbols of the standards with subscripts and superscripts: N_Rk_c_0 as N with subscript Rk,c and
 * superscript 0.
 */
import { symbolParts } from '@/text/format/symbol-parts';

export function SymbolText({ text }: { text: string }) {
  const { base, sub, sup } = symbolParts(text);
  return (
    <span translate="no">
      <i>{base}</i>
      {sup !== '' && <sup>{sup}</sup>}
      {sub !== '' && <sub>{sub}</sub>}
    </span>
  );
}
