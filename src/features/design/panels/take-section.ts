/** From a record of the profile database to the design. */
import type { SectionSteel } from '@/api/contract/references';
import type { Design } from '@/stores/design/design-state';

/** The record's figures become the design's. */
export function takeSection(design: Design, { id, name, h, w, t, ft }: SectionSteel): void {
  Object.assign(design.profile, {
    chosen: { id, name },
    H: Number(h) || 0,
    W: Number(w) || 0,
    T: Number(t) || 0,
    FT: Number(ft) || 0,
  });
}
