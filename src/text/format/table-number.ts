/**
 * Numbers as spreadsheets and frame programs write them, where it takes more than one to know what the comma
 * means.
 */

import { plainSigns } from '@/text/format/plain-signs';

export type DecimalMark = '.' | ',';

const EXPONENT = /e[+-]?\d+$/i;
/** A sign behind the number and brackets around it are accounts' ways to write a negative one. */
const compactOf = (text: string): string =>
  // Most cells of a long table are plain already.
  /^[+-]?[\d.,]+$/.test(text)
    ? text
    : plainSigns(text)
        .replace(/^\((.*)\)$/, '-$1')
        .replace(/^([\d.,]+)-$/, '-$1')
        .replace(/^([+-])\s+/, '$1')
        .replace(/(?<=[.,]\d*)d(?=[+-]?\d+$)/i, 'e');

/**
 * The number that a cell holds, null where it is none: exponents, a leading sign, thousands apart by spaces,
 * apostrophes or the mark that is not the decimal one. 'one,two' thousands are groups of three.
 */
export function parseTableNumber(text: string, mark: DecimalMark): number | null {
  // Most cells of a long table are plain.
  if (/^-?\d+$/.test(text) || (mark === '.' && /^-?\d+\.\d+$/.test(text))) return Number(text) + 0;
  const compact = compactOf(text);
  const exponent = EXPONENT.exec(compact)?.[0] ?? '';
  const body = compact.slice(0, compact.length - exponent.length);
  const thousands = mark === '.' ? ',' : '.';
  const [whole, ...fractions] = body.split(mark);
  if (fractions.length > 1 || fractions[0]?.includes(thousands)) return null;
  const groups = whole.replace(/^[+-]/, '').split(thousands);
  const isGrouped = groups.length > 1;
  if (isGrouped && !groups.every((group, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group)))
    return null;
  const plain = `${whole.replaceAll(thousands, '')}${fractions.length > 0 ? `.${fractions[0]}` : ''}${exponent}`;
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

/** Tells that a text is a number with a decimal point, a decimal comma or both. */
export const readsAsNumber = (text: string): boolean =>
  /\p{N}/u.test(text) && (parseTableNumber(text, '.') !== null || parseTableNumber(text, ',') !== null);

/** Decimal mark that a single cell proves; null if it proves none. */
function markIn(text: string): DecimalMark | null {
  const body = compactOf(text).replace(EXPONENT, '').replace(/^[+-]/, '');
  if (!/^[\d.,]+$/.test(body)) return null;
  const point = body.lastIndexOf('.');
  const comma = body.lastIndexOf(',');
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  const mark = point >= 0 ? '.' : ',';
  const at = Math.max(point, comma);
  if (at < 0) return null;
  // Two of them part thousands.
  if (body.indexOf(mark) !== at) return mark === '.' ? ',' : '.';
  // '1.500' may be either; '0.500' and '1.25' may not.
  const mayBeThousands =
    /^\d{1,3}$/.test(body.slice(0, at)) && !body.startsWith('0') && body.length - at === 4;
  return mayBeThousands ? null : mark;
}

export interface MarkFound {
  mark: DecimalMark;
  /** A cell is ambiguous, and no other cell decides. */
  isDoubtful: boolean;
}

/**
 * The decimal mark of a table by the cells that leave no doubt; the point where they do not agree or there
 * are none.
 */
export function decimalMarkOf(cells: readonly string[]): MarkFound {
  const marks = new Set(cells.map(markIn).filter((mark) => mark !== null));
  const [only] = marks;
  if (marks.size === 1) return { mark: only, isDoubtful: false };
  const isOpen = (cell: string) => /\d[.,]\d{3}$/.test(compactOf(cell)) && markIn(cell) === null;
  return { mark: '.', isDoubtful: marks.size > 1 || cells.some(isOpen) };
}
