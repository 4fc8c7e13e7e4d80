/** Derives the state of the displayed result from everything that can change it, in one place. */
import type { ApiFailure } from '@/api/contract/failure';
import type { AnchorDetail } from '@/api/contract/records';
import { isCracked, type Design, type Failure, isFieldInUse } from '@/design/model/design-state';
import { fingerprintOf } from '@/design/model/fingerprint';
import { type AnchorData, anchorDataOf, figuresHash } from '@/design/records/anchor-data';
import { validateDesign } from '@/design/validation/validate-design';
import type { RunResult } from '@/design/verdict/run-result';
import { ENGINE_VERSION, type Standard } from '@/engineering';

interface NotRead {
  failure: ApiFailure;
}

/** Reference database records read so far, each with the id or the list for which it was read. */
export interface ReadRecords {
  /** The anchor record with this id, or the reason why the record cannot be read. */
  anchor: { id: string; record: AnchorDetail } | ({ id: string } & NotRead) | null;
  /** Ids of the offered grades, by standard, or why the list cannot be read; null before it is read. */
  grades: { ids: Readonly<Record<Standard, ReadonlySet<string>>>; isFetching: boolean } | NotRead | null;
  /** Ids of the anchors for one standard and diameter; null before the list of anchors is read. */
  anchors: { of: string; ids: ReadonlySet<string>; isFetching: boolean; isError: boolean } | null;
}

/** Returns the key of the anchor list: standard and diameter. */
export const anchorListOf = ({ standardType, anchor }: Design): string =>
  `${standardType} ${anchor.diameter}`;

/** A field with typed text that could not be converted to a value. */
export interface InvalidEntry {
  /** Dot path of the field in the design. */
  field: string;
  text: string;
}

export interface RunInputs {
  design: Design;
  result: RunResult | null;
  records: ReadRecords;
  unread: readonly InvalidEntry[];
  /** True for a new design: the app chooses the first record in a list where none is chosen yet. */
  isFresh: boolean;
  /** Expiry of the account, `YYYY-MM-DD HH:mm:ss`. */
  expirationTime: string | null;
  now: Date;
  /** Language in which text fields of the record are read. */
  locale: string;
  /** Engine that the server named last in this session; null before its first response. */
  engine: string | null;
}

/** Reasons why no calculation is possible: invalid entries, and broken rules in the documented order. */
export interface Reasons {
  unread: readonly InvalidEntry[];
  rules: readonly Failure[];
}

export type RunState =
  /** Records that the calculation needs are still loading. */
  | { kind: 'reading' }
  | { kind: 'notRead'; failure: ApiFailure }
  | { kind: 'invalid'; reasons: Reasons }
  | { kind: 'outOfDate'; anchor: AnchorData }
  | { kind: 'complete'; anchor: AnchorData };

/** A new object at each call would render every component that reads the data again. */
const dataOf = new WeakMap<AnchorDetail, Map<string, AnchorData>>();

/** Data of the chosen anchor, the same object for the same inputs; null before the record is read. */
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

/** True if the chosen anchor is listed, or the list unreadable; false if none is chosen; else undefined. */
function isAnchorListed(design: Design, { anchors }: ReadRecords): boolean | undefined {
  const chosen = design.anchor.chosen[design.standardType];
  if (anchors?.of !== anchorListOf(design)) return undefined;
  if (anchors.isError || (chosen !== null && anchors.ids.has(chosen.id))) return true;
  return anchors.isFetching || chosen !== null ? undefined : false;
}

/** True if the selector shows the design's grade; undefined while unknown. */
function isGradeShown({ standardType, concrete }: Design, { grades }: ReadRecords, isFresh: boolean) {
  if (grades === null || 'failure' in grades) return undefined;
  const ids = grades.ids[standardType];
  if (concrete.gradeId !== null && ids.has(concrete.gradeId)) return true;
  // True while the app is about to choose the first grade in the list.
  const isTaken = isFresh && concrete.gradeId === null && ids.size > 0;
  return grades.isFetching || isTaken ? undefined : false;
}

/** Returns the rules that a design breaks with the records read so far. */
export function rulesBroken(
  design: Design,
  { records, expirationTime, isFresh, now, locale }: Omit<RunInputs, 'result' | 'unread' | 'engine'>,
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

/** Name of the app's own engine, without its version. */
const [OWN_ENGINE] = ENGINE_VERSION.split(' ');

/** True for the app's own engine in its version, or a server's in the one that it named last. */
export const isOfEngine = (engine: string, latest: string | null): boolean =>
  engine.split(' ')[0] === OWN_ENGINE
    ? engine === ENGINE_VERSION
    : engine !== '' && (latest === null || engine === latest);

/** True for a result of the same inputs, which contain grade and profile, record values and engine. */
export const isResultOf = (
  result: RunResult | null,
  design: Design,
  { anchor, engine }: { anchor: AnchorData; engine: string | null },
): boolean =>
  result !== null &&
  result.fingerprint === fingerprintOf(design) &&
  result.record === figuresHash(anchor) &&
  isOfEngine(result.engine, engine);

export function runStateOf(inputs: RunInputs): RunState {
  const { design, result, records, locale } = inputs;
  const unread = inputs.unread
    .filter(({ field }) => isFieldInUse(design, field))
    // Messages quote 40 characters: a whole table may have been pasted into a field.
    .map(({ field, text }) => ({ field, text: text.replace(/^(.{40}).+$/s, '$1…') }));
  const rules = rulesBroken(design, inputs);
  if (unread.length > 0 || rules.length > 0) return { kind: 'invalid', reasons: { unread, rules } };
  const chosen = design.anchor.chosen[design.standardType];
  if (records.anchor !== null && 'failure' in records.anchor && records.anchor.id === chosen?.id)
    return { kind: 'notRead', failure: records.anchor.failure };
  if (records.grades !== null && 'failure' in records.grades)
    return { kind: 'notRead', failure: records.grades.failure };
  const anchor = anchorFor(design, records, locale);
  const isRead =
    isAnchorListed(design, records) !== undefined && isGradeShown(design, records, inputs.isFresh);
  if (anchor === null || !isRead) return { kind: 'reading' };
  const { engine } = inputs;
  return { kind: isResultOf(result, design, { anchor, engine }) ? 'complete' : 'outOfDate', anchor };
}
