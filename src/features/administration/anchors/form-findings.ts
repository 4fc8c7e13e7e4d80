/** Impossible and doubtful values of the anchor form, by field. */
import type { AnchorNumber } from '@/api/contract/anchor';
import { recordOf, type AnchorValues } from '@/features/administration/anchors/anchor-values';
import { numericProblem } from '@/features/administration/records/numeric-text';
import type { AnchorFinding } from '@/quantities/plausible/anchor-findings';
import { findingsOfAnchor } from '@/quantities/plausible/read-anchor';

export const keyOf = ({ standard, of }: Pick<AnchorFinding, 'standard' | 'of'>): AnchorNumber =>
  `${standard}${of}` as AnchorNumber;

/** Cache: all fields read the findings for the same values object, which is replaced on each key press. */
const found = new WeakMap<AnchorValues, AnchorFinding[]>();

/**
 * Returns the findings for all values; entries that are not numbers have a separate message and are
 * excluded.
 */
export function formFindings(values: AnchorValues): AnchorFinding[] {
  const before = found.get(values);
  if (before) return before;
  const findings = findingsOfAnchor({ ...recordOf(values, '1') }).filter(
    (finding) => numericProblem(values[keyOf(finding)]) === null,
  );
  found.set(values, findings);
  return findings;
}

/** Returns the empty values that a calculation needs; they are stored as 0 after confirmation. */
export const missingFigures = (values: AnchorValues): AnchorFinding[] =>
  formFindings(values).filter(({ code }) => code === 'missing');

/** Returns the key of a finding's message: findings with the same key have the same message. */
const shownAs = ({ grade, code, low, high }: AnchorFinding) => `${grade} ${code} ${low} ${high}`;

/**
 * Returns fields whose message changes although their value does not: a changed field is validated anyway.
 * Missing values are reported when the form is sent, not during input.
 */
export function fieldsToCheckAgain(before: AnchorValues, now: AnchorValues): AnchorNumber[] {
  const shownBefore = new Map(formFindings(before).map((finding) => [keyOf(finding), shownAs(finding)]));
  const found = formFindings(now);
  const kept = new Set(found.map(keyOf));
  const changed = found.filter(
    (finding) => finding.code !== 'missing' && shownBefore.get(keyOf(finding)) !== shownAs(finding),
  );
  const gone = [...shownBefore.keys()].filter((key) => !kept.has(key));
  return [...changed.map(keyOf), ...gone].filter((key) => before[key] === now[key]);
}
