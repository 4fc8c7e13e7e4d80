/** Explore answer "How far from the limit": how far each input is from a worse verdict, nearest first. */
import { Button, Spin } from 'antd';
import { useState } from 'react';
import type { Grade } from '@/design/records/anchor-data';
import type { EvaluatedCandidate } from '@/design/search/evaluate-candidate';
import { byDistance, type Limit, limitOf } from '@/design/search/remedies-and-limits';
import { limitVariablesOf } from '@/design/search/varied-inputs';
import { useConcretes } from '@/features/current-design/use-records';
import { AnswerTable, SearchBar, VerdictText } from '@/features/explore/answer';
import { type Column, useWords } from '@/features/explore/answer-columns';
import { type AnswerProps, showEach, useSearch } from '@/features/explore/use-search';
import { SentenceText } from '@/shared/ui/symbol-text';
import { explore } from '@/stores/workspace-view';
import {
  freeText,
  LIMIT_COLUMNS,
  limitName,
  limitRow,
  type LimitRow,
  type Limited,
} from '@/text/wording/reserve-text';
import styles from '@/features/explore/explore.module.css';

interface LimitsProps extends AnswerProps {
  present: EvaluatedCandidate;
  grades: readonly Grade[];
}

function Limits({ open, present, grades }: LimitsProps) {
  const { t, translate, failure } = useWords();
  const [variables] = useState(() => limitVariablesOf(open, grades));
  const search = useSearch<readonly Limit[]>([], (tools) =>
    showEach(variables, (variable) => limitOf(variable, present, tools.evaluateCandidate), byDistance, tools),
  );
  const { found } = search;
  const unknownText = (limit: Limit) => {
    const reason = limit.kind === 'unknown' && limit.failure ? failure(limit.failure) : '';
    return t('limitUnknown', { name: limitName(limit.variable, translate), reason });
  };
  const limited = found.filter((limit) => limit.kind === 'limited');
  const others = found.filter((limit) => limit.kind !== 'limited');
  const renders: Partial<Record<keyof LimitRow, Column<Limited>['render']>> = {
    beyond: ({ beyond }) =>
      beyond.kind === 'judged' ? <VerdictText outcome={beyond.judged} /> : t('limits:refused'),
    governs: (limit) => {
      const text = <SentenceText text={limitRow(limit, present, translate).governs} />;
      const isReserved = limit.beyond.kind === 'judged' && limit.beyond.judged.word !== 'not_verified';
      if (!isReserved) return text;
      // Only the first line of a reservation, until it is opened.
      return (
        <details className={`brief ${styles.more}`}>
          <summary>{text}</summary>
        </details>
      );
    },
  };
  const columns = LIMIT_COLUMNS.map((name): Column<Limited> => ({
    title: t(`limits:columns.${name}`),
    text: (limit) => limitRow(limit, present, translate)[name],
    isNumber: name === 'present' || name === 'limit' || name === 'distance',
    render: renders[name],
  }));
  const table = { columns, rows: limited };
  return (
    <>
      <SearchBar search={search} done={found.length} total={variables.length} file="limits" {...table} />
      {limited.length > 0 && (
        <AnswerTable
          label={t('questions.limits.name')}
          rowTestId={({ variable }) => `limit-${variable.key}`}
          {...table}
        />
      )}
      <ul hidden={others.length === 0}>
        {others.map((limit) => (
          <li key={limit.variable.key}>{freeText(limit, translate) || unknownText(limit)}</li>
        ))}
      </ul>
      <p className="muted">{t('limits:note')}</p>
    </>
  );
}

/** A failing design has no distance to a limit; the answer links to the remedies instead. */
export function LimitsAnswer({ open, present }: AnswerProps) {
  const { t } = useWords();
  const { grades, query } = useConcretes(open.design.standardType);
  if (query.isPending) return <Spin />;
  if (present.kind !== 'judged') return null;
  if (present.passes) return <Limits open={open} present={present} grades={grades} />;
  return (
    <div className={styles.bar}>
      <p>{t('limits:failing')}</p>
      <Button size="small" onClick={() => explore('remedies')}>
        {t('questions.remedies.name')}
      </Button>
    </div>
  );
}
