/** Draws a plan as SVG, and as PNG for programs that do not read SVG. */
import type { Plan } from '@/drawing/plan/plan';
import { drawingSvg, type Pixels } from '@/report/drawings/svg-drawing';
import type { Drawing } from '@/report/model/blocks';
import { svgPng } from '@/shared/svg-png';

/** Draws the plan at the size `pixels`. Resolves to null if the browser cannot make a PNG from it. */
export async function drawPicture(plan: Plan, pixels: Pixels): Promise<Drawing | null> {
  const svg = drawingSvg(plan, pixels);
  const png = await svgPng(svg, { ...pixels, sharpness: 1, ground: '#ffffff' });
  return png && { data: new Uint8Array(await png.arrayBuffer()), svg };
}
