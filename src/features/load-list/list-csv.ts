/** The load list with its results as a text table for spreadsheet programs. */
import { ROW_KEYS, rowKeyOf } from '@/design/verdict/checks';
import { doneOf, governingOf, largestOf, shareOf, type RowData } from '@/features/load-list/row-data';
import { LOADS, SHOWN_LOADS, unitOf } from '@/quantities/inputs';
import { toCsv } from '@/shared/tables/csv';
import type { Translate } from '@/wording/translate';
import { verdictText } from '@/wording/verdict-text';

const ONE_DECIMAL = 10;
const rounded = (share: number, translate: Translate): number | string => {
  if (share < 0) return '';
  return Number.isFinite(share)
    ? Math.round(share * ONE_DECIMAL) / ONE_DECIMAL
    : translate('results:unbounded');
};

function cellsOf(data: RowData, translate: Translate): (number | string)[] {
  const { row, end } = data;
  const done = doneOf(data);
  const governing = governingOf(data);
  const state = end === null ? 'loadList:state.open' : 'loadList:state.failed';
  return [
    row.name,
    ...SHOWN_LOADS.map((load) => row[load]),
    done ? verdictText(done.verdict.word, translate) : translate(state),
    done ? rounded(largestOf(data), translate) : '',
    governing ? translate(`loadList:modes.${rowKeyOf(governing)}`) : '',
    done ? translate(`loadList:plate.${done.plate}`) : '',
    ...ROW_KEYS.map((key) => rounded(shareOf(data, key), translate)),
  ];
}

export function listAsCsv(rows: readonly RowData[], translate: Translate): string {
  const t = (key: string) => translate(`loadList:${key}`);
  const headings = [
    t('columns.name'),
    ...SHOWN_LOADS.map((load) => `${load} [${unitOf(LOADS[load])}]`),
    t('columns.verdict'),
    `${t('columns.utilisation')} [%]`,
    t('columns.governing'),
    t('columns.plate'),
    ...ROW_KEYS.map((key) => `${t(`modes.${key}`)} [%]`),
  ];
  return toCsv([headings, ...rows.map((data) => cellsOf(data, translate))]);
}
