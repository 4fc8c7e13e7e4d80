/** Reads a PDF with an independent library: structure, bookmarks and files; texts and images as drawn. */
import { getDocument, OPS, Util, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createDirectPdfConverter } from '@/report/pdf/in-process-converter';

export interface ReadPart {
  role: string;
  /** Alternative text of an image or formula. */
  alt?: string;
  parts: ReadPart[];
  /** Text of the element itself, without the text of its children. */
  text: string;
}

export interface ReadPdf {
  title: string;
  language: string | null;
  pages: {
    /** All text on the page, grouped by marked content. */
    text: string;
    /** Text that does not belong to any structure element, such as page headers. */
    decoration: string;
    /** Structure elements of the page. */
    structure: ReadPart[];
  }[];
  bookmarks: string[];
  files: Record<string, Uint8Array>;
}

const converter = createDirectPdfConverter();

/** Converts a Word document; throws if its content cannot be converted. */
export async function pdfOf(word: ArrayBuffer): Promise<ArrayBuffer> {
  const pdf = await converter.convert(word);
  if (!pdf.ok) throw new Error(JSON.stringify(pdf.failure));
  return pdf.value;
}

async function withPdf<T>(bytes: ArrayBuffer, read: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const loading = getDocument({ data: new Uint8Array(bytes.slice(0)), verbosity: 0 });
  const found = await read(await loading.promise);
  await loading.destroy();
  return found;
}

/** Reads the pages one after another. */
async function eachPage<T>(pdf: PDFDocumentProxy, read: (page: PageProxy) => Promise<T>): Promise<T[]> {
  const pages: T[] = [];
  for (let number = 1; number <= pdf.numPages; number++) pages.push(await read(await pdf.getPage(number)));
  return pages;
}

type PageProxy = Awaited<ReturnType<PDFDocumentProxy['getPage']>>;
type StructTree = Awaited<ReturnType<PageProxy['getStructTree']>>;

/**
 * Returns the text on a page by the id of its marked content; the id is '' for decoration and unmarked
 * content.
 */
async function textsOf(page: PageProxy): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const within: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = within.findLast((one) => one !== '') ?? '';
      texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
    } else if (item.type === 'endMarkedContent') within.pop();
    else within.push(item.id ?? '');
  }
  return texts;
}

function partOf(node: StructTree, texts: ReadonlyMap<string, string>): ReadPart {
  const parts: ReadPart[] = [];
  let text = '';
  for (const child of node.children) {
    if ('role' in child) parts.push(partOf(child, texts));
    else text += texts.get(child.id) ?? '';
  }
  const alt = 'alt' in node ? (node.alt as string) : undefined;
  return { role: node.role, parts, text, ...(alt !== undefined && { alt }) };
}

async function readPage(page: PageProxy): Promise<ReadPdf['pages'][number]> {
  const texts = await textsOf(page);
  // Despite its type, the tree is null for a page without structure.
  const tree = (await page.getStructTree()) as StructTree | null;
  return {
    text: Array.from(texts.values()).join(' '),
    decoration: texts.get('') ?? '',
    structure: tree ? partOf(tree, texts).parts : [],
  };
}

export const readPdf = (bytes: ArrayBuffer): Promise<ReadPdf> => withPdf(bytes, readWhole);

async function readWhole(pdf: PDFDocumentProxy): Promise<ReadPdf> {
  const pages = await eachPage(pdf, readPage);
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string | null } };
  const outline = (await pdf.getOutline()) as Awaited<ReturnType<typeof pdf.getOutline>> | null;
  type Files = Record<string, { filename: string; content: Uint8Array }>;
  const attachments = (await pdf.getAttachments()) as Files | null;
  return {
    title: info.Title ?? '',
    language: info.Language ?? null,
    pages,
    bookmarks: (outline ?? []).map(({ title }) => title),
    files: Object.fromEntries(
      Object.values(attachments ?? {}).map(({ filename, content }) => [filename, content]),
    ),
  };
}

/** Returns all elements with the given role, in reading order. */
export const partsOf = (parts: readonly ReadPart[], role: string): ReadPart[] =>
  parts.flatMap((part) => [...(part.role === role ? [part] : []), ...partsOf(part.parts, role)]);

export interface DrawnText {
  /** PostScript name of the font, without the subset prefix. */
  font: string;
  text: string;
  /** Position in pt: x from the left edge of the paper, y from the top edge to the baseline. */
  x: number;
  y: number;
}

/** Returns the text items on each page; items that contain only spaces are omitted. */
export const drawnTexts = (bytes: ArrayBuffer): Promise<DrawnText[][]> =>
  withPdf(bytes, (pdf) => eachPage(pdf, textsOn));

async function textsOn(page: PageProxy): Promise<DrawnText[]> {
  const { height } = page.getViewport({ scale: 1 });
  // The fonts are known only after the page's drawing operators have been read.
  await page.getOperatorList();
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const { name } = page.commonObjs.get(item.fontName) as { name: string };
    const [, , , , x, y] = item.transform as number[];
    return [{ font: name.replace(/^[A-Z]{6}\+/, ''), text: item.str, x, y: height - y }];
  });
}

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
export const drawnPictures = (bytes: ArrayBuffer): Promise<DrawnPicture[]> =>
  withPdf(bytes, async (pdf) => picturesOn(await pdf.getPage(1)));

async function picturesOn(page: PageProxy): Promise<DrawnPicture[]> {
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
  return found;
}
