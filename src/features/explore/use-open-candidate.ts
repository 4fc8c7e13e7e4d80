/**
 * The open design with its anchor, updated shortly after the last change; or the reason why the design cannot
 * be calculated.
 */
import { useEffect, useState } from 'react';
import type { Design } from '@/design/model/design-state';
import type { Candidate } from '@/design/search/candidate';
import { useChosenAnchor } from '@/features/current-design/use-records';
import { problemsOf, useProblemText, useRun, type Problem } from '@/features/current-design/use-run';
import { useDesignStore } from '@/stores/design/design-store';

/** Delay after the last change, ms, so that the search does not restart after every typed character. */
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

/** Problems that may disappear if the open design gets another anchor group, anchor record or plate. */
const BY_CONNECTION: ReadonlySet<Problem['key']> = new Set<Problem['key']>([
  'extend',
  'beyond',
  'offPlate',
  'empty',
  'single',
  'inLine',
  'foundation',
  'breakout',
  'distance',
  'lGreater',
  'wGreater',
  'sGreater',
]);

interface OpenDesign {
  design: Design;
  /** The design with its anchor; null if the design cannot be calculated, or its anchor is still loading. */
  open: Candidate | null;
  problem: string | null;
  /** Message of the last problem that another connection cannot solve; null if there is none. */
  problemOfPlace: string | null;
}

export function useOpenCandidate(): OpenDesign {
  const design = useSettledDesign();
  const isSettled = useDesignStore((state) => state.design === design);
  const text = useProblemText();
  const { data: anchor } = useChosenAnchor();
  const problem = useRun((run) => text(problemsOf(run).at(-1)) ?? null);
  const problemOfPlace = useRun(
    (run) => text(problemsOf(run).findLast(({ key }) => !BY_CONNECTION.has(key))) ?? null,
  );
  const isOwn = anchor?.name === design.anchor.chosen[design.standardType]?.name;
  const open = problem === null && anchor && (isOwn || !isSettled) ? { design, anchor } : null;
  return { design, open, problem, problemOfPlace };
}
