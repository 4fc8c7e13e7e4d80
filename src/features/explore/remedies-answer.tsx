/** Explore answer "What would help": the smallest remedies first, then changes that cannot help. */
import { Spin } from 'antd';
import { useState } from 'react';
import type { Candidate } from '@/design/search/candidate';
import { inOrder, type Remedy, remedyOf } from '@/design/search/remedies-and-limits';
import { type AvailableRecords, type Variable, variablesOf } from '@/design/search/varied-inputs';
import { utilisationOf } from '@/design/verdict/case-verdict';
import { type GoverningRow, rowKeyOf } from '@/design/verdict/check-status';
import { useConcretes } from '@/features/current-design/use-records';
import { AnswerTable, ApplyButton, SearchBar, VerdictText } from '@/features/explore/answer';
import { type Column, numberColumn, useWords } from '@/features/explore/answer-columns';
import { type AnswerProps, showEach, useSearch } from '@/features/explore/use-search';
import { WithAnchors } from '@/features/explore/with-anchors';
import { SentenceText } from '@/shared/ui/symbol-text';
import { formatInput } from '@/text/format/format-number';
import { limitName } from '@/text/wording/reserve-text';
import { NOTHING } from '@/text/wording/values';
import { verdictText } from '@/text/wording/verdict-text';

type Helps = Remedy & { kind: 'helps' };
type NoHelp = Exclude<Remedy, Helps>;

function useColumns(present: number) {
  const { t, translate, failure, governing, percent, row, group } = useWords();
  const valueOf = ({ key, unit }: Variable, value: number | string) => {
    if (key === 'gap') return t(value === 'filled' ? 'filled' : 'open');
    if (typeof value === 'string') return key === 'number' ? group(value) : value;
    return `${formatInput(value)} ${unit}`.trim();
  };
  const name = ({ variable }: Remedy) => limitName(variable, translate);
  const change = ({ variable, step }: Helps) =>
    t('change', { from: valueOf(variable, variable.from), to: valueOf(variable, step.to) });
  const tried = (remedy: NoHelp) => {
    if (remedy.kind !== 'fails') return NOTHING;
    const { variable, last } = remedy;
    const isRange = typeof last.to === 'number' && variable.key !== 'ex' && variable.key !== 'ey';
    return isRange ? valueOf(variable, last.to) : t('ofAll', { count: variable.steps.length });
  };
  const shown = (utilisation: number) => percent(Number.isFinite(utilisation) ? utilisation : null);
  /** Returns the text shown instead of a governing check; '' if the check is shown. */
  const reason = (remedy: NoHelp) => {
    if (remedy.kind === 'absent') return t(`absence.${remedy.variable.absence}`);
    if (remedy.kind === 'unknown')
      return t('remedyUnknown', { reason: remedy.failure ? failure(remedy.failure) : '' });
    // An incomplete verdict without an exceeded check has no row to name.
    if (remedy.word === 'incomplete') return t('stillOpen');
    const after = utilisationOf({ governing: remedy.governs });
    // A change counts as an improvement only if the displayed utilisation becomes smaller.
    return after < present && shown(after) !== shown(present) ? '' : t('noGain');
  };
  const governs = (remedy: NoHelp, text: (check: GoverningRow) => string) =>
    remedy.kind === 'fails' && remedy.governs && reason(remedy) === '' ? text(remedy.governs) : '';
  const helps: Column<Helps>[] = [
    { title: t('columns.input'), text: name },
    { title: t('columns.change'), text: change, render: (remedy) => <SentenceText text={change(remedy)} /> },
    {
      title: t('columns.after'),
      text: ({ judged }) => verdictText(judged.word, translate),
      render: ({ judged }) => <VerdictText outcome={judged} />,
    },
    { title: t('columns.governs'), text: ({ judged }) => governing(judged.governing) },
  ];
  const noHelp: Column<NoHelp>[] = [
    { title: t('columns.input'), text: name },
    numberColumn(t('columns.tried'), tried),
    {
      title: t('columns.stillGoverns'),
      text: (remedy) => reason(remedy) || governs(remedy, (check) => row(rowKeyOf(check))),
    },
    numberColumn(t('columns.share'), (remedy) => governs(remedy, ({ utilisation }) => percent(utilisation))),
  ];
  return { name, helps, noHelp };
}

interface RemediesProps extends AvailableRecords {
  open: Candidate;
  /** Utilisation of the open design, per cent. */
  present: number;
}

function Remedies({ open, present, ...offered }: RemediesProps) {
  const { t } = useWords();
  const { name, helps, noHelp } = useColumns(present);
  const [variables] = useState(() => variablesOf(open, offered));
  const search = useSearch<readonly Remedy[]>([], (tools) =>
    showEach(variables, (variable) => remedyOf(variable, tools.evaluateCandidate), inOrder, tools),
  );
  const { found, state } = search;
  const table = { columns: helps, rows: found.filter((remedy) => remedy.kind === 'helps') };
  const others = found.filter((remedy) => remedy.kind !== 'helps');
  return (
    <>
      <SearchBar search={search} done={found.length} total={variables.length} file="remedies" {...table} />
      {table.rows.length > 0 && (
        <AnswerTable
          label={t('questions.remedies.name')}
          rowTestId={({ variable }) => `remedy-${variable.key}`}
          action={(remedy) => (
            <ApplyButton type="primary" name={name(remedy)} design={() => remedy.step.candidate().design} />
          )}
          {...table}
        />
      )}
      {state !== 'running' && table.rows.length === 0 && <p>{t('nothingHelps')}</p>}
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
  const { t } = useWords();
  const { grades, query } = useConcretes(open.design.standardType);
  const judged = present.kind === 'judged' ? present : null;
  if (judged?.passes) return <p>{t('passesAlready')}</p>;
  if (query.isPending) return <Spin />;
  const utilisation = judged === null ? Infinity : utilisationOf(judged);
  return (
    <WithAnchors design={open.design}>
      {(anchors) => <Remedies open={open} anchors={anchors} grades={grades} present={utilisation} />}
    </WithAnchors>
  );
}
