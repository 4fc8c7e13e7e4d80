/** Hooks of the Explore answers: their search, the verdict on the open design, and taking over a design. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverCalculator } from '@/api/calls/calculation';
import type { Calculator } from '@/api/contract/calculator';
import type { Design } from '@/design/model/design-state';
import { type Batch, evaluateEach } from '@/design/run/evaluation-batch';
import type { Candidate } from '@/design/search/candidate';
import {
  type CandidateOutcome,
  createEvaluateCandidate,
  type EvaluateCandidate,
} from '@/design/search/evaluate-candidate';
import { useNotices } from '@/shared/ui/notices';
import { changeDesign } from '@/stores/design/design-store';
import { useSessionStore } from '@/stores/session';

/** Answers are rendered only if the open design has no input errors. */
export interface AnswerProps {
  open: Candidate;
  /** Verdict on the open design for all its loads. */
  present: CandidateOutcome;
}

interface SearchTools<Found> {
  evaluateCandidate: EvaluateCandidate;
  /** Abort signal, and maximum number of candidates that are evaluated in parallel. */
  batch: Batch;
  calculator: Calculator;
  show: (found: Found) => void;
}

export interface Search<Found> {
  found: Found;
  state: 'running' | 'done' | 'cancelled';
  cancel: () => void;
  again: () => void;
}

/** Time between two renders, ms: otherwise each of hundreds of results would render a table again. */
const PAUSE = 400;

/** Runs `work` until the user cancels or leaves, or the design changes; again when `input` changes. */
export function useSearch<Found>(
  none: Found,
  work: (tools: SearchTools<Found>) => Promise<void>,
  input?: unknown,
): Search<Found> {
  const userId = useSessionStore(({ user }) => String(user?.id ?? ''));
  const [round, setRound] = useState(0);
  const [found, setFound] = useState(none);
  const [state, setState] = useState<Search<Found>['state']>('running');
  const current = useRef<AbortController | null>(null);
  const run = useEffectEvent(work);
  useEffect(() => {
    const abort = new AbortController();
    current.current = abort;
    const { signal } = abort;
    const calculator = serverCalculator(userId);
    const batch = { signal, atOnce: calculator.atOnce() };
    const evaluateCandidate = createEvaluateCandidate(calculator, signal);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest: { found: Found } | null = null;
    const flush = () => {
      timer = undefined;
      if (latest) setFound(latest.found);
    };
    const show = (next: Found) => {
      if (signal.aborted) return;
      latest = { found: next };
      timer ??= setTimeout(flush, PAUSE);
    };
    void run({ evaluateCandidate, batch, calculator, show }).then(() => {
      if (signal.aborted) return;
      flush();
      setState('done');
    });
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [round, userId, input]);
  const cancel = () => {
    current.current?.abort();
    setState('cancelled');
  };
  const again = () => {
    setFound(none);
    setState('running');
    setRound(round + 1);
  };
  return { found, state, cancel, again };
}

export async function showEach<Item, Found>(
  items: readonly Item[],
  run: (item: Item) => Promise<Found>,
  inOrder: (found: readonly Found[]) => readonly Found[],
  { batch, show }: Pick<SearchTools<readonly Found[]>, 'batch' | 'show'>,
): Promise<void> {
  const found: Found[] = [];
  for await (const [, one] of evaluateEach(items, run, batch)) {
    found.push(one);
    show(inOrder(found));
  }
}

/** Evaluates the open design, once it is known, for all its loads; null until the result arrives. */
export function usePresent(open: Candidate | null): CandidateOutcome | null {
  const work = async ({ evaluateCandidate, show }: SearchTools<CandidateOutcome | null>) =>
    show(open && (await evaluateCandidate(open, { inFull: true })));
  return useSearch(null, work, open !== null).found;
}

/** Returns a function that replaces the open design with a design found by Explore, as one undo step. */
export function useApply(): (design: Design) => void {
  const { t } = useTranslation('explore');
  const { message } = useNotices();
  // The open design keeps its project data and its variants.
  return ({ project: _, variants: __, ...parts }) => {
    const { concrete, plate, profile } = parts;
    // A found design is frozen, and the rules applied after every change write to some of its objects.
    const written = { concrete: { ...concrete }, plate: { ...plate }, profile: { ...profile } };
    changeDesign((draft) => void Object.assign(draft, parts, written));
    message.success(t('applied'));
  };
}
