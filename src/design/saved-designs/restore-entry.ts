/** Restores cards and projects from the database; a damaged entry becomes null. */
import { restoreStructure } from '@/design/model/coded-design';
import { isObject } from '@/design/model/untrusted';
import {
  CHANGE_REASONS,
  ENTRY_KINDS,
  NOTHING_SHARED,
  SHARED_FIELDS,
  type Card,
  type Project,
  type SharedFields,
  type Summary,
} from '@/design/saved-designs/entry';
import { VERDICT_WORDS } from '@/design/verdict/ledger';
import { isMissingCode, type Missing } from '@/design/verdict/missing';
import { STANDARDS } from '@/engineering';

const isOneOf = (list: readonly unknown[], value: unknown): boolean => list.includes(value);
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
const isNumberOrNull = (value: unknown): boolean => value === null || typeof value === 'number';
const hasTexts = (raw: Record<string, unknown>, names: readonly string[]): boolean =>
  names.every((name) => typeof raw[name] === 'string');

function isSummary(raw: unknown): raw is Summary {
  if (!isObject(raw) || !Object.hasOwn(VERDICT_WORDS, String(raw.word))) return false;
  const { governing } = raw;
  const isRow = isObject(governing) && isNumberOrNull(governing.utilisation) && hasTexts(governing, ['kind']);
  return (
    (governing === null || isRow) &&
    hasTexts(raw, ['inputs', 'time', 'engine', 'record']) &&
    typeof raw.stale === 'boolean'
  );
}

const isAnchor = (raw: unknown): boolean => raw === null || (isObject(raw) && hasTexts(raw, ['id', 'name']));

/**
 * Used for a stored verdict that does not state whether everything was calculated: only `not_verified` is
 * then certain, and any other verdict becomes `incomplete`.
 */
const UNKNOWN: Missing = { code: 'unknown', values: {} };

function restoreSummary(summary: Summary): Summary {
  const raw: unknown = summary.missing;
  const isKnown = Array.isArray(raw) && raw.every((one) => isObject(one) && isMissingCode(one.code));
  if (isKnown) return summary;
  return {
    ...summary,
    word: summary.word === 'not_verified' ? 'not_verified' : 'incomplete',
    missing: [UNKNOWN],
  };
}

/** Returns the stored card; null if it is damaged. */
export function restoreCard(raw: unknown): Card | null {
  if (!isObject(raw) || !hasTexts(raw, ['owner', 'id', 'name', 'point', 'picture'])) return null;
  const { situation, summary, before } = raw;
  const isWhole =
    isOneOf(ENTRY_KINDS, raw.kind) &&
    isOneOf(STANDARDS, raw.standard) &&
    isTextOrNull(raw.project) &&
    isAnchor(raw.anchor) &&
    isObject(situation) &&
    typeof raw.changed === 'number' &&
    isNumberOrNull(raw.deleted) &&
    (summary === null || isSummary(summary));
  if (!isWhole) return null;
  const isBefore = isObject(before) && isSummary(before.summary) && isOneOf(CHANGE_REASONS, before.reason);
  const restored = isBefore ? (before as unknown as Card['before']) : null;
  return {
    ...(raw as unknown as Card),
    situation: { cracked: situation.cracked === true, structure: restoreStructure(situation.structure) },
    summary: summary === null ? null : restoreSummary(summary),
    before: restored && { ...restored, summary: restoreSummary(restored.summary) },
  };
}

/** Restores the shared fields; missing strings become empty strings. */
export function restoreShared(raw: unknown): SharedFields {
  const found = isObject(raw) ? raw : {};
  const texts = SHARED_FIELDS.flatMap((name) => {
    const text = found[name];
    return typeof text === 'string' ? [[name, text.slice(0, 500)]] : [];
  });
  return { ...NOTHING_SHARED, ...(Object.fromEntries(texts) as Partial<SharedFields>) };
}

export function restoreProject(raw: unknown): Project | null {
  if (!isObject(raw) || !hasTexts(raw, ['owner', 'id', 'name'])) return null;
  const { owner, id, name, changed } = raw as unknown as Project;
  return {
    owner,
    id,
    name,
    shared: restoreShared(raw.shared),
    changed: typeof changed === 'number' ? changed : 0,
  };
}
