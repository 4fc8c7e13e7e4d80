/** Creates the images for a report without a browser. A 3D view is included only if the user supplies one. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { encode } from 'fast-png';
import { readImage } from '@/api/contract/wire-values';
import { ROOT } from '@/cli/root';
import type { Design } from '@/design/model/design-state';
import type { AnchorData } from '@/design/records/anchor-data';
import type { RunResult } from '@/design/verdict/calculation';
import { imageIdOf } from '@/drawing/image-names';
import { areaDrawings, plateSheet, planBoxes, reportPlan } from '@/report/drawings/report-drawings';
import { drawingSvg, planSheet } from '@/report/drawings/svg-drawing';
import type { Drawing, ReportImages } from '@/report/model/report-input';

const ANCHORS = join(ROOT, 'mocks/seed/pictures');

const { resolve } = createRequire(import.meta.url);

/** Typeface of the letters: as narrow as the one for which the plan reserves space. */
const TYPEFACE = 'DejaVu Sans Condensed';
const fontBuffers = ['DejaVuSansCondensed', 'DejaVuSansCondensed-Oblique'].map((name) =>
  readFileSync(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)),
);

// A second start in the same process is refused, and does no harm.
await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch(() => undefined);

type Sheet = ReturnType<typeof plateSheet>;

function pngOf(svg: string): Uint8Array {
  const options = { font: { fontBuffers, defaultFontFamily: TYPEFACE }, background: '#ffffff' };
  return new Resvg(svg.replace(/font-family="[^"]*"/, `font-family="${TYPEFACE}"`), options).render().asPng();
}

/** White image with one bit per pixel, for a PDF: only its size is read, because the PDF contains the SVG. */
function white({ pixels: { width, height } }: Sheet): Uint8Array {
  const data = new Uint8Array(Math.ceil(width / 8) * height).fill(255);
  return encode({ width, height, channels: 1, depth: 1, data }, { zlib: { level: 1 } });
}

/** Returns the server's image as PNG; our own library sends SVG. */
function stressPicture(image: string): Uint8Array {
  const url = readImage(image) ?? '';
  const bytes = Buffer.from(url.replace(/^data:[^,]*,/, ''), 'base64');
  return url.startsWith('data:image/svg') ? pngOf(bytes.toString()) : bytes;
}

function anchorPicture(name: string): Uint8Array | null {
  const file = join(ANCHORS, `${imageIdOf(name)}.png`);
  return existsSync(file) ? readFileSync(file) : null;
}

export const imagesOf = (
  design: Design,
  result: RunResult,
  anchor: AnchorData,
  { view, logo, forPdf }: { view: Uint8Array | null; logo: Uint8Array | null; forPdf: boolean },
): ReportImages => {
  const drawn = (sheet: Sheet): Drawing => {
    const svg = drawingSvg(sheet.plan, sheet.pixels);
    return { data: forPdf ? white(sheet) : pngOf(svg), svg };
  };
  return {
    sketch: drawn(planSheet(reportPlan(design, result, anchor), planBoxes(design)[view ? 'beside' : 'wide'])),
    plate: drawn(plateSheet(design, anchor)),
    areas: areaDrawings(result).map(({ of, ...sheet }) => ({ ...of, ...drawn(sheet) })),
    view,
    logo,
    stress: result.image ? stressPicture(result.image) : null,
    anchor: anchorPicture(anchor.name),
  };
};
