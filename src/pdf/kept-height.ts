/**
 * Estimated height of content that must stay on one page: a heading plus everything kept with the following
 * block. Approximate, because layout has not run yet.
 */
import type { Block, Cell, Paragraph, Table } from '@/pdf/document-model';
import type { RunLetters } from '@/pdf/embedded-fonts/written-by';
import { textWidth } from '@/pdf/words-width';

/** Line height relative to the letters. */
const LINE = 1.25;

/** Area for which a content height is calculated. */
interface TextArea {
  /** pt. */
  room: number;
  letters: RunLetters;
}

function paragraphHeight({ style, inlines, size }: Paragraph, { room, letters }: TextArea): number {
  const pictures = inlines.flatMap((inline) => (inline.kind === 'picture' ? [inline.height] : []));
  const lines = Math.max(1, Math.ceil(textWidth(inlines, letters) / room));
  return (style.before ?? 0) + (style.after ?? 0) + Math.max(lines * LINE * size, ...pictures);
}

function rowHeight(
  { columns, padding, borders }: Table,
  cells: readonly Cell[],
  letters: RunLetters,
): number {
  let from = 0;
  const heights = cells.map(({ blocks, span }) => {
    const width = columns.slice(from, from + span).reduce((sum, one) => sum + one, 0);
    from += span;
    const room = Math.max(1, width - padding.left - padding.right);
    return blocks.reduce((sum, block) => sum + heightOf(block, { room, letters }), 0);
  });
  const line = borders.insideH?.width ?? 0;
  return line + padding.top + padding.bottom + Math.max(0, ...heights);
}

export const heightOf = (block: Block, room: TextArea): number =>
  block.kind === 'paragraph'
    ? paragraphHeight(block, room)
    : block.rows.reduce((sum, row) => sum + rowHeight(block, row, room.letters), 0);

const rowStays = (cells: readonly Cell[]): boolean =>
  cells.every(({ blocks }) => blocks.every((block) => block.kind === 'paragraph' && block.style.keepNext));

const stays = (block: Block): boolean =>
  block.kind === 'table' ? block.rows.every(rowStays) : block.style.keepNext === true;

/**
 * Height of the unbreakable start of a block: the header of a table with its first row and the rows kept with
 * the next, or the first lines of a text.
 */
function startHeight(block: Block | undefined, room: TextArea): number {
  if (block === undefined) return 0;
  if (block.kind === 'paragraph') return Math.min(heightOf(block, room), LINES_TOGETHER * block.size);
  const leaving = block.rows.findIndex((cells) => !rowStays(cells));
  const rows = block.rows.slice(0, Math.max(block.headerRows, leaving) + 1);
  return rows.reduce((sum, row) => sum + rowHeight(block, row, room.letters), 0);
}

const LINES_TOGETHER = 3;
/** Fractions and roots are taller than their letters. */
const RESERVE = 1.06;

/**
 * Height of a heading with a table header and its first row, pt: with less space left, the heading moves to
 * the next page.
 */
export const HEADING_AND_ROW = 72;

/**
 * Height in pt from the heading at this index to the start of the first breakable block: everything kept
 * together must fit.
 */
export function keepTogetherHeight(blocks: readonly Block[], place: number, room: TextArea): number {
  const after = blocks.slice(place + 1);
  const end = after.findIndex((block) => !stays(block));
  const kept = after.slice(0, end < 0 ? undefined : end);
  const start = startHeight(end < 0 ? undefined : after[end], room);
  let [height, needed] = [0, 0];
  for (const block of [blocks[place], ...kept]) {
    if (block.kind === 'paragraph') needed = RESERVE * height + HEADING_AND_ROW;
    height += heightOf(block, room);
  }
  return Math.max(RESERVE * (height + start), needed);
}
