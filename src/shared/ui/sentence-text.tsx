/** Sentence whose symbols are typeset with subscripts and superscripts. */
import { SymbolText } from '@/shared/ui/symbol-text';
import { sentenceParts } from '@/text/format/sentence-parts';

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
