/** Explore answer "EN 1992-4 or JGJ145-2013": the open design under both standards, with the differences. */
import { useQuery } from '@tanstack/react-query';
import { Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorQuery } from '@/api/calls/databases';
import type { AnchorDetail } from '@/api/contract/records';
import { gradeName, isCracked } from '@/design/model/design-state';
import { combinationVariants } from '@/design/model/load-cases';
import type { Grade } from '@/design/records/anchor-data';
import { caseEvaluator } from '@/design/run/load-case-evaluation';
import { brokenRule, type Candidate, availableAnchor } from '@/design/search/candidate';
import { OTHER_STANDARD, forStandard } from '@/design/search/convert-standard';
import type { CandidateOutcome } from '@/design/search/evaluate-candidate';
import { allChecks, combinedSums, ROW_KEYS, type RowKey } from '@/design/verdict/check-status';
import type { Calculation } from '@/design/verdict/run-result';
import { type Standard, STANDARDS, symbolMeaning, type TrailStep } from '@/engineering';
import { useAnchorList, useConcretes } from '@/features/current-design/use-records';
import { AnswerTable, SearchBar, Side } from '@/features/explore/answer';
import { type Column, numberColumn, useWords } from '@/features/explore/answer-columns';
import { differencesOf, type Difference } from '@/features/explore/standard-differences';
import { type AnswerProps, useSearch } from '@/features/explore/use-search';
import { SymbolText } from '@/shared/ui/symbol-text';
import { formatAgainst } from '@/text/format/format-number';
import { inNotation } from '@/text/wording/statement-text';
import { NOTHING, printValue, printSignificant, unitText } from '@/text/wording/values';
import styles from '@/features/explore/explore.module.css';

interface UnderOne {
  candidate: Candidate;
  /** Verdict over all load combinations. */
  judged: CandidateOutcome;
  /** Calculation of the chosen loads only; null if it failed. */
  end: Calculation | null;
}

const VALUES = ['action', 'resistance', 'utilisation'] as const;
type Values = Record<(typeof VALUES)[number], string>;

function useChecks(both: readonly UnderOne[]): readonly Column<RowKey>[] {
  const { t, percent, row } = useWords();
  const valuesOf = ({ end }: UnderOne, key: RowKey): Values | null => {
    const mode = end && allChecks(end.answer).find((named) => named.mode === key);
    const sum = end && combinedSums(end.answer).find((named) => named.key === key);
    if (mode && mode.verdict !== 'Not applicable')
      return {
        action: `${printValue(mode.action, 'force')} kN`,
        resistance: `${printValue(mode.resistance, 'force')} kN`,
        utilisation: percent(mode.utilisation),
      };
    if (sum?.value == null) return null;
    return {
      action: formatAgainst(sum.value, sum.limit, 'factor'),
      resistance: printValue(sum.limit, 'factor'),
      utilisation: percent((100 * sum.value) / sum.limit),
    };
  };
  const columns = both.flatMap((one, index) =>
    VALUES.map((name) => {
      const title = t(`standards.${name}`, { standard: STANDARDS[index] });
      return numberColumn<RowKey>(title, (key) => valuesOf(one, key)?.[name] ?? NOTHING);
    }),
  );
  return [{ title: t('standards.row'), text: row }, ...columns];
}

function useDifferenceColumns(): readonly Column<Difference>[] {
  const { t, i18n } = useTranslation('explore');
  const meaningOf = (step: TrailStep | null) => {
    const found = step && symbolMeaning(step.symbol);
    return found ? [i18n.language === 'cn' ? found.cn : found.en] : [];
  };
  const under = (standard: Standard, index: number): Column<Difference>[] => {
    const symbol = ({ [index]: step }: Difference) => (step ? inNotation(standard, step.symbol) : NOTHING);
    const value = (step: TrailStep) => `${printSignificant(step.value)} ${unitText(step.unit)}`.trim();
    return [
      { title: standard, text: symbol, render: (difference) => <SymbolText text={symbol(difference)} /> },
      numberColumn('', ({ [index]: step }) => (step ? value(step) : NOTHING)),
    ];
  };
  return [
    {
      title: t('standards.meaning'),
      text: (difference) => [...new Set(difference.flatMap(meaningOf))].join(' / '),
    },
    ...STANDARDS.flatMap(under),
    numberColumn(t('standards.ratio'), ([european, chinese]) =>
      european && chinese && european.value !== 0
        ? printSignificant(chinese.value / european.value)
        : NOTHING,
    ),
  ];
}

/** For each failure mode, the lines of the calculation with different values. */
function Differences({ both }: { both: readonly UnderOne[] }) {
  const { t, row } = useWords();
  const columns = useDifferenceColumns();
  const [european, chinese] = both.map(({ end }) => end?.answer);
  if (!european || !chinese) return <p>{t('standards.unanswered')}</p>;
  return allChecks(european).map(({ mode, verdict, detail }) => {
    const other = chinese.checks[mode];
    const applies = [verdict, other.verdict].map((one) => one !== 'Not applicable');
    if (!applies.includes(true)) return null;
    if (applies.includes(false)) {
      const standard = STANDARDS[applies.indexOf(true)];
      return <div key={mode}>{t('standards.inOneOnly', { row: row(mode), standard })}</div>;
    }
    const differences = differencesOf(detail.trail, other.detail.trail);
    return (
      <details key={mode} data-testid={`differences-${mode}`}>
        <summary>{t('standards.differs', { row: row(mode), count: differences.length })}</summary>
        <AnswerTable columns={columns} rows={differences} />
      </details>
    );
  });
}

interface ComparisonProps extends AnswerProps {
  record: AnchorDetail;
  grades: readonly Grade[];
}

function Comparison({ open, present, record, grades }: ComparisonProps) {
  const { t } = useWords();
  const { language } = useTranslation().i18n;
  const { standardType, anchor } = open.design;
  const other = OTHER_STANDARD[standardType];
  const [otherOpen] = useState((): Candidate => {
    const chosen = { id: String(record.id), name: record.name };
    const design = forStandard(open.design, other, { anchor: chosen, grades });
    return { design, anchor: availableAnchor(design, record, design.anchor.diameter, language).data };
  });
  const rule = brokenRule(otherOpen);
  const search = useSearch<readonly UnderOne[]>(
    [],
    async ({ evaluateCandidate, calculator, batch, show }) => {
      if (rule !== null) return;
      const found: UnderOne[] = [];
      for (const standard of STANDARDS) {
        const isOpen = standard === standardType;
        const candidate = isOpen ? open : otherOpen;
        const judged = isOpen ? present : await evaluateCandidate(candidate, { inFull: true });
        const [shown] = combinationVariants(candidate.design);
        const evaluate = caseEvaluator({ ...candidate, calculator }, batch.signal);
        const one = await evaluate(shown, { isOneOfMany: false });
        found.push({ candidate, judged, end: (one?.state === 'done' && one.calculation) || null });
        show([...found]);
      }
    },
  );
  const both = search.found;
  const isComplete = both.length === STANDARDS.length;
  const table = { columns: useChecks(both), rows: isComplete ? ROW_KEYS : [] };
  if (rule !== null) {
    const reason = t(`error:${rule.key}`, rule.values ?? {});
    return <p>{t('standards.broken', { standard: other, reason })}</p>;
  }
  const before = anchor.chosen[standardType]?.name ?? '';
  const isSame = String(record.id) === anchor.chosen[standardType]?.id;
  return (
    <>
      <SearchBar search={search} done={both.length} total={STANDARDS.length} file="standards" {...table} />
      <p className="muted">
        {isSame
          ? t('standards.same', { name: record.name })
          : t('standards.another', { before, standard: other, name: record.name })}{' '}
        {t('standards.note')}{' '}
        {t(isCracked(open.design) ? 'standards.bothCracked' : 'standards.bothUncracked')}
      </p>
      {isComplete && (
        <>
          <div className={styles.cards}>
            {both.map(({ candidate: { design }, judged }, index) => {
              const standard = STANDARDS[index];
              const state = t(isCracked(design) ? 'design:concrete.cracked' : 'design:concrete.uncracked');
              return (
                <Side key={standard} title={standard} outcome={judged}>
                  <span className="muted">{`${gradeName(standard, design.concrete)}, ${state}`}</span>
                </Side>
              );
            })}
          </div>
          <AnswerTable testId="standards" {...table} />
          <h3>{t('standards.whatDiffers')}</h3>
          <Differences both={both} />
        </>
      )}
    </>
  );
}

/** Anchor for the other standard: the same if listed there, else the one chosen there, else the first. */
export function StandardsAnswer({ open, present }: AnswerProps) {
  const { t } = useTranslation('explore');
  const { standardType, anchor } = open.design;
  const other = OTHER_STANDARD[standardType];
  const { anchors, query } = useAnchorList(other, anchor.diameter);
  const { grades, query: gradesQuery } = useConcretes(other);
  const listed = [anchor.chosen[standardType]?.id, anchor.chosen[other]?.id]
    .map((id) => anchors.find((one) => String(one.id) === id))
    .find((one) => one !== undefined);
  const taken = listed ?? anchors.at(0);
  const record = useQuery({ ...anchorQuery(taken?.id ?? ''), enabled: taken !== undefined });
  if (query.isSuccess && taken === undefined) return <p>{t('standards.none', { standard: other })}</p>;
  if (query.isError || record.isError || gradesQuery.isError)
    return <p>{t('standards.unread', { standard: other })}</p>;
  if (record.data === undefined || gradesQuery.isPending) return <Spin />;
  return <Comparison open={open} present={present} record={record.data} grades={grades} />;
}
