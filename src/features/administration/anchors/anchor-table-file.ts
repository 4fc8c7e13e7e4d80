/** Anchors as a table file: its columns, and what a file read would change. Nothing is written here. */
import type { AnchorFields, AnchorRecord } from '@/api/contract/anchor';
import { numericProblem, wireNumber, type NumericProblem } from '../records/numeric-text';
import { ANCHOR_FIELDS } from './anchor-fields';
import { emptyValues, recordOf } from './anchor-values';
import type { AnchorFinding } from '@/quantities/plausible/anchor-findings';
import { findingsOfAnchor } from '@/quantities/plausible/read-anchor';
import { parseCsv, toCsv } from '@/shared/tables/csv';
import { keyOf } from './form-findings';

const FLAGS = ['efficient', 'jgHave', 'etaHave'] as const;
const COLUMNS = ['name', 'avatar', ...FLAGS, ...ANCHOR_FIELDS.map(({ key }) => key)] as const;
type Column = (typeof COLUMNS)[number];

const KNOWN: ReadonlySet<string> = new Set(COLUMNS);
const NUMBERS = new Map<string, number>(
  ANCHOR_FIELDS.flatMap((field) =>
    field.kind === 'number' ? [[field.key, field.largest * field.scale] as const] : [],
  ),
);
const LONGEST_TEXT = 255;

export function anchorsAsCsv(anchors: readonly AnchorRecord[]): string {
  return toCsv([COLUMNS, ...anchors.map((anchor) => COLUMNS.map((column) => String(anchor[column])))]);
}

export type CellProblem =
  | NumericProblem
  | 'unknownColumn'
  | 'repeatedColumn'
  | 'nameMissing'
  | 'nameRepeated'
  | 'pictureMissing'
  | 'notAFlag'
  | 'textTooLong'
  | 'noHeader'
  | 'impossible';

export interface BadCell {
  /** As a spreadsheet counts: the headings are line 1. Empty lines do not count. */
  line: number;
  column: string;
  value: string;
  problem: CellProblem;
  /** Of a figure that cannot be right. */
  finding?: AnchorFinding;
}

export type PlannedChange =
  | { kind: 'add'; anchor: AnchorFields }
  | { kind: 'change'; anchor: AnchorRecord; efficientBefore: '0' | '1' };

export interface ImportPlan {
  changes: PlannedChange[];
  /** Rows that say what is stored already. */
  unchanged: number;
  bad: BadCell[];
}

function problemOf(column: string, value: string): CellProblem | null {
  const largest = NUMBERS.get(column);
  if (largest !== undefined) return numericProblem(value, largest);
  if ((FLAGS as readonly string[]).includes(column))
    return ['', '0', '1'].includes(value) ? null : 'notAFlag';
  return value.length > LONGEST_TEXT ? 'textTooLong' : null;
}

function badHeadings(headings: readonly string[]): BadCell[] {
  const bad = (column: string, problem: CellProblem): BadCell => ({
    line: 1,
    column,
    value: column,
    problem,
  });
  if (!headings.includes('name')) return [bad(headings[0] ?? '', 'noHeader')];
  return headings.flatMap((heading, index) => {
    if (!KNOWN.has(heading)) return [bad(heading, 'unknownColumn')];
    return headings.indexOf(heading) < index ? [bad(heading, 'repeatedColumn')] : [];
  });
}

/** Names that differ in case alone are the same to the backend. */
const comparable = (name: string) => name.trim().toLowerCase();

/** What a row says over what is stored, or over an empty record; a flag left empty says nothing. */
function merged(base: AnchorFields, cells: ReadonlyMap<Column, string>): AnchorFields {
  const changed = { ...base };
  for (const [column, value] of cells) {
    if (column === 'name') continue;
    const isKept = value === '' && (column === 'avatar' || (FLAGS as readonly string[]).includes(column));
    if (!isKept) Object.assign(changed, { [column]: NUMBERS.has(column) ? wireNumber(value) : value });
  }
  return changed;
}

/** Reads a file against what is stored; rows find their anchor by its name. */
export function planImport(csv: string, stored: readonly AnchorRecord[]): ImportPlan {
  const [headings = [], ...rows] = parseCsv(csv);
  const bad = badHeadings(headings);
  const plan: ImportPlan = { changes: [], unchanged: 0, bad };
  if (bad.length > 0) return plan;

  const known = new Map(stored.map((anchor) => [comparable(anchor.name), anchor]));
  const seen = new Set<string>();
  rows.forEach((row, index) => {
    const line = index + 2;
    const cells = new Map(headings.map((heading, at) => [heading as Column, row[at] ?? '']));
    const name = cells.get('name') ?? '';
    const report = (column: string, value: string, problem: CellProblem) =>
      bad.push({ line, column, value, problem });
    for (const [column, value] of cells) {
      const problem = problemOf(column, value);
      if (problem) report(column, value, problem);
    }
    row.slice(headings.length).forEach((value) => {
      if (value !== '') report('', value, 'unknownColumn');
    });
    if (name === '') report('name', name, 'nameMissing');
    else if (seen.has(comparable(name))) report('name', name, 'nameRepeated');
    seen.add(comparable(name));

    // Figures are judged together, so all of the row's have to be read.
    const refuse = (anchor: AnchorFields) => {
      if (bad.some((cell) => cell.line === line)) return;
      for (const finding of findingsOfAnchor({ ...anchor }).filter(({ grade }) => grade === 'impossible')) {
        const column = keyOf(finding);
        bad.push({ line, column, value: anchor[column], problem: 'impossible', finding });
      }
    };

    const before = known.get(comparable(name));
    if (!before && (cells.get('avatar') ?? '') === '') report('avatar', '', 'pictureMissing');
    if (before) {
      const anchor = { ...merged(before, cells), id: before.id };
      if (COLUMNS.every((column) => String(anchor[column]) === String(before[column]))) plan.unchanged += 1;
      else {
        refuse(anchor);
        plan.changes.push({ kind: 'change', anchor, efficientBefore: before.efficient });
      }
    } else {
      const anchor = merged({ ...recordOf(emptyValues(), '1'), name }, cells);
      refuse(anchor);
      plan.changes.push({ kind: 'add', anchor });
    }
  });
  return plan;
}
