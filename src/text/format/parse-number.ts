/**
 * Parses numbers that an engineer types into a field (comma or point as decimal mark, spaces, an exponent, a
 * unit, a calculation such as 300/2), and numbers in tables of spreadsheets and frame analysis programs.
 */
import { unitOf } from '@/quantities/units';

/** Matches a space or an apostrophe that separates thousands. */
const GAP = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;

/**
 * Converts full-width digits and signs to ASCII and every dash to a hyphen, and removes spaces and
 * apostrophes that separate thousands, and invisible characters (zero-width space, byte order mark).
 */
const plainSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212\ufe63]/g, '-')
    .replace(GAP, '')
    .trim();

const NUMBER = String.raw`(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?`;
const SIGNED = new RegExp(`^[+-]?${NUMBER}$`, 'i');
const TERM = new RegExp(String.raw`([*/×÷+-])([+-]?${NUMBER})`, 'giy');
const FIRST = new RegExp(`^[+-]?${NUMBER}`, 'i');
const WITH_UNIT = /^(.*?[\d.,])([\p{L}°%µ]\D{0,20}[23]?)$/u;
/** Text with a comma before exactly three digits: a decimal mark or a thousands separator. */
const EITHER = /^([+-]?)([1-9]\d{0,2}),(\d{3})$/;

/** Spaces that may be removed: all except spaces between digits, because '12 5' is not 125. */
const LOOSE_SPACE = /(?<!\d) | (?!\d)/g;

const MOST_DIGITS = 15;
/** Number of significant digits kept after a calculation or conversion, so that 0.1 + 0.2 gives 0.3. */
const EXACT_DIGITS = 12;

function numberOf(text: string): number | null {
  if (!SIGNED.test(text) || EITHER.test(text)) return null;
  if (text.split(/e/i, 1)[0].replace(/\D/g, '').length > MOST_DIGITS) return null;
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

/** Evaluates products and quotients first, then sums; null if an operand is not a number. */
function calculated(text: string): number | null {
  const first = FIRST.exec(text)?.[0] ?? '';
  const terms: number[] = [numberOf(first) ?? Number.NaN];
  TERM.lastIndex = first.length;
  let end = first.length;
  for (let term = TERM.exec(text); term !== null; term = TERM.exec(text)) {
    const [all, operator, written] = term;
    // Digits after a leading zero are not an operand: '2024-05-01' is a date, not a subtraction.
    const value = /^[+-]?0\d/.test(written) ? Number.NaN : (numberOf(written) ?? Number.NaN);
    const last = terms.length - 1;
    if (operator === '+' || operator === '-') terms.push(operator === '+' ? value : -value);
    else terms[last] = /[*×]/.test(operator) ? terms[last] * value : terms[last] / value;
    end += all.length;
  }
  const sum = terms.reduce((total, term) => total + term, 0);
  return end === text.length && Number.isFinite(sum) ? Number(sum.toPrecision(EXACT_DIGITS)) : null;
}

const read = (text: string): number | null => numberOf(text) ?? calculated(text);

/**
 * Returns the number in the unit of the field. Returns null for any other text: empty text, two decimal
 * marks, more than 15 digits, the ambiguous '1,234', a unit of another quantity, or a unit in a field
 * without a unit.
 */
export function parseNumber(text: string, unit?: string): number | null {
  const compact = plainSigns(text).replace(/\s+/g, ' ').replace(LOOSE_SPACE, '').replace(/^=/, '');
  const plain = read(compact);
  if (plain !== null) return plain;
  const [, digits, written] = WITH_UNIT.exec(compact) ?? [];
  const typed = written === undefined ? null : unitOf(written);
  const wanted = unit === undefined ? null : unitOf(unit);
  const value = digits === undefined ? null : read(digits);
  if (value === null || typed === null || wanted === null) return null;
  if (typed.name === wanted.name) return value;
  const isSame = typed.kind === wanted.kind && typed.size > 0 && wanted.size > 0;
  return isSame ? Number(((value * typed.size) / wanted.size).toPrecision(EXACT_DIGITS)) : null;
}

/** Returns both interpretations of a string such as '1,234'; null if the string is unambiguous. */
export function bothInterpretations(text: string): readonly [decimal: number, thousands: number] | null {
  const [, sign, whole, rest] = EITHER.exec(plainSigns(text).replace(/\s/g, '')) ?? [];
  if (whole === undefined) return null;
  return [Number(`${sign}${whole}.${rest}`), Number(sign + whole + rest)];
}

/** Decimal mark of a table. Often only several cells together show whether a comma is the decimal mark. */
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
