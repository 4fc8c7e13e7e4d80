/**
 * Chooses the design's own record from a list, or none. Only a new design gets the first record of a list.
 * The choice depends on the content read, not on the time.
 */
import type { ChosenRecord, Design } from '@/design/model/design-state';
import type { Grade, Section } from '@/design/records/offered-records';

interface AnchorFacts {
  chosen: ChosenRecord | null;
  /** Record that the design had under the new standard before the standard was changed. */
  own: ChosenRecord | null;
  /** True if the first of the list is chosen when none of the design's records is listed. */
  takesFirst: boolean;
}

/** Returns the chosen anchor if the list contains it; null if no anchor can be chosen automatically. */
export function ownAnchor(
  listed: readonly ChosenRecord[],
  { chosen, own, takesFirst }: AnchorFacts,
): ChosenRecord | null {
  const isListed = (record: ChosenRecord | null) => listed.some(({ id }) => id === record?.id);
  return [chosen, own].find(isListed) ?? (takesFirst ? listed.at(0) : undefined) ?? null;
}

const GRADE_FIGURES = ['fck', 'fcuk', 'ec'] as const;

/**
 * Returns the design's grade: the record with its id, otherwise one with the same name and values, as on
 * another server. An empty id, as in a saved object of another program, matches by name alone. Undefined if
 * the list has no match.
 */
export function ownGrade(
  listed: readonly Grade[],
  concrete: Design['concrete'],
  isFresh: boolean,
): Grade | undefined {
  const sameName = listed.filter(({ grade }) => grade === concrete.grade);
  return (
    listed.find(({ id }) => id === concrete.gradeId) ??
    sameName.find((one) => GRADE_FIGURES.every((name) => one[name] === concrete[name])) ??
    (isFresh || concrete.gradeId === '' ? sameName.at(0) : undefined) ??
    (isFresh ? listed.at(0) : undefined)
  );
}

const SECTION_FIGURES = ['H', 'W', 'T', 'FT'] as const;

/** Returns the design's section by the same rule, from the list of its series. */
export function ownSection(
  listed: readonly Section[],
  profile: Design['profile'],
  takesFirst: boolean,
): Section | undefined {
  const { chosen } = profile;
  if (chosen === null) return takesFirst ? listed.at(0) : undefined;
  return (
    listed.find(({ id }) => id === chosen.id) ??
    listed.find(
      (one) => one.name === chosen.name && SECTION_FIGURES.every((name) => one[name] === profile[name]),
    )
  );
}
