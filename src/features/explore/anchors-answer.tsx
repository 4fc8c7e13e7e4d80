/** Explore answer "Which anchor": all anchor records for the open design's standard. */
import { Button, Table, type TableColumnType as ColumnType } from 'antd';
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
import { type Column, DownloadButtons, SearchBar, VerdictText } from '@/features/explore/answer';
import { useRowNames } from '@/features/explore/input-name';
import { useOfferedAnchors, type OfferedAnchors } from '@/features/explore/use-offered';
import { type AnswerProps, useApply, useSearch } from '@/features/explore/use-search';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { SymbolText } from '@/shared/ui/symbol-text';
import { formatInput } from '@/text/format/format-number';
import { utilisationText } from '@/text/wording/figures';
import styles from '@/features/explore/explore.module.css';

/** Window height that is not available for the rows, and minimum height of the rows, px. */
const HEIGHT_AROUND = 320;
const LEAST_HEIGHT = 320;
/** Table width, px: the columns fit the panel width; only a narrower panel scrolls horizontally. */
const WIDTH = 700;

const byNumber = (of: (row: Ranked) => number) => (one: Ranked, other: Ranked) => of(one) - of(other);

interface RankedColumn
  extends Column<Ranked>, Pick<ColumnType<Ranked>, 'width' | 'sorter' | 'filters' | 'onFilter'> {
  /** True if the column of the verdict shows the value on screen. */
  isInFileOnly?: boolean;
}

/** Returns the columns of the ranking, for the table and the downloaded file. */
function useColumns(rows: readonly Ranked[]): readonly RankedColumn[] {
  const { t } = useTranslation(['explore', 'error']);
  const translate = useTranslate();
  const failureText = useFailureText();
  const rowName = useRowNames();
  const families = [...new Set(rows.map(({ offered }) => familyOf(offered)))];
  const share = ({ end }: Ranked) =>
    end.kind === 'judged' && end.governing ? utilisationText(end.governing.utilisation, true, translate) : '';
  const governs = ({ end }: Ranked) =>
    end.kind === 'judged' && end.governing ? rowName(rowKeyOf(end.governing)) : '';
  const status = ({ end }: Ranked) => {
    if (end.kind === 'judged') return translate(`results:verdict.words.${end.word}`);
    if (end.kind === 'refused') return t(`error:${end.rule.key}`, end.rule.values ?? {});
    return end.kind === 'waiting' ? t('explore:waiting') : failureText(end.failure);
  };
  const figure = (key: 'h_ef' | 'd_0' | 'T_inst', unit: string): RankedColumn => ({
    title: `${key} [${unit}]`,
    width: key === 'T_inst' ? 58 : 54,
    isFigure: true,
    text: ({ offered: { data } }) => formatInput(data[key]),
    sorter: byNumber(({ offered: { data } }) => data[key]),
  });
  return [
    {
      title: t('explore:columns.anchor'),
      width: 128,
      text: ({ offered }) => offered.name,
      sorter: (one, other) => one.offered.name.localeCompare(other.offered.name),
      filters: families.map((family) => ({ text: family, value: family })),
      onFilter: (value, { offered }) => familyOf(offered) === value,
    },
    {
      title: t('explore:columns.diameter'),
      width: 92,
      text: ({ offered }) => `M${offered.diameter}`,
      sorter: byNumber(({ offered }) => Number(offered.diameter)),
      filters: DIAMETERS.map((diameter) => ({ text: `M${diameter}`, value: diameter })),
      onFilter: (value, { offered }) => offered.diameter === value,
    },
    {
      title: t('explore:columns.verdict'),
      width: 170,
      text: status,
      render: (row) =>
        row.end.kind === 'judged' ? (
          <>
            <VerdictText outcome={row.end} />
            <div>
              {share(row)} <span className={styles.muted}>{governs(row)}</span>
            </div>
          </>
        ) : (
          <span className={styles.muted}>{status(row)}</span>
        ),
      sorter: byVerdict,
      filters: VERDICT_ORDER.map((word) => ({
        text: translate(`results:verdict.words.${word}`),
        value: word,
      })),
      onFilter: (value, { end }) => end.kind === 'judged' && end.word === value,
    },
    { title: t('explore:columns.share'), text: share, isInFileOnly: true },
    { title: t('explore:columns.stillGoverns'), text: governs, isInFileOnly: true },
    {
      title: t('explore:columns.minima'),
      width: 78,
      text: ({ minima }) =>
        minima
          .map(({ kind, value, limit }) => t(`explore:below.${kind}`, { value: formatInput(value), limit }))
          .join(', '),
    },
    figure('h_ef', 'mm'),
    figure('d_0', 'mm'),
    figure('T_inst', 'Nm'),
  ];
}

function Ranking({ open, offered }: Pick<AnswerProps, 'open'> & { offered: OfferedAnchors }) {
  const { t } = useTranslation('explore');
  const apply = useApply();
  const [rows] = useState(() => offered.anchors.map((anchor) => unranked(open, anchor)));
  const search = useSearch<ReadonlyMap<string, RankedOutcome>>(
    new Map(),
    async ({ evaluateCandidate, batch, show }) => {
      const ends = new Map<string, RankedOutcome>();
      await rankRecords(rows, evaluateCandidate, (id, end) => show(new Map(ends.set(id, end))), batch);
    },
  );
  const { found } = search;
  const ranked = useMemo(
    () => rows.map((row) => ({ ...row, end: found.get(row.offered.id) ?? row.end })).sort(byVerdict),
    [rows, found],
  );
  const chosen = open.design.anchor.chosen[open.design.standardType]?.id;
  const columns = useColumns(rows);
  const shown = columns
    .filter(({ isInFileOnly }) => !isInFileOnly)
    .map(({ title, text, render, isFigure, ...column }): ColumnType<Ranked> => ({
      ...column,
      title: isFigure ? <SymbolText text={title} /> : title,
      align: isFigure ? 'right' : 'left',
      render: (_, row) => (render ?? text)(row),
    }));
  const asked = rows.filter(({ end }) => end.kind === 'waiting').length;
  return (
    <>
      <SearchBar search={search} done={found.size} total={asked}>
        <p className={styles.muted}>
          {t('ranked', { count: rows.length, asked, refused: rows.length - asked })}
        </p>
        <DownloadButtons file="anchors" columns={columns} rows={ranked} />
      </SearchBar>
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
        columns={[
          ...shown,
          {
            title: t('apply'),
            width: 66,
            render: (_, { offered: { id, name }, candidate, end }) =>
              id === chosen ? (
                <span className={styles.muted}>{t('isPresent')}</span>
              ) : (
                <Button
                  size="small"
                  disabled={end.kind === 'refused'}
                  aria-label={t('applyTo', { name })}
                  onClick={() => apply(candidate.design)}
                >
                  {t('apply')}
                </Button>
              ),
          },
        ]}
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
