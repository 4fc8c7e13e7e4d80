/** Name of a concrete grade under a standard. */
import type { Standard } from '@/engineering';

/**
 * Returns the name of a grade. Under JGJ145-2013 it consists of the cube strength, followed by the grade in
 * the record, in brackets, if that is different.
 */
export function gradeName(standard: Standard, { grade, fcuk }: { grade: string; fcuk: number }): string {
  if (standard === 'EN1992-4') return grade;
  const name = `C${fcuk}`;
  return grade.trim() === name ? name : `${name} (${grade})`;
}
