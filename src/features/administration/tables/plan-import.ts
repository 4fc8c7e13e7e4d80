/** Plans the import of a table file: determines the changes that the file would make, and writes nothing. */
import type { CustomTypeOptions } from 'i18next';
import {
  blankRow,
  implausibleKey,
  identityOf,
  isImplausible,
  LONGEST_TEXT,
  nameField,
  type Field,
  type ImplausibleField,
  type ReferenceDatabase,
  type TableRow,
} from '@/features/administration/records/database';
import {
  isTooPrecise,
  LARGEST_NUMBER,
  MOST_DIGITS,
  plainNumber,
  type NumberFormat,
} from '@/features/administration/records/numeric-text';
import { REASON_COLUMN } from '@/features/administration/tables/table-file';
import { isUnreadable, textOf, type Cells } from '@/files/load-tables/raw-table';
import { decimalMarkOf, parseTableNumber, type DecimalMark } from '@/text/format/parse-number';

/** Key of the text that explains what is wrong with a cell. */
type Problem = keyof CustomTypeOptions['resources']['databases']['table']['problem'];

type CellRead = { value: string } | { problem: Problem };

/** Matches dates: a spreadsheet program may turn "1.5" into 1 May, and the original value is lost. */
const DATES = [
  /^\d{1,2}\.\d{1,2}\.(\d{2}|\d{4})$/,
  /^\d{1,4}[/-]\d{1,2}([/-]\d{1,4})?( .*)?$/,
  /^\d{0,4}[\s./-]*(jan|feb|m[aä]r|apr|ma[yi]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-z]*\.?[\s./-]*\d{0,4}$/i,
  /^(\d+年)?\d+月(\d+日)?$/,
];

interface Marks {
  mark: DecimalMark;
  /**
   * True if some cells identify the comma as the decimal mark and other cells identify the point, or if some
   * ambiguous cells contain a comma and other ambiguous cells contain a point, such as 1.234 and 5,678.
   */
  areMixed: boolean;
  /** True if no cell settles the mark of an ambiguous cell, or if unambiguous cells contradict. */
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
  // If no cell settles the decimal mark, the only mark of all ambiguous cells is taken.
  if (isOpen) return areMixed ? null : only;
  return only === mark ? mark : null;
}

function readNumber(text: string, format: NumberFormat, marks: Marks): CellRead {
  const { largest = LARGEST_NUMBER, scale = 1, optional, decimals } = format;
  if (text === '') return { value: optional ? '' : '0' };
  if (DATES.some((pattern) => pattern.test(text))) return { problem: 'isDate' };
  const mark = markOf(text, marks);
  if (mark === null) return { problem: 'markUnclear' };
  const value = parseTableNumber(text, mark);
  if (value === null) return { problem: 'notNumber' };
  if (text.split(/e/i, 1)[0].replace(/\D/g, '').length > MOST_DIGITS) return { problem: 'tooLong' };
  if (value < 0) return { problem: 'negative' };
  if (isTooPrecise(value / scale, decimals)) return { problem: 'tooPrecise' };
  return value > largest * scale ? { problem: 'tooLarge' } : { value: plainNumber(value) };
}

export function readCell(column: Field, text: string, marks: Marks): CellRead {
  if (column.kind === 'number') return readNumber(text, column, marks);
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
function isSame(kind: Field['kind'], value: string, stored: string): boolean {
  if (value === stored.trim()) return true;
  if (kind === 'number') return value !== '' && stored.trim() !== '' && Number(value) === Number(stored);
  const isNumbered = kind === 'picture' && /^\d+$/.test(stored);
  return isNumbered && plainDigits(value) === plainDigits(stored);
}

interface Known<T> {
  record: T;
  row: TableRow;
}

export interface BadCell {
  /** Number of the line among the lines that are not empty; the headings are line 1. */
  line: number;
  column: string;
  value: string;
  problem: Problem;
  finding?: ImplausibleField;
}

export interface PlannedRow<T> {
  line: number;
  name: string;
  known: Known<T> | null;
  row: TableRow;
  changes: readonly { key: string; before: string; after: string }[];
  /** Doubtful values, except unchanged values that are doubtful for the same reason in the stored record. */
  doubtful: readonly ImplausibleField[];
  /** Cells of the row, by column heading. */
  cells: TableRow;
}

export interface ImportPlan<T> {
  headings: readonly string[];
  rows: PlannedRow<T>[];
  /** Number of rows that equal their stored records. */
  unchanged: number;
  bad: BadCell[];
}

function badHeadings(headings: readonly string[], fields: readonly Field[], name: string): BadCell[] {
  const bad = (column: string, problem: Problem): BadCell => ({
    line: 1,
    column,
    value: column,
    problem,
  });
  if (!headings.includes(name)) return [{ ...bad(headings[0] ?? '', 'noHeader'), column: name }];
  const isKnown = (heading: string) => heading === REASON_COLUMN || fields.some(({ key }) => key === heading);
  return headings.flatMap((heading, index) => {
    if (!isKnown(heading)) return [bad(heading, 'unknownColumn')];
    return headings.indexOf(heading) < index ? [bad(heading, 'repeatedColumn')] : [];
  });
}

interface Reading {
  fields: readonly Field[];
  marks: Marks;
  report: (column: string, value: string, problem: Problem, finding?: ImplausibleField) => void;
}

/** Returns the record with the row's values; an empty choice or image cell leaves the value unchanged. */
function rowOver(base: TableRow, cells: TableRow, { fields, marks, report }: Reading): TableRow {
  const changed: Record<string, string> = { ...base };
  for (const column of fields) {
    const text = (cells as Partial<TableRow>)[column.key];
    if (text === undefined || text === base[column.key]) continue;
    const read = readCell(column, text, marks);
    if ('problem' in read) report(column.key, text, read.problem);
    else if (text === '' && (column.kind === 'choice' || column.kind === 'picture')) continue;
    else if (!isSame(column.kind, read.value, base[column.key])) changed[column.key] = read.value;
  }
  return changed;
}

type Table = Pick<ReferenceDatabase<never>, 'fields' | 'part' | 'findings'>;

/** Compares a file with the stored records, by `identityOf`. A row that names no part belongs to `part`. */
export function planImport<T>(
  [headingCells = [], ...lines]: Cells,
  stored: readonly Known<T>[],
  database: Table,
  part: string,
): ImportPlan<T> {
  const { fields, findings: findingsOf = () => [], part: divided } = database;
  const nameKey = nameField(database).key;
  const blank = blankRow(database, part);
  const headings = headingCells.map(textOf);
  const bad = badHeadings(headings, fields, nameKey);
  const plan: ImportPlan<T> = { headings, rows: [], unchanged: 0, bad };
  if (bad.length > 0) return plan;

  const numbers = fields.filter(({ kind }) => kind === 'number').map(({ key }) => key);
  const places = numbers.map((key) => headings.indexOf(key)).filter((at) => at >= 0);
  const marks = marksOf(lines.flatMap((line) => places.map((at) => textOf(line[at]))));
  const knownBy = new Map(stored.map((known) => [identityOf(database, known.row), known]));
  const seen = new Set<string>();

  lines.forEach((read, index) => {
    const line = index + 2;
    const values = read.map((cell) => (isUnreadable(cell) ? '' : textOf(cell)));
    const before = bad.length;
    const report: Reading['report'] = (column, value, problem, finding) =>
      bad.push({ line, column, value, problem, ...(finding && { finding }) });
    const cells = Object.fromEntries(headings.map((heading, at) => [heading, values[at] ?? '']));
    read.forEach((cell, at) => {
      if (isUnreadable(cell)) report(headings[at] ?? '', cell.unreadable, 'unreadable');
    });
    const name = cells[nameKey];
    const named = {
      ...blank,
      [nameKey]: name,
      ...(divided && { [divided]: cells[divided] || part }),
    };
    const identity = identityOf(database, named);
    const known = knownBy.get(identity) ?? null;
    const base = known?.row ?? named;
    // A name that differs only in case does not change the stored name.
    const row = rowOver(base, { ...cells, [nameKey]: base[nameKey] }, { fields, marks, report });

    for (const value of values.slice(headings.length)) if (value !== '') report('', value, 'unknownColumn');
    if (name === '') report(nameKey, name, 'nameMissing');
    else if (seen.has(identity)) report(nameKey, name, 'nameRepeated');
    seen.add(identity);

    const changes = fields
      .filter(({ key }) => row[key] !== base[key] && key !== nameKey)
      .map(({ key }) => ({ key, before: base[key], after: row[key] }));
    // Values are checked against each other, so all values in the row must be readable.
    const isRead = bad.length === before;
    if (isRead && known !== null && changes.length === 0) plan.unchanged += 1;
    else {
      const findings = isRead ? findingsOf(row) : [];
      for (const finding of findings.filter(({ grade }) => grade === 'impossible'))
        report(finding.of, row[finding.of], 'impossible', finding);
      const old = new Set(known === null ? [] : findingsOf(known.row).map(implausibleKey));
      const doubtful = findings
        .filter(isImplausible)
        .filter((finding) => known?.row[finding.of] !== row[finding.of] || !old.has(implausibleKey(finding)));
      plan.rows.push({ line, name: base[nameKey], known, row, changes, doubtful, cells });
    }
  });
  return plan;
}
