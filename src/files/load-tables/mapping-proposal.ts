/**
 * Proposes an interpretation of a table, with a reason for each choice, and lists as questions what the table
 * does not state and every word that no rule understands.
 */
import {
  COMPONENTS,
  columnsOf,
  isLoad,
  kindOf,
  unitsOf,
  unitsOfColumns,
  type Column,
  type UnitFound,
} from '@/files/load-tables/column-meanings';
import { has, leftWords, unknownIn } from '@/files/load-tables/headings';
import {
  leftOfText,
  OWN_STATEMENTS,
  presetsOf,
  wordsOfText,
  STATEMENT_NAMES,
  STATEMENTS,
  type Presets,
  type Statement,
  type Statements,
} from '@/files/load-tables/load-conventions';
import {
  namesOf,
  sourceOf,
  withColumn,
  type ColumnUse,
  type LoadMapping,
} from '@/files/load-tables/load-mapping';
import { letterOf, textOf, withoutUnit, type Cell, type Cells } from '@/files/load-tables/raw-table';
import { isEnvelope, isUnitOf, lettersId } from '@/files/load-tables/read-loads';
import { columnName, isNumber, notesOf, type LoadTable } from '@/files/load-tables/split-tables';
import { grouped } from '@/quantities/group-by';
import { LOAD_NAMES } from '@/quantities/inputs';
import { decimalMarkOf } from '@/text/format/parse-number';

export interface Question {
  /** unit, sign, axis, level, column, word, decimal, encoding, table, hidden, format or envelope. */
  kind: string;
  /** Translation key of the question. */
  key: string;
  /** `likely`: the user must confirm the preset answer; `unknown`: the user must choose the answer. */
  certainty: 'likely' | 'unknown';
  columns: readonly number[];
  values: Readonly<Record<string, string>>;
  /** Key of the answer in the mapping. */
  id: string;
  /** Possible answers; without any, the statements or the column heads contain the answer. */
  options: readonly string[];
}

export interface Proposal {
  mapping: LoadMapping;
  presets: Presets;
  columns: readonly Column[];
  units: readonly UnitFound[];
  /** Texts outside the table: sheet name, titles and notes below the headings. */
  texts: readonly string[];
  /** Questions that the mapping does not change. */
  questions: readonly Question[];
}

/** True for a table whose headings, and no other word, say that it means what this app means. */
export const isOwn = ({ presets }: Proposal): boolean =>
  STATEMENT_NAMES.some((name) => presets[name]?.source === 'own') &&
  STATEMENT_NAMES.every((name) => presets[name]?.value === OWN_STATEMENTS[name]);

/** Identifies a layout by headings, and words outside but numbers, names and dates. */
export const layoutOf = ({ cells, headings }: LoadTable, { texts }: Proposal): string =>
  JSON.stringify([
    cells.slice(0, headings).map((row) => row.map(textOf)),
    [...new Set(texts.flatMap(wordsOfText))].sort(),
  ]);

/** Number of rows examined to find the row names. */
const ROWS_JUDGED = 50;

/** Returns the columns of row names: by their headings, otherwise the first that contains mostly text. */
function nameColumns(columns: readonly Column[], rows: Cells): number[] {
  const named = columns.filter(({ meaning }) => meaning === 'name').map(({ place }) => place);
  const isText = (cell: Cell | undefined) => textOf(cell) !== '' && !isNumber(cell);
  const isMostlyText = (place: number) => 2 * rows.filter((row) => isText(row[place])).length > rows.length;
  const first = columns.find(({ place, meaning }) => meaning === null && isMostlyText(place));
  return named.length > 0 || first === undefined ? named : [first.place];
}

/** Returns the column of the nodes: the one that its heading names, otherwise the name beside a load case. */
function nodeColumn(columns: readonly Column[], names: readonly number[]): number | undefined {
  const isOf = (concept: 'node' | 'case') => (place: number) => has(columns[place].heading, concept);
  const named = names.find(isOf('node'));
  return named === undefined && names.some(isOf('case'))
    ? names.find((place) => !isOf('case')(place))
    : named;
}

/** Returns the decimal mark of numbers stored as text, null if unknown, and a cell with a doubtful mark. */
function markOf({ cells, headings, separator }: LoadTable, units: readonly UnitFound[]) {
  const texts = cells
    .slice(headings)
    .flatMap((row) => units.map(({ column }) => row[column.place]))
    .flatMap((cell) => (typeof cell === 'string' ? withoutUnit(cell).digits : []));
  const { mark, isDoubtful } = decimalMarkOf(texts);
  const doubtful = isDoubtful ? texts.find((cell) => /\d[.,]\d/.test(cell)) : undefined;
  // If commas separate the cells, a point is most likely the decimal mark.
  const isOnlyPoint = separator === ',' && texts.every((cell) => !cell.includes(','));
  return { mark: isDoubtful && !isOnlyPoint ? null : mark, doubtful };
}

const KINDS: Readonly<Record<string, string>> = {
  forces: 'sign',
  member: 'sign',
  sign: 'sign',
  axes: 'axis',
  anchor: 'sign',
  factor: 'level',
  letters: 'unit',
};

/** Returns a question; the user must choose the answer if there are options. */
export function ask(key: string, values: Question['values'] = {}, more: Partial<Question> = {}): Question {
  const { columns = [], options = [] } = more;
  const [group, name = group] = key.split('.');
  const kind = KINDS[name] ?? (group === 'statement' || group === 'likely' ? name : group);
  const certainty = options.length > 0 ? 'unknown' : 'likely';
  return { kind, key, values, columns, options, certainty, id: `${key} ${columns.join()}`, ...more };
}

/** Answers to a word: it says nothing about the forces, or it makes one of the statements. */
const MEANINGS = [
  'ignore',
  ...(['forces', 'level', 'sign'] as const).flatMap((name) =>
    STATEMENTS[name].map((one) => `${name}:${one}`),
  ),
];

/** Groups a list by a text; items with the text '' are left out. */
const groupsOf = <T>(list: readonly T[], textOfItem: (item: T) => string): [text: string, items: T[]][] =>
  [...grouped(list, textOfItem)].filter(([text]) => text !== '');

const unitQuestions = (units: readonly UnitFound[]): Question[] =>
  groupsOf(units, ({ unit, isLikely, isStated, column, load }) => {
    if (unit === null) return `unit.unknown ${kindOf(load)} ${column.unit?.text}`;
    return !isLikely ? '' : isStated ? 'unit.newton' : 'unit.none';
  }).map(([group, found]) => {
    const [key] = group.split(' ');
    const names = [...new Set(found.map(({ unit }) => unit))].join(', ');
    const columns = found.map(({ column }) => column.place);
    const options = key === 'unit.unknown' ? unitsOf(found[0].load) : [];
    return ask(key, { units: names, text: found[0].column.unit?.text ?? '' }, { columns, options });
  });

/** Returns the first content of a column; '' for an empty column. */
export function firstOf({ cells, headings }: LoadTable, place: number): string {
  const row = cells.find((one, at) => at >= headings && textOf(one[place]).trim() !== '');
  return textOf(row?.[place]).trim();
}

/** Returns a question for each unknown word of the headings, and for each text with unknown words. */
function wordQuestions(table: LoadTable, columns: readonly Column[], texts: readonly string[]): Question[] {
  const words = columns.flatMap(({ place, cells, meaning }) =>
    meaning === null || firstOf(table, place) === ''
      ? []
      : cells.flatMap((one) => leftWords(one, meaning).map((word) => ({ word, place }))),
  );
  const options = MEANINGS;
  return [
    ...groupsOf(words, ({ word }) => word).map(([word, found]) => {
      const columnsOfWord = [...new Set(found.map(({ place }) => place))];
      return ask('word.heading', { word }, { columns: columnsOfWord, id: `word ${word}`, options });
    }),
    ...groupsOf(texts, (text) => leftOfText(text).join(', ')).map(([word, [text]]) =>
      ask('word.text', { word, text }, { id: `text ${word}`, options }),
    ),
  ];
}

export function propose(table: LoadTable): Proposal {
  const { cells, headings, titles, doubtfulEncoding: encoding, hidden, shown = [] } = table;
  const columns = columnsOf(table);
  const units = unitsOfColumns(columns);
  const rows = cells.slice(headings);
  const names = nameColumns(columns, rows.slice(0, ROWS_JUDGED));
  const node = nodeColumn(columns, names);
  const texts = [...new Set([...titles, ...notesOf(table)])];
  const rowNames = rows
    .filter((row) => units.some(({ column }) => isNumber(row[column.place])))
    .map((row) => names.map((place) => textOf(row[place])).join(' '));
  const presets = presetsOf(columns, texts, rowNames);
  const { mark, doubtful } = markOf(table, units);
  const uses = columns.map(({ place, meaning }): ColumnUse => {
    const found = units.find(({ column }) => column.place === place);
    const isFirst = units.find(({ load }) => load === meaning) === found;
    const name = place === node ? 'node' : 'name';
    const is = names.includes(place) ? name : isLoad(meaning) && isFirst ? meaning : null;
    return { is, sign: 1, unit: found?.unit ?? null, isStated: found?.isStated ?? false };
  });
  const values = STATEMENT_NAMES.map((name) => [name, presets[name]?.value ?? null]);
  const statements = Object.fromEntries(values) as Statements;
  const { rows: hiddenRows = [], columns: hiddenColumns = [] } = hidden ?? {};
  const places = [...hiddenRows.map((row) => String(row + 1)), ...hiddenColumns.map(letterOf)].join(', ');
  const scaled = shown.filter((one) => typeof one.shown === 'number');
  const odd = scaled
    .map(({ row, column, shown: text }) => `${letterOf(column)}${row + 1} (${text})`)
    .join(', ');
  const certainty = mark === null ? 'unknown' : 'likely';
  const questions = [
    ...(encoding === undefined ? [] : [ask('encoding', { encoding })]),
    ...(doubtful === undefined
      ? []
      : [ask('decimal', { cell: doubtful }, { options: [',', '.'], certainty })]),
    ...(places === '' ? [] : [ask('hidden', { places })]),
    ...(odd === '' ? [] : [ask('format', { cells: odd })]),
    ...(isEnvelope(cells) ? [ask('envelope')] : []),
    ...(units.length === 0 ? [] : wordQuestions(table, columns, texts)),
  ];
  const mapping = { mark, headings, columns: uses, statements, factor: null, answers: {} };
  return { mapping, presets, columns, units, texts, questions };
}

/** Returns the questions about statements that are missing, only likely, or prevent the import. */
function statementQuestions({ presets }: Proposal, mapping: LoadMapping): Question[] {
  const { statements, factor } = mapping;
  const sources = LOAD_NAMES.map((load) => sourceOf(mapping, load)?.is);
  // The sign of a force along an axis follows from the forces and the axes; N and T need no axes.
  const isFree = (name: Statement) =>
    name === 'sign'
      ? sourceOf(mapping, 'Nz')?.is !== 'N'
      : name === 'axes' && sources.every((is) => is === 'N' || is === 'T' || is === undefined);
  const open = { certainty: 'unknown' } as const;
  return [
    ...STATEMENT_NAMES.flatMap((name): Question[] => {
      const preset = presets[name];
      if (statements[name] === null) return isFree(name) ? [] : [ask(`statement.${name}`, {}, open)];
      const isLikely = preset?.isLikely && preset.value === statements[name];
      const key = preset?.value === 'member' ? 'member' : name;
      return isLikely ? [ask(`likely.${key}`, { text: preset.text })] : [];
    }),
    ...(statements.level === 'characteristic' && factor === null ? [ask('factor', {}, open)] : []),
    ...(statements.forces === 'anchor' ? [ask('anchor', {}, open)] : []),
  ];
}

/** Returns the questions about columns that are left out although they contain more than zeros. */
function columnQuestions(table: LoadTable, { columns }: Proposal, mapping: LoadMapping): Question[] {
  const rows = table.cells.slice(table.headings);
  const sources = LOAD_NAMES.flatMap((load) => sourceOf(mapping, load)?.column ?? []);
  if (sources.length === 0) return [ask('column.none', {}, { certainty: 'unknown' })];
  if (table.headings === 0) return [ask('column.byPlace')];
  const taken = new Set([...namesOf(mapping), ...sources]);
  return columns.flatMap(({ place, meaning, heading }) => {
    const isNew = meaning === null && (!taken.has(place) || unknownIn(heading).length > 0);
    const isSecond = isLoad(meaning) && !taken.has(place);
    if (!(isNew || isSecond) || !rows.some((row) => /[1-9\p{L}]/u.test(textOf(row[place])))) return [];
    const values = { first: firstOf(table, place), word: columnName(table, place) };
    const more = {
      columns: [place],
      id: `column ${values.word}`,
      options: ['ignore', 'name', 'node', ...COMPONENTS],
    };
    return [ask(isNew ? 'column.unused' : 'column.twice', values, more)];
  });
}

/** Returns the questions about letters behind the numbers of a load column that are no agreeing unit. */
const letterQuestions = ({ cells, headings }: LoadTable, mapping: LoadMapping): Question[] =>
  LOAD_NAMES.flatMap((load) => {
    const source = sourceOf(mapping, load);
    const texts = source ? cells.slice(headings).map((row) => textOf(row[source.column])) : [];
    const odd = groupsOf(texts, (text) => withoutUnit(text).letters);
    return odd.flatMap(([word, [cell]]) => {
      if (source === null || isUnitOf(source, word)) return [];
      const { column } = source;
      const options = [
        'ignore',
        ...(load === 'Nz' ? STATEMENTS.sign : []),
        ...(withoutUnit(cell).unit ? ['unit'] : []),
      ];
      return [
        ask('word.letters', { word, cell }, { columns: [column], id: lettersId(column, word), options }),
      ];
    });
  });

/** Returns the columns with the meanings that the user has given them. */
const usedColumns = ({ columns }: Proposal, { columns: uses }: LoadMapping): Column[] =>
  columns.map((column) => {
    const { is } = uses[column.place];
    return { ...column, meaning: is === 'node' ? 'name' : is };
  });

export const questionsOf = (table: LoadTable, proposal: Proposal, mapping: LoadMapping): Question[] => [
  ...proposal.questions,
  ...unitQuestions(unitsOfColumns(usedColumns(proposal, mapping))),
  ...(mapping.columns.some(({ is }) => isLoad(is)) ? statementQuestions(proposal, mapping) : []),
  ...columnQuestions(table, proposal, mapping),
  ...letterQuestions(table, mapping),
];

/** True as long as the user must choose an answer; preset answers are confirmed together. */
export function isOpen(question: Question, { mark, answers, columns: uses }: LoadMapping): boolean {
  const { key, id, certainty, columns } = question;
  if (certainty === 'likely') return false;
  if (key === 'decimal') return mark === null;
  if (key !== 'unit.unknown') return answers[id] === undefined;
  return columns.some((place) => isLoad(uses[place].is) && uses[place].unit === null);
}

/** Returns the mapping with another use of a column, and the unit that the table states for it. */
export function withUse(
  proposal: Proposal,
  mapping: LoadMapping,
  place: number,
  is: ColumnUse['is'],
): LoadMapping {
  const next = withColumn(mapping, place, { is });
  const found = unitsOfColumns(usedColumns(proposal, next)).find(({ column }) => column.place === place);
  return withColumn(next, place, { unit: found?.unit ?? null, isStated: found?.isStated ?? false });
}

/** Returns the mapping after an answer to a question that offers several. */
export function answered(
  { id, key, columns }: Question,
  { proposal, mapping }: { proposal: Proposal; mapping: LoadMapping },
  answer: string,
): LoadMapping {
  const next = { ...mapping, answers: { ...mapping.answers, [id]: answer } };
  const [statement, value] = answer.split(':');
  const unit = answer as ColumnUse['unit'];
  if (key === 'decimal') return { ...next, mark: answer as LoadMapping['mark'] };
  if (value !== undefined) return { ...next, statements: { ...next.statements, [statement]: value } };
  if (key === 'unit.unknown') return columns.reduce((all, place) => withColumn(all, place, { unit }), next);
  if (!key.startsWith('column')) return next;
  const is = answer === 'ignore' ? null : (answer as ColumnUse['is']);
  // Only one column contains a load, or the node.
  const before = is === null || is === 'name' ? -1 : next.columns.findIndex((use) => use.is === is);
  return withUse(proposal, before < 0 ? next : withColumn(next, before, { is: null }), columns[0], is);
}
