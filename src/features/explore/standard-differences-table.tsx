/**
 * Differences between the rows of two standards: for each failure mode, the calculation lines with different
 * values.
 */
import { useTranslation } from 'react-i18next';
import { allChecks } from '@/design/verdict/checks';
import { type Standard, symbolMeaning, type TrailStep } from '@/engineering';
import { AnswerTable, type Column } from '@/features/explore/answer';
import { useRowNames } from '@/features/explore/input-name';
import { differencesOf, type Difference } from '@/features/explore/standard-differences';
import type { UnderBoth } from '@/features/explore/standard-rows';
import { SymbolText } from '@/shared/ui/symbol-text';
import { printSignificant, unitText } from '@/text/wording/figures';
import { inNotation } from '@/text/wording/notation';

function useColumns(): readonly Column<Difference>[] {
  const { t, i18n } = useTranslation('explore');
  const meaningOf = (step: TrailStep | null) => {
    const found = step && symbolMeaning(step.symbol);
    return found ? [i18n.language === 'cn' ? found.cn : found.en] : [];
  };
  const under = (standard: Standard, key: keyof Difference): Column<Difference>[] => [
    {
      title: standard,
      text: ({ [key]: step }) => (step ? inNotation(standard, step.symbol) : '—'),
      render: ({ [key]: step }) => (step ? <SymbolText text={inNotation(standard, step.symbol)} /> : '—'),
    },
    {
      title: '',
      text: ({ [key]: step }) =>
        step ? `${printSignificant(step.value)} ${unitText(step.unit)}`.trim() : '—',
      isFigure: true,
    },
  ];
  return [
    {
      title: t('standards.meaning'),
      text: ({ european, chinese }) => [...new Set([european, chinese].flatMap(meaningOf))].join(' / '),
    },
    ...under('EN1992-4', 'european'),
    ...under('JGJ145-2013', 'chinese'),
    {
      title: t('standards.ratio'),
      text: ({ european, chinese }) =>
        european === null || chinese === null || european.value === 0
          ? '—'
          : printSignificant(chinese.value / european.value),
      isFigure: true,
    },
  ];
}

export function StandardDifferences({ both }: { both: UnderBoth }) {
  const { t } = useTranslation('explore');
  const rowName = useRowNames();
  const columns = useColumns();
  const [european, chinese] = [both['EN1992-4'].end, both['JGJ145-2013'].end];
  if (european === null || chinese === null) return <p>{t('standards.unanswered')}</p>;
  const modes = allChecks(european.answer).map(({ mode, verdict, detail }) => {
    const other = chinese.answer.checks[mode];
    const apply = [verdict, other.verdict].map((one) => one !== 'Not applicable');
    return { mode, apply, differences: differencesOf(detail.trail, other.detail.trail) };
  });
  return modes.map(({ mode, apply: [isEuropean, isChinese], differences }) => {
    if (!isEuropean && !isChinese) return null;
    if (isEuropean !== isChinese)
      return (
        <div key={mode}>
          {t('standards.inOneOnly', {
            row: rowName(mode),
            standard: isEuropean ? 'EN1992-4' : 'JGJ145-2013',
          })}
        </div>
      );
    return (
      <details key={mode} data-testid={`differences-${mode}`}>
        <summary>{t('standards.differs', { row: rowName(mode), count: differences.length })}</summary>
        <AnswerTable columns={columns} rows={differences} />
      </details>
    );
  });
}
