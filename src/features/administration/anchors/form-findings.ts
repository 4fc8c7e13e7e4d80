/** Findings of the anchor form: missing values, and fields whose messages change with other fields. */
import type { AnchorValues } from '@/features/administration/anchors/anchor-values';
import { anchors } from '@/features/administration/anchors/anchors';
import { findingsInForm, type FieldFinding } from '@/features/administration/databases/database';

/** Returns the keys of the empty values that a calculation needs; they are stored as 0 after confirmation. */
export const missingFigures = (values: AnchorValues): Set<string> =>
  new Set(
    findingsInForm(anchors, values)
      .filter(({ code }) => code === 'missing')
      .map(({ of }) => of),
  );

/** Returns the key of a finding's message: findings with the same key have the same message. */
const shownAs = ({ grade, code, low, high }: FieldFinding) => `${grade} ${code} ${low} ${high}`;

/**
 * Returns fields whose message changes although their value does not: a changed field is validated anyway.
 * Missing values are reported when the form is sent, not during input.
 */
export function fieldsToCheckAgain(before: AnchorValues, now: AnchorValues): string[] {
  const shownBefore = new Map(
    findingsInForm(anchors, before).map((finding) => [finding.of, shownAs(finding)]),
  );
  const found = findingsInForm(anchors, now);
  const kept = new Set(found.map(({ of }) => of));
  const changed = found.filter(
    (finding) => finding.code !== 'missing' && shownBefore.get(finding.of) !== shownAs(finding),
  );
  const gone = [...shownBefore.keys()].filter((key) => !kept.has(key));
  return [...changed.map(({ of }) => of), ...gone].filter(
    (key) => before[key as keyof AnchorValues] === now[key as keyof AnchorValues],
  );
}
