/**
 * Explore answer "EN 1992-4 or JGJ145-2013": the open design under both standards, row by row, with the
 * reasons for differences.
 */
import { useQuery } from '@tanstack/react-query';
import { Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorQuery } from '@/api/calls/anchors';
import type { AnchorDetail } from '@/api/contract/anchor';
import { gradeName, isCracked } from '@/design/model/design-facts';
import { combinationVariants } from '@/design/model/load-cases';
import type { Grade } from '@/design/records/offered-records';
import { caseEvaluator } from '@/design/run/evaluate';
import { brokenRule, type Candidate, offeredAnchor } from '@/design/search/candidate';
import type { CandidateOutcome } from '@/design/search/evaluate-candidate';
import { OTHER_STANDARD, underStandard } from '@/design/search/under-standard';
import type { Calculation } from '@/design/verdict/calculation';
import { allChecks, combinedSums, ROW_KEYS, type RowKey } from '@/design/verdict/checks';
import { type Standard, STANDARDS, symbolMeaning, type TrailStep } from '@/engineering';
import { useAnchorList, useConcretes } from '@/features/current-design/use-records';
import { AnswerTable, type Column, SearchBar, Side } from '@/features/explore/answer';
import { differencesOf, type Difference } from '@/features/explore/standard-differences';
import { type AnswerProps, useSearch } from '@/features/explore/use-search';
import { useWords } from '@/features/explore/words';
import { SymbolText } from '@/shared/ui/symbol-text';
import { formatAgainst } from '@/text/format/format-number';
import { NOTHING, printFigure, printSignificant, unitText } from '@/text/wording/figures';
import { inNotation } from '@/text/wording/notation';
import styles from '@/features/explore/explore.module.css';

interface UnderOne {
  candidate: Candidate;
  /** Verdict over all load combinations. */
  judged: CandidateOutcome;
  /** Calculation of the chosen loads only; null if it failed. */
  end: Calculation | null;
}

type Percent = (value: number | null) => string;
const VALUES = ['action', 'resistance', 'utilisation'] as const;
type Values = Record<(typeof VALUES)[number], string>;
const NONE: Values = { action: NOTHING, resistance: NOTHING, utilisation: NOTHING };

/** Returns action, resistance and utilisation of a check; for a combined check, the sum and its limit. */
function valuesOf({ end }: UnderOne, key: RowKey, percent: Percent): Values {
  if (end === null) return NONE;
  const mode = allChecks(end.answer).find((named) => named.mode === key);
  const sum = combinedSums(end.answer).find((named) => named.key === key);
  if (mode && mode.verdict !== 'Not applicable')
    return {
      action: `${printFigure(mode.action, 'force')} kN`,
      resistance: `${printFigure(mode.resistance, 'force')} kN`,
      utilisation: percent(mode.utilisation),
    };
  if (sum?.value == null) return NONE;
  return {
    action: formatAgainst(sum.value, sum.limit, 'factor'),
    resistance: printFigure(sum.limit, 'factor'),
    utilisation: percent((100 * sum.value) / sum.limit),
  };
}

const SIDES = [
  ['EN1992-4', 'european'],
  ['JGJ145-2013', 'chinese'],
] as const satisfies readonly (readonly [Standard, keyof Difference])[];

function useDifferenceColumns(): readonly Column<Difference>[] {
  const { t, i18n } = useTranslation('explore');
  const meaningOf = (step: TrailStep | null) => {
    const found = step && symbolMeaning(step.symbol);
    return found ? [i18n.language === 'cn' ? found.cn : found.en] : [];
  };
  return [
    {
      title: t('standards.meaning'),
      text: ({ european, chinese }) => [...new Set([european, chinese].flatMap(meaningOf))].join(' / '),
    },
    ...SIDES.flatMap(([standard, key]): Column<Difference>[] => [
      {
        title: standard,
        text: ({ [key]: step }) => (step ? inNotation(standard, step.symbol) : NOTHING),
        render: ({ [key]: step }) =>
          step ? <SymbolText text={inNotation(standard, step.symbol)} /> : NOTHING,
      },
      {
        title: '',
        text: ({ [key]: step }) =>
          step ? `${printSignificant(step.value)} ${unitText(step.unit)}`.trim() : NOTHING,
        isFigure: true,
      },
    ]),
    {
      title: t('standards.ratio'),
      text: ({ european, chinese }) =>
        european === null || chinese === null || european.value === 0
          ? NOTHING
          : printSignificant(chinese.value / european.value),
      isFigure: true,
    },
  ];
}

type UnderBoth = Readonly<Record<Standard, UnderOne>>;

/** For each failure mode, the lines of the calculation with different values. */
function Differences({ both }: { both: UnderBoth }) {
  const { t, row } = useWords();
  const columns = useDifferenceColumns();
  const [european, chinese] = STANDARDS.map((standard) => both[standard].end);
  if (european === null || chinese === null) return <p>{t('standards.unanswered')}</p>;
  return allChecks(european.answer).map(({ mode, verdict, detail }) => {
    const other = chinese.answer.checks[mode];
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
  const { t, percent, row } = useWords();
  const { language } = useTranslation().i18n;
  const { standardType, anchor } = open.design;
  const other = OTHER_STANDARD[standardType];
  const [candidates] = useState((): Record<Standard, Candidate> => {
    const chosen = { id: String(record.id), name: record.name };
    const design = underStandard(open.design, other, { anchor: chosen, grades });
    const { data } = offeredAnchor(design, record, design.anchor.diameter, language);
    return { ...{ [standardType]: open }, [other]: { design, anchor: data } } as Record<Standard, Candidate>;
  });
  const rule = brokenRule(candidates[other]);
  const search = useSearch<Partial<UnderBoth>>(
    {},
    async ({ evaluateCandidate, calculator, signal, show }) => {
      if (rule !== null) return;
      let both: Partial<UnderBoth> = {};
      for (const standard of STANDARDS) {
        const candidate = candidates[standard];
        const judged =
          standard === standardType ? present : await evaluateCandidate(candidate, { inFull: true });
        const [shown] = combinationVariants(candidate.design);
        const one = await caseEvaluator({ ...candidate, calculator }, signal)(shown, { isOneOfMany: false });
        const end = (one?.state === 'done' && one.calculation) || null;
        both = { ...both, [standard]: { candidate, judged, end } };
        show(both);
      }
    },
  );
  if (rule !== null) {
    const reason = t(`error:${rule.key}`, rule.values ?? {});
    return <p>{t('standards.broken', { standard: other, reason })}</p>;
  }
  const { found } = search;
  const isComplete = STANDARDS.every((standard) => found[standard] !== undefined);
  const both = isComplete ? (found as UnderBoth) : null;
  const columns: readonly Column<RowKey>[] = [
    { title: t('standards.row'), text: row },
    ...STANDARDS.flatMap((standard) =>
      VALUES.map((name) => ({
        title: t(`standards.${name}`, { standard }),
        text: (key: RowKey) => (both ? valuesOf(both[standard], key, percent)[name] : ''),
        isFigure: true,
      })),
    ),
  ];
  const table = { columns, rows: both ? ROW_KEYS : [] };
  const before = anchor.chosen[standardType]?.name ?? '';
  const isSame = String(record.id) === anchor.chosen[standardType]?.id;
  return (
    <>
      <SearchBar
        search={search}
        done={Object.keys(found).length}
        total={STANDARDS.length}
        file="standards"
        {...table}
      />
      <p className={styles.muted}>
        {isSame
          ? t('standards.same', { name: record.name })
          : t('standards.another', { before, standard: other, name: record.name })}{' '}
        {t('standards.note')}{' '}
        {t(isCracked(open.design) ? 'standards.bothCracked' : 'standards.bothUncracked')}
      </p>
      {both && (
        <>
          <div className={styles.columns}>
            {STANDARDS.map((standard) => {
              const {
                candidate: { design },
                judged,
              } = both[standard];
              const state = t(isCracked(design) ? 'design:concrete.cracked' : 'design:concrete.uncracked');
              return (
                <Side key={standard} title={standard} outcome={judged}>
                  <span className={styles.muted}>{`${gradeName(standard, design.concrete)}, ${state}`}</span>
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

/**
 * For the other standard, uses the anchor chosen under the open design's standard if the list for the other
 * standard contains it; otherwise the anchor chosen under the other standard; otherwise the first anchor of
 * that list.
 */
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
