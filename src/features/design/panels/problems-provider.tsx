/** Finds the problems of the design as it stands, worded for their fields. */
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesignStore } from '@/stores/design/design-store';
import { validateDesign } from '../validation/validate-design';
import { useChosenAnchor } from '../workspace/use-records';
import { ProblemsContext, type Problem } from './problems';

interface ProblemsProviderProps {
  /** Of the account. */
  expirationTime: string | null;
  children: ReactNode;
}

export function ProblemsProvider({ expirationTime, children }: ProblemsProviderProps) {
  const { t } = useTranslation('validation');
  const design = useDesignStore((state) => state.design);
  const { data: anchor } = useChosenAnchor();
  const found = useMemo(() => {
    const anchorChosen = design.anchor.chosen[design.standardType] !== null;
    const failures = validateDesign(design, { anchor, anchorChosen, expirationTime, now: new Date() });
    return JSON.stringify(
      failures.map(({ key, field, panel, values }) => ({ field, panel, message: t(key, values ?? {}) })),
    );
  }, [design, anchor, expirationTime, t]);
  // As long as they are the same, no field is drawn anew for them.
  const problems = useMemo(() => JSON.parse(found) as Problem[], [found]);
  return <ProblemsContext value={problems}>{children}</ProblemsContext>;
}
