/** Sentence whose symbols are typeset with subscripts and superscripts. */
import { SymbolText } from '@/shared/ui/symbol-text';
import { sentenceParts } from '@/text/format/sentence-parts';

export function SentenceText({ text }: { text: string }) {
  return (
    <>
      {sentenceParts(text).map((part, index) =>
        part.symbol ? <SymbolText key={index} text={part.text} /> : part.text,
      )}
    </>
  );
}
