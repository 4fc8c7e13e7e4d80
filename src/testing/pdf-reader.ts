/**
 * Reads a PDF with an independent PDF library: text with its structure elements, bookmarks and embedded
 * files.
 */
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

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

export async function readPdf(bytes: ArrayBuffer): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(bytes.slice(0)), verbosity: 0 });
  const pdf = await loading.promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pages = [];
  for (const number of numbers) pages.push(await readPage(await pdf.getPage(number)));
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string | null } };
  const outline = (await pdf.getOutline()) as Awaited<ReturnType<typeof pdf.getOutline>> | null;
  const attachments = (await pdf.getAttachments()) as Record<
    string,
    { filename: string; content: Uint8Array }
  > | null;
  await loading.destroy();
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
