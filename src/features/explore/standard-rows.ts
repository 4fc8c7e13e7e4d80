/** Both standards for one design: their results, and their rows side by side. */
import { useTranslation } from 'react-i18next';
import type { Candidate } from '@/design/search/candidate';
import type { CandidateOutcome } from '@/design/search/evaluate-candidate';
import type { Calculation } from '@/design/verdict/calculation';
import { allChecks, combinedSums, type RowKey } from '@/design/verdict/checks';
import { type Standard, STANDARDS } from '@/engineering';
import { useTranslate } from '@/features/current-design/use-translate';
import type { Column } from '@/features/explore/answer';
import { useRowNames } from '@/features/explore/input-name';
import { formatAgainst } from '@/text/format/format-number';
import { NOTHING, printFigure, utilisationText } from '@/text/wording/figures';

export interface UnderOne {
  candidate: Candidate;
  /** Verdict over all load combinations. */
  judged: CandidateOutcome;
  /** Calculation of the chosen loads only; null if it failed. */
  end: Calculation | null;
}

export type UnderBoth = Readonly<Record<Standard, UnderOne>>;

export const isComplete = (found: Partial<UnderBoth>): found is UnderBoth =>
  STANDARDS.every((standard) => found[standard] !== undefined);

/** Returns action, resistance and utilisation of a row; for a combined check, sum, limit and utilisation. */
function figuresOf({ end }: UnderOne, key: RowKey, percent: (value: number | null) => string): string[] {
  if (end === null) return [NOTHING, NOTHING, NOTHING];
  const { answer } = end;
  const mode = allChecks(answer).find((named) => named.mode === key);
  if (mode) {
    const { action, resistance, utilisation, verdict } = mode;
    if (verdict === 'Not applicable') return [NOTHING, NOTHING, NOTHING];
    return [
      ...[action, resistance].map((force) => `${printFigure(force, 'force')} kN`),
      percent(utilisation),
    ];
  }
  const sum = combinedSums(answer).find((named) => named.key === key);
  if (sum?.value == null) return [NOTHING, NOTHING, NOTHING];
  return [
    formatAgainst(sum.value, sum.limit, 'factor'),
    printFigure(sum.limit, 'factor'),
    percent((100 * sum.value) / sum.limit),
  ];
}

/** Returns the columns of the comparison table, whose rows are the checks. */
export function useStandardColumns(both: UnderBoth): readonly Column<RowKey>[] {
  const { t } = useTranslation('explore');
  const translate = useTranslate();
  const rowName = useRowNames();
  const percent = (value: number | null) => utilisationText(value, true, translate);
  return [
    { title: t('standards.row'), text: rowName },
    ...STANDARDS.flatMap((standard) =>
      (['action', 'resistance', 'utilisation'] as const).map((name, index) => ({
        title: t(`standards.${name}`, { standard }),
        text: (key: RowKey) => figuresOf(both[standard], key, percent)[index],
        isFigure: true,
      })),
    ),
  ];
}
