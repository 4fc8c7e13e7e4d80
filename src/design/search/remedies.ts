/**
 * What would help: for each input that can be changed alone, the smallest change after which the design
 * passes.
 */
import type { ApiFailure } from '@/api/contract/failure';
import type { GoverningRow } from '../verdict/governing';
import type { VerdictWord } from '../verdict/verdict';
import { byGravity } from '../verdict/outcome';
import type { Grade } from '../records/offered-records';
import type { Candidate } from './candidate';
import type { Judge, Judged } from './evaluate-candidate';
import type { Lever, Step } from './variable';
import {
  edgeLevers,
  memberLever,
  positionLevers,
  restraintLever,
  spacingLever,
  thicknessLever,
} from './number-variables';
import type { OfferedAnchor } from './offered-anchor';
import { gapLever, gradeLever, numberLever, recordLevers } from './record-variables';
import { bisect, scan } from './search';

export interface Offered {
  grades: readonly Grade[];
  anchors: readonly OfferedAnchor[];
}

/** Every input that may be changed alone, the cheaper to try first. */
export function leversOf(open: Candidate, { grades, anchors }: Offered): Lever[] {
  const levers = [
    gapLever(open),
    restraintLever(open),
    ...edgeLevers(open),
    memberLever(open),
    ...recordLevers(open, anchors),
    numberLever(open),
    gradeLever(open, grades),
    spacingLever(open),
    ...positionLevers(open),
    thicknessLever(open),
  ];
  return levers.filter((lever) => lever !== null);
}

export type Remedy =
  | { kind: 'helps'; lever: Lever; step: Step; judged: Judged }
  /** `governs`: what still fails where the design comes closest to passing. */
  | { kind: 'fails'; lever: Lever; word: VerdictWord; governs: GoverningRow | null; last: Step }
  | { kind: 'absent'; lever: Lever }
  | { kind: 'unknown'; lever: Lever; failure: ApiFailure | null };

export async function remedyOf(lever: Lever, judge: Judge): Promise<Remedy> {
  const { steps, isMonotone } = lever;
  const last = steps.at(-1);
  if (last === undefined) return { kind: 'absent', lever };
  const ends = new Map<number, Judged>();
  let failure: ApiFailure | null = null;
  const found = await (isMonotone ? bisect : scan)(steps.length, async (index) => {
    const end = await judge(steps[index].candidate(), { stopAtFailure: true });
    if (end.kind === 'unanswered') ({ failure } = end);
    if (end.kind !== 'judged') return null;
    ends.set(index, end);
    return end.passes;
  });
  if (found.kind === 'unknown') return { kind: 'unknown', lever, failure };
  if (found.kind === 'found') {
    const judged = ends.get(found.index);
    if (judged) return { kind: 'helps', lever, step: steps[found.index], judged };
  }
  const [best] = [...ends.values()].toSorted(byGravity);
  return { kind: 'fails', lever, word: best.word, governs: best.governing, last };
}

/** Those that help by how little they change, then the others as they came. */
export function inOrder(remedies: readonly Remedy[]): Remedy[] {
  const rank = (remedy: Remedy) => (remedy.kind === 'helps' ? remedy.step.size : Infinity);
  return remedies.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}
