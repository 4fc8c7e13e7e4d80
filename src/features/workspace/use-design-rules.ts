/** What stands against calculating a design: the rules, and the question on minimum values. */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/api/contract/account';
import { formatInput } from '@/text/format/format-number';
import type { Design } from '@/design/model/design-state';
import { minimumWarnings, type MinimumWarning } from '@/design/validation/minimum-warnings';
import { failureToReport, validateDesign, type Failure } from '@/design/validation/validate-design';
import type { RecordsRead } from '@/features/current-design/use-records-read';
import type { LiveOrder } from '@/features/current-design/calculation/use-live';

interface DesignRules {
  failuresOf: (design: Design) => Failure[];
  /** For live results: what goes out, with its question; the rule that is broken; null while reading. */
  liveOrderOf: (design: Design) => LiveOrder | null;
}

export function useDesignRules(user: User, records: RecordsRead): DesignRules {
  const { t } = useTranslation(['design', 'error']);
  const anchor = records.kind === 'read' ? records.anchor : null;
  const gradeShown = records.kind === 'read' ? records.gradeShown : undefined;
  const failuresOf = useCallback(
    (design: Design) =>
      validateDesign(design, {
        anchor,
        anchorChosen: design.anchor.chosen[design.standardType] !== null || records.kind === 'reading',
        gradeShown,
        expirationTime: user.expirationTime,
        now: new Date(),
      }),
    [anchor, gradeShown, records.kind, user.expirationTime],
  );
  const questionOf = (warnings: readonly MinimumWarning[]) => ({
    key: JSON.stringify(warnings),
    text: [
      ...warnings.map(({ kind, value, limit }) =>
        t(`design:minimum.${kind}`, { value: formatInput(value), limit: formatInput(limit) }),
      ),
      t('design:minimum.continue'),
    ].join(' '),
  });
  const liveOrderOf = (design: Design): LiveOrder | null => {
    const last = failureToReport(failuresOf(design));
    if (last) return { rule: t(`error:${last.key}`, last.values ?? {}) };
    if (!anchor || gradeShown === undefined) return null;
    const warnings = minimumWarnings(design, anchor);
    return { anchor, question: warnings.length === 0 ? null : questionOf(warnings) };
  };
  return { failuresOf, liveOrderOf };
}
