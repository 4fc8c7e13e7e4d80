/** Effect of changed records on a design that uses them: its verdicts with stored and with new values. */
import { produce } from 'immer';
import { ANCHOR_NUMBERS, type AnchorDetail, type Concrete, type SectionSteel } from '@/api/contract/records';
import { isCracked, type Design, type Failure } from '@/design/model/design-state';
import {
  anchorDataOf,
  availableGrades,
  availableSections,
  copyGrade,
  copySection,
} from '@/design/records/anchor-data';
import { brokenRule, type Candidate } from '@/design/search/candidate';
import type {
  CandidateOutcome,
  EvaluateCandidate,
  EvaluatedCandidate,
} from '@/design/search/evaluate-candidate';
import { rowKeyOf } from '@/design/verdict/check-status';

interface Sides<T> {
  before: T;
  after: T;
}
type Side = keyof Sides<unknown>;

export type RecordChange =
  | ({ kind: 'anchors' } & Sides<AnchorDetail>)
  | ({ kind: 'concretes' } & Sides<Concrete>)
  | ({ kind: 'sectionSteels' } & Sides<SectionSteel>);

const FIGURES = {
  anchors: ANCHOR_NUMBERS,
  concretes: ['fck', 'fcuk', 'ec'],
  sectionSteels: ['h', 'w', 't', 'ft'],
} as const;

/** False if a calculation uses none of the changed fields. */
export const changesFigures = ({ kind, before, after }: RecordChange): boolean =>
  FIGURES[kind].some(
    (key) => Number(before[key as keyof typeof before]) !== Number(after[key as keyof typeof after]),
  );

const idUsed: Readonly<Record<RecordChange['kind'], (design: Design) => string | null | undefined>> = {
  anchors: ({ anchor, standardType }) => anchor.chosen[standardType]?.id,
  concretes: ({ concrete }) => concrete.gradeId,
  sectionSteels: ({ profile }) => profile.chosen?.id,
};

export const isUsed = (design: Design, { kind, before }: RecordChange): boolean =>
  idUsed[kind](design) === String(before.id);

/** Null if a grade or profile with these values is not offered. */
function withValues(design: Design, changes: readonly RecordChange[], side: Side): Design | null {
  const listOf = <T>(record: T) => ({ records: [record], unreadable: [], readAt: '' });
  let isOffered = true;
  const next = produce(design, (draft) => {
    for (const change of changes) {
      if (change.kind === 'anchors') continue;
      const grade =
        change.kind === 'concretes' &&
        availableGrades(listOf(change[side]), draft.standardType).records.at(0);
      const section =
        change.kind === 'sectionSteels' && availableSections(listOf(change[side])).records.at(0);
      if (grade) copyGrade(draft, grade);
      else if (section) copySection(draft, section);
      else isOffered = false;
    }
  });
  return isOffered ? next : null;
}

export type RecordEffect =
  /** `largest`: largest change in a utilisation, percentage points; infinite if one is unbounded. */
  | ({ kind: 'judged'; largest: number } & Sides<EvaluatedCandidate>)
  /** The design violates a rule with the new values. */
  | { kind: 'refused'; rule: Failure }
  /** A record with the new values would not be offered. */
  | { kind: 'notOffered' }
  /** The design cannot be calculated even with the stored values. */
  | { kind: 'notCalculable' }
  | Exclude<CandidateOutcome, EvaluatedCandidate>;

function largestChange({ utilisations: before }: EvaluatedCandidate, after: EvaluatedCandidate): number {
  const valueOf = (value: number | null | undefined) => (value === null ? Infinity : (value ?? 0));
  const keys = Object.keys({ ...before, ...after.utilisations }) as (keyof typeof before)[];
  const changes = keys.map((key) => {
    const [one, other] = [valueOf(before[key]), valueOf(after.utilisations[key])];
    return one === other ? 0 : other - one;
  });
  return changes.reduce((most, change) => (Math.abs(change) > Math.abs(most) ? change : most), 0);
}

interface Tools {
  /** Reads the stored record of an anchor; returns null if the record cannot be read. */
  anchorOf: (id: string) => Promise<AnchorDetail | null>;
  evaluateCandidate: EvaluateCandidate;
}

/** Evaluates a design that uses a changed record, with the stored and with the new values. */
export async function recordEffect(
  design: Design,
  changes: readonly RecordChange[],
  { anchorOf, evaluateCandidate }: Tools,
): Promise<RecordEffect> {
  const used = changes.filter((change) => isUsed(design, change));
  const changed = used.find(({ kind }) => kind === 'anchors') as Sides<AnchorDetail> | undefined;
  const stored = changed?.before ?? (await anchorOf(idUsed.anchors(design) ?? ''));
  if (stored === null) return { kind: 'notCalculable' };
  const candidateOf = (side: Side): Candidate | null => {
    const next = withValues(design, used, side);
    if (next === null) return null;
    const { standardType: standard, concrete } = next;
    const situation = { standard, cracked: isCracked(next), structure: concrete.structure, locale: 'en' };
    return { design: next, anchor: anchorDataOf(changed?.[side] ?? stored, situation) };
  };
  const [old, next] = [candidateOf('before'), candidateOf('after')];
  if (old === null || brokenRule(old) !== null) return { kind: 'notCalculable' };
  if (next === null) return { kind: 'notOffered' };
  const rule = brokenRule(next);
  if (rule !== null) return { kind: 'refused', rule };
  const before = await evaluateCandidate(old);
  if (before.kind !== 'judged') return before;
  const after = await evaluateCandidate(next);
  if (after.kind !== 'judged') return after;
  return { kind: 'judged', before, after, largest: largestChange(before, after) };
}

/** True if the verdict or the governing check differs, or if there is no verdict with the new values. */
export function isChanged(effect: RecordEffect): boolean {
  if (effect.kind !== 'judged') return effect.kind === 'refused' || effect.kind === 'notOffered';
  const { before, after } = effect;
  const governs = ({ governing }: EvaluatedCandidate) =>
    governing && `${rowKeyOf(governing)} ${governing.anchors}`;
  return before.word !== after.word || governs(before) !== governs(after);
}
