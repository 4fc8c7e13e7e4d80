/** From the cells of a table to load rows, as a mapping says; what could not be read is told by its place. */
import { LOAD_NAMES, type LoadName } from '@/quantities/inputs';
import { parseTableNumber, type DecimalMark } from '@/text/format/table-number';
import type { ListedLoad } from '@/design/model/design-state';
import { sizeOf } from './columns';
import type { LoadMapping, Source, Table } from './load-mapping';

export interface BadCell {
  /** Place of the row in the table, of the column in the row. */
  row: number;
  column: number;
}

export interface ReadLoads {
  /** Rows without a bad cell. */
  loads: ListedLoad[];
  bad: BadCell[];
  /** Rows with a bad cell. */
  badRows: number;
  /** Lines without any text. */
  blank: number;
  /** Lines that add up others, as programs put them below a table. */
  sums: number;
  /** Headings that come again, and rows that stood there before, cell by cell. */
  repeated: number;
}

/** Beyond this a number is a slip; the calls refuse it as well. kN, kNm. */
const LARGEST_LOAD = 100_000;
const LONGEST_NAME = 100;

const NOTHING = ['', '-', '–', '—'];

function readCell(text: string, { sign, unit }: Source, mark: DecimalMark): number | null {
  if (NOTHING.includes(text.trim())) return 0;
  const value = parseTableNumber(text, mark);
  const size = value === null ? null : sign * value * sizeOf(unit);
  if (size === null || Math.abs(size) > LARGEST_LOAD) return null;
  // No negative zero, and none of the digits that a change of unit adds.
  return Number(size.toPrecision(12)) + 0;
}

/** 'Sum of reac.' of Robot, 'Σ Forces' of RFEM, totals of spreadsheets. */
const SUM = /^(sum( of .*)?|total|check val\.?|Σ.*|∑.*|合计|总计|小计)$/i;

const isSum = (row: readonly string[]) => SUM.test((row.find((cell) => cell.trim() !== '') ?? '').trim());

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

export function readLoads(table: Table, { headings, mark, names, sources }: LoadMapping): ReadLoads {
  const read: ReadLoads = { loads: [], bad: [], badRows: 0, blank: 0, sums: 0, repeated: 0 };
  const seen = new Set(table.slice(0, headings).map((row) => row.join('\t')));
  table.slice(headings).forEach((row, index) => {
    if (isBlank(row)) {
      read.blank += 1;
      return;
    }
    if (isSum(row)) {
      read.sums += 1;
      return;
    }
    const text = row.join('\t');
    if (seen.has(text)) {
      read.repeated += 1;
      return;
    }
    seen.add(text);
    const before = read.bad.length;
    const values = LOAD_NAMES.map((load): [LoadName, number] => {
      const { column } = sources[load];
      if (column === null) return [load, 0];
      const value = readCell(row[column] ?? '', sources[load], mark);
      if (value === null) read.bad.push({ row: headings + index, column });
      return [load, value ?? 0];
    });
    if (read.bad.length > before) {
      read.badRows += 1;
      return;
    }
    const given = names.map((column) => (row[column] ?? '').trim()).filter((part) => part !== '');
    const name = given.length === 0 ? String(read.loads.length + 1) : given.join(' / ');
    read.loads.push({
      name: name.slice(0, LONGEST_NAME),
      ...(Object.fromEntries(values) as Record<LoadName, number>),
    });
  });
  return read;
}
