/**
 * Explore answer "What would help": remedies, smallest change first, then changes that cannot help, with
 * reasons.
 */
import { Button, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { evaluateMany } from '@/design/run/batch';
import type { CandidateOutcome } from '@/design/search/evaluate-candidate';
import { type Variable, variablesOf } from '@/design/search/inputs';
import { inOrder, type Remedy, remedyOf } from '@/design/search/remedies';
import { rowKeyOf } from '@/design/verdict/checks';
import { utilisationOf } from '@/design/verdict/outcome';
import { useGoverningText } from '@/features/current-design/use-governing-text';
import { useConcretes } from '@/features/current-design/use-records';
import { useTranslate } from '@/features/current-design/use-translate';
import type { AnswerProps } from '@/features/explore/answer';
import { useInputName } from '@/features/explore/input-name';
import { useRowNames } from '@/features/explore/row-names';
import { SearchBar } from '@/features/explore/search-bar';
import { useApply } from '@/features/explore/use-apply';
import { useOfferedAnchors, type OfferedAnchors } from '@/features/explore/use-offered';
import { useSearch } from '@/features/explore/use-search';
import { VerdictText } from '@/features/explore/verdict-words';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { formatInput } from '@/text/format/format-number';
import { utilisationText } from '@/wording/figures';
import styles from '@/features/explore/explore.module.css';

function useVariableTexts() {
  const { t } = useTranslation(['explore', 'design']);
  const inputName = useInputName();
  const valueOf = ({ key, unit }: Variable, value: number | string) => {
    if (key === 'gap') return t(value === 'filled' ? 'explore:filled' : 'explore:open');
    if (typeof value === 'string') return value;
    return unit === '' ? formatInput(value) : `${formatInput(value)} ${unit}`;
  };
  const change = (variable: Variable, to: number | string) =>
    t('explore:change', { from: valueOf(variable, variable.from), to: valueOf(variable, to) });
  const name = ({ key }: Variable) => inputName(key, (other) => t(`explore:levers.${other}`));
  return { name, valueOf, change };
}

interface NoHelpProps {
  remedy: Exclude<Remedy, { kind: 'helps' }>;
  /** Utilisation of the present design, per cent. */
  present: number;
}

function NoHelp({ remedy, present }: NoHelpProps) {
  const { t } = useTranslation('explore');
  const translate = useTranslate();
  const rowName = useRowNames();
  const failureText = useFailureText();
  const { name, valueOf } = useVariableTexts();
  const { variable } = remedy;
  const tried = () => {
    if (remedy.kind !== 'fails') return '—';
    const { to } = remedy.last;
    const isRange = typeof to === 'number' && variable.key !== 'ex' && variable.key !== 'ey';
    return isRange ? valueOf(variable, to) : t('ofAll', { count: variable.steps.length });
  };
  const shown = (utilisation: number) =>
    utilisationText(Number.isFinite(utilisation) ? utilisation : null, true, translate);
  /** Returns the text shown instead of a governing check; '' if the check is shown. */
  const reason = () => {
    if (remedy.kind === 'absent') return t(`absence.${variable.absence}`);
    if (remedy.kind === 'unknown')
      return t('remedyUnknown', { reason: remedy.failure ? failureText(remedy.failure) : '' });
    // An incomplete verdict without an exceeded check has no row to name.
    if (remedy.word === 'incomplete') return t('stillOpen');
    const after = utilisationOf({ governing: remedy.governs });
    // A change counts as an improvement only if the displayed utilisation becomes smaller.
    return after < present && shown(after) !== shown(present) ? '' : t('noGain');
  };
  const text = reason();
  const governs = remedy.kind === 'fails' && text === '' ? remedy.governs : null;
  return (
    <tr>
      <th scope="row">{name(variable)}</th>
      <td className={styles.number}>{tried()}</td>
      {governs ? (
        <>
          <td>{rowName(rowKeyOf(governs))}</td>
          <td className={styles.number}>{utilisationText(governs.utilisation, true, translate)}</td>
        </>
      ) : (
        <td colSpan={2} className={styles.muted}>
          {text}
        </td>
      )}
    </tr>
  );
}

interface RemediesProps extends AnswerProps, Pick<NoHelpProps, 'present'> {
  offered: OfferedAnchors;
}

function Remedies({ open, offered, present }: RemediesProps) {
  const { t } = useTranslation('explore');
  const { grades } = useConcretes(open.design.standardType);
  const words = useGoverningText();
  const { name, change } = useVariableTexts();
  const apply = useApply();
  const [variables] = useState(() => variablesOf(open, { grades, anchors: offered.anchors }));
  const [remedies, setRemedies] = useState<readonly Remedy[]>([]);
  const search = useSearch(async ({ evaluateCandidate, batch }) => {
    setRemedies([]);
    await evaluateMany(
      variables,
      (variable) => remedyOf(variable, evaluateCandidate),
      (_, remedy) => setRemedies((found) => inOrder([...found, remedy])),
      batch,
    );
  });
  const helping = remedies.filter((remedy) => remedy.kind === 'helps');
  const others = remedies.filter((remedy) => remedy.kind !== 'helps');
  return (
    <>
      <SearchBar search={search} done={remedies.length} total={variables.length} />
      {helping.length > 0 && (
        <table className={styles.table} aria-label={t('questions.remedies.name')}>
          <thead>
            <tr>
              <th scope="col">{t('columns.input')}</th>
              <th scope="col">{t('columns.change')}</th>
              <th scope="col">{t('columns.after')}</th>
              <th scope="col">{t('columns.governs')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {helping.map(({ variable, step, judged }) => (
              <tr key={variable.key} data-testid={`remedy-${variable.key}`}>
                <th scope="row">{name(variable)}</th>
                <td className={styles.unbroken}>{change(variable, step.to)}</td>
                <td>
                  <VerdictText outcome={judged} />
                </td>
                <td>{words(judged.governing)}</td>
                <td className={styles.number}>
                  <Button
                    size="small"
                    type="primary"
                    aria-label={t('applyTo', { name: name(variable) })}
                    onClick={() => apply(step.candidate().design)}
                  >
                    {t('apply')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!search.running && helping.length === 0 && <p className={styles.statement}>{t('nothingHelps')}</p>}
      {others.length > 0 && (
        <section>
          <h3>{t('cannotHelp')}</h3>
          <table className={styles.table} data-testid="no-help">
            <thead>
              <tr>
                <th scope="col">{t('columns.input')}</th>
                <th scope="col" className={styles.number}>
                  {t('columns.tried')}
                </th>
                <th scope="col">{t('columns.stillGoverns')}</th>
                <th scope="col" className={styles.number}>
                  {t('columns.share')}
                </th>
              </tr>
            </thead>
            <tbody>
              {others.map((remedy) => (
                <NoHelp key={remedy.variable.key} remedy={remedy} present={present} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

/** For a passing design, the answer states that no change is needed. */
export function RemediesAnswer({ open }: AnswerProps) {
  const { t } = useTranslation('explore');
  const offered = useOfferedAnchors(open.design);
  const { query } = useConcretes(open.design.standardType);
  const [present, setPresent] = useState<CandidateOutcome | null>(null);
  useSearch(async ({ evaluateCandidate, signal }) => {
    const end = await evaluateCandidate(open);
    if (!signal.aborted) setPresent(end);
  });
  if (present === null || query.isPending) return <Spin />;
  const judged = present.kind === 'judged' ? present : null;
  if (judged?.passes) return <p className={styles.statement}>{t('passesAlready')}</p>;
  const utilisation = judged === null ? Infinity : utilisationOf(judged);
  return offered.isComplete ? <Remedies open={open} offered={offered} present={utilisation} /> : <Spin />;
}
