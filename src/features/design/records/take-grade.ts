/** From a record of the concrete database to the design. */
import type { Design } from '@/stores/design/design-state';
import type { Grade } from './offered-records';

/** The record's figures become the design's. */
export function takeGrade(design: Design, { id, grade, fck, fcuk, ec }: Grade): void {
  Object.assign(design.concrete, { gradeId: id, grade, fck, fcuk, ec });
}
