/** What each column of a table holds: its load or name, and the unit, as headings and titles say. */
import { FORCE_UNITS, MOMENT_UNITS, unitOf, type LoadUnit, type Unit } from '@/quantities/units';
import type { LoadName } from '@/quantities/inputs';
import {
  joined,
  meaningOf,
  readHeading,
  unitsIn,
  type Axis,
  type Heading,
  type Meaning,
  type UnitText,
} from './headings';
import { textOf } from './named-table';
import { widthOf, type LoadTable } from './parts';
import { conceptsOf } from './words';

export type LoadKind = 'force' | 'moment';
export const kindOf = (load: LoadName): LoadKind => (load.startsWith('M') ? 'moment' : 'force');
export const unitsOf = (load: LoadName): readonly LoadUnit[] =>
  kindOf(load) === 'moment' ? MOMENT_UNITS : FORCE_UNITS;

export interface Column {
  place: number;
  heading: Heading;
  /** Of the headings alone; the axes of a member are turned later. */
  meaning: Meaning | null;
  unit: UnitText | null;
  unitFrom: 'heading' | 'title' | null;
}

/** Empty cells of a heading to the right of a text belong to it where there are headings below them. */
function spread(rows: readonly (readonly string[])[], width: number): string[][] {
  return rows.map((row, line) => {
    const isLast = line === rows.length - 1;
    const isOfUnits = row.every((cell) => cell === '' || unitsIn(cell.replace(/[[\](){}]/g, '')).length > 0);
    const hasBelow = (place: number) => rows.slice(line + 1).some((lower) => (lower[place] ?? '') !== '');
    const hasAbove = (place: number) => rows.slice(0, line).some((upper) => (upper[place] ?? '') !== '');
    let last = '';
    return Array.from({ length: width }, (_, place) => {
      const cell = row[place] ?? '';
      if (cell !== '') last = cell;
      if (cell !== '' || (isLast && !isOfUnits)) return cell;
      return hasBelow(place) || (isOfUnits && hasAbove(place)) ? last : '';
    });
  });
}

/** 'N' and 't' below the heading of a load are units; on their own they are its symbol. */
function readCell(cell: string, above: Heading | null): Heading {
  const bare = cell.replace(/^[[(](.*)[\])]$/, '$1');
  const unit = above && meaningOf(above) !== null ? unitOf(bare) : null;
  return unit ? { ...readHeading(''), units: [{ text: bare, units: [unit] }] } : readHeading(cell);
}

/** What the lowest cells say, and the cells above them as far as they are needed. */
function headingOf(cells: readonly string[]): Heading {
  const read: Heading[] = [];
  for (const cell of cells) {
    const above = read.findLast((one) => meaningOf(one) !== null) ?? null;
    const heading = readCell(cell, above);
    // A word below the heading of a load stands at the place of its unit.
    const isOdd = above !== null && meaningOf(heading) === null && heading.units.length === 0;
    const isText = isOdd && heading.unknown.length > 0;
    read.push(isText ? { ...readHeading(''), units: [{ text: cell, units: [] }] } : heading);
  }
  return read.toReversed().reduce((heading, upper) => {
    const known = meaningOf(heading);
    // A group says nothing of a column that has a word of its own which nobody knows.
    const isOpen = known === null && (heading.unknown.length === 0 || meaningOf(upper) !== null);
    if (isOpen || known === 'name') return joined(upper, heading);
    return heading.units.length > 0 ? heading : { ...heading, units: upper.units };
  }, readHeading(''));
}

const LETTERS_ONLY = /[^\p{L}\p{N}#]/gu;
/** Units of the whole table: in brackets in a title, or behind a word such as 'Units:'. */
function unitsOfTitles(titles: readonly string[]): UnitText | null {
  for (const title of titles.toReversed()) {
    const inBrackets = [...title.normalize('NFKC').matchAll(/[[(]([^\])]*)[\])]/g)].map(([, text]) => text);
    const words = title.normalize('NFKC').split(/[\s:=]+/);
    const at = words.findIndex((word) => conceptsOf(word.replace(LETTERS_ONLY, '')).includes('units'));
    const behind =
      at < 0
        ? []
        : [
            words
              .slice(at + 1)
              .join(' ')
              .replace(/^(are|in|сил)?[\s-]*/i, ''),
          ];
    for (const text of [...behind, ...inBrackets]) {
      const units = unitsIn(text.replace(/^\p{Script=Han}*:/u, ''));
      if (units.length > 0) return { text, units };
    }
    if (behind.length > 0) return { text: behind[0], units: [] };
  }
  return null;
}

export function columnsOf({ cells, headings, titles }: LoadTable): Column[] {
  const width = widthOf(cells);
  const lines = cells.slice(0, headings).map((row) => row.map((cell) => textOf(cell).trim()));
  // A line of headings that stands there twice has no units in its second copy.
  const distinct = lines.filter((line, at) => lines.findIndex((one) => one.join() === line.join()) === at);
  const rows = spread(distinct, width);
  const ofTitles = unitsOfTitles(titles);
  return Array.from({ length: headings === 0 ? 0 : width }, (_, place) => {
    const texts = rows.map((row) => row[place]).filter((text) => text !== '');
    const heading = headingOf(texts);
    const meaning = meaningOf(heading);
    const isLoad = meaning !== null && meaning !== 'name' && meaning !== 'other';
    const own = heading.units.findLast(({ units }) => units.length > 0) ?? heading.units.at(-1) ?? null;
    const odd = heading.unknown.length > 0 ? { text: heading.unknown.join(' '), units: [] } : null;
    const unit = own ?? (isLoad ? (ofTitles ?? odd) : null);
    return {
      place,
      heading,
      meaning,
      unit,
      unitFrom: unit === null ? null : unit === ofTitles ? 'title' : 'heading',
    };
  });
}

/** The unit among those of a text that measures a load of this kind; null where none does. */
export function unitFor(kind: LoadKind, { units }: UnitText): Unit | null {
  const own = units.find((unit) => unit.kind === kind);
  if (own) return own;
  const force = units.find((unit) => unit.kind === 'force');
  const length = units.find((unit) => unit.kind === 'length');
  // 'kN, m' in a title: moments are in kNm.
  return kind === 'moment' && force && length ? (unitsIn(force.name + length.name)[0] ?? null) : null;
}

type Turn = (column: Column) => LoadName | null | undefined;

const onlyAxis = ({ heading }: Column): Axis | undefined => [...heading.axes][0];
const isMoment = ({ heading }: Column) => heading.concepts.has('moment') || heading.concepts.has('torsion');

/** x along the member, which stands on the plate: the first axis lies along our z. */
const X_ALONG: Turn = (column) => {
  const { concepts } = column.heading;
  const axis = onlyAxis(column);
  if (concepts.has('torsion')) return 'Mz';
  if (axis === undefined || !'xyz'.includes(axis)) return column.meaning === 'Nz' ? 'Nz' : undefined;
  const turned = { x: ['Nz', 'Mz'], y: ['Vx', 'Mx'], z: ['Vy', 'My'] } as const;
  const ofForces = (['normal', 'force', 'shear'] as const).some((one) => concepts.has(one));
  if (!ofForces && !isMoment(column)) return undefined;
  return turned[axis as 'x' | 'y' | 'z'][isMoment(column) ? 1 : 0];
};

/** 1 along the member: shear V2 and V3, moments about 2 and 3. */
const CSI: Turn = (column) => {
  const turned = { shear: { 2: 'Vx', 3: 'Vy' }, moment: { 2: 'Mx', 3: 'My' } } as const;
  const axis = onlyAxis(column);
  if (axis !== '2' && axis !== '3') return undefined;
  if (isMoment(column)) return turned.moment[axis];
  return column.heading.concepts.has('shear') ? turned.shear[axis] : undefined;
};

/** Axes of a member by the headings of the table; null where its forces are not those of a member. */
function turnOf(columns: readonly Column[]): Turn | null {
  const has = (...words: string[]) =>
    words.every((word) => columns.some(({ heading }) => heading.plain === word));
  const isOfMembers = columns.some(
    ({ heading, meaning }) => meaning === 'name' && heading.concepts.has('member'),
  );
  if (has('v2', 'v3')) return CSI;
  const isShearZ = columns.some(
    (column) =>
      column.heading.concepts.has('shear') &&
      onlyAxis(column) === 'z' &&
      !column.heading.concepts.has('vertical'),
  );
  if (isShearZ || (isOfMembers && has('fx') && has('fy'))) return X_ALONG;
  // Columns of SATWE, and the joint forces of CSI's frames, along the axes of the structure.
  return has('axial', 'shearx', 'sheary') || isOfMembers ? () => undefined : null;
}

/** Whether rotations go by the names of reactions: R1 beside U1, U2 and U3. */
const holdsDisplacements = (columns: readonly Column[]): boolean =>
  new Set(columns.flatMap(({ heading: { plain } }) => (/^[ud][xyz123]$/.test(plain) ? [plain[1]] : [])))
    .size >= 2;

/** Columns with the forces of a member turned, and those that are no loads after all left aside. */
export function turnedColumns(columns: readonly Column[]): { columns: Column[]; isOfMember: boolean } {
  if (holdsDisplacements(columns))
    return {
      columns: columns.map((column) =>
        column.heading.concepts.has('reaction') ? { ...column, meaning: 'other' } : column,
      ),
      isOfMember: false,
    };
  const turn = turnOf(columns);
  if (turn === null) return { columns: [...columns], isOfMember: false };
  const turned = columns.map((column) => {
    if (column.meaning === 'name' || column.meaning === 'other') return column;
    const load = turn(column);
    return load === undefined ? column : { ...column, meaning: load };
  });
  return { columns: turned, isOfMember: true };
}
