/**
 * Determines the meaning (load or row name) and the unit of each column from the headings and titles of a
 * table.
 */
import {
  joined,
  meaningOf,
  readHeading,
  unitsIn,
  type Heading,
  type Meaning,
  type UnitText,
} from '@/load-tables/headings';
import { textOf } from '@/load-tables/named-table';
import { widthOf, type LoadTable } from '@/load-tables/parts';
import { conceptsOf } from '@/load-tables/words';
import { LOAD_NAMES, type LoadName } from '@/quantities/inputs';
import { FORCE_UNITS, MOMENT_UNITS, unitOf, type LoadUnit, type Unit } from '@/quantities/units';

export type LoadKind = 'force' | 'moment';
export const kindOf = (load: LoadName): LoadKind => (load.startsWith('M') ? 'moment' : 'force');
export const unitsOf = (load: LoadName): readonly LoadUnit[] =>
  kindOf(load) === 'moment' ? MOMENT_UNITS : FORCE_UNITS;

export const isLoad = (meaning: Meaning | null): meaning is LoadName =>
  meaning !== null && meaning !== 'name' && meaning !== 'other';

export interface Column {
  place: number;
  heading: Heading;
  /** Meaning according to the heading; `turnedColumns` then converts member axes to plate axes. */
  meaning: Meaning | null;
  unit: UnitText | null;
  unitFrom: 'heading' | 'title' | null;
}

/**
 * Fills an empty heading cell with the heading to its left if the column has a heading in a lower row. An
 * empty cell in a row of units is filled if the column has a heading in any other row.
 */
function spread(rows: readonly (readonly string[])[], width: number): string[][] {
  return rows.map((row, line) => {
    const isOfUnits = row.every((cell) => cell === '' || unitOf(cell) !== null);
    const others = isOfUnits ? rows.toSpliced(line, 1) : rows.slice(line + 1);
    let last = '';
    return Array.from({ length: width }, (_, place) => {
      const cell = row[place] ?? '';
      if (cell !== '') last = cell;
      return cell === '' && others.some((other) => (other[place] ?? '') !== '') ? last : cell;
    });
  });
}

/**
 * Reads one heading cell. 'N' and 't' are read as units below a heading with a known meaning, and as symbols
 * otherwise.
 */
function readCell(cell: string, above: Heading | null): Heading {
  const bare = cell.replace(/^[[(](.*)[\])]$/, '$1');
  const unit = above && meaningOf(above) !== null ? unitOf(bare) : null;
  return unit ? { ...readHeading(''), units: [{ text: bare, units: [unit] }] } : readHeading(cell);
}

/**
 * Reads the heading of a column from its lowest cell, and from the cells above if its meaning or unit is
 * still missing.
 */
function headingOf(cells: readonly string[]): Heading {
  const read: Heading[] = [];
  for (const cell of cells) {
    const above = read.findLast((one) => meaningOf(one) !== null) ?? null;
    const heading = readCell(cell, above);
    // An unknown word below a heading with a known meaning is taken to be a unit that the import does not
    // know.
    const isOdd = above !== null && meaningOf(heading) === null && heading.units.length === 0;
    const isText = isOdd && heading.unknown.length > 0;
    read.push(isText ? { ...readHeading(''), units: [{ text: cell, units: [] }] } : heading);
  }
  return read.toReversed().reduce((heading, upper) => {
    const known = meaningOf(heading);
    // If a column's own heading contains an unknown word, a heading above it applies only if that heading
    // denotes a load or the row name.
    const above = meaningOf(upper);
    const isOpen = known === null && (heading.unknown.length === 0 || above === 'name' || isLoad(above));
    const both = joined(upper, heading);
    if (isOpen || (known === 'name' && meaningOf(both) !== null)) return both;
    return heading.units.length > 0 ? heading : { ...heading, units: upper.units };
  }, readHeading(''));
}

/**
 * Returns the units of the whole table, stated in a title in brackets or after a word such as 'Units:'; null
 * if no title states units.
 */
function unitsOfTitles(titles: readonly string[]): UnitText | null {
  for (const title of titles.map((text) => text.normalize('NFKC')).toReversed()) {
    const words = title.split(/[\s:=([-]+/);
    const at = words.findIndex((word) => conceptsOf(word).includes('units'));
    const behind =
      at < 0
        ? []
        : [
            words
              .slice(at + 1)
              .join(' ')
              .replace(/^are\W+/i, ''),
          ];
    for (const text of [
      ...behind,
      ...[...title.matchAll(/[[(]([^[(\])]*)[\])]/g)].map(([, inside]) => inside),
    ]) {
      // In a title, 'kN m' states two units: kN and m.
      const units = unitsIn(text, true);
      if (units.length > 0) return { text, units };
    }
    if (behind.length > 0) return { text: behind[0], units: [] };
  }
  return null;
}

/**
 * Interprets columns without headings: six columns are N, V_x, V_y, M_x, M_y, M_z; if there are more than
 * six, the first contains names and the loads follow.
 */
function byPlace(width: number): Column[] {
  const start = width > LOAD_NAMES.length ? 1 : 0;
  return Array.from({ length: width }, (_, place) => {
    const meaning = place < start ? 'name' : (LOAD_NAMES.at(place - start) ?? null);
    return { place, heading: readHeading(''), meaning, unit: null, unitFrom: null };
  });
}

export function columnsOf({ cells, headings, titles }: LoadTable): Column[] {
  const width = widthOf(cells);
  if (headings === 0) return byPlace(width);
  const lines = cells.slice(0, headings).map((row) => row.map((cell) => textOf(cell).trim()));
  // Only the first of several identical heading lines is read.
  const distinct = lines.filter((line, at) => lines.findIndex((one) => one.join() === line.join()) === at);
  const rows = spread(distinct, width);
  const ofTitles = unitsOfTitles(titles);
  return Array.from({ length: width }, (_, place) => {
    const heading = headingOf(rows.map((row) => row[place]).filter((text) => text !== ''));
    const meaning = meaningOf(heading);
    const own = heading.units.findLast(({ units }) => units.length > 0) ?? heading.units.at(-1) ?? null;
    const odd = heading.unknown.length > 0 ? { text: heading.unknown.join(' '), units: [] } : null;
    const unit = own ?? (isLoad(meaning) ? (ofTitles ?? odd) : null);
    return { place, heading, meaning, unit, unitFrom: unit === ofTitles ? 'title' : 'heading' };
  });
}

/** Returns the stated unit that applies to this kind of load; null if there is none. */
export function unitFor(kind: LoadKind, { units }: UnitText): Unit | null {
  const own = units.find((unit) => unit.kind === kind);
  if (own) return own;
  const force = units.find((unit) => unit.kind === 'force');
  const length = units.find((unit) => unit.kind === 'length');
  // 'kN, m' in a title means that moments have the unit kNm.
  return kind === 'moment' && force && length ? (unitsIn(force.name + length.name)[0] ?? null) : null;
}

/**
 * Conversion of loads from the axes of a member perpendicular to the plate: the member's longitudinal axis is
 * the plate's z axis.
 */
const MEMBER_AXES = {
  /** Axis x along the member. */
  x: { Vx: 'Nz', Vy: 'Vx', Nz: 'Vy', Mx: 'Mz', My: 'Mx', Mz: 'My' },
  /** CSI programs: axis 1 along the member, shear forces V2 and V3, moments about axes 2 and 3. */
  csi: { Vy: 'Vx', Nz: 'Vy', My: 'Mx', Mz: 'My' },
  /**
   * Forces along the axes of the structure, as in SATWE and in frame joint forces of CSI programs; also used
   * for member forces whose axes are unknown.
   */
  structure: {},
} as const satisfies Record<string, Partial<Record<LoadName, LoadName>>>;

/**
 * Determines the member axes from the headings of the table; returns null if the forces are not member
 * forces.
 */
function memberAxesOf(columns: readonly Column[]): keyof typeof MEMBER_AXES | null {
  const has = (...words: string[]) =>
    words.every((word) => columns.some(({ heading }) => heading.plain === word));
  const isOfMembers = columns.some(
    ({ heading, meaning }) => meaning === 'name' && heading.concepts.has('member'),
  );
  const isShearZ = columns.some(({ heading: { concepts, axes } }) => concepts.has('shear') && axes.has('z'));
  if (has('v2', 'v3')) return 'csi';
  if (isShearZ || (isOfMembers && has('fx', 'fy'))) return 'x';
  return has('axial', 'shearx', 'sheary') || isOfMembers ? 'structure' : null;
}

/** True if the table contains displacements (U1, U2, U3), so that R1 is a rotation and not a reaction. */
const holdsDisplacements = (columns: readonly Column[]): boolean =>
  columns.filter(({ heading }) => /^[ud][xyz123]$/.test(heading.plain)).length >= 2;

/**
 * Converts member forces to plate axes, and gives the meaning `other` to columns that prove not to be loads.
 */
export function turnedColumns(columns: readonly Column[]): { columns: Column[]; isOfMember: boolean } {
  const member = memberAxesOf(columns);
  const areRotations = holdsDisplacements(columns);
  const turned = columns.map((column): Column => {
    const { heading, meaning } = column;
    if (areRotations && heading.units.length === 0 && heading.concepts.has('reaction'))
      return { ...column, meaning: 'other' };
    // A load without an axis, such as N or torsion, needs no conversion.
    if (member === null || !isLoad(meaning) || heading.axes.size === 0) return column;
    const axes: Partial<Record<LoadName, LoadName>> = MEMBER_AXES[member];
    return { ...column, meaning: axes[meaning] ?? meaning };
  });
  return { columns: turned, isOfMember: member !== null };
}
