/** Explore answer "Which anchor": all anchor records for the open design's standard. */
import { Button, Table, type TableColumnsType } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DIAMETERS } from '@/design/model/design-state';
import { familyOf } from '@/design/search/candidate';
import {
  byVerdict,
  type Ranked,
  type RankedOutcome,
  rankRecords,
  unranked,
  VERDICT_ORDER,
} from '@/design/search/ranking';
import { rowKeyOf } from '@/design/verdict/checks';
import { useTranslate } from '@/features/current-design/use-translate';
import type { AnswerProps } from '@/features/explore/answer';
import { DownloadButtons } from '@/features/explore/download-buttons';
import { useRowNames } from '@/features/explore/row-names';
import { SearchBar } from '@/features/explore/search-bar';
import { useApply } from '@/features/explore/use-apply';
import { useGathered } from '@/features/explore/use-gathered';
import { useOfferedAnchors, type OfferedAnchors } from '@/features/explore/use-offered';
import { useSearch } from '@/features/explore/use-search';
import { VerdictText } from '@/features/explore/verdict-words';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { SymbolText } from '@/shared/ui/symbol-text';
import { formatInput } from '@/text/format/format-number';
import { utilisationText } from '@/wording/figures';
import styles from '@/features/explore/explore.module.css';

/** Window height that is not available for the rows, and minimum height of the rows, px. */
const HEIGHT_AROUND = 320;
const LEAST_HEIGHT = 320;
/** Table width, px: the columns fit the panel width; only a narrower panel scrolls horizontally. */
const WIDTH = 700;

const byNumber = (of: (row: Ranked) => number) => (one: Ranked, other: Ranked) => of(one) - of(other);

/** Returns the functions that make the cell texts of an anchor, for the table and the downloaded file. */
function useRankingTexts() {
  const { t } = useTranslation(['explore', 'error']);
  const translate = useTranslate();
  const failureText = useFailureText();
  const rowName = useRowNames();
  return {
    status: ({ end }: Ranked) => {
      if (end.kind === 'judged') return translate(`results:verdict.words.${end.word}`);
      if (end.kind === 'refused') return t(`error:${end.rule.key}`, end.rule.values ?? {});
      return end.kind === 'waiting' ? t('explore:waiting') : failureText(end.failure);
    },
    use: ({ end }: Ranked) =>
      end.kind === 'judged' && end.governing
        ? utilisationText(end.governing.utilisation, true, translate)
        : '',
    mode: ({ end }: Ranked) =>
      end.kind === 'judged' && end.governing ? rowName(rowKeyOf(end.governing)) : '',
    minima: ({ minima }: Ranked) =>
      minima
        .map(({ kind, value, limit }) => t(`explore:below.${kind}`, { value: formatInput(value), limit }))
        .join(', '),
  };
}

function Ranking({ open, offered }: AnswerProps & { offered: OfferedAnchors }) {
  const { t } = useTranslation('explore');
  const translate = useTranslate();
  const apply = useApply();
  const say = useRankingTexts();
  const [rows] = useState(() => offered.anchors.map((anchor) => unranked(open, anchor)));
  const [ends, gather] = useGathered<string, RankedOutcome>();
  const search = useSearch(({ evaluateCandidate, batch }) =>
    rankRecords(rows, evaluateCandidate, gather, batch),
  );
  const ranked = useMemo(
    () => rows.map((row) => ({ ...row, end: ends.get(row.offered.id) ?? row.end })).sort(byVerdict),
    [rows, ends],
  );
  const chosen = open.design.anchor.chosen[open.design.standardType]?.id;
  const families = [...new Set(rows.map(({ offered }) => familyOf(offered)))];
  const figure = (key: 'h_ef' | 'd_0' | 'T_inst', unit: string) => ({
    title: (
      <>
        <SymbolText text={key} />
        <div className={styles.unbroken}>[{unit}]</div>
      </>
    ),
    width: key === 'T_inst' ? 58 : 54,
    align: 'right' as const,
    render: (_: unknown, { offered: { data } }: Ranked) => formatInput(data[key]),
    sorter: byNumber(({ offered: { data } }) => data[key]),
  });
  const columns: TableColumnsType<Ranked> = [
    {
      title: t('columns.anchor'),
      width: 128,
      render: (_, { offered }) => offered.name,
      sorter: (one, other) => one.offered.name.localeCompare(other.offered.name),
      filters: families.map((family) => ({ text: family, value: family })),
      onFilter: (value, { offered }) => familyOf(offered) === value,
    },
    {
      title: t('columns.diameter'),
      width: 92,
      render: (_, { offered }) => `M${offered.diameter}`,
      sorter: byNumber(({ offered }) => Number(offered.diameter)),
      filters: DIAMETERS.map((diameter) => ({ text: `M${diameter}`, value: diameter })),
      onFilter: (value, { offered }) => offered.diameter === value,
    },
    {
      title: t('found.columns.verdict'),
      width: 170,
      render: (_, row) =>
        row.end.kind === 'judged' ? (
          <>
            <VerdictText outcome={row.end} />
            <div>
              {say.use(row)} <span className={styles.muted}>{say.mode(row)}</span>
            </div>
          </>
        ) : (
          <span className={styles.muted}>{say.status(row)}</span>
        ),
      sorter: byVerdict,
      filters: VERDICT_ORDER.map((word) => ({
        text: translate(`results:verdict.words.${word}`),
        value: word,
      })),
      onFilter: (value, { end }) => end.kind === 'judged' && end.word === value,
    },
    { title: t('columns.minima'), width: 78, render: (_, row) => say.minima(row) || '—' },
    figure('h_ef', 'mm'),
    figure('d_0', 'mm'),
    figure('T_inst', 'Nm'),
    {
      title: t('apply'),
      width: 66,
      render: (_, { offered, candidate, end }) =>
        offered.id === chosen ? (
          <span className={styles.muted}>{t('isPresent')}</span>
        ) : (
          <Button
            size="small"
            disabled={end.kind === 'refused'}
            aria-label={t('applyTo', { name: offered.name })}
            onClick={() => apply(candidate.design)}
          >
            {t('apply')}
          </Button>
        ),
    },
  ];
  const asked = rows.filter(({ end }) => end.kind === 'waiting').length;
  const file = () => [
    [
      t('columns.anchor'),
      t('columns.verdict'),
      '%',
      t('columns.governs'),
      t('columns.minima'),
      'h_ef',
      'd_0',
      'T_inst',
    ],
    ...ranked.map((row) => [
      row.offered.name,
      say.status(row),
      say.use(row),
      say.mode(row),
      say.minima(row),
      ...[row.offered.data.h_ef, row.offered.data.d_0, row.offered.data.T_inst].map(formatInput),
    ]),
  ];
  return (
    <>
      <div className={styles.bar}>
        <SearchBar search={search} done={ends.size} total={asked} />
        <p className={styles.muted}>
          {t('ranked', { count: rows.length, asked, refused: rows.length - asked })}
        </p>
        <DownloadButtons file="anchors" rows={file} />
      </div>
      {offered.unreadable > 0 && (
        <p className={styles.muted}>{t('unreadRecords', { count: offered.unreadable })}</p>
      )}
      <Table<Ranked>
        size="small"
        virtual
        pagination={false}
        scroll={{ x: WIDTH, y: Math.max(LEAST_HEIGHT, window.innerHeight - HEIGHT_AROUND) }}
        className={styles.dense}
        rowKey={({ offered }) => offered.id}
        columns={columns}
        dataSource={ranked}
      />
    </>
  );
}

export function AnchorsAnswer({ open }: AnswerProps) {
  const { t } = useTranslation('explore');
  const offered = useOfferedAnchors(open.design);
  if (offered.isComplete) return <Ranking open={open} offered={offered} />;
  return <p role="status">{t('readingRecords', { read: offered.read, total: offered.total })}</p>;
}
