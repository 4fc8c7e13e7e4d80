/**
 * How high that is which is to stand on one page: a heading with everything that stays with what follows it.
 * About, as nothing is laid out yet.
 */
import type { Block, Cell, Paragraph, Table } from './document-model';

/** Lines of a text, in heights and widths of its letters. */
const LINE = 1.25;
const LETTER = 0.5;
const WIDE_LETTER = /[\u2e80-\uffef]/;

function lettersOf({ inlines }: Paragraph): number {
  const texts = inlines.flatMap((inline) => (inline.kind === 'text' ? Array.from(inline.text) : []));
  return texts.reduce((sum, letter) => sum + (WIDE_LETTER.test(letter) ? 1 : LETTER), 0);
}

function paragraphHeight(paragraph: Paragraph, room: number): number {
  const { look, inlines, size } = paragraph;
  const pictures = inlines.flatMap((inline) => (inline.kind === 'picture' ? [inline.height] : []));
  const lines = Math.max(1, Math.ceil((lettersOf(paragraph) * size) / room));
  return (look.before ?? 0) + (look.after ?? 0) + Math.max(lines * LINE * size, ...pictures);
}

function rowHeight({ columns, padding }: Table, cells: readonly Cell[]): number {
  let from = 0;
  const heights = cells.map(({ blocks, span }) => {
    const width = columns.slice(from, from + span).reduce((sum, one) => sum + one, 0);
    from += span;
    const room = Math.max(1, width - padding.left - padding.right);
    return blocks.reduce((sum, block) => sum + heightOf(block, room), 0);
  });
  return padding.top + padding.bottom + Math.max(0, ...heights);
}

export const heightOf = (block: Block, room: number): number =>
  block.kind === 'paragraph'
    ? paragraphHeight(block, room)
    : block.rows.reduce((sum, row) => sum + rowHeight(block, row), 0);

const rowStays = (cells: readonly Cell[]): boolean =>
  cells.every(({ blocks }) => blocks.every((block) => block.kind === 'paragraph' && block.look.keepNext));

const stays = (block: Block): boolean =>
  block.kind === 'table' ? block.rows.every(rowStays) : block.look.keepNext === true;

/** Of what may break: the head of a table with its first row, the first lines of a text. */
function startHeight(block: Block | undefined, room: number): number {
  if (block === undefined) return 0;
  if (block.kind === 'paragraph') return Math.min(heightOf(block, room), LINES_TOGETHER * block.size);
  const rows = block.rows.slice(0, block.headerRows + 1);
  return rows.reduce((sum, row) => sum + rowHeight(block, row), 0);
}

const LINES_TOGETHER = 3;
/** Fractions and roots are higher than their letters. */
const RESERVE = 1.06;

/** pt, from the heading at this place up to what may break, with its start. */
export function keptHeight(blocks: readonly Block[], place: number, room: number): number {
  const after = blocks.slice(place + 1);
  const end = after.findIndex((block) => !stays(block));
  const kept = after.slice(0, end < 0 ? undefined : end);
  const start = startHeight(end < 0 ? undefined : after[end], room);
  return RESERVE * [blocks[place], ...kept].reduce((sum, block) => sum + heightOf(block, room), start);
}
