/** What the columns of a table mean: which load, which sign, which unit, and where the loads begin. */
import { LOAD_NAMES, type LoadName } from '@/quantities/inputs';
import { decimalMarkOf, parseTableNumber } from '@/text/format/table-number';
import type { LoadMapping, Source, Table } from './load-mapping';
import { ORIGINS, originOf, withSigns, type Origin } from './origin';
import { meaningsOf, unitIn, unitOfCell, unitsOf, unknownUnitIn, usualUnit, type Unit } from './columns';

const holdsNumber = (cell: string) =>
  parseTableNumber(cell, '.') !== null || parseTableNumber(cell, ',') !== null;

/** Of a table that a person made, the first lines tell how wide it is. */
const ROWS_INSPECTED = 50;

export const widthOf = (table: Table): number =>
  Math.max(0, ...table.slice(0, ROWS_INSPECTED).map(({ length }) => length));

/** Lines before the first that holds two numbers or, where no line holds more, one. */
function headingsOf(table: Table): number {
  const numbers = table.map((row) => row.filter(holdsNumber).length);
  const most = Math.max(0, ...numbers.slice(0, ROWS_INSPECTED));
  return Math.max(
    0,
    numbers.findIndex((count) => count >= Math.min(2, Math.max(1, most))),
  );
}

interface Places {
  names: number[];
  loads: Map<LoadName, number>;
}

/**
 * Six numbers without headings are taken in the order N, V_x, V_y, M_x, M_y, M_z; a column before them names
 * the rows.
 */
function byPlace(table: Table): Places {
  const width = widthOf(table);
  const start = width > LOAD_NAMES.length ? 1 : 0;
  const places = LOAD_NAMES.map((load, index) => [load, start + index] as const);
  return {
    names: start === 1 ? [0] : [],
    loads: new Map(places.filter(([, place]) => place < width)),
  };
}

/** A column has one meaning: a unit below its heading, such as N, is none. */
function byHeading(headings: Table): Places {
  const found: Places = { names: [], loads: new Map() };
  const taken = new Set<number>();
  for (const row of headings)
    meaningsOf(row).forEach((meaning, column) => {
      if (meaning === null || taken.has(column)) return;
      if (meaning === 'name') found.names.push(column);
      else if (found.loads.has(meaning)) return;
      else found.loads.set(meaning, column);
      taken.add(column);
    });
  return found;
}

function unitOfColumn(load: LoadName, column: number, headings: Table): Unit {
  const cells = headings.map((row) => row[column] ?? '');
  const named = headings.findIndex((row) => meaningsOf(row)[column] === load);
  const units = cells.map((cell, index) =>
    index === named ? unitIn(cell) : (unitIn(cell) ?? unitOfCell(cell)),
  );
  const known = units.findLast((unit) => unit !== null && unitsOf(load).includes(unit));
  return known ?? usualUnit(load);
}

export interface Proposal {
  mapping: LoadMapping;
  /** Null for loads as an engineer lists them. */
  origin: Origin | null;
  /** Nothing tells whether '1,500' is one and a half or fifteen hundred. */
  isMarkDoubtful: boolean;
}

/** What a table most likely means, for a person to look at. */
export function proposeMapping(table: Table): Proposal {
  const count = headingsOf(table);
  const headings = table.slice(0, count);
  const named = byHeading(headings);
  const { names, loads } = named.loads.size > 0 ? named : byPlace(table.slice(count));
  const origin = originOf(headings);
  const sources = Object.fromEntries(
    LOAD_NAMES.map((load): [LoadName, Source] => {
      const column = loads.get(load) ?? null;
      const unit = column === null ? usualUnit(load) : unitOfColumn(load, column, headings);
      return [load, { column, sign: 1, unit }];
    }),
  ) as Record<LoadName, Source>;
  const cells = table.slice(count).flatMap((row) => [...loads.values()].map((column) => row[column] ?? ''));
  const { mark, isDoubtful } = decimalMarkOf(cells);
  const asRead: LoadMapping = { mark, headings: count, names, sources };
  const rule = origin && ORIGINS[origin].proposed;
  return { mapping: rule ? withSigns(asRead, rule) : asRead, origin, isMarkDoubtful: isDoubtful };
}

/** What a mapping leaves out, so that nobody takes a force for 0 that stands in the table. */
export interface LeftOut {
  /** Loads without a column. */
  loads: LoadName[];
  /** Columns whose numbers no load takes. */
  columns: number[];
  /** Units of columns in use that are not known here. */
  units: { load: LoadName; unit: string }[];
}

/** Numbers other than 0 in at least half of the rows looked at. */
function holdsLoads(rows: Table, column: number): boolean {
  const cells = rows.map((row) => (row[column] ?? '').trim()).filter((cell) => cell !== '');
  const numbers = cells.filter(holdsNumber);
  return (
    numbers.length > 0 && 2 * numbers.length >= cells.length && numbers.some((cell) => /[1-9]/.test(cell))
  );
}

/** Counts the rows from 0 or 1. */
function isCounter(rows: Table, column: number): boolean {
  const numbers = rows.map((row) => Number(row[column] ?? ''));
  return [0, 1].includes(numbers[0]) && numbers.every((value, row) => value === numbers[0] + row);
}

export function leftOutBy(table: Table, { headings, names, sources }: LoadMapping): LeftOut {
  const rows = table.slice(headings, headings + ROWS_INSPECTED);
  const used = new Set([...names, ...LOAD_NAMES.map((load) => sources[load].column)]);
  const columns = Array.from({ length: widthOf(table) }, (_, column) => column);
  return {
    loads: LOAD_NAMES.filter((load) => sources[load].column === null),
    columns: columns.filter(
      (column) => !used.has(column) && holdsLoads(rows, column) && !isCounter(rows, column),
    ),
    units: LOAD_NAMES.flatMap((load) => {
      const { column } = sources[load];
      if (column === null) return [];
      const cells = table.slice(0, headings).map((row) => row[column] ?? '');
      if (cells.some((cell) => unitIn(cell) !== null)) return [];
      const unit = cells.map(unknownUnitIn).find((found) => found !== null);
      return unit === undefined || unit === null ? [] : [{ load, unit }];
    }),
  };
}

/** A load is 0 while the table has numbers to spare, or is read in a unit that is not its own. */
export const isDoubtful = ({ loads, columns, units }: LeftOut): boolean =>
  units.length > 0 || (loads.length > 0 && columns.length > 0);
