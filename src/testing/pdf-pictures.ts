/** Reads the images in a PDF, with positions and sizes, using an independent PDF library. */
import { getDocument, OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface DrawnPicture {
  /** Width of the image data, px. */
  pixels: number;
  /** Position in pt from the upper left corner of the paper. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the images on the first page, in drawing order. */
export async function drawnPictures(bytes: ArrayBuffer): Promise<DrawnPicture[]> {
  const loading = getDocument({ data: new Uint8Array(bytes.slice(0)), verbosity: 0 });
  const page = await (await loading.promise).getPage(1);
  const paper = page.getViewport({ scale: 1 }).height;
  const { fnArray, argsArray } = await page.getOperatorList();
  const found: DrawnPicture[] = [];
  const kept: number[][] = [];
  let matrix = [1, 0, 0, 1, 0, 0];
  fnArray.forEach((operator, i) => {
    const args = argsArray[i] as unknown[];
    if (operator === OPS.save) kept.push(matrix);
    else if (operator === OPS.restore) matrix = kept.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = Util.transform(matrix, args) as number[];
    else if (operator === OPS.paintImageXObject) {
      const [width, height, x, bottom] = [matrix[0], Math.abs(matrix[3]), matrix[4], matrix[5]];
      const top = matrix[3] < 0 ? paper - bottom : paper - bottom - height;
      found.push({ pixels: args[1] as number, x, y: top, width, height });
    }
  });
  await loading.destroy();
  return found;
}
