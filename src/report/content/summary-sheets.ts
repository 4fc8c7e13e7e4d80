/**
 * The checks and the forces of the anchors as sheets of a workbook, for an office’s own summary: numbers as
 * they were calculated, units in the headings.
 */
import { otherEdges } from '@/design/verdict/edges';
import { combinedSums, namedRows } from '@/design/verdict/rows';
import { timeText } from '@/report/content/dates';
import type { ReportInput } from '@/report/content/report-input';
import { anchorNumbers } from '@/wording/figures';
import { combinationText, edgeText, fullModeName, verdictText } from '@/wording/verdict-text';

type Cell = string | number | null;
type Row = readonly Cell[];
/** By name; the first row of each holds its headings. */
export type Sheets = Readonly<Record<string, readonly Row[]>>;

function designRows(input: ReportInput): Row[] {
  const { design, request, row, project, anchor, overall, fingerprint, calculatedAt, translate: t } = input;
  return [
    [t('report:project'), project.project],
    [t('report:position'), project.position],
    [t('report:revision'), project.revision],
    [t('report:table.standard'), design.standardType],
    [t('report:table.anchor'), anchor.name],
    [t('report:table.combination'), combinationText(request, row, t)],
    [t('report:table.verdict'), verdictText(overall.word, t)],
    [t('report:table.calculated'), timeText(calculatedAt)],
    [t('report:table.fingerprint'), fingerprint],
  ];
}

function checkRows({ answer, translate: t }: ReportInput): Row[] {
  const verdictOf = (verdict: string) => t(`results:verdicts.${verdict}`);
  return [
    ...namedRows(answer).map(({ mode, action, resistance, utilisation, anchors, verdict }): Row => [
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

const forceRows = ({ answer, request }: ReportInput): Row[] =>
  answer.reaction.map(({ no, tension, shear, shearx, sheary }, index) => {
    const [x, y] = request.anchor.coordinates[index];
    return [no, x, y, tension, shear, shearx, sheary];
  });

export function summarySheets(input: ReportInput): Sheets {
  const { translate: t } = input;
  const headings = (names: readonly string[]) => names.map((name) => t(`report:table.${name}`));
  return {
    [t('report:table.checks')]: [
      headings(['check', 'anchors', 'action', 'resistance', 'utilisation', 'limit', 'verdict']),
      ...checkRows(input),
    ],
    [t('report:table.forces')]: [
      [t('report:table.no'), 'x [mm]', 'y [mm]', 'N [kN]', 'V [kN]', 'V_x [kN]', 'V_y [kN]'],
      ...forceRows(input),
    ],
    [t('report:table.design')]: [headings(['property', 'value']), ...designRows(input)],
  };
}
