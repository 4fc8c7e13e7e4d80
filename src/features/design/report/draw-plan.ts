/** The plan as PNG, drawn on a canvas. */
import type { PlanInput } from '@/drawing/plan/plan';
import { paintPlan, PLAN_PIXELS } from './paint-plan';
import { pngOf } from './png';

/** Null where the browser gives no canvas. */
export async function drawPlan(input: PlanInput): Promise<Uint8Array | null> {
  const canvas = Object.assign(document.createElement('canvas'), PLAN_PIXELS);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  paintPlan(pen, input);
  return pngOf(canvas);
}
