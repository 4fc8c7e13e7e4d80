/** Evaluates a candidate under all its load cases, in the same phases as a run of the open design. */
import type { Calculator } from '@/api/contract/calculator';
import type { ApiFailure } from '@/api/contract/failure';
import { caseInput } from '@/design/input/case-input';
import { designLoadValues, type LoadCase, loadCasesOf } from '@/design/model/load-cases';
import { caseEvaluator, type EvaluatedCase } from '@/design/run/load-case-evaluation';
import { type CaseTools, judgeCases, WITHOUT_TIME_BUDGET } from '@/design/run/load-case-phases';
import { runRigidity } from '@/design/run/rigidity';
import type { Candidate } from '@/design/search/candidate';
import { withRigidity, type Rigidity } from '@/design/verdict/case-verdict';
import type { RowKey, Utilisations } from '@/design/verdict/check-status';
import { type Overall, overallOf } from '@/design/verdict/design-verdict';
import { isReservation } from '@/design/verdict/reservations';
import { type Reaction, scopeRemarks } from '@/engineering';

export interface EvaluatedCandidate extends Omit<Overall, 'worst' | 'calculated'> {
  kind: 'judged';
  passes: boolean;
  /** Largest utilisation of each row over all loads. */
  utilisations: Utilisations;
  /** The result under the governing loads. */
  worst: EvaluatedCase;
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
  /** If true, evaluation stops at the first failing load case. */
  stopAtFailure?: boolean;
  /** Solves the governing case of an elastic plate in full even if one fails, as on the screen. */
  inFull?: boolean;
}

export type EvaluateCandidate = (one: Candidate, options?: EvaluateOptions) => Promise<CandidateOutcome>;

interface IndexedCase extends LoadCase {
  index: number;
}

/**
 * Evaluates candidates by the cases of a run, the last governing one first; searches are parallel themselves.
 */
export function createEvaluateCandidate(calculator: Calculator, signal: AbortSignal): EvaluateCandidate {
  let worstIndex = 0;
  return async (candidate, { stopAtFailure = false, inFull = false } = {}) => {
    const cases = loadCasesOf(candidate.design).map((one, index): IndexedCase => ({ ...one, index }));
    if (worstIndex < cases.length) cases.unshift(...cases.splice(worstIndex, 1));
    const tools: CaseTools = {
      evaluatorOf: (design) => caseEvaluator({ ...candidate, design, calculator }, signal),
      atOnce: 1,
      // A search stops a candidate by reading no further events.
      signal: new AbortController().signal,
      refusalOf: () => null,
      timeBudget: WITHOUT_TIME_BUDGET,
    };
    const ends = new Map<IndexedCase, EvaluatedCase>();
    const isFailing = () => [...ends.values()].some(({ verdict }) => verdict.word === 'not_verified');
    for (const events = judgeCases(cases, tools); ;) {
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
        if ('call' in end.failure) return { kind: 'unanswered', failure: end.failure.call };
        continue;
      }
      ends.set(event.case, end);
      if (stopAtFailure && isFailing()) break;
    }
    const rigidity = new Map<IndexedCase, Rigidity>();
    if (!isFailing())
      for await (const event of runRigidity(candidate, [...ends.keys()], tools))
        if (event.kind === 'rigidity') for (const [one, checked] of event.checked) rigidity.set(one, checked);
    const { standardType } = candidate.design;
    const judged = [...ends]
      .toSorted(([one], [other]) => one.index - other.index)
      .map(([one, end]) => {
        const checked = rigidity.get(one);
        return checked ? { ...end, verdict: withRigidity(end.verdict, checked, standardType) } : end;
      });
    const [shown, ...others] = judged;
    const input = caseInput(candidate.design, candidate.anchor);
    const overall = overallOf({ others, input }, shown.verdict, {
      list: null,
      entered: { combinations: ends.size, rows: 0, isElastic: false },
    });
    const worst = others.find((one) => one === overall.worst) ?? shown;
    worstIndex = [...ends.keys()].toSorted((one, other) => one.index - other.index)[judged.indexOf(worst)]
      .index;
    return {
      kind: 'judged',
      ...overall,
      passes: passes(overall),
      utilisations: judged.map(({ utilisations }) => utilisations).reduce(largest),
      worst,
    };
  };
}

/** Prefix of the codes of remarks on equilibrium, which cannot be judged while the forces are unknown. */
const OF_UNKNOWN_FORCES = 'axials_';

/** Returns one shear force for all anchors, of any size, along each direction in which a load acts. */
function shearOf({ design }: Candidate): Pick<Reaction, 'shear' | 'shearx' | 'sheary'> {
  const loads = loadCasesOf(design).map((one) => designLoadValues(one.design));
  const [shearx, sheary] = (['Vx', 'Vy'] as const).map((name) =>
    Math.max(...loads.map((values) => Math.abs(values[name]))),
  );
  return { shearx, sheary, shear: Math.hypot(shearx, sheary) };
}

/** Returns the codes of the reservations that do not depend on the forces, and need no call. */
export function certainReservations(candidate: Candidate): string[] {
  const input = caseInput(candidate.design, candidate.anchor);
  const shear = shearOf(candidate);
  const reaction = input.anchors.map(({ no }) => ({ no, tension: 0, ...shear }));
  const axials = reaction.map(({ tension }) => tension);
  return scopeRemarks({ input: { ...input, axials }, reaction })
    .filter((remark) => isReservation(remark) && !remark.code.startsWith(OF_UNKNOWN_FORCES))
    .map(({ code }) => code);
}
