/**
 * Parses numbers as spreadsheet and frame analysis programs write them. Often only several cells together
 * show whether a comma is the decimal mark.
 */

import { plainSigns } from '@/text/format/parse-number';

export type DecimalMark = '.' | ',';

const EXPONENT = /e[+-]?\d+$/i;
/**
 * Removes spaces and apostrophes between thousands, and rewrites accounting formats for negative numbers
 * (trailing minus sign, parentheses) and exponents written with D.
 */
const compactOf = (text: string): string =>
  // Fast path: most cells in a long table do not need rewriting.
  /^[+-]?[\d.,]+$/.test(text)
    ? text
    : plainSigns(text)
        .replace(/^\((.*)\)$/, '-$1')
        .replace(/^([\d.,]+)-$/, '-$1')
        .replace(/^([+-])\s+/, '$1')
        .replace(/d(?<=[.,]\d*d)(?=[+-]?\d+$)/i, 'e');

/**
 * Returns the number in a cell; null if the cell is not a number. Accepts exponents, a leading sign, and
 * thousands in groups of three, separated by spaces, apostrophes or the mark that is not the decimal mark.
 */
export function parseTableNumber(text: string, mark: DecimalMark): number | null {
  // Fast path: most cells in a long table contain a simple number.
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
  if (!/^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

/** True if the text is a number, with `.` or `,` as the decimal mark or without a decimal mark. */
export const readsAsNumber = (text: string): boolean =>
  /\p{N}/u.test(text) && (parseTableNumber(text, '.') !== null || parseTableNumber(text, ',') !== null);

/** Returns the decimal mark implied by a single cell; null if the cell is ambiguous or has no mark. */
function markIn(text: string): DecimalMark | null {
  const body = compactOf(text).replace(EXPONENT, '').replace(/^[+-]/, '');
  if (!/^[\d.,]+$/.test(body)) return null;
  const point = body.lastIndexOf('.');
  const comma = body.lastIndexOf(',');
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  const mark = point >= 0 ? '.' : ',';
  const at = Math.max(point, comma);
  if (at < 0) return null;
  // Two identical marks are thousands separators, so the other mark is the decimal mark.
  if (body.indexOf(mark) !== at) return mark === '.' ? ',' : '.';
  // '1.500' is ambiguous; '0.500' and '1.25' are not.
  const mayBeThousands =
    /^\d{1,3}$/.test(body.slice(0, at)) && !body.startsWith('0') && body.length - at === 4;
  return mayBeThousands ? null : mark;
}

interface MarkFound {
  mark: DecimalMark;
  /** True if unambiguous cells disagree, or if no cell shows the decimal mark of an ambiguous cell. */
  isDoubtful: boolean;
}

/** Returns the decimal mark of the unambiguous cells; the point if these disagree or if there is none. */
export function decimalMarkOf(cells: readonly string[]): MarkFound {
  const marks = new Set(cells.map(markIn).filter((mark) => mark !== null));
  const [only] = marks;
  if (marks.size === 1) return { mark: only, isDoubtful: false };
  const isOpen = (cell: string) => /\d[.,]\d{3}$/.test(compactOf(cell)) && markIn(cell) === null;
  return { mark: '.', isDoubtful: marks.size > 1 || cells.some(isOpen) };
}
