/** Converts table rows to loads according to a mapping, and gives a reason for each omitted row. */
import { NO_LOAD, type ListedLoad } from '@/design/model/design-state';
import { kindOf, sizeOf, usualUnit } from '@/files/load-tables/column-meanings';
import { namesOf, sourceOf, type LoadMapping, type Source } from '@/files/load-tables/load-mapping';
import {
  isBlankRow,
  isUnreadable,
  textOf,
  withoutUnit,
  type Cell,
  type Cells,
} from '@/files/load-tables/raw-table';
import { isLabel, isNumber, isSum, type LoadTable } from '@/files/load-tables/split-tables';
import { LOAD_NAMES, type LoadName } from '@/quantities/inputs';
import { LARGEST_LOAD } from '@/quantities/request-number-kinds';
import { parseTableNumber } from '@/text/format/parse-number';

type BadReason = 'tooLarge' | 'noNumber' | 'unit' | 'two' | 'error' | 'beyond';

export interface BadCell {
  /** Row and column indices of an invalid cell in the table. */
  row: number;
  column: number;
  text: string;
  reason: BadReason;
}

type SkipReason = 'text' | 'label' | 'sum' | 'repeated' | 'unreadable';

interface ReadLoads {
  /** Loads from the rows without invalid cells; `places` contains the indices of these rows in the table. */
  loads: ListedLoad[];
  places: number[];
  bad: BadCell[];
  /** Number of rows whose node is that of the row above, as in a table with merged cells. */
  filled: number;
  /** Omitted rows, including rows with an invalid cell but not blank lines. */
  skipped: { row: number; reason: SkipReason }[];
}

const LONGEST_NAME = 100;

/** Returns the name of a node; spaces around it, and several in a row, are no part of it. */
const nodeText = (cell: Cell | undefined): string =>
  textOf(cell).trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_NAME);

const NOTHING = ['', '-', '–', '—'];
const isNothing = (cell: Cell | undefined) => NOTHING.includes(textOf(cell).trim());

/** Question about letters behind the numbers of a column, such as the T of '38.25 T'. */
export const lettersId = (column: number, letters: string): string => `letters ${column} ${letters}`;

/** True if the letters behind a number are a unit that the column's heading does not contradict. */
export function isUnitOf({ is, unit, isStated }: Source, letters: string): boolean {
  const own = withoutUnit(`1 ${letters}`).unit;
  return own !== null && own.kind === kindOf(is) && (!isStated || own.name === unit);
}

/** Returns why a text is no number: '12.5 / -3.2' and '±5' are two. */
const whyNoNumber = (text: string): BadReason =>
  /^\s*±|[\d.,]\s*(?:[/;|]|\bto\b|\.\.|\s[-–]\s|\s[(])\s*[-+−]?\d/.test(text) ? 'two' : 'noNumber';

/** Returns the load in a cell, kN or kNm: 0 if it is empty, a reason if it contains no valid load. */
function readCell(cell: Cell, source: Source, { answers, factor, mark, statements }: LoadMapping) {
  if (isNothing(cell)) return 0;
  if (isUnreadable(cell)) return 'error';
  const unit = source.unit ?? usualUnit(source.is);
  const { letters, unit: own } = withoutUnit(String(cell));
  const answer = letters === '' ? undefined : answers[lettersId(source.column, letters)];
  const isOwn =
    letters !== '' && (isUnitOf(source, letters) || (answer === 'unit' && own?.kind === kindOf(source.is)));
  const digits = isOwn || answer !== undefined ? String(cell).trim().slice(0, -letters.length) : String(cell);
  const value = typeof cell === 'number' ? cell : parseTableNumber(digits.trim(), mark ?? '.');
  if (value === null) return letters !== '' && own !== null ? 'unit' : whyNoNumber(digits);
  const size = (isOwn ? own?.size : sizeOf(unit)) ?? 1;
  // The letters T and C state the sign of the plate's normal force themselves.
  const stated = answer === 'tension' ? Math.abs(value) : answer === 'compression' ? -Math.abs(value) : null;
  const toDesign = statements.level === 'characteristic' ? (factor ?? 1) : 1;
  const load = (stated ?? source.sign * value) * size * toDesign;
  // Rounds off digits added by the unit conversion, and turns -0 into 0.
  return Math.abs(load) <= LARGEST_LOAD ? Number(load.toPrecision(12)) + 0 : 'tooLarge';
}

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
  const { headings } = mapping;
  const names = namesOf(mapping);
  const read: ReadLoads = { loads: [], places: [], bad: [], filled: 0, skipped: [] };
  const nodeColumn = mapping.columns.findIndex(({ is }) => is === 'node');
  // A column such as 'Node/Case' contains both, as in '12/ 3'.
  const isCombined =
    names.length === 1 && cells.slice(0, headings).some((row) => textOf(row[names[0]]).includes('/'));
  let node = '';
  const sources = LOAD_NAMES.flatMap((load) => {
    const source = sourceOf(mapping, load);
    return source ? [{ load, source }] : [];
  });
  const lineOf = (row: readonly Cell[]) => row.map(textOf).join('\t');
  const ofHeadings = new Set(cells.slice(0, headings).map(lineOf));
  const widths = cells.slice(0, headings).map((row) => row.findLastIndex((cell) => cell !== '') + 1);
  const width = Math.max(0, ...widths);
  const seen = new Set<string>();
  let isInSums = false;
  const whySkipped = (row: readonly Cell[]): SkipReason | null => {
    const line = lineOf(row);
    if (ofHeadings.has(line)) {
      isInSums = false;
      return 'repeated';
    }
    const given = sources.map(({ source }) => row[source.column]);
    const hasNumber = given.some(isNumber);
    if (isSum(row)) {
      isInSums ||= !hasNumber;
      return 'sum';
    }
    if (isInSums) return 'sum';
    const isBroken = given.some((cell) => isUnreadable(cell) || /^[\s(±+−-]*[.,]?\d/.test(textOf(cell)));
    if (!hasNumber && !isBroken) return 'text';
    if (isLabel(row)) return 'label';
    return seen.size === seen.add(line).size ? 'repeated' : null;
  };
  const loadsOf = (row: readonly Cell[], place: number): ListedLoad => {
    const report = (column: number, reason: BadReason) =>
      read.bad.push({ row: place, column, text: textOf(row[column]), reason });
    const loads = { ...NO_LOAD };
    for (const { load, source } of sources) {
      const value = readCell(row[source.column] ?? '', source, mapping);
      if (typeof value === 'string') report(source.column, value);
      else loads[load] = value;
    }
    // A number beyond the last heading shows that a comma has split a number further left.
    const beyond = width === 0 ? -1 : row.findIndex((cell, column) => column >= width && isNumber(cell));
    if (beyond >= 0) report(beyond, 'beyond');
    const written = nodeColumn < 0 ? '' : nodeText(row[nodeColumn]);
    const own = isCombined ? written.split('/')[0].trim() : written;
    if (own === '' && node !== '') read.filled += 1;
    else node = own;
    const parts = names
      .map((column) => (column === nodeColumn && !isCombined ? node : textOf(row[column]).trim()))
      .filter((part) => part !== '');
    const name = parts.length === 0 ? String(read.loads.length + 1) : parts.join(' / ');
    return { name: name.slice(0, LONGEST_NAME), ...loads, ...(node !== '' && { node }) };
  };
  cells.forEach((row, place) => {
    if (place < headings || isBlankRow(row)) return;
    const before = read.bad.length;
    let reason = whySkipped(row);
    const loads = reason === null ? loadsOf(row, place) : null;
    if (read.bad.length > before) reason = 'unreadable';
    if (reason !== null || loads === null) read.skipped.push({ row: place, reason: reason ?? 'text' });
    else {
      read.loads.push(loads);
      read.places.push(place);
    }
  });
  return withoutLastSum(read, (place) => names.some((column) => textOf(cells[place][column]).trim() !== ''));
}

/** True for an envelope ('Max', 'Min'), whose extreme values need not act at the same time. */
export const isEnvelope = (cells: Cells): boolean =>
  cells.some((row) => row.some((cell) => /^(max|min)$/i.test(textOf(cell).trim())));
