/** What the columns of a table mean: which load, which sign, which unit, and where the loads begin. */
import { LOAD_NAMES, type LoadName } from '@/quantities/inputs';
import { decimalMarkOf, parseTableNumber, type DecimalMark } from '@/text/format/table-number';
import { meaningOf, unitIn, unitOfCell, unitsOf, usualUnit, type Unit } from './columns';

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
  /** Columns that name a row together; none = rows are numbered. */
  names: readonly number[];
  sources: Record<LoadName, Source>;
}

const holdsNumber = (cell: string) =>
  parseTableNumber(cell, '.') !== null || parseTableNumber(cell, ',') !== null;

/** Of a table that a person made, the first lines tell how wide it is. */
const LOOKED_AT = 50;

export const widthOf = (table: Table): number =>
  Math.max(0, ...table.slice(0, LOOKED_AT).map(({ length }) => length));

/** Lines before the first that holds two numbers or, in a table of one column, one. */
function headingsOf(table: Table): number {
  const first = table.findIndex((row) => row.filter(holdsNumber).length >= Math.min(2, widthOf(table)));
  return Math.max(0, first);
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
    row.forEach((cell, column) => {
      const meaning = meaningOf(cell);
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
  const named = cells.findIndex((cell) => meaningOf(cell) === load);
  const units = cells.map((cell, index) =>
    index === named ? unitIn(cell) : (unitIn(cell) ?? unitOfCell(cell)),
  );
  const known = units.findLast((unit) => unit !== null && unitsOf(load).includes(unit));
  return known ?? usualUnit(load);
}

export interface Proposal {
  mapping: LoadMapping;
  /** Nothing tells whether '1,500' is one and a half or fifteen hundred. */
  isMarkDoubtful: boolean;
}

/** What a table most likely means, for a person to look at. */
export function proposeMapping(table: Table): Proposal {
  const count = headingsOf(table);
  const headings = table.slice(0, count);
  const named = byHeading(headings);
  const { names, loads } = named.loads.size > 0 ? named : byPlace(table.slice(count));
  const sources = Object.fromEntries(
    LOAD_NAMES.map((load): [LoadName, Source] => {
      const column = loads.get(load) ?? null;
      const unit = column === null ? usualUnit(load) : unitOfColumn(load, column, headings);
      return [load, { column, sign: 1, unit }];
    }),
  ) as Record<LoadName, Source>;
  const cells = table.slice(count).flatMap((row) => [...loads.values()].map((column) => row[column] ?? ''));
  const { mark, isDoubtful } = decimalMarkOf(cells);
  return { mapping: { mark, headings: count, names, sources }, isMarkDoubtful: isDoubtful };
}
