/**
 * Explore answer "How far from the limit": the distance of each input from a worse verdict, nearest first.
 */
import { Button, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { evaluateMany } from '@/design/run/batch';
import type { CandidateOutcome, EvaluatedCandidate } from '@/design/search/evaluate-candidate';
import { limitVariablesOf } from '@/design/search/inputs';
import { byDistance, type Limit, limitOf } from '@/design/search/limits';
import { useConcretes } from '@/features/current-design/use-records';
import { useTranslate } from '@/features/current-design/use-translate';
import type { AnswerProps } from '@/features/explore/answer';
import { DownloadButtons } from '@/features/explore/download-buttons';
import { SearchBar } from '@/features/explore/search-bar';
import { useSearch } from '@/features/explore/use-search';
import { VerdictText } from '@/features/explore/verdict-words';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { SentenceText } from '@/shared/ui/sentence-text';
import { explore } from '@/stores/workspace-view';
import {
  freeText,
  LIMIT_COLUMNS,
  limitName,
  limitRow,
  type Limited,
  type LimitRow,
} from '@/wording/limit-text';
import styles from '@/features/explore/explore.module.css';

interface LimitTableProps {
  columns: readonly string[];
  rows: readonly { limit: Limited; texts: LimitRow }[];
}

function LimitTable({ columns, rows }: LimitTableProps) {
  const { t } = useTranslation(['explore', 'limits']);
  return (
    <table className={styles.table} aria-label={t('explore:questions.limits.name')}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ limit: { variable, beyond }, texts }) => (
          <tr key={variable.key} data-testid={`limit-${variable.key}`}>
            <th scope="row">{texts.input}</th>
            <td className={styles.number}>{texts.present}</td>
            <td className={styles.number}>{texts.limit}</td>
            <td className={styles.number}>{texts.distance}</td>
            <td>{beyond.kind === 'judged' ? <VerdictText outcome={beyond.judged} /> : texts.beyond}</td>
            <td>
              <SentenceText text={texts.governs} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Limits({ open, present }: AnswerProps & { present: EvaluatedCandidate }) {
  const { t } = useTranslation(['explore', 'limits']);
  const failureText = useFailureText();
  const { grades } = useConcretes(open.design.standardType);
  const translate = useTranslate('remarks', 'design', 'limits', 'explore', 'error');
  const columns = LIMIT_COLUMNS.map((column) => t(`limits:columns.${column}`));
  const [variables] = useState(() => limitVariablesOf(open, grades));
  const [limits, setLimits] = useState<readonly Limit[]>([]);
  const search = useSearch(async ({ evaluateCandidate, batch }) => {
    setLimits([]);
    await evaluateMany(
      variables,
      (variable) => limitOf(variable, present, evaluateCandidate),
      (_, limit) => setLimits((found) => byDistance([...found, limit])),
      batch,
    );
  });
  const rows = limits
    .filter((limit) => limit.kind === 'limited')
    .map((limit) => ({ limit, texts: limitRow(limit, present, translate) }));
  const others = limits.filter((limit) => limit.kind !== 'limited');
  return (
    <>
      <SearchBar search={search} done={limits.length} total={variables.length} />
      {rows.length > 0 && (
        <>
          <div className={styles.wide}>
            <LimitTable columns={columns} rows={rows} />
          </div>
          <DownloadButtons
            file="limits"
            rows={() => [columns, ...rows.map(({ texts }) => LIMIT_COLUMNS.map((column) => texts[column]))]}
          />
        </>
      )}
      {others.length > 0 && (
        <ul className={styles.list} data-testid="no-limit">
          {others.map((limit) => {
            const name = limitName(limit.variable, translate);
            const reason = limit.kind === 'unknown' && limit.failure ? failureText(limit.failure) : '';
            return (
              <li key={limit.variable.key}>
                {freeText(limit, translate) || t('explore:limitUnknown', { name, reason })}
              </li>
            );
          })}
        </ul>
      )}
      <p className={styles.muted}>{t('limits:note')}</p>
    </>
  );
}

/** A failing design has no distance to a limit; the answer links to the remedies instead. */
export function LimitsAnswer({ open }: AnswerProps) {
  const { t } = useTranslation(['explore', 'limits']);
  const failureText = useFailureText();
  const { query } = useConcretes(open.design.standardType);
  const [present, setPresent] = useState<CandidateOutcome | null>(null);
  useSearch(async ({ evaluateCandidate, signal }) => {
    const end = await evaluateCandidate(open);
    if (!signal.aborted) setPresent(end);
  });
  if (present === null || present.kind === 'cancelled' || query.isPending) return <Spin />;
  if (present.kind === 'unanswered')
    return (
      <p className={styles.statement}>{t('explore:unanswered', { reason: failureText(present.failure) })}</p>
    );
  if (present.passes) return <Limits open={open} present={present} />;
  return (
    <div className={styles.bar}>
      <p className={styles.statement}>{t('limits:failing')}</p>
      <Button size="small" onClick={() => explore('remedies')}>
        {t('explore:questions.remedies.name')}
      </Button>
    </div>
  );
}
