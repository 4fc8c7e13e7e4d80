/** From a record of the profile database to the design. */
import type { Design } from '@/stores/design/design-state';
import type { Section } from './offered-records';

/** The record's figures become the design's. */
export function takeSection(design: Design, { id, name, H, W, T, FT }: Section): void {
  Object.assign(design.profile, { chosen: { id, name }, H, W, T, FT });
}
