/** Converts table rows to loads according to a mapping, and gives a reason for each omitted row. */
import { NO_LOAD, type ListedLoad } from '@/design/model/design-state';
import { kindOf } from '@/load-tables/columns';
import { sourceOf, type LoadMapping } from '@/load-tables/load-mapping';
import {
  isBlankRow,
  isUnreadable,
  textOf,
  withoutUnit,
  type Cell,
  type Cells,
} from '@/load-tables/named-table';
import { ORIGINS, type Origin } from '@/load-tables/origins';
import { isNumber, isSum, type LoadTable } from '@/load-tables/parts';
import { sizeOf, usualUnit } from '@/load-tables/units-of-columns';
import { LOAD_NAMES, type LoadName } from '@/quantities/inputs';
import { LARGEST_LOAD } from '@/quantities/request-kinds';
import { parseTableNumber, type DecimalMark } from '@/text/format/table-number';

export interface BadCell {
  /** Row and column indices of an invalid cell in the table. */
  row: number;
  column: number;
  text: string;
}

export type SkipReason = 'text' | 'sum' | 'repeated' | 'unreadable';

export interface SkippedRow {
  row: number;
  reason: SkipReason;
}

export interface ReadLoads {
  /** Loads from the rows without invalid cells; `places` contains the indices of these rows in the table. */
  loads: ListedLoad[];
  places: number[];
  bad: BadCell[];
  /** Omitted rows, including rows with an invalid cell but not blank lines. */
  skipped: SkippedRow[];
}

const LONGEST_NAME = 100;

const NOTHING = ['', '-', '–', '—'];
const isNothing = (cell: Cell | undefined) => NOTHING.includes(textOf(cell).trim());

interface LoadColumn {
  load: LoadName;
  column: number;
  /** Factor from the column's unit to kN or kNm (unless a number has its own unit), and the column's sign. */
  size: number;
  sign: number;
  kind: ReturnType<typeof kindOf>;
}

const loadColumn = (load: LoadName, mapping: LoadMapping): LoadColumn | null => {
  const { column, from, sign, unit } = sourceOf(mapping, load);
  if (column === null) return null;
  const size = sizeOf(unit ?? usualUnit(from));
  return { load, column, size, sign, kind: kindOf(from) };
};

/** Returns the load in a cell, in kN or kNm: 0 if the cell is empty, null if it contains no valid load. */
function readCell(cell: Cell, { size, sign, kind }: LoadColumn, mark: DecimalMark) {
  if (isNothing(cell)) return 0;
  const own = typeof cell === 'string' ? withoutUnit(cell) : null;
  if (isUnreadable(cell) || (own?.unit && own.unit.kind !== kind)) return null;
  const value = typeof cell === 'number' ? cell : parseTableNumber(own?.digits ?? '', mark);
  const load = sign * (value ?? Number.NaN) * (own?.unit?.size ?? size);
  // Rounds off digits added by the unit conversion, and turns -0 into 0.
  return Math.abs(load) <= LARGEST_LOAD ? Number(load.toPrecision(12)) + 0 : null;
}

/**
 * Returns the mapping with presets for values that are still unknown: the decimal mark '.', and the first
 * rule of the origin.
 */
export const withPresets = (mapping: LoadMapping, origin: Origin): LoadMapping => ({
  ...mapping,
  mark: mapping.mark ?? '.',
  rule: mapping.rule ?? ORIGINS[origin].rules[0],
});

/** Omits the last row if it is the only row without a name and is the sum of the other rows. */
function withoutLastSum(read: ReadLoads, hasName: (place: number) => boolean): ReadLoads {
  const last = read.loads.at(-1);
  const place = read.places.at(-1);
  const others = read.loads.slice(0, -1);
  if (last === undefined || place === undefined || others.length < 2 || hasName(place)) return read;
  const isSumOf = (load: LoadName) =>
    Math.abs(others.reduce((sum, row) => sum + row[load], 0) - last[load]) <= 1e-6 * Math.abs(last[load]);
  if (!read.places.slice(0, -1).every(hasName) || !LOAD_NAMES.every(isSumOf)) return read;
  const skipped = [...read.skipped, { row: place, reason: 'sum' as const }].sort((a, b) => a.row - b.row);
  return { ...read, loads: others, places: read.places.slice(0, -1), skipped };
}

/**
 * Reads the loads from the rows below the headings, and lists invalid cells and omitted rows. A block of
 * totals with its own headings ends where the table's headings are repeated.
 */
export function readLoads({ cells }: Pick<LoadTable, 'cells'>, mapping: LoadMapping): ReadLoads {
  const { headings, names } = mapping;
  const mark = mapping.mark ?? '.';
  const read: ReadLoads = { loads: [], places: [], bad: [], skipped: [] };
  const loadColumns = LOAD_NAMES.flatMap((load) => loadColumn(load, mapping) ?? []);
  const columns = loadColumns.map(({ column }) => column);
  const lineOf = (row: readonly Cell[]) => row.map(textOf).join('\t');
  const ofHeadings = new Set(cells.slice(0, headings).map(lineOf));
  const width = Math.max(
    0,
    ...cells.slice(0, headings).map((row) => row.findLastIndex((cell) => cell !== '') + 1),
  );
  const seen = new Set<string>();
  let isInSums = false;
  cells.slice(headings).forEach((row, index) => {
    const place = headings + index;
    const skip = (reason: SkipReason) => read.skipped.push({ row: place, reason });
    if (isBlankRow(row)) return;
    const line = lineOf(row);
    if (ofHeadings.has(line)) {
      isInSums = false;
      skip('repeated');
      return;
    }
    const given = columns.map((column) => row[column]);
    const hasNumber = given.some(isNumber);
    const isOfSums = isSum(row);
    if (isOfSums && !hasNumber) isInSums = true;
    if (isOfSums || isInSums) {
      skip('sum');
      return;
    }
    const isBroken = given.some(isUnreadable);
    if (!hasNumber && !isBroken) {
      skip('text');
      return;
    }
    if (seen.has(line)) {
      skip('repeated');
      return;
    }
    seen.add(line);
    const before = read.bad.length;
    const report = (column: number) => read.bad.push({ row: place, column, text: textOf(row[column]) });
    const loads = { ...NO_LOAD };
    for (const one of loadColumns) {
      const value = readCell(row[one.column] ?? '', one, mark);
      if (value === null) report(one.column);
      else loads[one.load] = value;
    }
    // A number beyond the last heading shows that a comma has split a number further left.
    const beyond = width === 0 ? -1 : row.findIndex((cell, column) => column >= width && isNumber(cell));
    if (beyond >= 0) report(beyond);
    if (read.bad.length > before) {
      skip('unreadable');
      return;
    }
    const parts = names.map((column) => textOf(row[column]).trim()).filter((part) => part !== '');
    const name = parts.length === 0 ? String(read.loads.length + 1) : parts.join(' / ');
    read.loads.push({ name: name.slice(0, LONGEST_NAME), ...loads });
    read.places.push(place);
  });
  return withoutLastSum(read, (place) => names.some((column) => textOf(cells[place][column]).trim() !== ''));
}

/**
 * True if a cell states that the table is an envelope ('Max' or 'Min'): its rows contain the largest and
 * smallest values of each force, which need not act at the same time.
 */
export const isEnvelope = (cells: Cells): boolean =>
  cells.some((row) => row.some((cell) => /^(max|min)$/i.test(textOf(cell).trim())));
