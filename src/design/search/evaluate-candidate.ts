/** A candidate by the documented calls under each of its loads: the worst verdict counts. */
import type { AnswerProfile } from '@/api/contract/summary-profile';
import type { ApiFailure } from '@/api/contract/failure';
import type { NamedCombination } from '../model/combinations';
import { byGravity } from '../verdict/outcome';
import type { RowKey, Utilisations } from '../verdict/rows';
import type { DesignVerdict } from '../verdict/verdict';
import type { ShortEvaluation, ShortResult } from '../evaluation/evaluate-short';
import { loadCasesOf } from '../evaluation/load-cases-of';
import type { Candidate } from './candidate';

/** The two calls for one candidate under one load, whoever makes them. */
export type Evaluate = (
  candidate: Candidate,
  /** Forces alone leave the stress of an elastic plate open. */
  profile?: AnswerProfile,
) => Promise<ShortEvaluation>;

export interface EvaluatedCandidate extends DesignVerdict {
  kind: 'judged';
  passes: boolean;
  /** The largest of each row over all loads. */
  utilisations: Utilisations;
  /** The loads that decide, and what came of them. */
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

/** What was not verified does not pass either. */
const passes = ({ word }: Pick<DesignVerdict, 'word'>): boolean =>
  word !== 'not_verified' && word !== 'incomplete';

interface EvaluateOptions {
  /** The first load under which the candidate fails is enough to know: the others are not asked. */
  stopAtFailure?: boolean;
}

interface CaseOutcome {
  name: NamedCombination;
  short: ShortResult;
  index: number;
}

/** Where something already fails, no stress makes it pass. */
const needStress = (ends: readonly CaseOutcome[]): CaseOutcome[] =>
  ends.every(({ short }) => passes(short.verdict)) ? ends.filter(({ short }) => !short.hasStress) : [];

export type EvaluateCandidate = (
  candidate: Candidate,
  options?: EvaluateOptions,
) => Promise<CandidateOutcome>;

/** Begins with the loads that decided last: where a candidate fails, it mostly fails under these. */
export function createEvaluateCandidate(evaluate: Evaluate): EvaluateCandidate {
  let worstIndex = 0;
  return async ({ design, anchor }, { stopAtFailure = false } = {}) => {
    const cases = [...loadCasesOf(design).entries()];
    if (worstIndex < cases.length) cases.unshift(...cases.splice(worstIndex, 1));
    const ends: CaseOutcome[] = [];
    for (const [index, { name, design: loaded }] of cases) {
      const end = await evaluate({ design: loaded, anchor }, 'forces');
      if (end.kind === 'cancelled') return end;
      if (end.kind !== 'success') return { kind: 'unanswered', failure: end.failure };
      ends.push({ name, short: end.short, index });
      if (stopAtFailure && !passes(end.short.verdict)) break;
    }
    for (const one of needStress(ends)) {
      const { design: loaded } = loadCasesOf(design)[one.index];
      const end = await evaluate({ design: loaded, anchor }, 'summary');
      if (end.kind === 'cancelled') return end;
      if (end.kind !== 'success') return { kind: 'unanswered', failure: end.failure };
      one.short = end.short;
      if (stopAtFailure && !passes(one.short.verdict)) break;
    }
    const [first, ...others] = ends;
    const worst = others.reduce(
      (one, other) => (byGravity(other.short.verdict, one.short.verdict) > 0 ? other : one),
      first,
    );
    worstIndex = worst.index;
    const { verdict } = worst.short;
    return {
      kind: 'judged',
      ...verdict,
      passes: passes(verdict),
      utilisations: ends.map(({ short }) => short.utilisations).reduce(largest),
      worst: worst.name,
      short: worst.short,
    };
  };
}
