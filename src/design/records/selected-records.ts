/** Selects a design's record from a list by its content; only a new design gets the first one. */
import type { ChosenRecord, Design } from '@/design/model/design-state';
import type { Grade, Section } from '@/design/records/anchor-data';

interface AnchorFacts {
  chosen: ChosenRecord | null;
  /** Record that was already chosen under the new standard before the user switched to it. */
  own: ChosenRecord | null;
  /** Thread size of the list, without "M". */
  diameter: string;
  /** True if the first record in the list is chosen when the list contains neither `chosen` nor `own`. */
  takesFirst: boolean;
}

const SIZE = /\bM\d+\b/;

/**
 * Returns `chosen` or, if the list does not contain it, `own`. With an empty id, as written by another
 * program, the same name is enough. If the list contains neither and is for another size, returns the anchor
 * of the same family, whose name differs only in the size; otherwise the first anchor in the list if
 * `takesFirst` is true, otherwise null.
 */
export function selectedAnchor(
  listed: readonly ChosenRecord[],
  { chosen, own, diameter, takesFirst }: AnchorFacts,
): ChosenRecord | null {
  const isListed = (record: ChosenRecord | null) => listed.some(({ id }) => id === record?.id);
  const inFamily = chosen?.name.replace(SIZE, `M${diameter}`);
  return (
    [chosen, own].find(isListed) ??
    (chosen?.id === '' ? listed.find(({ name }) => name === chosen.name) : undefined) ??
    listed.find(({ name }) => name === inFamily && name !== chosen?.name) ??
    (takesFirst ? listed.at(0) : undefined) ??
    null
  );
}

const GRADE_FIGURES = ['fck', 'fcuk', 'ec'] as const;

/**
 * Returns the grade record for the design: the record with its id and its name or values, otherwise a record
 * with the same name and values, which another server may store under a different id. With an empty id, as
 * saved by another program, and in a new design (`isFresh`), the same name is enough; a new design finally
 * gets the first record. Undefined if the list has no match.
 */
export function selectedGrade(
  listed: readonly Grade[],
  concrete: Design['concrete'],
  isFresh: boolean,
): Grade | undefined {
  const sameName = listed.filter(({ grade }) => grade === concrete.grade);
  const hasSameValues = (one: Grade) => GRADE_FIGURES.every((name) => one[name] === concrete[name]);
  return (
    listed.find(
      (one) => one.id === concrete.gradeId && (one.grade === concrete.grade || hasSameValues(one)),
    ) ??
    sameName.find(hasSameValues) ??
    (isFresh || concrete.gradeId === '' ? sameName.at(0) : undefined) ??
    (isFresh ? listed.at(0) : undefined)
  );
}

/** True if the record of the design's grade has other values than the design, which contains a copy. */
export const isGradeChanged = (one: Grade, concrete: Design['concrete']): boolean =>
  GRADE_FIGURES.some((name) => one[name] !== concrete[name]);

const SECTION_FIGURES = ['H', 'W', 'T', 'FT'] as const;

/** True if the record of the design's profile has other dimensions than the design, which contains a copy. */
export const isSectionChanged = (one: Section, profile: Design['profile']): boolean =>
  SECTION_FIGURES.some((name) => one[name] !== profile[name]);

/**
 * Returns the record of the chosen profile from the list for its series: the record with its id and its name
 * or dimensions, otherwise a record with the same name and dimensions. Undefined if the list has no match. If
 * no profile is chosen, returns the first record with `takesFirst`, otherwise undefined.
 */
export function selectedSection(
  listed: readonly Section[],
  profile: Design['profile'],
  takesFirst: boolean,
): Section | undefined {
  const { chosen } = profile;
  if (chosen === null) return takesFirst ? listed.at(0) : undefined;
  return (
    listed.find(
      (one) => one.id === chosen.id && (one.name === chosen.name || !isSectionChanged(one, profile)),
    ) ?? listed.find((one) => one.name === chosen.name && !isSectionChanged(one, profile))
  );
}
