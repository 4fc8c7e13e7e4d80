/** From a record of the concrete database to the design. */
import type { Concrete } from '@/api/contract/references';
import type { Design } from '@/stores/design/design-state';

/** The record's figures become the design's. */
export function takeGrade(design: Design, { id, grade, fck, fcuk, ec }: Concrete): void {
  Object.assign(design.concrete, {
    gradeId: id,
    grade,
    fck: Number(fck) || 0,
    fcuk: Number(fcuk) || 0,
    ec: Number(ec) || 0,
  });
}
