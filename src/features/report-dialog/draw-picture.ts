/** Draws a plan as SVG, and as PNG painted on a canvas. */
import type { Plan } from '@/drawing/plan/plan';
import { pngOf } from '@/features/report-dialog/png';
import { paintDrawing, type Pixels } from '@/report/drawings/paint-drawing';
import { drawingSvg } from '@/report/drawings/svg-drawing';
import type { Drawing } from '@/report/word/picture';

/**
 * Draws the plan at the size `pixels`. Resolves to null if the browser does not provide a canvas or cannot
 * make a PNG from it.
 */
export async function drawPicture(plan: Plan, pixels: Pixels): Promise<Drawing | null> {
  const canvas = Object.assign(document.createElement('canvas'), pixels);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  paintDrawing(pen, plan, pixels);
  const data = await pngOf(canvas);
  return data && { data, svg: drawingSvg(plan, pixels) };
}
