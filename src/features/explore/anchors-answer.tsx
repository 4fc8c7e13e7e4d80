/** Explore answer "Which anchor": all anchor records for the open design's standard. */
import { Table, type TableColumnType as ColumnType } from 'antd';
import { useMemo, useState } from 'react';
import { DIAMETERS } from '@/design/model/design-state';
import {
  byVerdict,
  type Ranked,
  type RankedOutcome,
  rankRecords,
  unranked,
  VERDICT_ORDER,
} from '@/design/search/anchor-ranking';
import { familyOf, type AvailableAnchor } from '@/design/search/candidate';
import { type GoverningRow, rowKeyOf } from '@/design/verdict/check-status';
import { ApplyButton, SearchBar, VerdictText } from '@/features/explore/answer';
import { type Column, useWords } from '@/features/explore/answer-columns';
import { type AnswerProps, useSearch } from '@/features/explore/use-search';
import { WithAnchors } from '@/features/explore/with-anchors';
import { SymbolText } from '@/shared/ui/symbol-text';
import { formatInput } from '@/text/format/format-number';
import { verdictText } from '@/text/wording/verdict-text';
import styles from '@/features/explore/explore.module.css';

/** Window height that is not available for the rows, and minimum height of the rows, px. */
const HEIGHT_AROUND = 320;
const LEAST_HEIGHT = 320;
/** Table width, px: the columns fit the panel width; only a narrower panel scrolls horizontally. */
const WIDTH = 700;

const byNumber = (of: (row: Ranked) => number) => (one: Ranked, other: Ranked) => of(one) - of(other);

type RankedColumn = Column<Ranked> & Pick<ColumnType<Ranked>, 'width' | 'sorter' | 'filters' | 'onFilter'>;

function useColumns(rows: readonly Ranked[]): readonly RankedColumn[] {
  const { t, translate, failure, percent, row: rowName } = useWords();
  const ofGoverning = (text: (governing: GoverningRow) => string) => {
    return ({ end }: Ranked) => (end.kind === 'judged' && end.governing ? text(end.governing) : '');
  };
  const share = ofGoverning(({ utilisation }) => percent(utilisation));
  const governs = ofGoverning((governing) => rowName(rowKeyOf(governing)));
  const status = ({ end }: Ranked) => {
    if (end.kind === 'judged') return verdictText(end.word, translate);
    if (end.kind === 'refused') return t(`error:${end.rule.key}`, end.rule.values ?? {});
    return end.kind === 'waiting' ? t('waiting') : failure(end.failure);
  };
  const numbers = (key: 'h_ef' | 'd_0' | 'T_inst', unit: string): RankedColumn => ({
    title: `${key} [${unit}]`,
    width: key === 'T_inst' ? 60 : 56,
    isNumber: true,
    text: ({ available: { data } }) => formatInput(data[key]),
    sorter: byNumber(({ available: { data } }) => data[key]),
  });
  const families = [...new Set(rows.map(({ available }) => familyOf(available)))];
  return [
    {
      title: t('columns.anchor'),
      width: 126,
      text: ({ available }) => available.name,
      sorter: (one, other) => one.available.name.localeCompare(other.available.name),
      filters: families.map((family) => ({ text: family, value: family })),
      onFilter: (value, { available }) => familyOf(available) === value,
    },
    {
      title: t('columns.diameter'),
      width: 92,
      text: ({ available }) => `M${available.diameter}`,
      sorter: byNumber(({ available }) => Number(available.diameter)),
      filters: DIAMETERS.map((diameter) => ({ text: `M${diameter}`, value: diameter })),
      onFilter: (value, { available }) => available.diameter === value,
    },
    {
      title: t('columns.verdict'),
      width: 166,
      text: status,
      render: (row) =>
        row.end.kind === 'judged' ? (
          <>
            <VerdictText outcome={row.end} />
            <div>
              {share(row)} <span className="muted">{governs(row)}</span>
            </div>
          </>
        ) : (
          <span className="muted">{status(row)}</span>
        ),
      sorter: byVerdict,
      filters: VERDICT_ORDER.map((word) => ({ text: verdictText(word, translate), value: word })),
      onFilter: (value, { end }) => end.kind === 'judged' && end.word === value,
    },
    { title: t('columns.share'), text: share, isInFileOnly: true },
    { title: t('columns.stillGoverns'), text: governs, isInFileOnly: true },
    {
      title: t('columns.minima'),
      width: 78,
      text: ({ minima }) =>
        minima
          .map(({ kind, value, limit }) => t(`below.${kind}`, { value: formatInput(value), limit }))
          .join(', '),
    },
    numbers('h_ef', 'mm'),
    numbers('d_0', 'mm'),
    numbers('T_inst', 'Nm'),
  ];
}

interface RankingProps extends Pick<AnswerProps, 'open'> {
  anchors: readonly AvailableAnchor[];
  unreadable: number;
}

function Ranking({ open, anchors, unreadable }: RankingProps) {
  const { t } = useWords();
  const [rows] = useState(() => anchors.map((anchor) => unranked(open, anchor)));
  const search = useSearch<ReadonlyMap<string, RankedOutcome>>(
    new Map(),
    async ({ evaluateCandidate, batch, show }) => {
      const ends = new Map<string, RankedOutcome>();
      await rankRecords(rows, evaluateCandidate, (id, end) => show(new Map(ends.set(id, end))), batch);
    },
  );
  const { found } = search;
  const ranked = useMemo(
    () => rows.map((row) => ({ ...row, end: found.get(row.available.id) ?? row.end })).sort(byVerdict),
    [rows, found],
  );
  const chosen = open.design.anchor.chosen[open.design.standardType]?.id;
  const columns = useColumns(rows);
  const shown = columns
    .filter(({ isInFileOnly }) => !isInFileOnly)
    .map(({ title, text, render, isNumber, ...column }): ColumnType<Ranked> => ({
      ...column,
      title: isNumber ? <SymbolText text={title} /> : title,
      align: isNumber ? 'right' : 'left',
      render: (_, row) => (render ?? text)(row),
    }));
  const action = ({ available: { id, name }, candidate, end }: Ranked) =>
    id === chosen ? (
      <span className="muted">{t('isPresent')}</span>
    ) : (
      <ApplyButton name={name} disabled={end.kind === 'refused'} design={() => candidate.design} />
    );
  const table = { columns, rows: ranked };
  const asked = rows.filter(({ end }) => end.kind === 'waiting').length;
  return (
    <>
      <SearchBar search={search} done={found.size} total={asked} file="anchors" {...table}>
        <p className="muted">{t('ranked', { count: rows.length, asked, refused: rows.length - asked })}</p>
      </SearchBar>
      {unreadable > 0 && <p className="muted">{t('unreadRecords', { count: unreadable })}</p>}
      <Table<Ranked>
        size="small"
        virtual
        pagination={false}
        scroll={{ x: WIDTH, y: Math.max(LEAST_HEIGHT, window.innerHeight - HEIGHT_AROUND) }}
        className={styles.dense}
        rowKey={({ available }) => available.id}
        columns={[...shown, { title: t('apply'), width: 66, render: (_, row) => action(row) }]}
        dataSource={ranked}
      />
    </>
  );
}

export const AnchorsAnswer = ({ open }: AnswerProps) => (
  <WithAnchors design={open.design}>
    {(anchors, unreadable) => <Ranking open={open} anchors={anchors} unreadable={unreadable} />}
  </WithAnchors>
);
