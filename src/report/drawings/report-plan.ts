/** Plan in a report: the anchor group, its design loads, and the results under these loads. */
import { anchorsOf, isEnteredPart } from '@/design/model/design-facts';
import type { Design } from '@/design/model/design-state';
import type { AnchorData } from '@/design/records/anchor-data';
import { planInputOf, standOffOf } from '@/design/scene/drawn-design';
import { resultOverlayOf, planLoadsOf } from '@/design/scene/result-overlay';
import type { RunResult } from '@/design/verdict/calculation';
import type { PlanInput } from '@/drawing/plan/plan';
import { ROOMY_HEIGHT, SKETCH_BOX, WIDE_BOX, type Box } from '@/report/model/blocks';

/** Maximum number of anchors with which the first page of a report still has space left. */
const FEW_ANCHORS = 4;

/**
 * Returns the boxes for the plan: one next to the 3D view, one without a 3D view. The boxes are higher if the
 * first page has space left: no load list, few anchors, no stand-off, and no results of an elastic plate.
 */
export function planBoxes(design: Design): Record<'beside' | 'wide', Box> {
  const isRoomy =
    design.loads.list.length === 0 &&
    design.plate.stiffness !== 'elastic' &&
    standOffOf(design) === 0 &&
    anchorsOf(design).length <= FEW_ANCHORS;
  const boxes = { beside: SKETCH_BOX, wide: WIDE_BOX };
  if (!isRoomy) return boxes;
  return {
    beside: { ...SKETCH_BOX, height: ROOMY_HEIGHT },
    wide: { ...WIDE_BOX, height: ROOMY_HEIGHT },
  };
}

export const reportPlan = (design: Design, result: RunResult, anchor: AnchorData): PlanInput => ({
  ...planInputOf(design, anchor),
  section: {
    h: design.layout.h,
    thickness: isEnteredPart(design, 'thickness') ? design.plate.thickness : null,
    standOff: standOffOf(design),
    diameter: anchor.d_nom,
  },
  loads: planLoadsOf(design, 'design'),
  found: resultOverlayOf(design, result, null),
});
