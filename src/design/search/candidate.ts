/** A design that might replace the open design, with the values of its anchor. */
import type { Design } from '@/design/model/design-state';
import type { Failure } from '@/design/model/fields';
import type { AnchorData } from '@/design/records/anchor-data';
import { validateDesign } from '@/design/validation/validate-design';

export interface Candidate {
  design: Design;
  /** Data of the chosen anchor for the design's standard and crack state. */
  anchor: AnchorData;
}

/**
 * Returns the first rule that prevents the calculation of a candidate; null if no rule does. Makes no
 * request.
 */
export const brokenRule = ({ design, anchor }: Candidate): Failure | null =>
  validateDesign(design, {
    anchor,
    anchorChosen: true,
    gradeShown: true,
    expirationTime: null,
    now: new Date(0),
  }).at(0) ?? null;
