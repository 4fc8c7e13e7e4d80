/** Copies a profile database record into the design. */
import type { Design } from '@/design/model/design-state';
import type { Section } from '@/design/records/offered-records';

/** Copies the record's values and the time at which they were read. */
export function takeSection(design: Design, { id, name, H, W, T, FT, readAt }: Section): void {
  Object.assign(design.profile, { chosen: { id, name, readAt }, H, W, T, FT });
}
