/** The plan of the report; loaded when one is made. */
import type { StoredResult } from '@/stores/design/data-save';
import type { Design } from '@/stores/design/design-state';
import type { AnchorData } from '../records/anchor-data';
import { planInputOf } from '../view/drawn-design';
import { planFoundOf, planLoadsOf } from '../view/plan-found';
import { drawPlan } from './draw-plan';

export const planPicture = (
  design: Design,
  result: StoredResult,
  anchor: AnchorData,
): Promise<Uint8Array | null> =>
  drawPlan({
    ...planInputOf(design, anchor),
    loads: planLoadsOf(design, 'design'),
    found: planFoundOf(design, result, null),
  });
