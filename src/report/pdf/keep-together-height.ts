/**
 * Estimates the width of text on one line, and the height of content that must stay on one page: a heading,
 * and all blocks that stay with the next block. The content has not been laid out yet.
 */
import type { Inline, Block, Cell, Paragraph, Table } from '@/report/pdf/document-model';
import { USUAL_SIZE, scriptSize, SINGLE_LINE, timesOf } from '@/report/pdf/fonts';
import type { Letters } from '@/report/pdf/math/character-fonts';
import { hasMath } from '@/report/pdf/math/equation-lines';

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

/** Returns an upper bound of the text width, pt; with line breaks, the bound for the longest line. */
export function textWidth(inlines: readonly Inline[], letters: Letters): number {
  let [line, longest] = [0, 0];
  for (const inline of inlines) {
    line = inline.kind === 'break' ? 0 : line + inlineWidth(inline, letters);
    longest = Math.max(longest, line);
  }
  return longest + 1;
}

const LINE = 1.02 * SINGLE_LINE;

/** Factor for wrapped text: lines end before a word that does not fit, so long text needs more lines. */
const WRAPPED = 1.03;
/** Factor for lines with equations, because fractions and roots are taller than text. */
const RESERVE = 1.2;

/** Context in which the height of content is estimated. */
interface TextArea {
  /** Available width, pt. */
  room: number;
  letters: Letters;
}

const linesOf = (width: number, room: number): number =>
  width <= room ? 1 : Math.ceil((WRAPPED * width) / Math.max(1, room));

function paragraphHeight(paragraph: Paragraph, { room, letters }: TextArea): number {
  const { style, inlines, size } = paragraph;
  const pictures = inlines.flatMap((inline) => (inline.kind === 'picture' ? [inline.height] : []));
  const lines = linesOf(textWidth(inlines, letters), room - (style.left ?? 0) - (style.right ?? 0));
  const line = LINE * timesOf(style.line, size) * size * (hasMath(paragraph) ? RESERVE : 1);
  return (style.before ?? 0) + (style.after ?? 0) + Math.max(lines * line, ...pictures);
}

function rowHeight(
  { columns, padding, borders, rows, heights: minimum }: Table,
  row: number,
  letters: Letters,
): number {
  const cells = rows[row];
  let from = 0;
  const heights = cells.map(({ blocks, span }) => {
    const width = columns.slice(from, from + span).reduce((sum, one) => sum + one, 0);
    from += span;
    const room = Math.max(1, width - padding.left - padding.right);
    return blocks.reduce((sum, block) => sum + heightOf(block, { room, letters }), 0);
  });
  const line = borders.insideH?.width ?? 0;
  return Math.max(minimum[row], line + padding.top + padding.bottom + Math.max(0, ...heights));
}

/** Returns the height of the first `count` rows of a table. */
const rowsHeight = (table: Table, count: number, letters: Letters): number =>
  table.rows.slice(0, count).reduce((sum, _, row) => sum + rowHeight(table, row, letters), 0);

export const heightOf = (block: Block, room: TextArea): number =>
  block.kind === 'paragraph'
    ? paragraphHeight(block, room)
    : rowsHeight(block, block.rows.length, room.letters);

/** True if a row stays on the same page as the next row. Cells merged with the cell above are ignored. */
export const rowStays = (cells: readonly Cell[]): boolean =>
  cells.every(
    ({ continued, blocks }) =>
      continued || blocks.every((block) => block.kind === 'paragraph' && block.style.keepNext),
  );

const stays = (block: Block): boolean =>
  block.kind === 'table' ? block.rows.every(rowStays) : block.style.keepNext === true;

/** True if a block stays with the next one. A block that starts a new page never stays with the last one. */
export function staysWithNext(blocks: readonly Block[], index: number): boolean {
  const next = blocks.at(index + 1);
  return stays(blocks[index]) && !(next?.kind === 'paragraph' && next.style.pageBreakBefore);
}

export const isHeading = (block: Block): boolean =>
  block.kind === 'paragraph' && block.style.outline !== undefined;

/** True for a paragraph that stays with the next block, and a table with a row that stays with the next. */
export const keepsStart = (block: Block): boolean =>
  block.kind === 'table' ? block.rows.some(rowStays) : stays(block);

/** Returns the unbreakable height: table header, first row and rows that stay with it, or first lines. */
function startHeight(block: Block | undefined, room: TextArea): number {
  if (block === undefined) return 0;
  if (block.kind === 'paragraph') return Math.min(heightOf(block, room), LINES_TOGETHER * block.size);
  const leaving = block.rows.findIndex((cells) => !rowStays(cells));
  return rowsHeight(block, Math.max(block.headerRows, leaving) + 1, room.letters);
}

const LINES_TOGETHER = 3;
/** Height of a heading, table header and first row, pt: a heading with less space starts a new page. */
export const HEADING_AND_ROW = 72;

/** Returns the height, pt, that must fit on one page: blocks that stay together, and the next start. */
export function keepTogetherHeight(blocks: readonly Block[], place: number, room: TextArea): number {
  const from = blocks.slice(place);
  const end = from.findIndex((_, index) => !staysWithNext(from, index));
  const kept = from.slice(0, end < 0 ? undefined : end);
  const start = startHeight(end < 0 ? undefined : from[end], room);
  let [height, needed] = [0, 0];
  for (const block of kept) {
    if (isHeading(block)) needed = height + HEADING_AND_ROW;
    height += heightOf(block, room);
  }
  return Math.max(height + start, needed);
}
