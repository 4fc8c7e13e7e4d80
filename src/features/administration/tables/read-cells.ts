/** Reads the value of a table file cell, allowing for conversions made by a spreadsheet program. */
import { plainNumber, type NumericProblem } from '@/features/administration/records/numeric-text';
import type { TableColumn } from '@/features/administration/tables/table-form';
import { decimalMarkOf, parseTableNumber, type DecimalMark } from '@/text/format/table-number';

export type CellProblem = NumericProblem | 'isDate' | 'markUnclear' | 'notAChoice' | 'textTooLong';

type CellRead = { value: string } | { problem: CellProblem };

const LONGEST_TEXT = 255;
const MOST_DIGITS = 15;

/** Matches dates: a spreadsheet program may turn "1.5" into 1 May, and the original value is lost. */
const DATES = [
  /^\d{1,2}\.\d{1,2}\.(\d{2}|\d{4})$/,
  /^\d{1,4}[/-]\d{1,2}([/-]\d{1,4})?( .*)?$/,
  /^\d{0,4}[\s./-]*(jan|feb|m[aä]r|apr|ma[yi]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-z]*\.?[\s./-]*\d{0,4}$/i,
  /^(\d+年)?\d+月(\d+日)?$/,
];

/** Decimal marks used to read the numbers of a table. */
export interface Marks {
  mark: DecimalMark;
  /**
   * True if some cells identify the comma as the decimal mark and other cells identify the point, or if some
   * ambiguous cells contain a comma and other ambiguous cells contain a point, such as 1.234 and 5,678.
   */
  areMixed: boolean;
  /**
   * True if a cell is ambiguous and no other cell identifies the decimal mark, or if unambiguous cells
   * contradict each other.
   */
  isOpen: boolean;
}

const isEitherWay = (text: string) => decimalMarkOf([text]).isDoubtful;

export function marksOf(figures: readonly string[]): Marks {
  const { mark, isDoubtful } = decimalMarkOf(figures);
  const telling = figures.filter((text) => !isEitherWay(text));
  const either = figures.filter(isEitherWay);
  const haveBoth = ['.', ','].every((sign) => either.some((text) => text.includes(sign)));
  return { mark, areMixed: haveBoth || decimalMarkOf(telling).isDoubtful, isOpen: isDoubtful };
}

/** Returns the decimal mark with which to read a cell; null if the mark is unclear. */
function markOf(text: string, { mark, areMixed, isOpen }: Marks): DecimalMark | null {
  if (!isEitherWay(text)) return isOpen ? decimalMarkOf([text]).mark : mark;
  const only: DecimalMark = text.includes(',') ? ',' : '.';
  // If no cell identifies the decimal mark and all ambiguous cells contain the same mark, that mark is the
  // decimal mark.
  if (isOpen) return areMixed ? null : only;
  return only === mark ? mark : null;
}

function readNumber(text: string, largest: number, marks: Marks): CellRead {
  if (text === '') return { value: '0' };
  if (DATES.some((pattern) => pattern.test(text))) return { problem: 'isDate' };
  const mark = markOf(text, marks);
  if (mark === null) return { problem: 'markUnclear' };
  const value = parseTableNumber(text, mark);
  if (value === null) return { problem: 'notNumber' };
  if (text.split(/e/i, 1)[0].replace(/\D/g, '').length > MOST_DIGITS) return { problem: 'tooLong' };
  if (value < 0) return { problem: 'negative' };
  return value > largest ? { problem: 'tooLarge' } : { value: plainNumber(value) };
}

export function readCell(column: TableColumn, text: string, marks: Marks): CellRead {
  if (column.kind === 'number')
    return readNumber(text, (column.largest ?? Infinity) * (column.scale ?? 1), marks);
  if (column.kind === 'choice') {
    const isKnown = text === '' || column.choices?.includes(text);
    return isKnown ? { value: text } : { problem: 'notAChoice' };
  }
  return text.length > LONGEST_TEXT ? { problem: 'textTooLong' } : { value: text };
}

const plainDigits = (text: string) => text.replace(/^0+(?=\d)/, '');

/**
 * True if a cell equals the stored value: numbers are compared by value, numeric image ids without leading
 * zeros, which a spreadsheet program removes, other strings exactly. Spaces at the ends of the stored value
 * do not count.
 */
export function isSame(kind: TableColumn['kind'], value: string, stored: string): boolean {
  if (value === stored.trim()) return true;
  if (kind === 'number') return stored.trim() !== '' && Number(value) === Number(stored);
  const isNumbered = kind === 'picture' && /^\d+$/.test(stored);
  return isNumbered && plainDigits(value) === plainDigits(stored);
}
