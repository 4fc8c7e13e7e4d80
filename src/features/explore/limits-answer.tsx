/** Answer "How far from the limit": the distance of each input to a worse verdict, the nearest first. */
import { Button, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { evaluateMany } from '@/design/evaluation/evaluate-many';
import type { CandidateOutcome, EvaluatedCandidate } from '@/design/search/evaluate-candidate';
import { limitVariablesOf, type LimitVariable, type LoadKey } from '@/design/search/limit-variables';
import { byDistance, limitOf, type Beyond, type Limit } from '@/design/search/limits';
import { useGoverningText } from '@/features/current-design/use-governing-text';
import { useConcretes } from '@/features/current-design/use-records';
import { useTranslate } from '@/features/current-design/use-translate';
import type { AnswerProps } from '@/features/explore/answer';
import { DownloadButtons } from '@/features/explore/download-buttons';
import { useInputName } from '@/features/explore/input-name';
import { SearchBar } from '@/features/explore/search-bar';
import { useSearch } from '@/features/explore/use-search';
import { VerdictText } from '@/features/explore/verdict-words';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useCenterPaneStore } from '@/stores/center-pane';
import { formatFigure, formatInput } from '@/text/format/format-number';
import { reservationText } from '@/wording/reservation-text';
import { verdictText } from '@/wording/verdict-text';
import styles from '@/features/explore/explore.module.css';

function useLimitTexts(present: EvaluatedCandidate) {
  const { t } = useTranslation(['explore', 'limits', 'error']);
  const translate = useTranslate('remarks');
  const governs = useGoverningText();
  const inputName = useInputName();
  const name = ({ key }: LimitVariable): string => {
    if (key === 'loads') return t('limits:loads');
    const [part, component] = key.split('.');
    return component === undefined
      ? inputName(key as Exclude<typeof key, LoadKey | 'loads'>, (other) => t(`explore:levers.${other}`))
      : t(`limits:${part as 'dead'}`, { name: component });
  };
  const valueOf = ({ kind, unit }: LimitVariable, value: number | string): string => {
    if (typeof value === 'string') return value;
    return kind === 'loads' ? `× ${formatInput(value)}` : `${formatInput(value)} ${unit}`;
  };
  /** The failing row, or the additional reservations. */
  const reason = (beyond: Beyond): string => {
    if (beyond.kind === 'refused') return t(`error:${beyond.rule.key}`, beyond.rule.values ?? {});
    const { word, governing, reservations } = beyond.judged;
    if (word === 'not_verified') return governs(governing);
    return reservations
      .filter(({ code }) => present.reservations.every((one) => one.code !== code))
      .map((one) => reservationText(one, translate))
      .join(' ');
  };
  const word = (beyond: Beyond): string =>
    beyond.kind === 'refused' ? t('limits:refused') : verdictText(beyond.judged.word, translate);
  const row = ({ variable, limit, distance, beyond }: Limit & { kind: 'limited' }): string[] => [
    name(variable),
    valueOf(variable, variable.from),
    valueOf(variable, limit),
    `${formatFigure(100 * distance, 'percent')} %`,
    word(beyond),
    reason(beyond),
  ];
  const columns = (['input', 'present', 'limit', 'distance', 'beyond', 'governs'] as const).map((column) =>
    t(`limits:columns.${column}`),
  );
  return { name, row, columns };
}

type Texts = ReturnType<typeof useLimitTexts>;

function LimitTable({ limits, texts }: { limits: readonly (Limit & { kind: 'limited' })[]; texts: Texts }) {
  const { t } = useTranslation(['explore', 'limits']);
  return (
    <table className={styles.table} aria-label={t('explore:questions.limits.name')}>
      <thead>
        <tr>
          {texts.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {limits.map((limit) => {
          const [name, from, to, distance, word, reason] = texts.row(limit);
          const { beyond } = limit;
          return (
            <tr key={limit.variable.key} data-testid={`limit-${limit.variable.key}`}>
              <th scope="row">{name}</th>
              <td className={styles.number}>{from}</td>
              <td className={styles.number}>{to}</td>
              <td className={styles.number}>{distance}</td>
              <td>{beyond.kind === 'judged' ? <VerdictText outcome={beyond.judged} /> : word}</td>
              <td>{reason}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Limits({ open, present }: AnswerProps & { present: EvaluatedCandidate }) {
  const { t } = useTranslation(['explore', 'limits']);
  const failureText = useFailureText();
  const { grades } = useConcretes(open.design.standardType);
  const texts = useLimitTexts(present);
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
  const limited = limits.filter((limit) => limit.kind === 'limited');
  const others = limits.filter((limit) => limit.kind !== 'limited');
  return (
    <>
      <SearchBar search={search} done={limits.length} total={variables.length} />
      {limited.length > 0 && (
        <>
          <div className={styles.wide}>
            <LimitTable limits={limited} texts={texts} />
          </div>
          <DownloadButtons file="limits" rows={() => [texts.columns, ...limited.map(texts.row)]} />
        </>
      )}
      {others.length > 0 && (
        <ul className={styles.list} data-testid="no-limit">
          {others.map((limit) => {
            const values = { name: texts.name(limit.variable) };
            const reason = limit.kind === 'unknown' && limit.failure ? failureText(limit.failure) : '';
            return (
              <li key={limit.variable.key}>
                {limit.kind === 'free'
                  ? t(`limits:free.${limit.variable.kind}`, values)
                  : t('explore:remedyUnknown', { ...values, reason })}
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
  const explore = useCenterPaneStore((state) => state.explore);
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
