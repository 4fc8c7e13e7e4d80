/** Copies a record of the concrete database into the design. */
import type { Design } from '@/design/model/design-state';
import type { Grade } from '@/design/records/offered-records';

/** Copies the record's values, with the time when they were read. */
export function takeGrade(design: Design, { id, grade, fck, fcuk, ec, readAt }: Grade): void {
  Object.assign(design.concrete, { gradeId: id, gradeReadAt: readAt, grade, fck, fcuk, ec });
}
