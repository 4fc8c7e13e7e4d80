/**
 * The state of the result on the screen, derived in one place from the design, its records, the rules and the
 * result: no input, record or standard can change without the state changing with it.
 */
import type { AnchorDetail } from '@/api/contract/anchor';
import type { ApiFailure } from '@/api/contract/failure';
import { isCracked } from '@/design/model/crack-state';
import type { Design } from '@/design/model/design-state';
import { fingerprintOf } from '@/design/model/fingerprint';
import { anchorDataOf, type AnchorData } from '@/design/records/anchor-data';
import { figuresHash } from '@/design/records/figures-hash';
import type { Phase } from '@/design/run/run';
import { validateDesign, type Failure } from '@/design/validation/validate-design';
import type { StoredResult } from '@/design/verdict/stored-result';
import type { Standard } from '@/engineering';

/** Records of the reference databases as far as they are read; each says what it was read for. */
export interface ReadRecords {
  /** The anchor with this id: its record, or why it cannot be read. */
  anchor: { id: string; record: AnchorDetail } | { id: string; failure: ApiFailure } | null;
  /** Ids of the grades on offer, by standard; null before their list was read. */
  grades: { ids: Readonly<Record<Standard, ReadonlySet<string>>>; isFetching: boolean } | null;
  /** Ids of the anchors of a standard and a diameter; null before their list was read. */
  anchors: { of: string; ids: ReadonlySet<string>; isFetching: boolean; isError: boolean } | null;
}

/** Key of the list of anchors: standard and diameter. */
export const anchorListOf = ({ standardType, anchor }: Design): string =>
  `${standardType} ${anchor.diameter}`;

/** A field whose text is not its value: what was typed could not be taken. */
export interface UnreadField {
  /** Dot path of the field in the design. */
  field: string;
  text: string;
}

export interface RunInputs {
  design: Design;
  result: StoredResult | null;
  records: ReadRecords;
  unread: readonly UnreadField[];
  /** Begun here without saved data: what nobody has chosen yet is the first of its list. */
  isFresh: boolean;
  /** Expiry of the account, `YYYY-MM-DD HH:mm:ss`. */
  expirationTime: string | null;
  /** In progress; null: nothing is. */
  progress: RunProgress | null;
  now: Date;
  /** Language of the texts of the record. */
  locale: string;
}

export interface RunProgress {
  phase: Phase;
  done: number;
  total: number;
}

/** Why no calculation is possible: texts that are no values, or broken rules in their documented order. */
export interface Reasons {
  unread: readonly UnreadField[];
  rules: readonly Failure[];
}

export type RunState =
  /** Records that the calculation takes are still being read. */
  | { kind: 'reading' }
  | { kind: 'notRead'; failure: ApiFailure }
  | { kind: 'invalid'; reasons: Reasons }
  | { kind: 'outOfDate'; anchor: AnchorData }
  | { kind: 'running'; anchor: AnchorData; progress: RunProgress }
  | { kind: 'complete'; anchor: AnchorData };

const dataOf = new WeakMap<AnchorDetail, Map<string, AnchorData>>();

/** Data of the chosen anchor, the same object for the same record and situation; null: not read. */
export function anchorFor(design: Design, { anchor }: ReadRecords, locale: string): AnchorData | null {
  const { standardType: standard, concrete } = design;
  if (anchor === null || !('record' in anchor) || anchor.id !== design.anchor.chosen[standard]?.id)
    return null;
  const { record } = anchor;
  const situation = { standard, cracked: isCracked(design), structure: concrete.structure, locale };
  const key = JSON.stringify(situation);
  const known = dataOf.get(record) ?? new Map<string, AnchorData>();
  const data = known.get(key) ?? anchorDataOf(record, situation);
  dataOf.set(record, known.set(key, data));
  return data;
}

/**
 * True if the list of anchors contains the chosen one; undefined while unknown. An unreadable list removes no
 * choice: then only the record decides.
 */
function isAnchorListed(design: Design, { anchors }: ReadRecords): boolean | undefined {
  const chosen = design.anchor.chosen[design.standardType];
  if (anchors?.of !== anchorListOf(design)) return undefined;
  if (anchors.isError || (chosen !== null && anchors.ids.has(chosen.id))) return true;
  return anchors.isFetching || chosen !== null ? undefined : false;
}

/** True if the selector shows the grade of the design; undefined while unknown. */
function isGradeShown({ standardType, concrete }: Design, { grades }: ReadRecords, isFresh: boolean) {
  const ids = grades?.ids[standardType];
  if (grades === null || ids === undefined) return undefined;
  if (concrete.gradeId !== null && ids.has(concrete.gradeId)) return true;
  // The first of the list is about to be taken.
  const isTaken = isFresh && concrete.gradeId === null && ids.size > 0;
  return grades.isFetching || isTaken ? undefined : false;
}

/** Broken rules of a design under these records. */
export function rulesBroken(
  design: Design,
  { records, expirationTime, isFresh, now, locale }: Omit<RunInputs, 'result' | 'progress' | 'unread'>,
): Failure[] {
  return validateDesign(design, {
    anchor: anchorFor(design, records, locale),
    anchorChosen:
      design.anchor.chosen[design.standardType] !== null || isAnchorListed(design, records) === undefined,
    gradeShown: isGradeShown(design, records, isFresh),
    expirationTime,
    now,
  });
}

/** A result is of the design where inputs and figures of the record are those that it was calculated with. */
export const isOf = (result: StoredResult | null, design: Design, anchor: AnchorData): boolean =>
  result !== null && result.fingerprint === fingerprintOf(design) && result.record === figuresHash(anchor);

export function runStateOf(inputs: RunInputs): RunState {
  const { design, result, records, unread, progress, locale } = inputs;
  const rules = rulesBroken(design, inputs);
  if (unread.length > 0 || rules.length > 0) return { kind: 'invalid', reasons: { unread, rules } };
  const chosen = design.anchor.chosen[design.standardType];
  if (records.anchor !== null && 'failure' in records.anchor && records.anchor.id === chosen?.id)
    return { kind: 'notRead', failure: records.anchor.failure };
  const anchor = anchorFor(design, records, locale);
  const isRead =
    isAnchorListed(design, records) !== undefined && isGradeShown(design, records, inputs.isFresh);
  if (anchor === null || !isRead) return { kind: 'reading' };
  if (progress !== null) return { kind: 'running', anchor, progress };
  return { kind: isOf(result, design, anchor) ? 'complete' : 'outOfDate', anchor };
}
