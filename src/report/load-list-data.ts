/** The load list: how many rows it has, and the gravest of them. */
import type { ListedEnd } from '../stores/design/load-list-end';
import { forEachLoad, LOADS } from '../quantities/inputs';
import { NOTHING, printFigure, utilisationText } from './figures';
import type { ReportInput } from './report-input';
import { governingText, wordText } from './verdict-text';

function rowOf({ row, plate, outcome }: ListedEnd, { answer, design, translate }: ReportInput) {
  const { word, governing } = outcome;
  const isRough = plate === 'rigid' && design.plate.stiffness === '0';
  const name = isRough ? translate('loadList:report.onRigidPlate', { name: row.name }) : row.name;
  return {
    name,
    ...forEachLoad((load) => printFigure(row[load], LOADS[load].kind)),
    governing: governing ? governingText(governing, answer, translate).name : NOTHING,
    utilisation: utilisationText(governing?.utilisation ?? null, governing !== null, translate),
    verdict: wordText(word, translate),
    bad: word === 'not_verified',
  };
}

/** What is said above the table, or in its place. */
function noteOf({ design, list, translate }: ReportInput): string {
  const rows = String(design.loads.list.length);
  if (rows === '0') return '';
  if (list === null) return translate('loadList:report.notCalculated', { rows });
  const { done, failed, worst } = list;
  return translate(done === list.rows ? 'loadList:report.whole' : 'loadList:report.part', {
    rows,
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
