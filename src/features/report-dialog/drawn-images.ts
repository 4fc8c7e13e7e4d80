/** Drawings for the report: the plan, the plate and the check areas; loaded with the first report. */
import type { Design } from '@/design/model/design-state';
import type { AnchorData } from '@/design/records/anchor-data';
import type { RunResult } from '@/design/verdict/run-result';
import type { Plan } from '@/drawing/plan/plan';
import { areaDrawings, plateSheet, planBoxes, reportPlan } from '@/report/drawings/report-drawings';
import { planSheet, drawingSvg, type Pixels } from '@/report/drawings/svg-drawing';
import type { Drawing, ReportImages } from '@/report/model/report-input';
import { svgPng } from '@/shared/svg-png';

/** Draws the plan at the size `pixels`. Resolves to null if the browser cannot make a PNG from it. */
async function drawPicture(plan: Plan, pixels: Pixels): Promise<Drawing | null> {
  const svg = drawingSvg(plan, pixels);
  const png = await svgPng(svg, { ...pixels, sharpness: 1, ground: '#ffffff' });
  return png && { data: new Uint8Array(await png.arrayBuffer()), svg };
}

export async function drawnImages(
  design: Design,
  result: RunResult,
  anchor: AnchorData,
  place: 'beside' | 'wide',
): Promise<Pick<ReportImages, 'sketch' | 'areas' | 'plate'>> {
  const { plan: shown, pixels: size } = planSheet(
    reportPlan(design, result, anchor),
    planBoxes(design)[place],
  );
  const sketch = await drawPicture(shown, size);
  const sheet = plateSheet(design, anchor);
  const plate = await drawPicture(sheet.plan, sheet.pixels);
  const areas: ReportImages['areas'][number][] = [];
  for (const { of, plan, pixels } of areaDrawings(result)) {
    const drawing = await drawPicture(plan, pixels);
    if (drawing) areas.push({ ...of, ...drawing });
  }
  return { sketch, areas, plate };
}
