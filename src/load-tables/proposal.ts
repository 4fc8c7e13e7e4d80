/** What a table most likely means, with a reason for each part; what has no reason is a question. */
import { LOAD_NAMES, type LoadName } from '@/quantities/inputs';
import { decimalMarkOf, type DecimalMark } from '@/text/format/table-number';
import { columnsOf, turnedColumns, type Column } from './columns';
import { loadsWithout, sourceOf, type LoadMapping, type Source } from './load-mapping';
import { textOf, type Cells } from './named-table';
import { ORIGINS, originOf, type Origin } from './origins';
import { isNumber, widthOf, type LoadTable } from './parts';
import { unitsOfColumns, usualUnit, type UnitFound } from './units-of-columns';

export interface Question {
  kind: 'unit' | 'sign' | 'axis' | 'column' | 'decimal' | 'encoding' | 'table';
  /** Of its text. */
  key:
    | `unit.${'none' | 'unknown' | 'newton'}`
    | `origin.${Origin}`
    | `column.${'byPlace' | 'none' | 'unused' | 'twice' | 'text'}`
    | 'decimal'
    | 'encoding'
    | 'table';
  /** What is likely is preset and has to be confirmed; what is unknown has to be chosen. */
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
  /** A cell that tells the decimal mark; null where none has one. */
  markCell: string | null;
}

/** Rows of a table in which its columns are looked at. */
const ROWS_JUDGED = 50;

/**
 * Six numbers without headings are taken in the order N, V_x, V_y, M_x, M_y, M_z; a column before them names
 * the rows.
 */
function byPlace(rows: Cells): { names: number[]; loads: Map<LoadName, number> } {
  const width = widthOf(rows);
  const start = width > LOAD_NAMES.length ? 1 : 0;
  const places = LOAD_NAMES.map((load, index) => [load, start + index] as const);
  return { names: start === 1 ? [0] : [], loads: new Map(places.filter(([, place]) => place < width)) };
}

/** Columns that name a row; else the first one that holds texts. */
function namesOf(columns: readonly Column[], rows: Cells): number[] {
  const named = columns.filter(({ meaning }) => meaning === 'name').map(({ place }) => place);
  if (named.length > 0) return named;
  const isOfTexts = (place: number) =>
    rows.slice(0, ROWS_JUDGED).filter((row) => textOf(row[place]) !== '' && !isNumber(row[place])).length *
      2 >
    Math.min(rows.length, ROWS_JUDGED);
  const first = columns.find(({ place, meaning }) => meaning === null && isOfTexts(place));
  return first === undefined ? [] : [first.place];
}

/** The decimal mark of the texts among the loads. */
function markOf(table: LoadTable, places: readonly number[]) {
  const cells = table.cells
    .slice(table.headings)
    .flatMap((row) => places.map((place) => row[place]))
    .filter((cell) => typeof cell === 'string');
  const { mark, isDoubtful } = decimalMarkOf(cells);
  const markCell = cells.find((cell) => /\d[.,]\d/.test(cell)) ?? null;
  const isOnlyPoint = table.separator === ',' && cells.every((cell) => !cell.includes(','));
  // In a text with commas between its cells a point is most likely the decimal mark.
  const found: DecimalMark | null = isDoubtful && !isOnlyPoint ? null : mark;
  return { mark: found, markCell, isDoubtful };
}

const columnsIn = (found: readonly UnitFound[]): number[] =>
  found.map(({ column }) => column.place).sort((a, b) => a - b);

function unitQuestions(units: readonly UnitFound[]): Question[] {
  const likely = units.filter(({ certainty }) => certainty === 'likely');
  const newton = likely.filter(({ from }) => from === 'heading');
  const none = likely.filter(({ from }) => from !== 'heading');
  const texts = new Map<string, UnitFound[]>();
  for (const found of units.filter(({ unit }) => unit === null)) {
    const text = found.column.unit?.text ?? '';
    texts.set(text, [...(texts.get(text) ?? []), found]);
  }
  const asked = (key: Question['key'], found: readonly UnitFound[], values = {}): Question[] =>
    found.length === 0 ? [] : [{ kind: 'unit', key, certainty: 'likely', columns: columnsIn(found), values }];
  const names = [...new Set(none.map(({ unit }) => unit))].join(', ');
  return [
    ...asked('unit.none', none, { units: names }),
    ...asked('unit.newton', newton),
    ...[...texts].map(([text, found]): Question => ({
      kind: 'unit',
      key: 'unit.unknown',
      certainty: 'unknown',
      columns: columnsIn(found),
      values: { text },
    })),
  ];
}

function originQuestion(origin: Origin): Question[] {
  const { certainty, asks } = ORIGINS[origin];
  if (certainty === 'certain') return [];
  return [{ kind: asks, key: `origin.${origin}`, certainty, columns: [], values: {} }];
}

const sourcesOf = (units: readonly UnitFound[]): Record<LoadName, Source> =>
  Object.fromEntries(
    LOAD_NAMES.map((load): [LoadName, Source] => {
      const found = units.find((one) => one.load === load);
      if (!found) return [load, { column: null, sign: 1, unit: usualUnit(load) }];
      return [load, { column: found.column.place, sign: 1, unit: found.unit }];
    }),
  ) as Record<LoadName, Source>;

export function propose(table: LoadTable): Proposal {
  const { cells, headings, titles } = table;
  const rows = cells.slice(headings);
  const { columns, isOfMember } = turnedColumns(columnsOf(table));
  const places = headings === 0 ? byPlace(rows) : null;
  const loads = new Map<LoadName, Column>();
  for (const load of LOAD_NAMES) {
    const place = places?.loads.get(load);
    const column = columns.find(({ meaning }) => meaning === load);
    if (place !== undefined) loads.set(load, { ...EMPTY, place });
    else if (column) loads.set(load, column);
  }
  const units = unitsOfColumns(loads);
  const origin = originOf(columns, titles, isOfMember);
  const { rules, certainty } = ORIGINS[origin];
  const { mark, markCell, isDoubtful } = markOf(table, columnsIn(units));
  const mapping: LoadMapping = {
    mark,
    headings,
    names: places?.names ?? namesOf(columns, rows),
    sources: sourcesOf(units),
    rule: certainty === 'unknown' ? null : rules[0],
  };
  const questions: Question[] = [
    ...(table.doubtfulEncoding === undefined
      ? []
      : [ask('encoding', 'encoding', 'likely', { encoding: table.doubtfulEncoding })]),
    ...(isDoubtful
      ? [ask('decimal', 'decimal', mark === null ? 'unknown' : 'likely', { cell: markCell ?? '' })]
      : []),
    ...unitQuestions(units),
    ...(loads.size > 0 ? originQuestion(origin) : []),
  ];
  return { mapping, origin, columns, units, questions, markCell: isDoubtful ? null : markCell };
}

const EMPTY: Omit<Column, 'place'> = {
  heading: {
    concepts: new Set(),
    axes: new Set(),
    isWorded: false,
    unknown: [],
    units: [],
    plain: '',
  },
  meaning: null,
  unit: null,
  unitFrom: null,
};

const ask = (
  kind: Question['kind'],
  key: Question['key'],
  certainty: Question['certainty'],
  values: Question['values'] = {},
  columns: readonly number[] = [],
): Question => ({ kind, key, certainty, columns, values });

/** Numbers other than 0 in at least half of the rows looked at, which do not count the rows. */
function holdsLoads(rows: Cells, place: number): boolean {
  const cells = rows.map((row) => row[place]).filter((cell) => textOf(cell).trim() !== '');
  const numbers = cells.filter(isNumber);
  const isCounter = rows.every(
    (row, line) => Number(textOf(row[place])) === Number(textOf(rows[0][place])) + line,
  );
  return (
    numbers.length > 0 &&
    2 * numbers.length >= cells.length &&
    numbers.some((cell) => /[1-9]/.test(textOf(cell))) &&
    !(isCounter && /^[01]$/.test(textOf(rows[0][place])))
  );
}

/** Questions about columns, which a person may answer by another column for a load. */
export function columnQuestions(
  table: LoadTable,
  mapping: LoadMapping,
  columns: readonly Column[],
): Question[] {
  const rows = table.cells.slice(mapping.headings, mapping.headings + ROWS_JUDGED);
  const taken = LOAD_NAMES.map((load) => sourceOf(mapping, load).column);
  const used = new Set([...mapping.names, ...taken]);
  if (taken.every((column) => column === null)) return [ask('column', 'column.none', 'unknown')];
  if (mapping.headings === 0) return [ask('column', 'column.byPlace', 'likely')];
  const left = columns.filter(({ place }) => !used.has(place));
  const unused = left.filter(({ place, meaning }) => meaning === null && holdsLoads(rows, place));
  const twice = left.filter(({ meaning }) => LOAD_NAMES.includes(meaning as LoadName));
  const odd = columns.filter(
    ({ place, heading, unit }) =>
      taken.includes(place) &&
      unit !== null &&
      unit.units.length > 0 &&
      heading.units.some(({ units }) => units.length === 0),
  );
  const without = loadsWithout(mapping);
  const placesOf = (some: readonly Column[]) => some.map(({ place }) => place);
  return [
    ...(without.length > 0 && unused.length > 0
      ? [ask('column', 'column.unused', 'likely', { loads: without.join(', ') }, placesOf(unused))]
      : []),
    ...(twice.length > 0 ? [ask('column', 'column.twice', 'likely', {}, placesOf(twice))] : []),
    ...(odd.length > 0 ? [ask('column', 'column.text', 'likely', {}, placesOf(odd))] : []),
  ];
}

/** Whether a question has its answer in the mapping; what is likely is confirmed elsewhere. */
export function isAnswered(question: Question, mapping: LoadMapping): boolean {
  const sources = Object.values(mapping.sources);
  switch (question.key) {
    case 'decimal':
      return mapping.mark !== null;
    case 'unit.unknown':
      return sources.every(({ column, unit }) => unit !== null || !question.columns.includes(column ?? -1));
    case 'column.none':
      return false;
    default:
      return question.certainty === 'likely' || mapping.rule !== null;
  }
}
