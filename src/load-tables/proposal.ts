/**
 * Proposes an interpretation of a table, with a reason for each choice. A choice without a sufficient reason
 * becomes a question for the user.
 */
import { columnsOf, isLoad, turnedColumns, type Column } from '@/load-tables/columns';
import { loadsWithout, sourceOf, type LoadMapping, type Source } from '@/load-tables/load-mapping';
import { textOf, withoutUnit, type Cell, type Cells } from '@/load-tables/named-table';
import { ORIGINS, originOf, type Origin } from '@/load-tables/origins';
import { isNumber, type LoadTable } from '@/load-tables/parts';
import { unitsOfColumns, usualUnit, type UnitFound } from '@/load-tables/units-of-columns';
import { forEachLoad, LOAD_NAMES, type LoadName } from '@/quantities/inputs';
import { decimalMarkOf, readsAsNumber } from '@/text/format/table-number';

export interface Question {
  kind: 'unit' | 'sign' | 'axis' | 'column' | 'decimal' | 'encoding' | 'table';
  /** Translation key of the question. */
  key:
    | `unit.${'none' | 'unknown' | 'newton'}`
    | `origin.${Origin}`
    | `column.${'byPlace' | 'none' | 'unused' | 'twice' | 'text'}`
    | 'decimal'
    | 'encoding'
    | 'table';
  /**
   * `likely`: an answer is preset and the user must confirm it; `unknown`: the user must choose the answer.
   */
  certainty: 'likely' | 'unknown';
  columns: readonly number[];
  values: Readonly<Record<string, string>>;
}

export interface Proposal {
  mapping: LoadMapping;
  origin: Origin;
  columns: readonly Column[];
  units: readonly UnitFound[];
  questions: readonly Question[];
  /** Text of a cell that shows the decimal mark; '' if there is none or the mark is doubtful. */
  markCell: string;
}

/** Number of rows examined to classify a column. */
const ROWS_JUDGED = 50;

/**
 * Returns the columns that contain row names; if no heading indicates such a column, the first column that
 * contains mostly text.
 */
function namesOf(columns: readonly Column[], rows: Cells): number[] {
  const named = columns.filter(({ meaning }) => meaning === 'name').map(({ place }) => place);
  const isText = (cell: Cell | undefined) => textOf(cell) !== '' && !isNumber(cell);
  const first = columns.find(
    ({ place, meaning }) =>
      meaning === null && rows.filter((row) => isText(row[place])).length > rows.length / 2,
  );
  return named.length > 0 || first === undefined ? named : [first.place];
}

/**
 * Returns the decimal mark of the numbers stored as text, null if it is doubtful, and a cell that shows it.
 */
function markOf({ cells, headings, separator }: LoadTable, units: readonly UnitFound[]) {
  const texts = cells
    .slice(headings)
    .flatMap((row) => units.map(({ column }) => row[column.place]))
    .flatMap((cell) => (typeof cell === 'string' ? withoutUnit(cell).digits : []));
  const { mark, isDoubtful } = decimalMarkOf(texts);
  const markCell = texts.find((cell) => /\d[.,]\d/.test(cell)) ?? '';
  // If commas separate the cells, a point is most likely the decimal mark.
  const isOnlyPoint = separator === ',' && texts.every((cell) => !cell.includes(','));
  return { mark: isDoubtful && !isOnlyPoint ? null : mark, markCell, isDoubtful };
}

const placesOf = (columns: readonly Column[]): number[] =>
  columns.map(({ place }) => place).sort((a, b) => a - b);

/** Returns a question about the columns; none if there are no columns. */
const askOf = (
  columns: readonly Column[],
  key: Question['key'],
  certainty: Question['certainty'],
  values: Question['values'] = {},
): Question[] =>
  columns.length === 0
    ? []
    : [
        {
          kind: key.startsWith('unit') ? 'unit' : 'column',
          key,
          certainty,
          columns: placesOf(columns),
          values,
        },
      ];

const ask = (
  kind: Question['kind'],
  key: Question['key'],
  certainty: Question['certainty'],
  values: Question['values'] = {},
): Question => ({ kind, key, certainty, columns: [], values });

function unitQuestions(units: readonly UnitFound[]): Question[] {
  const columnsOfUnits = (isOne: (found: UnitFound) => boolean) =>
    units.filter(isOne).map(({ column }) => column);
  const isLikely = ({ certainty }: UnitFound) => certainty === 'likely';
  const none = units.filter((found) => isLikely(found) && found.from !== 'heading');
  const unknown = columnsOfUnits(({ unit }) => unit === null);
  const texts = [...new Set(unknown.map(({ unit }) => unit?.text ?? ''))];
  return [
    ...askOf(
      none.map(({ column }) => column),
      'unit.none',
      'likely',
      {
        units: [...new Set(none.map(({ unit }) => unit))].join(', '),
      },
    ),
    ...askOf(
      columnsOfUnits((found) => isLikely(found) && found.from === 'heading'),
      'unit.newton',
      'likely',
    ),
    ...texts.flatMap((text) =>
      askOf(
        unknown.filter(({ unit }) => unit?.text === text),
        'unit.unknown',
        'unknown',
        { text },
      ),
    ),
  ];
}

export function propose(table: LoadTable): Proposal {
  const { cells, headings, titles, doubtfulEncoding: encoding } = table;
  const { columns, isOfMember } = turnedColumns(columnsOf(table));
  const units = unitsOfColumns(columns);
  const origin = originOf(columns, titles, isOfMember);
  const { rules, certainty, asks } = ORIGINS[origin];
  const { mark, markCell, isDoubtful } = markOf(table, units);
  const sourceFor = (load: LoadName): Source => {
    const found = units.find((one) => one.load === load);
    return { column: found?.column.place ?? null, sign: 1, unit: found ? found.unit : usualUnit(load) };
  };
  const mapping: LoadMapping = {
    mark,
    headings,
    names: namesOf(columns, cells.slice(headings, headings + ROWS_JUDGED)),
    sources: forEachLoad(sourceFor),
    rule: certainty === 'unknown' ? null : rules[0],
  };
  const questions = [
    encoding === undefined ? null : ask('encoding', 'encoding', 'likely', { encoding }),
    isDoubtful ? ask('decimal', 'decimal', mark === null ? 'unknown' : 'likely', { cell: markCell }) : null,
    ...unitQuestions(units),
    units.length > 0 && certainty !== 'certain' ? ask(asks, `origin.${origin}`, certainty) : null,
  ].filter((question) => question !== null);
  return { mapping, origin, columns, units, questions, markCell: isDoubtful ? '' : markCell };
}

/**
 * True if a column may contain loads: at least half of its non-empty cells are numbers other than 0, and it
 * does not merely number the rows.
 */
function holdsLoads(rows: Cells, place: number): boolean {
  const texts = rows.map((row) => textOf(row[place]).trim());
  const numbers = texts.filter((text) => readsAsNumber(text) && /[1-9]/.test(text));
  const isCounter =
    /^[01]$/.test(texts[0]) && texts.every((text, line) => Number(text) === Number(texts[0]) + line);
  return numbers.length > 0 && 2 * numbers.length >= texts.filter((text) => text !== '').length && !isCounter;
}

/**
 * Returns the questions about columns. The user may also answer these questions by choosing another column
 * for a load.
 */
export function columnQuestions(
  table: LoadTable,
  mapping: LoadMapping,
  columns: readonly Column[],
): Question[] {
  const rows = table.cells.slice(mapping.headings, mapping.headings + ROWS_JUDGED);
  const taken = LOAD_NAMES.map((load) => sourceOf(mapping, load).column);
  if (taken.every((column) => column === null)) return [ask('column', 'column.none', 'unknown')];
  if (mapping.headings === 0) return [ask('column', 'column.byPlace', 'likely')];
  const left = columns.filter(({ place }) => !taken.includes(place) && !mapping.names.includes(place));
  const unused = left.filter(({ place, meaning }) => meaning === null && holdsLoads(rows, place));
  const loads = loadsWithout(mapping).join(', ');
  const odd = columns.filter(
    ({ place, heading, unit }) =>
      taken.includes(place) &&
      (unit?.units.length ?? 0) > 0 &&
      heading.units.some(({ units }) => units.length === 0),
  );
  return [
    ...askOf(loads === '' ? [] : unused, 'column.unused', 'likely', { loads }),
    ...askOf(
      left.filter(({ meaning }) => isLoad(meaning)),
      'column.twice',
      'likely',
    ),
    ...askOf(odd, 'column.text', 'likely'),
  ];
}

/**
 * True if the mapping answers the question. A preset answer also counts here, because the dialog itself asks
 * the user to confirm it.
 */
export function isAnswered(
  { key, certainty, columns }: Question,
  { mark, rule, sources }: LoadMapping,
): boolean {
  if (certainty === 'likely') return true;
  if (key === 'decimal') return mark !== null;
  if (key === 'column.none') return false;
  if (key !== 'unit.unknown') return rule !== null;
  return Object.values(sources).every(({ column, unit }) => unit !== null || !columns.includes(column ?? -1));
}
