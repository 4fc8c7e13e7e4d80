/**
 * Provides the problems of the current design: broken rules and unreadable field texts, each with the message
 * for its field.
 */
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { panelOf } from '@/design/model/fields';
import type { RuleKey } from '@/design/model/fields';
import { canonical } from '@/design/model/fingerprint';
import { ProblemsContext, type Problem } from '@/features/current-design/problems';
import { useRunState } from '@/features/current-design/use-run-state';
import { useDesignStore } from '@/stores/design/design-store';

/**
 * Rules about missing inputs, which the engineer may not have reached yet: no error is shown before a
 * calculation is requested.
 */
const MISSING: ReadonlySet<RuleKey> = new Set<RuleKey>(['noProfile', 'load']);

export function ProblemsProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('error');
  const isTried = useDesignStore((state) => state.submitAttempted);
  const state = useRunState();
  const found = useMemo(() => {
    if (state.kind !== 'invalid') return [];
    const { rules, unread } = state.reasons;
    const broken = isTried ? rules : rules.filter(({ key }) => !MISSING.has(key));
    return [
      ...unread.map(({ field, text }): Problem => {
        return { key: 'unread', field, panel: panelOf(field), message: t('unread', { text }) };
      }),
      ...broken.map(({ key, field, panel, values }): Problem => {
        return { key, field, panel, message: t(key, values ?? {}) };
      }),
    ];
  }, [state, isTried, t]);
  // Keeps the same object while the problems are equal, so that fields do not re-render.
  const [problems, setProblems] = useState<readonly Problem[]>(found);
  if (found !== problems && canonical(found) !== canonical(problems)) setProblems(found);
  return <ProblemsContext value={problems}>{children}</ProblemsContext>;
}
