import { levelOf, ofPart, RAISED, WHOLE_SECTION, type Place } from '@/report/pdf/content/conversion-context';
import { splitAt } from '@/report/pdf/content/inlines';
import { linesContent, withTextPart } from '@/report/pdf/content/paragraph-lines';
import { tableContent } from '@/report/pdf/content/tables';
import type { Block, Paragraph, Inline } from '@/report/pdf/document-model';
import { isHeading, keepsStart, keepTogetherHeight, staysWithNext } from '@/report/pdf/keep-together-height';
import { hasMath, mathLines } from '@/report/pdf/math/equation-lines';
import type { MathNode } from '@/report/pdf/math/read-math';
import { type Content, newPart, partIn } from '@/report/pdf/pdfmake-types';

/** True for text that needs no brackets in a fraction or an exponent. */
const isSimple = (text: string) => /^[\p{L}\p{N}.,_^]*$/u.test(text);
const bracketed = (text: string) => (isSimple(text) ? text : `(${text})`);

function linear(node: MathNode): string {
  switch (node.kind) {
    case 'text':
      return /^[=≤≥<>+−·×/]$/.test(node.text) ? ` ${node.text} ` : node.text;
    case 'row':
      return node.items.map(linear).join('');
    case 'fraction':
      return `${bracketed(linear(node.above))} / ${bracketed(linear(node.below))}`;
    case 'script': {
      const [sub, sup] = [node.sub && `_${linear(node.sub)}`, node.sup && `^${bracketed(linear(node.sup))}`];
      return `${linear(node.base)}${sub ?? ''}${sup ?? ''}`;
    }
    case 'root':
      return `√(${linear(node.of)})`;
    case 'fence':
      return `${node.open}${linear(node.of)}${node.close}`;
    case 'sum':
      return `${node.sign}_${linear(node.under)} ${linear(node.of)}`;
  }
}

const linearText = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (inline.kind === 'math') return linear(inline.math);
      return inline.kind === 'text' ? inline.text : ' ';
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Converts a paragraph that contains equations to pdfmake content: each line becomes a drawing. */
function equationContent(paragraph: Paragraph, place: Place, gapBefore: number): Content {
  const { style } = paragraph;
  const { left = 0, right = 0, firstLine = 0 } = style;
  const room = place.room - left - right;
  const words = linearText(paragraph.inlines);
  // A screen reader speaks either the alternative text or the replacement text of a formula, so both are set.
  const part = partIn(place.parent, newPart('Formula', { alt: words, actual: words }));
  return {
    stack: mathLines(paragraph, { room, firstLine }, place.letters).map((svg, line) => ({
      svg,
      ...(line === 0 && firstLine !== 0 && { margin: [firstLine, 0, 0, 0] as const }),
      ...ofPart(part),
      ...(style.alignment && { alignment: style.alignment }),
    })),
    ...levelOf(place, style.keepNext),
    margin: [
      left,
      Math.max(0, (style.before ?? 0) - gapBefore) + RAISED + LOWERED,
      right,
      (style.after ?? 0) - LOWERED,
    ],
  };
}

/**
 * Downward shift of an equation, pt. Equations extend farther above the baseline than below, so a
 * vertically centred equation would touch the top of its table row.
 */
const LOWERED = 1.1;

function paragraphContent(paragraph: Paragraph, place: Place, gapBefore: number): Content {
  const { style, inlines } = paragraph;
  if (hasMath(paragraph)) return equationContent(paragraph, place, gapBefore);
  const linePlace = withTextPart(place, style);
  const sheets = splitAt(inlines, 'page');
  const stack = sheets.flatMap((sheet, i): Content[] => {
    const contents = linesContent(sheet, paragraph, linePlace);
    return i === 0 ? contents : [{ stack: contents, pageBreak: 'before' }];
  });
  return {
    stack,
    ...levelOf(place, style.keepNext),
    margin: [
      style.left ?? 0,
      Math.max(0, (style.before ?? 0) - gapBefore),
      style.right ?? 0,
      style.after ?? 0,
    ],
    ...(style.pageBreakBefore && { pageBreak: 'before' as const }),
  };
}

/**
 * True if content that must stay together on a page starts at this block: a heading, or the first of several
 * blocks that each stay with the next block (a table counts if some of its rows stay with the next row).
 */
function startsKeptBlocks(blocks: readonly Block[], index: number): boolean {
  const isFirst = index === 0 || !staysWithNext(blocks, index - 1);
  return isHeading(blocks[index]) || (isFirst && keepsStart(blocks[index]));
}

/**
 * Converts blocks to pdfmake content. The gap between two paragraphs is the larger of the space after the
 * first and the space before the second, as in Word.
 */
export function blocksContent(blocks: readonly Block[], place: Place): Content[] {
  let after = 0;
  return blocks.map((block, index) => {
    const gap = after;
    after = block.kind === 'table' ? 0 : (block.style.after ?? 0);
    const content =
      block.kind === 'table'
        ? tableContent(block, place, blocksContent)
        : paragraphContent(block, place, gap);
    if (place.keeping !== 'marked' || !startsKeptBlocks(blocks, index)) return content;
    const height = keepTogetherHeight(blocks, index, place);
    return { ...content, headlineLevel: WHOLE_SECTION + height };
  });
}
