/** Impossible and doubtful values of the anchor form, by field. */
import type { AnchorNumber } from '@/api/contract/anchor';
import { recordOf, type AnchorValues } from '@/features/administration/anchors/anchor-values';
import { numericProblem } from '@/features/administration/records/numeric-text';
import type { AnchorFinding } from '@/quantities/plausible/anchor-findings';
import { findingsOfAnchor } from '@/quantities/plausible/read-anchor';

export const keyOf = ({ standard, of }: Pick<AnchorFinding, 'standard' | 'of'>): AnchorNumber =>
  `${standard}${of}` as AnchorNumber;

/** Every field asks for the same values, which the form keeps as one object until the next key. */
const found = new WeakMap<AnchorValues, AnchorFinding[]>();

/** A text that is not a number has its own message. */
export function formFindings(values: AnchorValues): AnchorFinding[] {
  const before = found.get(values);
  if (before) return before;
  const findings = findingsOfAnchor({ ...recordOf(values, '1') }).filter(
    (finding) => numericProblem(values[keyOf(finding)]) === null,
  );
  found.set(values, findings);
  return findings;
}

/** Empty values that a calculation needs: stored as 0 after a confirmation. */
export const missingFigures = (values: AnchorValues): AnchorFinding[] =>
  formFindings(values).filter(({ code }) => code === 'missing');

/** A finding as its message tells it: where this is the same, so is the message. */
const shownAs = ({ grade, code, low, high }: AnchorFinding) => `${grade} ${code} ${low} ${high}`;

/**
 * Fields of which something else is to be said than before, though they hold the same: one that changes is
 * judged by itself. What is merely missing is said when the form is sent, not while it is being filled in.
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
