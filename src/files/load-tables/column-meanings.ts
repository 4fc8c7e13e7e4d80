/** Meaning (load or row name) and unit of each column, from headings and titles. */
import { conceptsOf } from '@/files/load-tables/heading-words';
import {
  has,
  joined,
  meaningOf,
  readHeading,
  unitsIn,
  unknownIn,
  type Component,
  type Heading,
  type Meaning,
  type UnitText,
} from '@/files/load-tables/headings';
import { textOf } from '@/files/load-tables/raw-table';
import { isNumbering, widthOf, type LoadTable } from '@/files/load-tables/split-tables';
import { FORCE_UNITS, MOMENT_UNITS, unitOf, type LoadUnit, type Unit } from '@/quantities/units';

type LoadKind = 'force' | 'moment';
export const COMPONENTS: readonly Component[] = ['N', 'Vx', 'Vy', 'Nz', 'Mx', 'My', 'Mz', 'T'];
export const kindOf = (load: Component): LoadKind => (/^[MT]/.test(load) ? 'moment' : 'force');
export const unitsOf = (load: Component): readonly LoadUnit[] =>
  kindOf(load) === 'moment' ? MOMENT_UNITS : FORCE_UNITS;

export const isLoad = (meaning: Meaning | 'node' | null): meaning is Component =>
  meaning !== null && meaning !== 'name' && meaning !== 'node' && meaning !== 'other';

export interface Column {
  place: number;
  heading: Heading;
  cells: readonly Heading[];
  meaning: Meaning | null;
  unit: UnitText | null;
}

/**
 * Fills an empty heading cell with the heading to its left if the column has a heading in a lower row. An
 * empty cell in a row of units is filled if the column has a heading in any other row.
 */
function spread(rows: readonly (readonly string[])[], width: number): string[][] {
  return rows.map((row, line) => {
    const isOfUnits = row.every((cell) => cell === '' || unitOf(cell) !== null);
    const others = isOfUnits ? rows.toSpliced(line, 1) : rows.slice(line + 1);
    // In a row of units, 'm' below a coordinate is the metre and not the symbol of a moment.
    const isBare = isOfUnits && line > 0 && row.some((cell) => /^\p{L}.*\p{L}/u.test(cell));
    let last = '';
    return Array.from({ length: width }, (_, place) => {
      const cell = isBare && row[place] ? `[${row[place]}]` : (row[place] ?? '');
      if (cell !== '') last = cell;
      return cell === '' && others.some((other) => (other[place] ?? '') !== '') ? last : cell;
    });
  });
}

/** Below a heading with a known meaning, 'N', 't' and unknown words are units, otherwise symbols. */
function readCells(cells: readonly string[]): Heading[] {
  const read: Heading[] = [];
  for (const cell of cells) {
    const isBelow = read.some((one) => meaningOf(one) !== null);
    const bare = cell.replace(/^[[(](.*)[\])]$/, '$1');
    const unit = isBelow ? unitOf(bare) : null;
    const heading = readHeading(cell);
    const isOdd =
      isBelow && meaningOf(heading) === null && heading.units.length === 0 && unknownIn(heading).length > 0;
    const asUnit = { text: bare, units: unit ? [unit] : [] };
    read.push(unit || isOdd ? { ...readHeading(''), units: [asUnit] } : heading);
  }
  return read;
}

/** The lowest cell of a column, completed by cells above if its meaning or unit is missing. */
const headingOf = (read: readonly Heading[]): Heading =>
  read.toReversed().reduce((heading, upper) => {
    const known = meaningOf(heading);
    // If a column's own heading contains an unknown word, a heading above it applies only if that heading
    // denotes a load or the row name.
    const above = meaningOf(upper);
    const isOpen = known === null && (unknownIn(heading).length === 0 || above === 'name' || isLoad(above));
    const both = joined(upper, heading);
    if (isOpen || (known === 'name' && meaningOf(both) !== null)) return both;
    return heading.units.length > 0 ? heading : { ...heading, units: upper.units };
  }, readHeading(''));

/**
 * Returns the units of the whole table, stated in a title in brackets or after a word such as 'Units:'; null
 * if no title states units. The t in '(t = 300 mm)' is no tonne.
 */
function unitsOfTitles(titles: readonly string[]): UnitText | null {
  for (const title of titles.map((text) => text.normalize('NFKC')).toReversed()) {
    const words = title.split(/[\s:=([-]+/);
    const at = words.findIndex((word) => conceptsOf(word).includes('units'));
    const behind = words
      .slice(at + 1)
      .join(' ')
      .replace(/^are\W+/i, '');
    const inBrackets = [...title.matchAll(/[[(]([^[(\])]*)[\])]/g)].map(([, inside]) => inside);
    for (const text of at < 0 ? inBrackets : [behind, ...inBrackets]) {
      // In a title, 'kN m' states two units: kN and m.
      const units = /[\d=]/.test(text) ? [] : unitsIn(text, true);
      if (units.some(({ kind }) => kind === 'force' || kind === 'moment')) return { text, units };
    }
    if (at >= 0) return { text: behind, units: [] };
  }
  return null;
}

/**
 * Interprets columns without headings: six columns are N, V_x, V_y, M_x, M_y, M_z; if there are more than
 * six, the first contains names and the loads follow.
 */
const BY_PLACE = ['N', 'Vx', 'Vy', 'Mx', 'My', 'Mz'] as const;

function byPlace(width: number): Column[] {
  const start = width > BY_PLACE.length ? 1 : 0;
  return Array.from({ length: width }, (_, place) => {
    const meaning = place < start ? 'name' : (BY_PLACE.at(place - start) ?? null);
    return { place, heading: readHeading(''), cells: [], meaning, unit: null };
  });
}

export function columnsOf({ cells, headings, titles }: LoadTable): Column[] {
  const width = widthOf(cells);
  if (headings === 0) return byPlace(width);
  const above = cells.slice(0, headings).filter((row) => !isNumbering(row));
  const lines = above.map((row) => row.map((cell) => textOf(cell).trim()));
  // Only the first of several identical heading lines is read.
  const distinct = lines.filter((line, at) => lines.findIndex((one) => one.join() === line.join()) === at);
  const rows = spread(distinct, width);
  const ofTitles = unitsOfTitles(titles);
  const columns = Array.from({ length: width }, (_, place): Column => {
    const read = readCells(rows.map((row) => row[place]).filter((text) => text !== ''));
    const heading = headingOf(read);
    const meaning = meaningOf(heading);
    const own = heading.units.findLast(({ units }) => units.length > 0) ?? heading.units.at(-1) ?? null;
    return { place, heading, cells: read, meaning, unit: own ?? ofTitles };
  });
  // Beside the displacements U1, U2 and U3, R1 is a rotation and not a reaction.
  const hasDisplacements = columns.filter(({ heading }) => /^[ud][xyz123]$/.test(heading.plain)).length >= 2;
  const isRotation = (heading: Heading) => heading.units.length === 0 && has(heading, 'reaction');
  return columns.map((column) =>
    hasDisplacements && isRotation(column.heading) ? { ...column, meaning: 'other' } : column,
  );
}

/** Returns the stated unit that applies to this kind of load; null if there is none. */
function unitFor(kind: LoadKind, { units }: UnitText): Unit | null {
  const own = units.find((unit) => unit.kind === kind);
  if (own) return own;
  const force = units.find((unit) => unit.kind === 'force');
  const length = units.find((unit) => unit.kind === 'length');
  // 'kN, m' in a title means that moments have the unit kNm.
  return kind === 'moment' && force && length ? (unitsIn(force.name + length.name)[0] ?? null) : null;
}

export interface UnitFound {
  column: Column;
  load: Component;
  /** Unit of the column; null if there is text where the unit is expected, but it is not a known unit. */
  unit: LoadUnit | null;
  /** True if the heading or the title states the unit; otherwise it is derived or usual. */
  isStated: boolean;
  /** True if the user must confirm the unit. */
  isLikely: boolean;
}

export const sizeOf = (unit: LoadUnit): number => unitOf(unit)?.size ?? 1;
export const usualUnit = (load: Component): LoadUnit => (kindOf(load) === 'moment' ? 'kNm' : 'kN');

const forceIn = (unit: LoadUnit): string => /^(kNs?|N|MN|daN|tf|kgf|kip|lbf)/.exec(unit)?.[1] ?? unit;

/** Returns the unit of all columns of a kind; undefined if they differ or none has one. */
function common(found: readonly UnitFound[], kind: LoadKind): LoadUnit | undefined {
  const units = new Set(found.filter(({ load }) => kindOf(load) === kind).map(({ unit }) => unit));
  const [only] = units;
  return units.size === 1 && only !== null ? only : undefined;
}

/** Unit of the other columns, or kN or kNm, to confirm unless all are usual and no word is odd. */
function byOthers(column: Column, load: Component, found: readonly UnitFound[]): UnitFound {
  const isMoment = kindOf(load) === 'moment';
  const related = common(found, isMoment ? 'force' : 'moment');
  const derived = related && ((isMoment ? `${related}m` : forceIn(related)) as LoadUnit);
  const unit = common(found, kindOf(load)) ?? derived;
  const isUsual = unit !== undefined && found.every((one) => one.unit === usualUnit(one.load));
  const isLikely = !isUsual || unknownIn(column.heading).length > 0;
  return { column, load, unit: unit ?? usualUnit(load), isStated: false, isLikely };
}

export function unitsOfColumns(columns: readonly Column[]): UnitFound[] {
  const found = columns.flatMap((column): UnitFound[] => {
    const { meaning: load, unit: text } = column;
    if (!isLoad(load) || text === null) return [];
    const unit = (unitFor(kindOf(load), text)?.name ?? null) as LoadUnit | null;
    return [{ column, load, unit, isStated: unit !== null, isLikely: false }];
  });
  const known = found.filter(({ unit }) => unit !== null);
  return columns.flatMap((column) => {
    if (!isLoad(column.meaning)) return [];
    const own = found.find((one) => one.column === column);
    if (own === undefined) return [byOthers(column, column.meaning, known)];
    // 'N' after the words for a normal force may be its symbol, unless another column is in newton too.
    const isAlone = !known.some((one) => one !== own && one.unit !== null && forceIn(one.unit) === 'N');
    const isSymbol = own.column.unit?.text === 'N' && own.load === 'N' && !/^nz?/.test(column.heading.plain);
    return [{ ...own, isLikely: isSymbol && isAlone }];
  });
}
