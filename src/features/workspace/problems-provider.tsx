/** Finds the problems of the design as it stands, worded for their fields. */
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isEqual } from '@/shared/equal';
import { useDesignStore } from '@/stores/design/design-store';
import { validateDesign, type RuleKey } from '@/design/validation/validate-design';
import { useAnchorListed, useChosenAnchor, useGradeShown } from '@/features/current-design/use-records';
import { ProblemsContext, type Problem } from '@/features/current-design/problems';

/** What an engineer may not have come to yet: no fault before a calculation is asked for. */
const MISSING: ReadonlySet<RuleKey> = new Set<RuleKey>(['noProfile', 'load']);

interface ProblemsProviderProps {
  /** Of the account. */
  expirationTime: string | null;
  children: ReactNode;
}

export function ProblemsProvider({ expirationTime, children }: ProblemsProviderProps) {
  const { t } = useTranslation('error');
  const design = useDesignStore((state) => state.design);
  const isTried = useDesignStore((state) => state.submitAttempted);
  const { data: anchor } = useChosenAnchor();
  const gradeShown = useGradeShown();
  const anchorListed = useAnchorListed();
  const found = useMemo(() => {
    const anchorChosen = design.anchor.chosen[design.standardType] !== null || anchorListed === undefined;
    // oxlint-disable-next-line react/purity -- whose account ends in mid-work is told by the next call
    const context = { anchor, anchorChosen, gradeShown, expirationTime, now: new Date() };
    const all = validateDesign(design, context);
    const failures = isTried ? all : all.filter(({ key }) => !MISSING.has(key));
    return failures.map(({ key, field, panel, values }): Problem => ({
      key,
      field,
      panel,
      message: t(key, values ?? {}),
    }));
  }, [design, isTried, anchor, anchorListed, gradeShown, expirationTime, t]);
  // As long as they are the same, no field is drawn anew for them.
  const [problems, setProblems] = useState(found);
  if (found !== problems && !isEqual(found, problems)) setProblems(found);
  return <ProblemsContext value={problems}>{children}</ProblemsContext>;
}
