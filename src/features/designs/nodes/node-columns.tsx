/** Columns of the table of nodes, on the screen and in a spreadsheet. */
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { LargestKind } from '@/design/model/load-cases';
import { rowKeyOf, type RowKey } from '@/design/verdict/check-status';
import { VERDICT_ICONS } from '@/features/current-design/verdict-mark';
import type { NodeRow } from '@/features/designs/nodes/use-nodes';
import { type Translate, printValue, utilisationText } from '@/text/wording/values';
import { verdictText } from '@/text/wording/verdict-text';

interface NodeColumn {
  key: string;
  title: string;
  width: number;
  /** Content of a cell in a spreadsheet, by which the table is also sorted. */
  value: (row: NodeRow) => number | string;
  /** Content on the screen; the value if missing. */
  cell?: (row: NodeRow) => ReactNode;
}

const FORCES = { tension: 'kN', compression: 'kN', shear: 'kN', moment: 'kNm', torsion: 'kNm' } as const;

/** Returns the utilisation of a node in per cent: Infinity if unbounded, -1 without a result. */
const shareOf = ({ result }: NodeRow): number =>
  result?.governing ? (result.governing.utilisation ?? Infinity) : -1;

/** Returns the name of the design, or why the node has none. */
function designText({ design }: NodeRow, t: Translate): string {
  if (typeof design === 'object' && design !== null) return design.name || t('designs:unnamed');
  return t(`designs:nodes.state.${design ?? 'open'}`);
}

/** Returns the verdict of a node, or why it has none. */
const stateText = ({ result, hasOtherLoads }: NodeRow, t: Translate): string =>
  result
    ? verdictText(result.word, t)
    : t(`designs:${hasOtherLoads ? 'nodes.state.otherLoads' : 'state.open'}`);

/** Returns the largest utilisation of each check, such as 'Cone 62.1 %, Pry-out 40.0 %'. */
export const needsText = ({ needs }: NodeRow, t: Translate): string =>
  (Object.entries(needs) as [RowKey, number | null][])
    .map(([key, share]) => `${t(`loadList:modes.${key}`)} ${utilisationText(share, true, t)}`)
    .join(', ');

function beforeText({ before }: NodeRow, t: Translate): string {
  if (before === null) return '';
  const { word, governing } = before.result;
  const share = governing ? utilisationText(governing.utilisation, true, t) : '';
  const reasons = before.reasons.map((reason) => t(`designs:nodes.reason.${reason}`)).join(', ');
  return `${verdictText(word, t)} ${share} (${reasons})`;
}

interface Actions {
  t: Translate;
  /** Opens the design of a node; with its governing row on screen if there is a result. */
  onOpen: (row: NodeRow) => void;
}

export function nodeColumns({ t, onOpen }: Actions): NodeColumn[] {
  const title = (key: string) => t(`designs:nodes.columns.${key}`);
  return [
    { key: 'node', title: title('node'), width: 110, value: ({ node }) => node },
    { key: 'rows', title: title('rows'), width: 68, value: ({ rows }) => rows.length },
    ...(Object.keys(FORCES) as LargestKind[]).map((kind): NodeColumn => ({
      key: kind,
      title: `${title(kind)} [${FORCES[kind]}]`,
      width: 88,
      value: ({ envelope }) => envelope[kind],
      cell: ({ envelope }) => printValue(envelope[kind], FORCES[kind] === 'kN' ? 'force' : 'moment'),
    })),
    { key: 'group', title: title('group'), width: 84, value: ({ group }) => group },
    {
      key: 'design',
      title: title('design'),
      width: 168,
      value: (row) => designText(row, t),
      cell: (row) =>
        typeof row.design === 'object' && row.design !== null ? (
          <Button type="link" size="small" onClick={() => onOpen(row)}>
            {designText(row, t)}
          </Button>
        ) : (
          designText(row, t)
        ),
    },
    {
      key: 'word',
      title: title('verdict'),
      width: 196,
      value: (row) => stateText(row, t),
      cell: (row) =>
        row.result ? (
          <>
            {VERDICT_ICONS[row.result.word]} {stateText(row, t)}
          </>
        ) : (
          stateText(row, t)
        ),
    },
    {
      key: 'share',
      title: `${t('loadList:columns.utilisationShort')} [%]`,
      width: 84,
      value: (row) =>
        shareOf(row) < 0 ? '' : Number.isFinite(shareOf(row)) ? shareOf(row) : t('results:unbounded'),
      cell: (row) =>
        shareOf(row) < 0 ? '' : utilisationText(row.result?.governing?.utilisation ?? null, true, t),
    },
    {
      key: 'check',
      title: t('loadList:columns.governing'),
      width: 110,
      value: ({ result }) => (result?.governing ? t(`loadList:modes.${rowKeyOf(result.governing)}`) : ''),
    },
    { key: 'row', title: title('row'), width: 150, value: ({ result }) => result?.row ?? '' },
    { key: 'before', title: title('before'), width: 240, value: (row) => beforeText(row, t) },
  ];
}

export const nodeCells = (rows: readonly NodeRow[], columns: readonly NodeColumn[], t: Translate) => [
  [...columns.map(({ title }) => title), t('designs:nodes.columns.needs')],
  ...rows.map((row) => [...columns.map(({ value }) => value(row)), needsText(row, t)]),
];
