/**
 * The open design with its anchor, a moment after the last change; or what keeps it from being calculated.
 */
import { use, useEffect, useState } from 'react';
import { useDesignStore } from '@/stores/design/design-store';
import type { Design } from '@/stores/design/design-state';
import type { Candidate } from '../candidates/candidate';
import { ProblemsContext } from '../current/problems';
import { useChosenAnchor } from '../current/use-records';

/** ms: somebody who types is not answered letter by letter. */
const PAUSE = 400;

function useSettledDesign(): Design {
  const design = useDesignStore((state) => state.design);
  const [settled, setSettled] = useState(design);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(design), PAUSE);
    return () => clearTimeout(timer);
  }, [design]);
  return settled;
}

export function useOpenCandidate(): { open: Candidate | null; problem: string | null } {
  const design = useSettledDesign();
  const isSettled = useDesignStore((state) => state.design === design);
  const problems = use(ProblemsContext);
  const { data: anchor } = useChosenAnchor();
  if (problems.length > 0) return { open: null, problem: problems[problems.length - 1].message };
  const isOwn = anchor?.name === design.anchor.chosen[design.standardType]?.name;
  return { open: anchor && (isOwn || !isSettled) ? { design, anchor } : null, problem: null };
}
