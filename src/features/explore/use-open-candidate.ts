/**
 * The open design with its anchor, a moment after the last change; or what keeps it from being calculated.
 */
import { use, useEffect, useState } from 'react';
import type { Design } from '@/design/model/design-state';
import type { Candidate } from '@/design/search/candidate';
import { ProblemsContext, type Problem } from '@/features/current-design/problems';
import { useChosenAnchor } from '@/features/current-design/use-records';
import { useDesignStore } from '@/stores/design/design-store';

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

/** Another group, record or plate may well keep these. */
const BY_CONNECTION: ReadonlySet<Problem['key']> = new Set<Problem['key']>([
  'extend',
  'beyond',
  'offPlate',
  'empty',
  'single',
  'foundation',
  'breakout',
  'distance',
  'lGreater',
  'wGreater',
  'sGreater',
]);

interface OpenDesign {
  design: Design;
  /** Null where it cannot be calculated, or its anchor is still being read. */
  open: Candidate | null;
  problem: string | null;
  /** The same without what a search for connections replaces. */
  problemOfPlace: string | null;
}

export function useOpenCandidate(): OpenDesign {
  const design = useSettledDesign();
  const isSettled = useDesignStore((state) => state.design === design);
  const problems = use(ProblemsContext);
  const { data: anchor } = useChosenAnchor();
  const problem = problems.at(-1)?.message ?? null;
  const problemOfPlace = problems.findLast(({ key }) => !BY_CONNECTION.has(key))?.message ?? null;
  const isOwn = anchor?.name === design.anchor.chosen[design.standardType]?.name;
  const open = problem === null && anchor && (isOwn || !isSettled) ? { design, anchor } : null;
  return { design, open, problem, problemOfPlace };
}
