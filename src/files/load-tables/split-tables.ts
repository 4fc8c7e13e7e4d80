/** Splits a sheet or text into its consecutive tables, each with its title and headings. */
import { conceptsOf, HAN_WORDS, type Concept } from '@/files/load-tables/heading-words';
import { has, meaningOf, readHeading } from '@/files/load-tables/headings';
import {
  isBlankRow,
  isUnreadable,
  letterOf,
  textOf,
  withoutUnit,
  type Cell,
  type Cells,
  type NamedTable,
} from '@/files/load-tables/raw-table';
import { unitOf } from '@/quantities/units';
import { readsAsNumber } from '@/text/format/parse-number';

export interface LoadTable extends Omit<NamedTable, 'cells'> {
  /** Title of one of several tables, otherwise the sheet's name; either replaces a missing other. */
  name: string;
  titles: readonly string[];
  /** All cells of the table, headings first, including lines without loads. */
  cells: Cells;
  headings: number;
  /** Number of the table's first line in the file or sheet, starting at 1. */
  firstLine: number;
}

/** Number of lines that are examined to determine the number of columns in a table. */
const LINES_JUDGED = 50;

export const widthOf = (cells: Cells): number =>
  Math.max(0, ...cells.slice(0, LINES_JUDGED).map(({ length }) => length));

export function columnName({ cells, headings }: LoadTable, column: number): string {
  const words = cells.slice(0, headings).map((row) => textOf(row[column]).trim());
  return [
    letterOf(column),
    words
      .filter((cell) => cell !== '')
      .slice(-2)
      .join(' '),
  ]
    .filter(Boolean)
    .join(' · ');
}

export const isNumber = (cell: Cell | undefined): boolean =>
  typeof cell === 'number' || (typeof cell === 'string' && readsAsNumber(withoutUnit(cell).digits));

const textsOf = (row: readonly Cell[]): string[] =>
  row.map(textOf).flatMap((text) => (text.trim() === '' ? [] : [text.trim()]));

const firstText = (row: readonly Cell[]): string =>
  textOf(row.find((cell) => textOf(cell).trim() !== '')).trim();

/** True for a title: a single string, which may be merged across the whole line. */
const isTitle = (row: readonly Cell[]): boolean => new Set(textsOf(row)).size === 1 && !row.some(isNumber);

const isUnit = (row: readonly Cell[]): boolean => unitOf(firstText(row)) !== null;

const SUMMED: readonly Concept[] = ['filler', 'force', 'reaction', 'moment', 'sum'];

const WORDS = /[\p{L}\p{M}]+|[Σ∑#]/gu;

/** True for a line that contains a total or a check value: 'Sum of reac.', 'Total', 'Check val.', '合计'. */
export function isSum(row: readonly Cell[]): boolean {
  const text = firstText(row);
  const [first = '', second] = text.match(WORDS) ?? [];
  const isWord = (word: string) => conceptsOf(word).includes('sum');
  // 'Total wind' is a load case name; 'Total', 'Sum of reac.' and 'Somme de val.' are totals.
  const isAlone = () =>
    second === undefined ||
    conceptsOf(second).some((one) => SUMMED.includes(one)) ||
    /^(val|forc|verif)/i.test(second);
  if (isWord(first) && isAlone()) return true;
  if (/^[Σ∑]|^summation\b/i.test(text)) return true;
  return /^\p{Script=Han}+$/u.test(text) && text.match(HAN_WORDS)?.[0] === text && isWord(text);
}

/** True for a line that names the nodes of the values above it: 'Node 3 3 5', below 'MAX 12.5 3.1 240'. */
export const isLabel = (row: readonly Cell[]): boolean => {
  const concepts = conceptsOf(firstText(row));
  return (
    concepts.length > 0 && concepts.every((one) => ['node', 'member', 'case', 'name', 'load'].includes(one))
  );
};

/** Returns the notes below the headings: lines of text except totals, other headings and repeated titles. */
export function notesOf({ cells, headings, titles }: LoadTable): string[] {
  const isHeading = (row: readonly Cell[]) => textsOf(row).length > 2 && namesColumns(row);
  return cells
    .slice(headings)
    .filter((row) => !isBlankRow(row) && numbersIn(row) === 0 && !isSum(row) && !isHeading(row))
    .map(titleText)
    .filter((text) => !titles.includes(text));
}

/** Counts the numbers in a row; a cell with an error counts as a number. */
const numbersIn = (row: readonly Cell[]): number =>
  row.filter((cell) => isNumber(cell) || isUnreadable(cell)).length;

/** True for a line that numbers the columns below their headings: (1), (2), (3). */
export const isNumbering = (row: readonly Cell[]): boolean =>
  row.length > 2 && row.every((cell, place) => textOf(cell).replace(/[()]/g, '') === String(place + 1));

/** True for a line without numbers, with at least two known meanings or units, not all row names. */
function namesColumns(row: readonly Cell[]): boolean {
  if (row.some(isUnreadable) || row.some(isNumber)) return false;
  const texts = new Set(textsOf(row));
  if (texts.size < 2) return false;
  const meanings = [...texts].map((text) => {
    const heading = readHeading(text);
    return meaningOf(heading) ?? (heading.units.some(({ units }) => units.length > 0) ? 'unit' : null);
  });
  const known = meanings.filter((meaning) => meaning !== null);
  return known.length >= 2 && known.some((meaning) => meaning !== 'name');
}

/** True if the first text of a line names a load, which is enough for a list of a single load. */
const namesLoad = (row: readonly Cell[]): boolean => {
  const meaning = meaningOf(readHeading(firstText(row)));
  return meaning !== null && meaning !== 'name' && meaning !== 'other';
};

interface Block {
  /** Indices of the lines at which the titles, headings and rows begin. */
  start: number;
  headings: number;
  rows: number;
}

/** Returns the index of the first title line above a line; blank lines between titles are ignored. */
function titlesAbove(cells: Cells, line: number, from: number): number {
  let start = line;
  for (let at = line - 1; at >= from && (isBlankRow(cells[at]) || isTitle(cells[at])); at--)
    if (isTitle(cells[at])) start = at;
  return start;
}

/** True for a line above the headings that groups columns: 'Forces [kN]', 'Horizontal', units. */
const isGroup = (row: readonly Cell[]): boolean =>
  !row.some(isNumber) &&
  textsOf(row).some((text) => {
    const heading = readHeading(text);
    return heading.units.length > 0 || has(heading, 'force', 'moment', 'reaction', 'horizontal');
  });

/** Finds the lines at which tables begin: heading lines with numbers below. */
function blocksOf(cells: Cells): Block[] {
  const most = Math.max(0, ...cells.slice(0, 20 * LINES_JUDGED).map(numbersIn));
  const first = cells.findIndex((row) => numbersIn(row) >= Math.min(2, Math.max(1, most)));
  if (first < 0) return [];
  const blocks: Block[] = [];
  for (let line = 0; line < cells.length; line++) {
    if (!namesColumns(cells[line])) continue;
    let rows = line + 1;
    while (
      rows < cells.length &&
      (numbersIn(cells[rows]) === 0 || isNumbering(cells[rows])) &&
      rows - line < 6
    )
      rows += 1;
    if (rows >= cells.length || numbersIn(cells[rows]) === 0) continue;
    const isOfRows = (at: number) => isBlankRow(cells[at]) || (isTitle(cells[at]) && !isUnit(cells[at]));
    while (rows - 1 > line && isOfRows(rows - 1)) rows -= 1;
    const from = blocks.at(-1)?.rows ?? 0;
    let headings = line;
    while (headings > from && !isTitle(cells[headings - 1]) && isGroup(cells[headings - 1])) headings -= 1;
    blocks.push({ start: from === 0 ? 0 : titlesAbove(cells, headings, from), headings, rows });
    line = rows;
  }
  if (blocks.length > 0) return blocks;
  // If no headings are recognised, the lines above the first row with numbers are used.
  const above = cells
    .slice(0, first)
    .findIndex((row) => !isBlankRow(row) && (!isTitle(row) || namesLoad(row)));
  return [{ start: 0, headings: above < 0 ? first : above, rows: first }];
}

const titleText = (row: readonly Cell[]): string =>
  [...new Set(textsOf(row))]
    .join(' ')
    .replace(/^TABLE:\s*/i, '')
    .replace(/^"(.*)"$/, '$1');

/** Repeated pages of a table, and totals below it with their own headings, are part of it. */
export function partsOf(table: NamedTable): LoadTable[] {
  const { cells } = table;
  const all = blocksOf(cells);
  const headingOf = ({ headings }: Block) => textsOf(cells[headings]).join('\t');
  const begins = all.filter((block, place) => {
    if (place === 0) return true;
    const titles = cells.slice(block.start, block.headings);
    return headingOf(block) !== headingOf(all[place - 1]) && !titles.some(isSum);
  });
  const titlesOf = ({ start, headings }: Block) =>
    cells
      .slice(start, headings)
      .map(titleText)
      .filter((text) => text !== '');
  // Texts above the title of the first table are about the whole sheet.
  const ofAll = [
    ...(table.name === '' ? [] : [table.name]),
    ...begins.slice(0, 1).flatMap(titlesOf).slice(0, -1),
  ];
  return begins.map((block, place) => {
    const { headings, rows } = block;
    const titles = titlesOf(block);
    const end = begins[place + 1]?.start ?? cells.length;
    const title = titles.at(-1) ?? '';
    return {
      ...table,
      name: (begins.length > 1 && title !== '' ? title : '') || table.name || title,
      titles: [...new Set([...ofAll, ...titles])],
      cells: cells.slice(headings, end),
      headings: rows - headings,
      firstLine: headings + 1,
    };
  });
}
