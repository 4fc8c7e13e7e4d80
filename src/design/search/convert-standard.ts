/** Converts the open design to another standard, with the record values for that standard. */
import { produce } from 'immer';
import { applyRules } from '@/design/model/design-changes';
import { isCracked, type Design } from '@/design/model/design-state';
import { type Grade, copyGrade } from '@/design/records/anchor-data';
import type { Standard } from '@/engineering';

export const OTHER_STANDARD: Readonly<Record<Standard, Standard>> = {
  'EN1992-4': 'JGJ145-2013',
  'JGJ145-2013': 'EN1992-4',
};

interface RecordsOfStandard {
  anchor: { id: string; name: string };
  /** Concrete grades for the other standard. */
  grades: readonly Grade[];
}

/**
 * Returns the design under another standard, with its crack state; its grade by id, by name, or the first.
 */
export function forStandard(
  design: Design,
  standard: Standard,
  { anchor, grades }: RecordsOfStandard,
): Design {
  const { gradeId, grade: name } = design.concrete;
  const grade =
    grades.find(({ id }) => id === gradeId) ?? grades.find(({ grade }) => grade === name) ?? grades.at(0);
  return produce(design, (draft) => {
    draft.standardType = standard;
    draft.unlocked.cracked = standard === 'EN1992-4' && isCracked(design);
    draft.anchor.chosen[standard] = anchor;
    if (grade) copyGrade(draft, grade);
    applyRules(draft);
  });
}
