/** Number of connections that the design search does not offer, by reason. */
import { useTranslation } from 'react-i18next';
import type { DesignsFound, Reason } from '@/design/search/find-designs';
import { ROW_KEYS, type RowKey } from '@/design/verdict/checks';
import { AnswerTable, type Column } from '@/features/explore/answer';
import { useRowNames } from '@/features/explore/input-name';
import styles from '@/features/explore/explore.module.css';

/** Reasons for excluding a connection without a server call. */
const REFUSED = [
  'thickness',
  'spacing',
  'edge',
  'room',
  'profile',
  'torsion',
  'statics',
  'scope',
  'covered',
] as const;
const CALCULATED = [...ROW_KEYS, 'reservations', 'incomplete', 'unanswered'] as const;

type Calculated = (typeof CALCULATED)[number];

const isRow = (reason: Calculated): reason is RowKey => ROW_KEYS.some((key) => key === reason);

type Count = readonly [name: string, count: number];

function Counts({ title, counts }: { title: string; counts: readonly Count[] }) {
  if (counts.length === 0) return null;
  const columns: readonly Column<Count>[] = [
    { title, text: ([name]) => name },
    { title: '', text: ([, count]) => String(count), isFigure: true },
  ];
  return (
    <div className={styles.card}>
      <AnswerTable label={title} columns={columns} rows={counts} />
    </div>
  );
}

export function FoundReasons({ found: { reasons } }: { found: DesignsFound }) {
  const { t } = useTranslation('explore');
  const rowName = useRowNames();
  const counted = <R extends Reason>(all: readonly R[], nameOf: (reason: R) => string) =>
    all.flatMap((reason) => {
      const count = reasons.get(reason);
      return count === undefined ? [] : [[nameOf(reason), count] as const];
    });
  const refused = counted<(typeof REFUSED)[number]>(REFUSED, (reason) => t(`found.reasons.${reason}`));
  const failed = counted<Calculated>(CALCULATED, (reason) =>
    isRow(reason) ? t('found.failsBy', { row: rowName(reason) }) : t(`found.reasons.${reason}`),
  );
  return (
    <div className={styles.columns} data-testid="reasons">
      <Counts title={t('found.withoutCall')} counts={refused} />
      <Counts title={t('found.calculated')} counts={failed} />
    </div>
  );
}
