/** From the cells of a table to load rows: which column, which sign, which unit, and what could not be read. */
import { decimalMarkOf, parseTableNumber, type DecimalMark } from '@/shared/format/table-number';
import type { ListedLoad } from '@/stores/design/design-state';
import {
  COMPONENTS,
  meaningOf,
  sizeOf,
  unitIn,
  unitsOf,
  usualUnit,
  type Component,
  type Unit,
} from './columns';

export type Table = readonly (readonly string[])[];

export interface Source {
  /** Place of the column, null = this load is 0. */
  column: number | null;
  /** -1 where the table counts the other direction positive. */
  sign: 1 | -1;
  unit: Unit;
}

export interface LoadMapping {
  mark: DecimalMark;
  /** Lines above the loads. */
  headings: number;
  /** Column of the names, null = rows are numbered. */
  name: number | null;
  sources: Record<Component, Source>;
}

const holdsNumber = (cell: string) =>
  parseTableNumber(cell, '.') !== null || parseTableNumber(cell, ',') !== null;

/** Lines before the first that holds two numbers or, in a table of one column, one. */
function headingsOf(table: Table): number {
  const width = Math.max(0, ...table.slice(0, 50).map((row) => row.length));
  const first = table.findIndex((row) => row.filter(holdsNumber).length >= Math.min(2, width));
  return Math.max(0, first);
}

function withUnit(component: Component, column: number | null, headings: Table): Source {
  const named = headings.map((row) => unitIn((column === null ? undefined : row[column]) ?? ''));
  const unit = named.findLast((found) => found !== null && unitsOf(component).includes(found));
  return { column, sign: 1, unit: unit ?? usualUnit(component) };
}

/** Six numbers without headings are taken in the order N, V_x, V_y, M_x, M_y, M_z; a column before them names the rows. */
function byPlace(table: Table): Pick<LoadMapping, 'name'> & { places: Map<Component, number> } {
  const width = Math.max(0, ...table.map((row) => row.length));
  const start = width > COMPONENTS.length ? 1 : 0;
  const places = COMPONENTS.map((component, index) => [component, start + index] as const);
  return { name: start === 1 ? 0 : null, places: new Map(places.filter(([, place]) => place < width)) };
}

function byHeading(headings: Table): Map<Component | 'name', number> {
  const found = new Map<Component | 'name', number>();
  for (const row of headings)
    row.forEach((cell, column) => {
      const meaning = meaningOf(cell);
      if (meaning !== null && !found.has(meaning)) found.set(meaning, column);
    });
  return found;
}

/** What a table most likely means, for a person to look at. */
export function proposeMapping(table: Table): { mapping: LoadMapping; isMarkDoubtful: boolean } {
  const count = headingsOf(table);
  const headings = table.slice(0, count);
  const named = byHeading(headings);
  const isNamed = COMPONENTS.some((component) => named.has(component));
  const placed = byPlace(table.slice(count));
  const columnOf = (component: Component) =>
    (isNamed ? named.get(component) : placed.places.get(component)) ?? null;
  const sources = Object.fromEntries(
    COMPONENTS.map((component) => [component, withUnit(component, columnOf(component), headings)]),
  ) as Record<Component, Source>;
  const columns = Object.values(sources).flatMap(({ column }) => (column === null ? [] : [column]));
  const cells = table.slice(count).flatMap((row) => columns.map((column) => row[column] ?? ''));
  const { mark, isDoubtful } = decimalMarkOf(cells);
  const name = isNamed ? (named.get('name') ?? null) : placed.name;
  return { mapping: { mark, headings: count, name, sources }, isMarkDoubtful: isDoubtful };
}

export interface BadCell {
  /** Place of the row in the table, of the column in the row. */
  row: number;
  column: number;
}

export interface ReadLoads {
  loads: ListedLoad[];
  bad: BadCell[];
  /** Lines without any text, headings that come again, and rows that stood there before with the same name and loads. */
  skipped: { blank: number; repeated: number };
}

/** Beyond this a number is a slip; the calls refuse it as well. kN, kNm. */
export const LARGEST_LOAD = 100_000;

function readCell(text: string, { sign, unit }: Source, mark: DecimalMark): number | null {
  if (['', '-', '–', '—'].includes(text.trim())) return 0;
  const value = parseTableNumber(text, mark);
  const size = value === null ? null : sign * value * sizeOf(unit);
  if (size === null || Math.abs(size) > LARGEST_LOAD) return null;
  // No negative zero, and none of the digits that a change of unit adds.
  return Number(size.toPrecision(12)) + 0;
}

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

export function readLoads(table: Table, mapping: LoadMapping): ReadLoads {
  const { headings, mark, name, sources } = mapping;
  const bad: BadCell[] = [];
  const loads: ListedLoad[] = [];
  const skipped = { blank: 0, repeated: 0 };
  const seen = new Set(table.slice(0, headings).map((row) => row.join('\t')));
  table.slice(headings).forEach((row, index) => {
    if (isBlank(row)) {
      skipped.blank += 1;
      return;
    }
    const text = row.join('\t');
    if (seen.has(text)) {
      skipped.repeated += 1;
      return;
    }
    seen.add(text);
    const values = COMPONENTS.map((component) => {
      const { column } = sources[component];
      if (column === null) return [component, 0] as const;
      const value = readCell(row[column] ?? '', sources[component], mark);
      if (value === null) bad.push({ row: headings + index, column });
      return [component, value ?? 0] as const;
    });
    const given = name === null ? '' : (row[name] ?? '').trim();
    loads.push({
      name: given === '' ? String(loads.length + 1) : given.slice(0, 100),
      ...(Object.fromEntries(values) as Record<Component, number>),
    });
  });
  return { loads, bad, skipped };
}

/** A single line of numbers, one for each of the components in their order, as for a row of the load table; else null. */
export function readSingleRow(
  table: Table,
  components: readonly Component[],
): Record<Component, number> | null {
  const rows = table.filter((row) => !isBlank(row));
  const cells = rows.at(0)?.filter((cell) => cell.trim() !== '') ?? [];
  if (rows.length !== 1 || cells.length !== components.length) return null;
  const { mark } = decimalMarkOf(cells);
  const values = cells.map((cell) => parseTableNumber(cell, mark));
  if (values.some((value) => value === null || Math.abs(value) > LARGEST_LOAD)) return null;
  return Object.fromEntries(components.map((component, index) => [component, values[index]])) as Record<
    Component,
    number
  >;
}
