/** Ranks all anchor records for the open design; the most promising ones are evaluated first. */
import type { Failure } from '@/design/model/design-state';
import { type Batch, evaluateMany } from '@/design/run/evaluation-batch';
import { brokenRule, type Candidate, type AvailableAnchor, withAnchor } from '@/design/search/candidate';
import type { CandidateOutcome, EvaluateCandidate } from '@/design/search/evaluate-candidate';
import { minimumWarnings, type MinimumWarning } from '@/design/validation/validate-design';
import { utilisationOf } from '@/design/verdict/case-verdict';

export type RankedOutcome =
  | { kind: 'waiting' }
  /** The design cannot be calculated with this anchor because it breaks this rule. */
  | { kind: 'refused'; rule: Failure }
  | Exclude<CandidateOutcome, { kind: 'cancelled' }>;

export interface Ranked {
  available: AvailableAnchor;
  candidate: Candidate;
  /** Spacings and distances below the minimum values for the anchor. */
  minima: readonly MinimumWarning[];
  end: RankedOutcome;
}

/** Returns the entry of an anchor before its calculation, which a broken rule makes unnecessary. */
export function unranked(open: Candidate, available: AvailableAnchor): Ranked {
  const candidate = withAnchor(open, available);
  const rule = brokenRule(candidate);
  const minima = minimumWarnings(candidate.design, candidate.anchor);
  return {
    available,
    candidate,
    minima,
    end: rule === null ? { kind: 'waiting' } : { kind: 'refused', rule },
  };
}

/** Fewer violated minimum distances first, then smaller anchors: the smallest that passes is sought. */
const byPromise = (one: Ranked, other: Ranked): number =>
  one.minima.length - other.minima.length || one.available.data.d_nom - other.available.data.d_nom;

export const rankRecords = (
  rows: readonly Ranked[],
  evaluateCandidate: EvaluateCandidate,
  onEnd: (id: string, end: RankedOutcome) => void,
  batch: Batch,
): Promise<void> =>
  evaluateMany(
    rows.filter(({ end }) => end.kind === 'waiting').toSorted(byPromise),
    ({ candidate }) => evaluateCandidate(candidate),
    ({ available }, end) => {
      if (end.kind !== 'cancelled') onEnd(available.id, end);
    },
    batch,
  );

/** Verdicts in the order of the table: verdicts that need no further work first. */
export const VERDICT_ORDER = [
  'verified',
  'verified_rigid',
  'nothing',
  'reservations',
  'incomplete',
  'not_verified',
] as const;

const rankOf = ({ end }: Ranked) =>
  end.kind === 'judged'
    ? { word: VERDICT_ORDER.indexOf(end.word), share: utilisationOf(end) }
    : { word: VERDICT_ORDER.length, share: Infinity };

/** Sorts records by verdict (`VERDICT_ORDER`), then by utilisation; records without a verdict are last. */
export function byVerdict(one: Ranked, other: Ranked): number {
  const [first, second] = [rankOf(one), rankOf(other)];
  return first.word - second.word || (first.share === second.share ? 0 : first.share - second.share);
}
