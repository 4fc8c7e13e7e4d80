/** Checks and anchor forces as sheets of a workbook: unrounded numbers, with units in the headings. */
import type { ListedLoad } from '@/design/model/design-state';
import type { CaseVerdict } from '@/design/verdict/case-verdict';
import { allChecks, combinedSums, otherEdges } from '@/design/verdict/check-status';
import { fittingRemarks } from '@/design/verdict/remarks';
import { cachedRows, inOrder } from '@/design/verdict/run-result';
import { editionOf } from '@/engineering';
import { LOAD_NAMES, LOADS, unitOf } from '@/quantities/inputs';
import { timeText } from '@/report/content/dates';
import { displayedCase, listTableName } from '@/report/content/load-case-data';
import type { AttachedTable, ReportInput } from '@/report/model/report-input';
import { workbookOf } from '@/shared/tables/workbook';
import { clauseText, missingText, reservationText, statementText } from '@/text/wording/statement-text';
import { anchorNumbers, NOTHING } from '@/text/wording/values';
import {
  combinationName,
  combinationText,
  edgeText,
  fullModeName,
  governingText,
  namedFactors,
  verdictText,
} from '@/text/wording/verdict-text';

type Cell = string | number | null;
type Row = readonly Cell[];
/** Number of decimals shown in each column, null for text; the cells contain the full number. */
type Decimals = readonly (0 | 1 | 2 | 3 | null)[];

interface SummarySheet {
  rows: readonly Row[];
  decimals: Decimals;
}

function designRows(input: ReportInput): Row[] {
  const { project, answer, translate: t } = input;
  const { standardType } = input.design;
  const isDemonstration = input.verdict.assumptions.includes('demonstration_data');
  return [
    ...(isDemonstration
      ? [[t('report:table.mark'), t('results:verdict.assumptions.demonstration_data')]]
      : []),
    [t('report:project'), project.project],
    [t('report:position'), project.position],
    [t('report:revision'), project.revision],
    [t('report:company'), project.company],
    [t('report:designer'), project.designer],
    [t('report:table.standard'), standardType],
    [t('report:table.edition'), editionOf(standardType)],
    [t('report:table.anchor'), input.anchor.name],
    [t('report:table.combination'), combinationText(input.input, input.row, t)],
    [t('report:table.verdict'), verdictText(input.overall.word, t)],
    [t('report:table.calculated'), timeText(input.calculatedAt)],
    [t('report:table.fingerprint'), input.fingerprint],
    [t('report:table.engine'), answer.engine ?? NOTHING],
    [t('report:table.app'), input.appVersion],
  ];
}

function checkRows({ answer, translate: t }: ReportInput): Row[] {
  const verdictOf = (verdict: string) => t(`results:verdicts.${verdict}`);
  return [
    ...allChecks(answer).map(({ mode, action, resistance, utilisation, anchors, verdict }): Row => [
      fullModeName(mode, answer, t),
      anchorNumbers(anchors),
      action,
      resistance,
      utilisation,
      null,
      verdictOf(verdict),
    ]),
    ...otherEdges(answer).map((edge): Row => [
      edgeText(edge, t),
      anchorNumbers(edge.anchors),
      edge.action,
      edge.resistance,
      edge.utilisation,
      null,
      verdictOf(edge.verdict),
    ]),
    ...combinedSums(answer).map(({ key, value, limit, anchors, shown }): Row => [
      t(`results:combinedRows.${key}`),
      anchors.join(', '),
      null,
      null,
      value === null ? null : 100 * value,
      100 * limit,
      verdictOf(shown),
    ]),
  ];
}

const forceRows = ({ answer, input }: ReportInput): Row[] =>
  answer.reaction.map(({ no, tension, shear, shearx, sheary }, index) => {
    const { x, y } = input.anchors[index];
    return [no, x, y, tension, shear, shearx, sheary];
  });

function combinationRows(input: ReportInput): Row[] {
  const { others, translate: t } = input;
  return inOrder([displayedCase(input), ...others]).map((end) => [
    combinationName(end, t),
    namedFactors(end),
    ...outcomeCells(end.state === 'done' ? end.verdict : null, input),
  ]);
}

function outcomeCells(outcome: CaseVerdict | null, { answer, translate: t }: ReportInput): Cell[] {
  const governing = outcome?.governing ?? null;
  return [
    governing ? governingText(governing, answer, t).name : null,
    governing?.utilisation ?? null,
    outcome ? verdictText(outcome.word, t) : t('results:combinations.offered'),
  ];
}

/** Returns the load list rows: most unfavourable first, then rows without an outcome in list order. */
function listRows(input: ReportInput): Row[] {
  const known = cachedRows(input.list);
  const shown = new Set(known.map(({ listed }) => listed));
  const names = new Set(known.map(({ row }) => row));
  const others = input.design.loads.list.filter((row) => !shown.has(row) && !names.has(row.name));
  const cells = (row: ListedLoad, outcome: CaseVerdict | null): Row => [
    row.name,
    ...LOAD_NAMES.map((load) => row[load]),
    ...(outcome === null ? [null, null, null] : outcomeCells(outcome, input)),
  ];
  return [
    ...known.flatMap(({ listed, verdict }) => (listed ? [cells(listed, verdict)] : [])),
    ...others.map((row) => cells(row, null)),
  ];
}

function noteRows(input: ReportInput): Row[] {
  const { answer, verdict, overall, translate: t } = input;
  return [
    ...overall.missing.map((one): Row => [t('report:table.missing'), missingText(one, answer, t), null]),
    ...overall.reservations.map((one): Row => [
      t('report:table.reservation'),
      reservationText(one, t),
      one.clause,
    ]),
    ...fittingRemarks(answer, verdict).map((remark): Row => [
      t(`results:kinds.${remark.kind}`),
      statementText(remark, t),
      remark.clause === '' ? null : clauseText(remark.clause, t),
    ]),
  ];
}

export function summarySheets(input: ReportInput): Readonly<Record<string, SummarySheet>> {
  const { translate: t } = input;
  const headings = (names: readonly string[]) => names.map((name) => t(`report:table.${name}`));
  const sheet = (head: Row, rows: readonly Row[], decimals: Decimals): SummarySheet => ({
    rows: [head, ...rows],
    decimals,
  });
  const outcome = ['governing', 'utilisation', 'verdict'];
  const loads = LOAD_NAMES.map((load) => `${load[0]}_${load[1]} [${unitOf(LOADS[load])}]`);
  const { length: listed } = input.design.loads.list;
  return {
    [t('report:table.checks')]: sheet(
      headings(['check', 'anchors', 'action', 'resistance', 'utilisation', 'limit', 'verdict']),
      checkRows(input),
      [null, null, 3, 3, 1, 0, null],
    ),
    [t('report:table.forces')]: sheet(
      [t('report:table.no'), 'x [mm]', 'y [mm]', 'N [kN]', 'V [kN]', 'V_x [kN]', 'V_y [kN]'],
      forceRows(input),
      [0, 1, 1, 3, 3, 3, 3],
    ),
    [t('report:table.combinations')]: sheet(
      headings(['combination', 'factors', ...outcome]),
      combinationRows(input),
      [null, null, null, 1, null],
    ),
    ...(listed > 0 && {
      [t('report:table.list')]: sheet(
        [t('report:table.row'), ...loads, ...headings(outcome)],
        listRows(input),
        [null, 3, 3, 3, 3, 3, 3, null, 1, null],
      ),
    }),
    [t('report:table.notes')]: sheet(headings(['kind', 'note', 'clause']), noteRows(input), []),
    [t('report:table.design')]: sheet(headings(['property', 'value']), designRows(input), []),
  };
}

/** Table of all load list rows, of which a report shows some; the PDF report has it as an attachment. */
/** Returns the table of a design; an empty list if its load list is empty or was not calculated. */
export const listTables = (input: ReportInput): AttachedTable[] =>
  cachedRows(input.list).length === 0
    ? []
    : [{ name: listTableName(input), content: workbookOf(summarySheets(input)) }];
