/** The plan of the report; loaded when one is made. */
import type { StoredResult } from '@/stores/design/data-save';
import type { Design } from '@/stores/design/design-state';
import type { AnchorData } from '../records/anchor-data';
import { drawPlan } from './draw-plan';
import { reportPlan } from './report-plan';

export const planPicture = (
  design: Design,
  result: StoredResult,
  anchor: AnchorData,
): Promise<Uint8Array | null> => drawPlan(reportPlan(design, result, anchor));
