/** Reads the text of a PDF as drawn, with fonts and positions, using an independent PDF library. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface DrawnText {
  /** PostScript name of the font, without the subset prefix. */
  font: string;
  text: string;
  /** Position in pt: x from the left edge of the paper, y from the top edge to the baseline. */
  x: number;
  y: number;
}

/** Returns the text items on each page; items that contain only spaces are omitted. */
export async function drawnTexts(bytes: ArrayBuffer): Promise<DrawnText[][]> {
  const loading = getDocument({ data: new Uint8Array(bytes.slice(0)), verbosity: 0 });
  const pdf = await loading.promise;
  const pages: DrawnText[][] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { height } = page.getViewport({ scale: 1 });
    // The fonts are known only after the page's drawing operators have been read.
    await page.getOperatorList();
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const { name } = page.commonObjs.get(item.fontName) as { name: string };
      const [, , , , x, y] = item.transform as number[];
      return [{ font: name.replace(/^[A-Z]{6}\+/, ''), text: item.str, x, y: height - y }];
    });
    pages.push(texts);
  }
  await loading.destroy();
  return pages;
}
