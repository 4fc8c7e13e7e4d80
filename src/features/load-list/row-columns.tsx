/** The columns of the load list: name, verdict, utilisation, a narrow column for each check, and loads. */
import type { ReactNode } from 'react';
import { ROW_KEYS, type RowKey, rowKeyOf } from '@/design/verdict/check-status';
import { CheckCell, Plate, Share, Verdict, Load, RowEditor } from '@/features/load-list/row-cells';
import {
  doneOf,
  governingOf,
  isNotNeeded,
  largestOf,
  shareOf,
  type RowData,
} from '@/features/load-list/row-data';
import { LOADS, SHOWN_LOADS, unitOf } from '@/quantities/inputs';
import type { Translate } from '@/text/wording/values';

export interface Column {
  key: string;
  title: string;
  width: number;
  isFigure?: boolean;
  /** True for the narrow column of a check, whose title is written downwards. */
  isCheck?: boolean;
  /** Value by which the column is sorted. */
  value?: (data: RowData) => number | string;
  render: (data: RowData) => ReactNode;
}

function checkColumn(key: RowKey, translate: Translate): Column {
  const name = translate(`loadList:modes.${key}`);
  return {
    key,
    title: name,
    width: 15,
    isCheck: true,
    value: (data) => shareOf(data, key),
    render: (data) => {
      const governing = governingOf(data);
      return (
        <CheckCell
          name={name}
          value={shareOf(data, key)}
          governs={governing !== null && rowKeyOf(governing) === key}
          unbounded={translate('results:unbounded')}
          notNeeded={isNotNeeded(data, key) ? translate('results:verdicts.notNeeded') : undefined}
        />
      );
    },
  };
}

const NAME = { least: 80, most: 220, padding: 16 };
/** Width of a character in the table's font, px. */
const LETTER = { latin: 7, chinese: 13 };
const CHINESE = /[\u2e80-\uffff]/g;

/** Width in px that fits the longest name, up to a limit that keeps the loads in view. */
export function nameWidth(names: readonly string[]): number {
  const widthOf = (name: string) => {
    const chinese = name.match(CHINESE)?.length ?? 0;
    return NAME.padding + chinese * LETTER.chinese + (name.length - chinese) * LETTER.latin;
  };
  const longest = names.reduce((found, name) => Math.max(found, widthOf(name)), 0);
  return Math.min(NAME.most, Math.max(NAME.least, longest));
}

/** Returns the columns after the first column (the name), which the table renders itself. */
export function rowColumns(translate: Translate, isElastic: boolean): Column[] {
  const t = (key: string) => translate(`loadList:columns.${key}`);
  return [
    {
      key: 'verdict',
      title: t('verdict'),
      width: 116,
      render: (data) => <Verdict data={data} translate={translate} />,
    },
    {
      key: 'utilisation',
      title: `${t('utilisationShort')} [%]`,
      width: 76,
      isFigure: true,
      value: largestOf,
      render: (data) => (
        <b>
          <Share value={largestOf(data)} unbounded={translate('results:unbounded')} />
        </b>
      ),
    },
    {
      key: 'governing',
      title: t('governing'),
      width: 100,
      render: (data) => {
        const governing = governingOf(data);
        return governing && translate(`loadList:modes.${rowKeyOf(governing)}`);
      },
    },
    // Before the loads, so that no check is covered by the fixed column of actions.
    ...ROW_KEYS.map((key) => checkColumn(key, translate)),
    ...SHOWN_LOADS.map((load): Column => ({
      key: load,
      title: `${load} [${unitOf(LOADS[load])}]`,
      width: unitOf(LOADS[load]) === 'kN' ? 62 : 68,
      isFigure: true,
      value: ({ row }) => row[load],
      render: (data) =>
        data.isEdited ? <RowEditor data={data} part={load} /> : <Load data={data} load={load} />,
    })),
    ...(isElastic
      ? [
          {
            key: 'plate',
            title: t('plate'),
            width: 76,
            value: (data: RowData) => doneOf(data)?.plate ?? '',
            render: (data: RowData) => <Plate data={data} translate={translate} />,
          },
        ]
      : []),
  ];
}
