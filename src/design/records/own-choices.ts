/**
 * Chooses the record of a list that a design has: its own or none. Only a new design takes the first of a
 * list. The choice depends on what was read, not on when.
 */
import type { ChosenRecord, Design } from '@/design/model/design-state';
import type { Grade, Section } from '@/design/records/offered-records';

interface AnchorFacts {
  chosen: ChosenRecord | null;
  /** Record that the design had under the new standard before a change of standard. */
  own: ChosenRecord | null;
  /** Take the first of the list if none of the design's records is listed. */
  takesFirst: boolean;
}

/** The chosen one, where the list has it; null where none is left to choose by itself. */
export function ownAnchor(
  listed: readonly ChosenRecord[],
  { chosen, own, takesFirst }: AnchorFacts,
): ChosenRecord | null {
  const isListed = (record: ChosenRecord | null) => listed.some(({ id }) => id === record?.id);
  return [chosen, own].find(isListed) ?? (takesFirst ? listed.at(0) : undefined) ?? null;
}

const GRADE_FIGURES = ['fck', 'fcuk', 'ec'] as const;

/**
 * Returns the design's grade: the record with its id, else one with the same name and figures, as on another
 * server. An empty id, as in a saved object of another program, matches by the name alone. Undefined if the
 * list has none.
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

/** The design's section in the same way, of the list of its series. */
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
