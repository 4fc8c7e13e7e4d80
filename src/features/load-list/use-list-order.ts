/** What the rows of the load list are calculated with. */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { NO_LOAD, type Design } from '@/design/model/design-state';
import { useDesignStore } from '@/stores/design/design-store';
import { useSessionStore } from '@/stores/session';
import type { ListOrder } from '@/features/current-design/calculation/run-list';
import { rowVariant } from '@/design/evaluation/load-variants';
import { useChosenAnchor, useGradeShown } from '@/features/current-design/use-records';
import { failureToReport, validateDesign } from '@/design/validation/validate-design';

/** Null while something is still being read; in words what keeps every row from being calculated. */
export function useListOrder(): () => ListOrder | string | null {
  const { t } = useTranslation('error');
  const { data: anchor } = useChosenAnchor();
  const gradeShown = useGradeShown();
  const user = useSessionStore((state) => state.user);
  return useCallback(() => {
    const { design } = useDesignStore.getState();
    const now = new Date();
    const refusalOf = (variant: Design): string | null => {
      const failures = validateDesign(variant, {
        anchor,
        anchorChosen: variant.anchor.chosen[variant.standardType] !== null,
        gradeShown,
        expirationTime: user?.expirationTime ?? null,
        now,
      });
      const failure = failureToReport(failures);
      return failure ? t(failure.key, failure.values ?? {}) : null;
    };
    const refusal = refusalOf(rowVariant(design, { name: '', ...NO_LOAD }));
    if (refusal !== null) return refusal;
    if (anchor === null || user === null || gradeShown === undefined) return null;
    return { design, anchor, userId: String(user.id), refusalOf };
  }, [anchor, gradeShown, t, user]);
}
