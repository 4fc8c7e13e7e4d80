/** Plan in a report: the anchor group, its design loads, and the results under these loads. */
import type { Design } from '@/design/model/design-state';
import { isOwnPart } from '@/design/model/own-part';
import type { AnchorData } from '@/design/records/anchor-data';
import { planInputOf, standOffOf } from '@/design/scene/drawn-design';
import { planFoundOf, planLoadsOf } from '@/design/scene/plan-found';
import type { StoredResult } from '@/design/verdict/stored-result';
import type { PlanInput } from '@/drawing/plan/plan';

export const reportPlan = (design: Design, result: StoredResult, anchor: AnchorData): PlanInput => ({
  ...planInputOf(design, anchor),
  section: {
    h: design.layout.h,
    thickness: isOwnPart(design, 'thickness') ? design.plate.thickness : null,
    standOff: standOffOf(design),
    diameter: anchor.d_nom,
  },
  loads: planLoadsOf(design, 'design'),
  found: planFoundOf(design, result, null),
});
