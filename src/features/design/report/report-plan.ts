/** What the plan of a report shows: the fastening, its design loads, and what was found under them. */
import type { PlanInput } from '@/drawing/plan/plan';
import type { StoredResult } from '@/stores/design/data-save';
import type { Design } from '@/stores/design/design-state';
import type { AnchorData } from '../records/anchor-data';
import { planInputOf } from '../view/drawn-design';
import { planFoundOf, planLoadsOf } from '../view/plan-found';

export const reportPlan = (design: Design, result: StoredResult, anchor: AnchorData): PlanInput => ({
  ...planInputOf(design, anchor),
  loads: planLoadsOf(design, 'design'),
  found: planFoundOf(design, result, null),
});
