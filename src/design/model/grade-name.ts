/** Name of a concrete grade under a standard. */
import type { Standard } from '@/engineering';

/** JGJ145-2013 names a grade by its cube strength; the record's name follows if it is different. */
export function gradeName(standard: Standard, { grade, fcuk }: { grade: string; fcuk: number }): string {
  if (standard === 'EN1992-4') return grade;
  const name = `C${fcuk}`;
  return grade.trim() === name ? name : `${name} (${grade})`;
}
