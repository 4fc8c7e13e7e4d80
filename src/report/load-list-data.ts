/** The load list: how many rows it has, and the gravest of them. */
import type { ListedEnd } from '../stores/design/load-list-end';
import { forEachLoad, LOADS } from '../quantities/inputs';
import { printFigure } from './figures';
import { outcomeData } from './outcome-data';
import type { ReportInput } from './report-input';

function rowOf({ row, plate, outcome }: ListedEnd, input: ReportInput) {
  const { name } = row;
  const isRough = plate === 'rigid' && input.design.plate.stiffness === '0';
  return {
    name: isRough ? input.translate('loadList:report.onRigidPlate', { name }) : name,
    ...forEachLoad((load) => printFigure(row[load], LOADS[load].kind)),
    ...outcomeData(outcome, input),
  };
}

/** What is said above the table, or in its place. */
function noteOf({ design, list, translate }: ReportInput): string {
  const { length: rows } = design.loads.list;
  if (rows === 0) return '';
  const { done = 0, failed = 0, worst = [] } = list ?? {};
  const state = list === null ? 'notCalculated' : done === rows ? 'whole' : 'part';
  return translate(`loadList:report.${state}`, {
    rows: String(rows),
    done: String(done),
    failed: String(failed),
    shown: String(worst.length),
  });
}

export function loadListData(input: ReportInput) {
  const rows = input.list?.worst ?? [];
  return {
    list_note: noteOf(input),
    has_listed: rows.length > 0,
    listed: rows.map((end) => rowOf(end, input)),
  };
}
