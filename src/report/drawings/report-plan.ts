/** What the plan of a report shows: the fastening, its design loads, and what was found under them. */
import type { PlanLoads } from '@/drawing/plan/loads';
import type { PlanInput } from '@/drawing/plan/plan';
import type { StoredResult } from '@/design/verdict/stored-result';
import type { Design } from '@/design/model/design-state';
import type { AnchorData } from '@/design/records/anchor-data';
import { planInputOf } from '@/design/scene/drawn-design';
import { planFoundOf, planLoadsOf } from '@/design/scene/plan-found';

/** Its names as symbols. */
const printed = (loads: PlanLoads): PlanLoads => ({
  ...loads,
  text: (name, value) => loads.text(name, value).replace(/^([A-Z])([a-z])/, '$1_$2'),
});

export const reportPlan = (design: Design, result: StoredResult, anchor: AnchorData): PlanInput => ({
  ...planInputOf(design, anchor),
  loads: printed(planLoadsOf(design, 'design')),
  found: planFoundOf(design, result, null),
});
