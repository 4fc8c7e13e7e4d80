/** Estimates the width of text on one line before the layout runs. */
import type { Inline } from '@/report/pdf/document-model';
import { scriptSize } from '@/report/pdf/fonts';
import type { Letters } from '@/report/pdf/math/letters';

const USUAL_SIZE = 11;
/** Upper bound of the ratio of bold to regular text width, because bold text is measured as regular text. */
const BOLD = 1.08;
/** Digits measured in place of an unknown page number. */
const PAGES = '000';

function inlineWidth(inline: Inline, letters: Letters): number {
  if (inline.kind !== 'text' && inline.kind !== 'field' && inline.kind !== 'reference') return 0;
  const { style } = inline;
  const ems = letters
    .written(inline.kind === 'text' ? inline.text : PAGES, style)
    .reduce((sum, { width }) => sum + width, 0);
  return ems * (style.size ?? USUAL_SIZE) * scriptSize(style.script) * (style.bold ? BOLD : 1);
}

/**
 * Returns an upper bound of the text width in pt; for text with line breaks, the bound for the longest line.
 */
export function textWidth(inlines: readonly Inline[], letters: Letters): number {
  let [line, longest] = [0, 0];
  for (const inline of inlines) {
    line = inline.kind === 'break' ? 0 : line + inlineWidth(inline, letters);
    longest = Math.max(longest, line);
  }
  return longest + 1;
}
