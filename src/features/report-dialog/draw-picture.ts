/** A drawing as PNG, painted on a canvas. */
import type { Plan } from '@/drawing/plan/plan';
import { pngOf } from '@/features/report-dialog/png';
import { paintDrawing, type Pixels } from '@/report/drawings/paint-drawing';

/** Returns null if the browser does not provide a canvas. */
export async function drawPicture(plan: Plan, pixels: Pixels): Promise<Uint8Array | null> {
  const canvas = Object.assign(document.createElement('canvas'), pixels);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  paintDrawing(pen, plan, pixels);
  return pngOf(canvas);
}
