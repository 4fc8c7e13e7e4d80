/** Load cases in the report: combinations with their outcomes, and the critical rows of the load list. */
import type { ListedLoad } from '@/design/model/design-state';
import { type CaseVerdict, utilisationOf } from '@/design/verdict/case-verdict';
import { doneCase, inOrder, type CaseResult, cachedRows } from '@/design/verdict/run-result';
import { combinationClause, PRESENT_FACTORS } from '@/engineering';
import { forEachLoad, LOADS, type LoadName } from '@/quantities/inputs';
import type { ReportInput } from '@/report/model/report-input';
import { type Translate, NOTHING, utilisationText, printValue, printInput } from '@/text/wording/values';
import {
  combinationName,
  factorsOf,
  namedFactors,
  governingText,
  verdictText,
} from '@/text/wording/verdict-text';

export function outcomeData(
  outcome: CaseVerdict | null,
  { answer, translate }: ReportInput,
  naming: 'name' | 'shortName' = 'name',
) {
  const governing = outcome?.governing ?? null;
  const wordOf = (word: CaseVerdict['word']) =>
    naming === 'name' ? verdictText(word, translate) : translate(`results:verdict.shortWords.${word}`);
  return {
    governing: governing ? governingText(governing, answer, translate)[naming] : NOTHING,
    utilisation: utilisationText(governing?.utilisation ?? null, governing !== null, translate),
    verdict: outcome ? wordOf(outcome.word) : translate('results:combinations.offered'),
    bad: outcome?.word === 'not_verified',
  };
}

function rowOf({ row: name = '', listed, plate, verdict }: CaseResult, input: ReportInput) {
  const isRough = plate === 'rigid' && input.design.plate.stiffness === 'elastic';
  return {
    name: isRough ? input.translate('loadList:report.onRigidPlate', { name }) : name,
    ...forEachLoad((load) => printValue(listed?.[load] ?? 0, LOADS[load].kind)),
    ...outcomeData(verdict, input, 'shortName'),
  };
}

/** Returns the given load components, which are all forces or all moments, as one string; '' if all are 0. */
function together(row: ListedLoad, names: readonly LoadName[]): string {
  if (names.every((name) => row[name] === 0)) return '';
  const figures = names.map((name) => printInput(row[name])).join('\u00a0/\u00a0');
  return `${names[0][0]}\u00a0${figures}`;
}

/** Returns the loads in a load list row as a string, such as `N 15.5, V 5 / 2, M 0.75 / 4.6 / 0.2`. */
const listedLoads = (row: ListedLoad, translate: Translate): string =>
  [together(row, ['Nz']), together(row, ['Vx', 'Vy']), together(row, ['Mx', 'My', 'Mz'])]
    .filter((text) => text !== '')
    .join(translate('results:verdict.between'));

const MOST_WORST_ROWS = 5;

/** Returns the most unfavourable rows, except those already shown among the combinations. */
function worst(input: ReportInput) {
  const { list, row, others, translate } = input;
  const shown = new Set([row, ...others.map((other) => other.row)]);
  return (list?.worst ?? [])
    .filter((end) => !shown.has(end.row))
    .slice(0, MOST_WORST_ROWS)
    .map((end) => ({
      ...outcomeData(end.verdict, input),
      name: translate('results:combinations.row', { name: end.row ?? '' }),
      loads: end.listed ? listedLoads(end.listed, translate) : '',
    }));
}

/** Rows are printed from this fraction of the largest utilisation; failing rows are always printed. */
const NEAR = 0.9;

/** Maximum number of rows to print, which fill about eight pages. */
const MOST_PRINTED_ROWS = 200;

/** Returns the rows that fail or are near the largest utilisation, most unfavourable first. */
function criticalRows(known: readonly CaseResult[]): CaseResult[] {
  const largest = known.reduce((most, { verdict }) => Math.max(most, utilisationOf(verdict)), 0);
  return known.filter(
    ({ verdict }) =>
      verdict.word === 'not_verified' ||
      (verdict.governing !== null && utilisationOf(verdict) >= NEAR * largest),
  );
}

/** Returns for each check the rows that it governs and its largest utilisation, which decides the order. */
function governingChecks(known: readonly CaseResult[], { answer, translate }: ReportInput) {
  const found = new Map<string, { rows: number; largest: number }>();
  for (const { verdict } of known) {
    if (verdict.governing === null) continue;
    const { name } = governingText(verdict.governing, answer, translate);
    const { rows, largest } = found.get(name) ?? { rows: 0, largest: 0 };
    found.set(name, { rows: rows + 1, largest: Math.max(largest, utilisationOf(verdict)) });
  }
  return [...found]
    .toSorted(([, one], [, other]) => (one.largest === other.largest ? 0 : other.largest - one.largest))
    .map(([name, { rows, largest }]) => ({
      name,
      rows: String(rows),
      utilisation: utilisationText(Number.isFinite(largest) ? largest : null, true, translate),
    }));
}

/** Returns the file name of the attached table, in a multi-design report with the number of the design. */
export const listTableName = ({ partNo }: Pick<ReportInput, 'partNo'>): string =>
  partNo === undefined ? 'load-list.xlsx' : `load-list-${partNo}.xlsx`;

type Listed = Pick<ReportInput, 'list' | 'translate' | 'partNo' | 'isPdf'>;

/** Returns the name of the table with all rows: a PDF has it as an attachment, a Word file has none. */
const tableOf = (input: Listed): string =>
  input.translate(`loadList:report.${input.isPdf ? 'attached' : 'separate'}`, { file: listTableName(input) });

/** Returns the sentence about the table and the rows whose outcome it contains. */
function tableNote(input: Listed): string {
  const { length: known } = cachedRows(input.list);
  const key = known < (input.list?.done ?? 0) ? 'tablePart' : 'tableWhole';
  return input.translate(`loadList:report.${key}`, { count: known, table: tableOf(input) });
}

/** Returns the note printed above the table of critical rows or instead of the table. */
export function noteOf(input: Listed & Pick<ReportInput, 'design'>): string {
  const { design, list, translate } = input;
  const { length: rows } = design.loads.list;
  if (rows === 0) return '';
  const { done = 0, failed = 0 } = list ?? {};
  const state = list === null ? 'notCalculated' : done === rows ? 'whole' : 'part';
  return translate(`loadList:report.${state}`, {
    count: rows,
    done: String(done),
    failed: String(failed),
    table: tableNote(input),
  });
}

export function loadListData(input: ReportInput) {
  const known = cachedRows(input.list);
  const critical = criticalRows(known);
  const printed = critical.slice(0, MOST_PRINTED_ROWS);
  const more = critical.length - printed.length;
  return {
    list_note: noteOf(input),
    has_listed: known.length > 0,
    listed_count: String(critical.length),
    listed: printed.map((end) => rowOf(end, input)),
    listed_more:
      more === 0 ? '' : input.translate('loadList:report.more', { count: more, table: tableOf(input) }),
    list_checks: governingChecks(known, input),
    gravest: worst(input),
  };
}

function loadsOf(end: ReportInput['others'][number], { list, translate }: ReportInput): string {
  const listed = end.row === undefined ? undefined : list?.worst.find(({ row }) => row === end.row)?.listed;
  return listed ? listedLoads(listed, translate) : namedFactors(end);
}

const combinationRow = (end: ReportInput['others'][number], input: ReportInput) => ({
  name: combinationName(end, input.translate),
  loads: loadsOf(end, input),
  ...outcomeData(end.state === 'done' ? end.verdict : null, input),
});

/** Returns the displayed loads as one of the load cases. */
export const displayedCase = ({ combination, row, input, verdict }: ReportInput): CaseResult =>
  doneCase({ combination, factors: factorsOf(input), ...(row && { row }) }, verdict, input);

/** Returns the factors of the present load code, if combinations with other factors are listed. */
function presentFactorsNote({ design: { standardType }, others, translate }: ReportInput): string {
  const isListed = others.some(({ combination }) => combination !== 'row');
  if (standardType !== 'JGJ145-2013' || !isListed) return '';
  return translate('report:presentFactors', { clause: combinationClause(standardType), ...PRESENT_FACTORS });
}

export function combinationData(input: ReportInput) {
  const { others, translate, list } = input;
  const shown = displayedCase(input);
  return {
    has_combinations: others.length > 0 || (list?.worst.length ?? 0) > 0,
    combinations: inOrder([shown, ...others]).map((end) => combinationRow(end, input)),
    combinations_note: input.design.loads.onlyChosen ? translate('results:combinations.only') : '',
    factors_note: presentFactorsNote(input),
  };
}
