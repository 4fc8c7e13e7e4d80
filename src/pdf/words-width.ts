/** How wide words are on one line, before they are laid out. */
import type { Inline } from '@/pdf/document-model';
import type { RunLetters } from '@/pdf/embedded-fonts/written-by';

const USUAL_SIZE = 11;
/** Letters of sub- and superscripts, as pdfmake makes them. */
const SCRIPT = 0.58;
/** At most, of letters that are measured as they are not bold. */
const BOLD = 1.08;
/** Figures that stand for a number of pages. */
const PAGES = '000';

function inlineWidth(inline: Inline, letters: RunLetters): number {
  if (inline.kind !== 'text' && inline.kind !== 'field' && inline.kind !== 'reference') return 0;
  const { style } = inline;
  const ems = letters
    .written(inline.kind === 'text' ? inline.text : PAGES, style)
    .reduce((sum, { width }) => sum + width, 0);
  const isScript = style.script === 'sub' || style.script === 'sup';
  return ems * (style.size ?? USUAL_SIZE) * (isScript ? SCRIPT : 1) * (style.bold ? BOLD : 1);
}

/** pt, rather too much than too little: of the longest line where they have breaks. */
export function textWidth(inlines: readonly Inline[], letters: RunLetters): number {
  let [line, longest] = [0, 0];
  for (const inline of inlines) {
    line = inline.kind === 'break' ? 0 : line + inlineWidth(inline, letters);
    longest = Math.max(longest, line);
  }
  return longest + 1;
}
