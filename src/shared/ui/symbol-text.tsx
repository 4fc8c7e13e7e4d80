/** Typesets symbols of the standards: N_Rk_c_0 as N with subscript Rk,c and superscript 0. */
import { sentenceParts, symbolParts } from '@/text/format/symbols';

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

/** Spaces within "= 200 mm", where a line must not break. */
const INSIDE = / (?=[=<≤≥%]|mm|kN)|(?<=[=<≤≥]) /g;

export function SentenceText({ text }: { text: string }) {
  return (
    <>
      {sentenceParts(text).map((part, index) =>
        part.symbol ? <SymbolText key={index} text={part.text} /> : part.text.replace(INSIDE, '\u00a0'),
      )}
    </>
  );
}
