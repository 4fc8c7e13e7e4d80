/**
 * Explore answer "What would help": remedies, smallest change first, then changes that cannot help, with
 * reasons.
 */
import { Button, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { evaluateMany } from '@/design/run/batch';
import { type Variable, variablesOf } from '@/design/search/inputs';
import { inOrder, type Remedy, remedyOf } from '@/design/search/remedies';
import { rowKeyOf } from '@/design/verdict/checks';
import { utilisationOf } from '@/design/verdict/outcome';
import { useGoverningText } from '@/features/current-design/use-governing-text';
import { useConcretes } from '@/features/current-design/use-records';
import { useTranslate } from '@/features/current-design/use-translate';
import { AnswerTable, type Column, SearchBar, VerdictText } from '@/features/explore/answer';
import { useGroupText, useInputName, useRowNames } from '@/features/explore/input-name';
import { useOfferedAnchors, type OfferedAnchors } from '@/features/explore/use-offered';
import { type AnswerProps, useApply, useSearch } from '@/features/explore/use-search';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { formatInput } from '@/text/format/format-number';
import { utilisationText } from '@/text/wording/figures';
import styles from '@/features/explore/explore.module.css';

type Helps = Remedy & { kind: 'helps' };
type NoHelp = Exclude<Remedy, Helps>;

function useVariableTexts() {
  const { t } = useTranslation(['explore', 'design']);
  const inputName = useInputName();
  const groupText = useGroupText();
  const valueOf = ({ key, unit }: Variable, value: number | string) => {
    if (key === 'gap') return t(value === 'filled' ? 'explore:filled' : 'explore:open');
    if (typeof value === 'string') return key === 'number' ? groupText(value) : value;
    return unit === '' ? formatInput(value) : `${formatInput(value)} ${unit}`;
  };
  const change = (variable: Variable, to: number | string) =>
    t('explore:change', { from: valueOf(variable, variable.from), to: valueOf(variable, to) });
  const name = ({ key }: Variable) => inputName(key, (other) => t(`explore:levers.${other}`));
  return { name, valueOf, change };
}

/** Returns the columns of the changes that cannot help. `present` is the present utilisation, per cent. */
function useNoHelpColumns(present: number): readonly Column<NoHelp>[] {
  const { t } = useTranslation('explore');
  const translate = useTranslate();
  const rowName = useRowNames();
  const failureText = useFailureText();
  const { name, valueOf } = useVariableTexts();
  const tried = (remedy: NoHelp) => {
    if (remedy.kind !== 'fails') return '—';
    const { variable, last } = remedy;
    const isRange = typeof last.to === 'number' && variable.key !== 'ex' && variable.key !== 'ey';
    return isRange ? valueOf(variable, last.to) : t('ofAll', { count: variable.steps.length });
  };
  const shown = (utilisation: number) =>
    utilisationText(Number.isFinite(utilisation) ? utilisation : null, true, translate);
  /** Returns the text shown instead of a governing check; '' if the check is shown. */
  const reason = (remedy: NoHelp) => {
    if (remedy.kind === 'absent') return t(`absence.${remedy.variable.absence}`);
    if (remedy.kind === 'unknown')
      return t('remedyUnknown', { reason: remedy.failure ? failureText(remedy.failure) : '' });
    // An incomplete verdict without an exceeded check has no row to name.
    if (remedy.word === 'incomplete') return t('stillOpen');
    const after = utilisationOf({ governing: remedy.governs });
    // A change counts as an improvement only if the displayed utilisation becomes smaller.
    return after < present && shown(after) !== shown(present) ? '' : t('noGain');
  };
  const governs = (remedy: NoHelp) =>
    remedy.kind === 'fails' && reason(remedy) === '' ? remedy.governs : null;
  return [
    { title: t('columns.input'), text: ({ variable }) => name(variable) },
    { title: t('columns.tried'), text: tried, isFigure: true },
    {
      title: t('columns.stillGoverns'),
      text: (remedy) => {
        const row = governs(remedy);
        return row ? rowName(rowKeyOf(row)) : reason(remedy);
      },
    },
    {
      title: t('columns.share'),
      text: (remedy) => {
        const row = governs(remedy);
        return row ? utilisationText(row.utilisation, true, translate) : '';
      },
      isFigure: true,
    },
  ];
}

function Remedies({
  open,
  offered,
  present,
}: Pick<AnswerProps, 'open'> & { offered: OfferedAnchors; present: number }) {
  const { t } = useTranslation('explore');
  const { grades } = useConcretes(open.design.standardType);
  const words = useGoverningText();
  const { name, change } = useVariableTexts();
  const apply = useApply();
  const [variables] = useState(() => variablesOf(open, { grades, anchors: offered.anchors }));
  const search = useSearch<readonly Remedy[]>([], async ({ evaluateCandidate, batch, show }) => {
    const found: Remedy[] = [];
    await evaluateMany(
      variables,
      (variable) => remedyOf(variable, evaluateCandidate),
      (_, remedy) => {
        found.push(remedy);
        show(inOrder(found));
      },
      batch,
    );
  });
  const helping = search.found.filter((remedy) => remedy.kind === 'helps');
  const others = search.found.filter((remedy) => remedy.kind !== 'helps');
  const noHelp = useNoHelpColumns(present);
  const columns: readonly Column<Helps>[] = [
    { title: t('columns.input'), text: ({ variable }) => name(variable) },
    { title: t('columns.change'), text: ({ variable, step }) => change(variable, step.to) },
    {
      title: t('columns.after'),
      text: ({ judged }) => judged.word,
      render: ({ judged }) => <VerdictText outcome={judged} />,
    },
    { title: t('columns.governs'), text: ({ judged }) => words(judged.governing) },
  ];
  return (
    <>
      <SearchBar search={search} done={search.found.length} total={variables.length} />
      {helping.length > 0 && (
        <AnswerTable
          label={t('questions.remedies.name')}
          columns={columns}
          rows={helping}
          rowTestId={({ variable }) => `remedy-${variable.key}`}
          action={({ variable, step }) => (
            <Button
              size="small"
              type="primary"
              aria-label={t('applyTo', { name: name(variable) })}
              onClick={() => apply(step.candidate().design)}
            >
              {t('apply')}
            </Button>
          )}
        />
      )}
      {!search.running && helping.length === 0 && <p className={styles.statement}>{t('nothingHelps')}</p>}
      {others.length > 0 && (
        <section>
          <h3>{t('cannotHelp')}</h3>
          <AnswerTable testId="no-help" columns={noHelp} rows={others} />
        </section>
      )}
    </>
  );
}

/** For a passing design, the answer states that no change is needed. */
export function RemediesAnswer({ open, present }: AnswerProps) {
  const { t } = useTranslation('explore');
  const offered = useOfferedAnchors(open.design);
  const { query } = useConcretes(open.design.standardType);
  const judged = present.kind === 'judged' ? present : null;
  if (judged?.passes) return <p className={styles.statement}>{t('passesAlready')}</p>;
  if (query.isPending || !offered.isComplete) return <Spin />;
  const utilisation = judged === null ? Infinity : utilisationOf(judged);
  return <Remedies open={open} offered={offered} present={utilisation} />;
}
