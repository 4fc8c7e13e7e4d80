/** The pictures of a report without a browser. The 3D view is one's own, where there is any. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { encode } from 'fast-png';
import type { ReportPictures } from '@/report/report-input';
import { paintPlan, PLAN_PIXELS } from '@/features/design/report/paint-plan';
import { reportPlan } from '@/features/design/report/report-plan';
import type { AnchorData } from '@/features/design/records/anchor-data';
import type { StoredResult } from '@/stores/design/data-save';
import type { Design } from '@/stores/design/design-state';
import { TrueType } from '../../pdf/true-type';
import { pictureNameOf } from '../../seed/pictures/picture-names';
import { RasterPen } from './raster-pen';
import { whiteRaster } from './raster';

const LETTERS = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const ANCHORS = join(import.meta.dirname, '../../seed/pictures');

function planPicture(design: Design, result: StoredResult, anchor: AnchorData): Uint8Array {
  const raster = whiteRaster(PLAN_PIXELS.width, PLAN_PIXELS.height);
  paintPlan(new RasterPen(raster, new TrueType(readFileSync(LETTERS))), reportPlan(design, result, anchor));
  return encode({ ...raster, channels: 3, depth: 8 });
}

function anchorPicture(name: string): Uint8Array | null {
  const file = join(ANCHORS, `${pictureNameOf(name)?.id}.png`);
  return existsSync(file) ? readFileSync(file) : null;
}

export const picturesOf = (
  design: Design,
  result: StoredResult,
  anchor: AnchorData,
  view: Uint8Array | null,
): ReportPictures => ({
  sketch: planPicture(design, result, anchor),
  view,
  stress: result.image ? Buffer.from(result.image.replace(/^data:[^,]*,/, ''), 'base64') : null,
  anchor: anchorPicture(anchor.name),
});
