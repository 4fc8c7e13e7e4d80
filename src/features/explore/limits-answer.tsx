/**
 * Explore answer "How far from the limit": the distance of each input from a worse verdict, nearest first.
 */
import { Button, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Grade } from '@/design/records/offered-records';
import { evaluateMany } from '@/design/run/batch';
import type { EvaluatedCandidate } from '@/design/search/evaluate-candidate';
import { limitVariablesOf } from '@/design/search/inputs';
import { byDistance, type Limit, limitOf } from '@/design/search/limits';
import { useConcretes } from '@/features/current-design/use-records';
import { useTranslate } from '@/features/current-design/use-translate';
import { AnswerTable, type Column, DownloadButtons, SearchBar, VerdictText } from '@/features/explore/answer';
import { type AnswerProps, useSearch } from '@/features/explore/use-search';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { SentenceText } from '@/shared/ui/symbol-text';
import { explore } from '@/stores/workspace-view';
import { freeText, LIMIT_COLUMNS, limitName, limitRow, type Limited } from '@/text/wording/limit-text';
import styles from '@/features/explore/explore.module.css';

interface LimitsProps extends AnswerProps {
  present: EvaluatedCandidate;
  grades: readonly Grade[];
}

function Limits({ open, present, grades }: LimitsProps) {
  const { t } = useTranslation(['explore', 'limits']);
  const failureText = useFailureText();
  const translate = useTranslate('remarks', 'design', 'limits', 'explore', 'error');
  const [variables] = useState(() => limitVariablesOf(open, grades));
  const search = useSearch<readonly Limit[]>([], async ({ evaluateCandidate, batch, show }) => {
    const found: Limit[] = [];
    await evaluateMany(
      variables,
      (variable) => limitOf(variable, present, evaluateCandidate),
      (_, limit) => {
        found.push(limit);
        show(byDistance(found));
      },
      batch,
    );
  });
  const limited = search.found.filter((limit) => limit.kind === 'limited');
  const others = search.found.filter((limit) => limit.kind !== 'limited');
  const columns = LIMIT_COLUMNS.map((name): Column<Limited> => {
    const text = (limit: Limited) => limitRow(limit, present, translate)[name];
    return {
      title: t(`limits:columns.${name}`),
      text,
      isFigure: name === 'present' || name === 'limit' || name === 'distance',
      ...(name === 'governs' && { render: (limit) => <SentenceText text={text(limit)} /> }),
      ...(name === 'beyond' && {
        render: (limit) =>
          limit.beyond.kind === 'judged' ? <VerdictText outcome={limit.beyond.judged} /> : text(limit),
      }),
    };
  });
  return (
    <>
      <SearchBar search={search} done={search.found.length} total={variables.length}>
        {limited.length > 0 && <DownloadButtons file="limits" columns={columns} rows={limited} />}
      </SearchBar>
      {limited.length > 0 && (
        <AnswerTable
          label={t('explore:questions.limits.name')}
          columns={columns}
          rows={limited}
          rowTestId={({ variable }) => `limit-${variable.key}`}
        />
      )}
      {others.length > 0 && (
        <ul data-testid="no-limit">
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
export function LimitsAnswer({ open, present }: AnswerProps) {
  const { t } = useTranslation(['explore', 'limits']);
  const { grades, query } = useConcretes(open.design.standardType);
  if (query.isPending) return <Spin />;
  if (present.kind !== 'judged') return null;
  if (present.passes) return <Limits open={open} present={present} grades={grades} />;
  return (
    <div className={styles.bar}>
      <p className={styles.statement}>{t('limits:failing')}</p>
      <Button size="small" onClick={() => explore('remedies')}>
        {t('explore:questions.remedies.name')}
      </Button>
    </div>
  );
}
