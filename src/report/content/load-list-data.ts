/** Load list of the report: the number of rows, and the critical ones. */
import type { ListedLoad } from '@/design/model/design-state';
import type { ListedOutcome } from '@/design/verdict/load-list-outcome';
import { forEachLoad, LOADS, type LoadName } from '@/quantities/inputs';
import { outcomeData } from '@/report/content/outcome-data';
import type { ReportInput } from '@/report/content/report-input';
import { printFigure, printInput } from '@/wording/figures';
import type { Translate } from '@/wording/translate';

function rowOf({ row, plate, outcome }: ListedOutcome, input: ReportInput) {
  const { name } = row;
  const isRough = plate === 'rigid' && input.design.plate.stiffness === 'elastic';
  return {
    name: isRough ? input.translate('loadList:report.onRigidPlate', { name }) : name,
    ...forEachLoad((load) => printFigure(row[load], LOADS[load].kind)),
    ...outcomeData(outcome, input, 'shortName'),
  };
}

/** A force in all its directions as one text; what is 0 in all of them is not said. */
function together(row: ListedLoad, names: readonly LoadName[]): string {
  if (names.every((name) => row[name] === 0)) return '';
  const figures = names.map((name) => printInput(row[name])).join('\u00a0/\u00a0');
  return `${names[0][0]}\u00a0${figures}`;
}

/** `N 15.5, V 5 / 2, M 0.75 / 4.6 / 0.2`. */
export const listedLoads = (row: ListedLoad, translate: Translate): string =>
  [together(row, ['Nz']), together(row, ['Vx', 'Vy']), together(row, ['Mx', 'My', 'Mz'])]
    .filter((text) => text !== '')
    .join(translate('results:verdict.between'));

/** Rows of the list that the first page of the simple report has. */
const MOST_WORST_ROWS = 5;

/** Rows shown among the combinations are not repeated. */
function worst(input: ReportInput) {
  const { list, row, others, translate } = input;
  const shown = new Set([row, ...others.map((other) => other.row)]);
  return (list?.worst ?? [])
    .filter((end) => !shown.has(end.row.name))
    .slice(0, MOST_WORST_ROWS)
    .map((end) => ({
      ...outcomeData(end.outcome, input),
      name: translate('results:combinations.row', { name: end.row.name }),
      loads: listedLoads(end.row, translate),
    }));
}

/** Note above the table, or in its place. */
function noteOf({ design, list, translate }: ReportInput): string {
  const { length: rows } = design.loads.list;
  if (rows === 0) return '';
  const { done = 0, failed = 0 } = list ?? {};
  const state = list === null ? 'notCalculated' : done === rows ? 'whole' : 'part';
  return translate(`loadList:report.${state}`, {
    rows: String(rows),
    done: String(done),
    failed: String(failed),
  });
}

export function loadListData(input: ReportInput) {
  const rows = input.list?.worst ?? [];
  return {
    list_note: noteOf(input),
    has_listed: rows.length > 0,
    listed_count: String(rows.length),
    listed: rows.map((end) => rowOf(end, input)),
    gravest: worst(input),
  };
}
