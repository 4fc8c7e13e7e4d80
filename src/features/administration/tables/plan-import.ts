/** Plans the import of a table file: determines the changes that the file would make, and writes nothing. */
import {
  isSame,
  marksOf,
  readCell,
  type CellProblem,
  type Marks,
} from '@/features/administration/tables/read-cells';
import {
  identityOf,
  nameKeyOf,
  REASON_COLUMN,
  type TableFinding,
  type TableForm,
  type TableRow,
} from '@/features/administration/tables/table-form';
import { isUnreadable, textOf, type Cells } from '@/load-tables/named-table';

export interface Known<T> {
  record: T;
  row: TableRow;
}

export interface BadCell {
  /** Number of the line among the lines that are not empty; the headings are line 1. */
  line: number;
  column: string;
  value: string;
  problem:
    | CellProblem
    | 'unreadable'
    | 'unknownColumn'
    | 'repeatedColumn'
    | 'noHeader'
    | 'nameMissing'
    | 'nameRepeated'
    | 'pictureUnknown'
    | 'impossible';
  /** Explanation of an impossible value. */
  text?: string;
}

export interface FieldChange {
  key: string;
  before: string;
  after: string;
}

export interface PlannedRow<T> {
  line: number;
  name: string;
  /** The stored record; null for a new record. */
  known: Known<T> | null;
  row: TableRow;
  changes: readonly FieldChange[];
  /** Doubtful values, except unchanged values that are doubtful for the same reason in the stored record. */
  doubtful: readonly TableFinding[];
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

function badHeadings(headings: readonly string[], form: TableForm): BadCell[] {
  const bad = (column: string, problem: BadCell['problem']): BadCell => ({
    line: 1,
    column,
    value: column,
    problem,
  });
  if (!headings.includes(nameKeyOf(form)))
    return [{ ...bad(headings[0] ?? '', 'noHeader'), column: nameKeyOf(form) }];
  const isKnown = (heading: string) =>
    heading === REASON_COLUMN || form.columns.some(({ key }) => key === heading);
  return headings.flatMap((heading, index) => {
    if (!isKnown(heading)) return [bad(heading, 'unknownColumn')];
    return headings.indexOf(heading) < index ? [bad(heading, 'repeatedColumn')] : [];
  });
}

interface Reading {
  form: TableForm;
  marks: Marks;
  report: (column: string, value: string, problem: BadCell['problem'], text?: string) => void;
}

/**
 * Returns the record with the row's values; an empty choice or image cell leaves the record's value
 * unchanged.
 */
function rowOver(base: TableRow, cells: TableRow, { form, marks, report }: Reading): TableRow {
  const changed: Record<string, string> = { ...base };
  for (const column of form.columns) {
    const text = (cells as Partial<TableRow>)[column.key];
    if (text === undefined || text === base[column.key]) continue;
    const read = readCell(column, text, marks);
    if ('problem' in read) report(column.key, text, read.problem);
    else if (text === '' && (column.kind === 'choice' || column.kind === 'picture')) continue;
    else if (!isSame(column.kind, read.value, base[column.key])) changed[column.key] = read.value;
  }
  return changed;
}

const isSameFinding = (a: TableFinding) => (b: TableFinding) => a.key === b.key && a.text === b.text;

/** Compares a file with the stored records; `identityOf` assigns rows to records. */
export function planImport<T>(
  [headingCells = [], ...lines]: Cells,
  stored: readonly Known<T>[],
  form: TableForm,
): ImportPlan<T> {
  const headings = headingCells.map(textOf);
  const bad = badHeadings(headings, form);
  const plan: ImportPlan<T> = { headings, rows: [], unchanged: 0, bad };
  if (bad.length > 0) return plan;

  const nameKey = nameKeyOf(form);
  const numbers = form.columns.filter(({ kind }) => kind === 'number').map(({ key }) => key);
  const places = numbers.map((key) => headings.indexOf(key)).filter((at) => at >= 0);
  const marks = marksOf(lines.flatMap((line) => places.map((at) => textOf(line[at]))));
  const knownBy = new Map(stored.map((known) => [identityOf(form, known.row), known]));
  const seen = new Set<string>();

  lines.forEach((read, index) => {
    const line = index + 2;
    const values = read.map((cell) => (isUnreadable(cell) ? '' : textOf(cell)));
    const before = bad.length;
    const report: Reading['report'] = (column, value, problem, text) =>
      bad.push({ line, column, value, problem, ...(text !== undefined && { text }) });
    const cells = Object.fromEntries(headings.map((heading, at) => [heading, values[at] ?? '']));
    read.forEach((cell, at) => {
      if (isUnreadable(cell)) report(headings[at] ?? '', cell.unreadable, 'unreadable');
    });
    const name = cells[nameKey];
    const place = form.within === undefined ? '' : cells[form.within] || form.blank[form.within];
    const named = {
      ...form.blank,
      [nameKey]: name,
      ...(form.within !== undefined && { [form.within]: place }),
    };
    const identity = identityOf(form, named);
    const known = knownBy.get(identity) ?? null;
    const base = known?.row ?? named;
    // A name that differs only in case does not change the stored name.
    const row = rowOver(base, { ...cells, [nameKey]: base[nameKey] }, { form, marks, report });

    for (const value of values.slice(headings.length)) if (value !== '') report('', value, 'unknownColumn');
    if (name === '') report(nameKey, name, 'nameMissing');
    else if (seen.has(identity)) report(nameKey, name, 'nameRepeated');
    seen.add(identity);

    const changes = form.columns
      .filter(({ key }) => row[key] !== base[key] && key !== nameKey)
      .map(({ key }) => ({ key, before: base[key], after: row[key] }));
    // Values are checked against each other, so all values in the row must be readable.
    const isRead = bad.length === before;
    if (isRead && known !== null && changes.length === 0) plan.unchanged += 1;
    else {
      const findings = isRead ? form.findings(row) : [];
      for (const { key, text } of findings.filter(({ grade }) => grade === 'impossible'))
        report(key, row[key], 'impossible', text);
      const old = known === null ? [] : form.findings(known.row);
      const doubtful = findings.filter(
        (finding) =>
          finding.grade === 'doubtful' &&
          !(known?.row[finding.key] === row[finding.key] && old.some(isSameFinding(finding))),
      );
      plan.rows.push({ line, name: base[nameKey], known, row, changes, doubtful, cells });
    }
  });
  return plan;
}
