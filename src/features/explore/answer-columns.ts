/** Texts of the Explore answers, and the columns that show them. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GoverningRow, RowKey } from '@/design/verdict/check-status';
import { groupByCode } from '@/engineering';
import { useTranslate } from '@/features/current-design/use-run';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { NOTHING, utilisationText } from '@/text/wording/values';
import { governingSentence } from '@/text/wording/verdict-text';

/** Column of an answer, for the screen and the downloaded file. */
export interface Column<Row> {
  title: string;
  text: (row: Row) => string;
  /** Content of the cell on screen; the text by default. */
  render?: ((row: Row) => ReactNode) | undefined;
  isNumber?: boolean;
  /** True if another column shows the value on screen. */
  isInFileOnly?: boolean;
}

export const numberColumn = <Row>(title: string, text: (row: Row) => string): Column<Row> => ({
  title,
  text,
  isNumber: true,
});

export interface AnswerRows<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

export function useWords() {
  const { t } = useTranslation(['explore', 'design', 'limits', 'error', 'common']);
  const translate = useTranslate('remarks', 'design', 'limits', 'explore', 'error');
  return {
    t,
    translate,
    failure: useFailureText(),
    list: (texts: readonly string[]) => texts.join(t('common:comma')),
    row: (key: RowKey) => t(`explore:rows.${key}`),
    governing: (governing: GoverningRow | null) => governingSentence(governing, translate),
    /** Returns the utilisation in per cent; a dash without a check, infinite for a check without a value. */
    percent: (utilisation: number | null | undefined) =>
      utilisation === undefined ? NOTHING : utilisationText(utilisation, true, translate),
    /** Returns the description of an anchor group, such as `4 anchors, 2 × 2`. */
    group: (code: string): string => {
      const group = groupByCode(code);
      if (group === undefined) return code;
      const { count, geometry } = group;
      const shape = geometry === 'single' ? [] : [t(`design:layout.geometry.${geometry}`)];
      return [t('design:layout.anchors', { count }), ...shape].join(t('common:comma'));
    },
  };
}
