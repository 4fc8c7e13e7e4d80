/** Creates the images for a report without a browser. A 3D view is included only if the user supplies one. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { encode } from 'fast-png';
import { whiteRaster } from '@/cli/report/raster';
import { RasterPen } from '@/cli/report/raster-pen';
import { ROOT } from '@/cli/root';
import type { Design } from '@/design/model/design-state';
import type { AnchorData } from '@/design/records/anchor-data';
import type { RunResult } from '@/design/verdict/calculation';
import { pictureNameOf } from '@/drawing/picture-names';
import { TrueType } from '@/pdf/true-type';
import type { ReportPictures } from '@/report/content/report-input';
import { areaDrawings } from '@/report/drawings/area-drawings';
import { paintDrawing, planSheet } from '@/report/drawings/paint-drawing';
import { plateSheet } from '@/report/drawings/plate-sheet';
import { planBoxes, reportPlan } from '@/report/drawings/report-plan';
import { drawingSvg } from '@/report/drawings/svg-drawing';
import type { Drawing } from '@/report/word/picture';

const LETTERS = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const ANCHORS = join(ROOT, 'mocks/seed/pictures');

/**
 * Returns a function that reads the font only on the first call, because each report has several drawings.
 */
function letterReader(): () => TrueType {
  let read: TrueType | undefined;
  return () => (read ??= new TrueType(readFileSync(LETTERS)));
}

const letters = letterReader();

type Sheet = ReturnType<typeof plateSheet>;

/** Fastest compression: at the default level, compression took half the time of a drawing. */
const FAST = { zlib: { level: 1 } } as const;

function painted({ plan, pixels }: Sheet): Uint8Array {
  const raster = whiteRaster(pixels.width, pixels.height);
  paintDrawing(new RasterPen(raster, letters()), plan, pixels);
  return encode({ ...raster, channels: 3, depth: 8 }, FAST);
}

/** White image with one bit per pixel, for a PDF: only its size is read, because the PDF contains the SVG. */
function white({ pixels: { width, height } }: Sheet): Uint8Array {
  const data = new Uint8Array(Math.ceil(width / 8) * height).fill(255);
  return encode({ width, height, channels: 1, depth: 1, data }, FAST);
}

function anchorPicture(name: string): Uint8Array | null {
  const file = join(ANCHORS, `${pictureNameOf(name)?.id}.png`);
  return existsSync(file) ? readFileSync(file) : null;
}

export const picturesOf = (
  design: Design,
  result: RunResult,
  anchor: AnchorData,
  { view, logo, forPdf }: { view: Uint8Array | null; logo: Uint8Array | null; forPdf: boolean },
): ReportPictures => {
  const drawn = (sheet: Sheet): Drawing => ({
    data: forPdf ? white(sheet) : painted(sheet),
    svg: drawingSvg(sheet.plan, sheet.pixels),
  });
  return {
    sketch: drawn(planSheet(reportPlan(design, result, anchor), planBoxes(design).wide)),
    plate: drawn(plateSheet(design, anchor)),
    areas: areaDrawings(result).map(({ of, ...sheet }) => ({ ...of, ...drawn(sheet) })),
    view,
    logo,
    stress: result.image ? Buffer.from(result.image.replace(/^data:[^,]*,/, ''), 'base64') : null,
    anchor: anchorPicture(anchor.name),
  };
};
