/** Evaluates a candidate under all its load cases, in the same phases as a run of the open design. */
import type { ApiFailure } from '@/api/contract/failure';
import type { ShortResult } from '@/design/evaluation/evaluate-short';
import { loadCasesOf, type LoadCase } from '@/design/evaluation/load-cases-of';
import type { NamedCombination } from '@/design/model/combinations';
import { judgeCases, type CaseTools, type Evaluate } from '@/design/run/load-cases';
import { PATIENT } from '@/design/run/pace';
import { runRigidity } from '@/design/run/rigidity-phase';
import type { Candidate } from '@/design/search/candidate';
import { doneCombination } from '@/design/verdict/combination-outcome';
import { overallOf, type Overall } from '@/design/verdict/design-verdict';
import { withRigidity, type Rigidity } from '@/design/verdict/outcome';
import type { RowKey, Utilisations } from '@/design/verdict/rows';

export type { Evaluate };

export interface EvaluatedCandidate extends Omit<Overall, 'worst' | 'calculated'> {
  kind: 'judged';
  passes: boolean;
  /** Largest utilisation of each row over all loads. */
  utilisations: Utilisations;
  /** The governing loads; `short` is the result under these loads. */
  worst: NamedCombination;
  short: ShortResult;
}

export type CandidateOutcome =
  | EvaluatedCandidate
  | { kind: 'unanswered'; failure: ApiFailure }
  | { kind: 'cancelled' };

function largest(one: Utilisations, other: Utilisations): Utilisations {
  const merged: Partial<Record<RowKey, number | null>> = { ...one };
  for (const [key, value] of Object.entries(other) as [RowKey, number | null][]) {
    const held = merged[key];
    merged[key] = held === null || value === null ? null : Math.max(held ?? 0, value);
  }
  return merged;
}

/** True if the candidate passes; a candidate that was not judged completely does not pass. */
const passes = ({ word }: Pick<Overall, 'word'>): boolean => word !== 'not_verified' && word !== 'incomplete';

interface EvaluateOptions {
  /**
   * If true, evaluation stops at the first failing load case.
   */
  stopAtFailure?: boolean;
  /**
   * If true, the governing load case of an elastic plate is solved in full even if a load case fails, so that
   * the values equal the values of the result on screen.
   */
  inFull?: boolean;
}

export type EvaluateCandidate = (
  candidate: Candidate,
  options?: EvaluateOptions,
) => Promise<CandidateOutcome>;

interface Case extends LoadCase {
  index: number;
}

/**
 * Returns the tools for a candidate. Its load cases are evaluated one at a time, because the searches already
 * run many candidates in parallel. The signal never aborts: a search stops a candidate by reading no further
 * events.
 */
const toolsOf = ({ anchor }: Candidate, evaluate: Evaluate): CaseTools => ({
  anchor,
  evaluate,
  atOnce: 1,
  signal: new AbortController().signal,
  refusalOf: () => null,
  pace: PATIENT,
});

/**
 * Returns a function that evaluates candidates. The function starts with the load case that governed last,
 * because a failing candidate usually fails under that load case.
 */
export function createEvaluateCandidate(evaluate: Evaluate): EvaluateCandidate {
  let worstIndex = 0;
  return async (candidate, { stopAtFailure = false, inFull = false } = {}) => {
    const cases = loadCasesOf(candidate.design).map((one, index): Case => ({ ...one, index }));
    if (worstIndex < cases.length) cases.unshift(...cases.splice(worstIndex, 1));
    const tools = toolsOf(candidate, evaluate);
    const ends = new Map<Case, ShortResult>();
    const isFailing = () => [...ends.values()].some(({ verdict }) => verdict.word === 'not_verified');
    const events = judgeCases(cases, tools);
    for (;;) {
      const next = await events.next();
      if (next.done) {
        if (next.value) break;
        return { kind: 'cancelled' };
      }
      const event = next.value;
      // If a load case fails, the stress results cannot make the candidate pass.
      if (event.kind === 'phase' && event.phase === 'stress' && isFailing() && !inFull) break;
      if (event.kind !== 'case') continue;
      const { end } = event;
      if (end.state === 'failed') {
        const { failure } = end;
        if ('call' in failure) return { kind: 'unanswered', failure: failure.call };
        continue;
      }
      ends.set(event.case, end.short);
      if (stopAtFailure && isFailing()) break;
    }
    const rigidity = new Map<Case, Rigidity>();
    if (!isFailing())
      for await (const event of runRigidity(candidate, [...ends.keys()], tools))
        if (event.kind === 'rigidity') for (const [one, checked] of event.checked) rigidity.set(one, checked);
    const { standardType } = candidate.design;
    const [shown, ...others] = [...ends]
      .toSorted(([one], [other]) => one.index - other.index)
      .map(([one, short]) => {
        const checked = rigidity.get(one);
        const verdict = checked ? withRigidity(short.verdict, checked, standardType) : short.verdict;
        return { one, short, verdict, done: doneCombination(one.name, verdict) };
      });
    const overall = overallOf({ others: others.map(({ done }) => done), request: null }, shown.verdict, {
      list: null,
      entered: { combinations: ends.size, rows: 0, isElastic: false },
    });
    const worst = others.find(({ done }) => done === overall.worst) ?? shown;
    worstIndex = worst.one.index;
    return {
      kind: 'judged',
      ...overall,
      passes: passes(overall),
      utilisations: [...ends.values()].map(({ utilisations }) => utilisations).reduce(largest),
      worst: worst.one.name,
      short: worst.short,
    };
  };
}
