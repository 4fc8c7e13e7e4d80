/** A design that might be built instead of the open one, with the figures of the anchor that it takes. */
import type { Design } from '@/design/model/design-state';
import type { AnchorData } from '@/design/records/anchor-data';
import { validateDesign, type Failure } from '@/design/validation/validate-design';

export interface Candidate {
  design: Design;
  /** Data of the chosen anchor for the design's standard and crack state. */
  anchor: AnchorData;
}

/**
 * The first rule that keeps a candidate from being calculated at all; null where none does. Asks no server.
 */
export const brokenRule = ({ design, anchor }: Candidate): Failure | null =>
  validateDesign(design, {
    anchor,
    anchorChosen: true,
    gradeShown: true,
    expirationTime: null,
    now: new Date(0),
  }).at(0) ?? null;
