/** Copies a concrete database record into the design. */
import type { Design } from '@/design/model/design-state';
import type { Grade } from '@/design/records/offered-records';

/** Copies the record's values and the time at which they were read. */
export function takeGrade(design: Design, { id, grade, fck, fcuk, ec, readAt }: Grade): void {
  Object.assign(design.concrete, { gradeId: id, gradeReadAt: readAt, grade, fck, fcuk, ec });
}
