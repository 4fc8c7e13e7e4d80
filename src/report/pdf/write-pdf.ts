/**
 * Lays out a document and writes it as a PDF with a structure tree. The pdfmake classes are assembled here,
 * because pdfmake's own entry point marks a file as tagged without writing a structure tree.
 */
import type { FontVariants } from '@/report/pdf/fonts';
import {
  Renderer,
  type MarkedContent,
  type PdfDocument,
  type StructureElement,
  LayoutBuilder,
  PDFDocument,
  tableLayouts,
  type OpenImage,
  type ProcessedRow,
} from '@/report/pdf/pdfmake-classes';
import type {
  Part,
  ContentSection,
  DocumentDefinition,
  Content,
  LaidOutNode,
} from '@/report/pdf/pdfmake-types';

/** Item on a page: a line of text, an image or a drawing. */
interface Piece {
  part?: Part;
  inlines?: readonly { text: string }[];
}

const isBlank = ({ inlines }: Piece) => inlines?.every(({ text }) => text.trim() === '') === true;

class TaggedRenderer extends Renderer {
  private readonly contents = new Map<Part, MarkedContent[]>();
  /** Page on which each structure element begins. */
  private readonly begun = new Map<Part, number>();
  private page = 0;

  constructor(private readonly target: PdfDocument) {
    super(target);
  }

  override renderPages(pages: object[]): void {
    for (const page of pages) {
      this.page += 1;
      super.renderPages([page]);
    }
  }

  override renderLine(line: Piece, x: number, y: number): void {
    this.marked(line, () => super.renderLine(line, x, y));
  }

  override renderImage(image: Piece): void {
    this.marked(image, () => super.renderImage(image));
  }

  override renderSVG(svg: Piece): void {
    this.marked(svg, () => super.renderSVG(svg));
  }

  override renderVector(vector: object): void {
    this.marked({}, () => super.renderVector(vector));
  }

  private marked(piece: Piece, draw: () => void): void {
    const part = isBlank(piece) ? undefined : piece.part;
    if (part && !this.isComingAgain(part)) {
      const content = this.target.markStructureContent(part.type);
      this.contents.set(part, [...(this.contents.get(part) ?? []), content]);
    } else this.target.markContent('Artifact');
    draw();
    this.target.endMarkedContent();
  }

  private isComingAgain(part: Part): boolean {
    const first = this.begun.get(part) ?? this.page;
    this.begun.set(part, first);
    return part.isRepeated === true && first !== this.page;
  }

  writeStructure(document: Part): void {
    const element = this.elementOf(document);
    if (element) this.target.addStructure(element);
  }

  /** Writes an element; null for one without drawn content, except a table cell, which its row needs. */
  private elementOf(part: Part): StructureElement | null {
    const children = part.parts.flatMap((child) => this.elementOf(child) ?? []);
    const contents = this.contents.get(part) ?? [];
    const isCell = part.type === 'TD' || part.type === 'TH';
    if (children.length + contents.length === 0 && !isCell) return null;
    const { type, alt, actual } = part;
    const element = this.target.struct(type, {
      ...(alt !== undefined && { alt }),
      ...(actual !== undefined && { actual }),
    });
    const attributes = cellAttributes(part);
    if (attributes) element.dictionary.data.A = attributes;
    for (const child of [...contents, ...children]) element.add(child);
    element.end();
    return element;
  }
}

/** Returns the table attributes of a cell (ISO 32000-1, table 349); null if it needs none. */
function cellAttributes({ type, colSpan = 1, rowSpan = 1 }: Part): object | null {
  const attributes = {
    ...(colSpan > 1 && { ColSpan: colSpan }),
    ...(rowSpan > 1 && { RowSpan: rowSpan }),
    ...(type === 'TH' && { Scope: 'Column' }),
  };
  return Object.keys(attributes).length > 0 ? { O: 'Table', ...attributes } : null;
}

/** Lays out pages and calls `onNode` for every item on them. */
type LayOut = (content: ContentSection[], onNode: (node: LaidOutNode) => void) => void;

/** Page height that is never exceeded, so that the page does not break, pt. */
const UNBOUNDED = 100_000;
const END = -1;

/** Returns the height of each piece of content, laid out on a separate page, pt. */
function endsOf(contents: readonly { content: Content; width: number }[], layOut: LayOut): number[] {
  const ends: number[] = [];
  const nothing = (): Content => ({ text: '' });
  layOut(
    contents.map(({ content, width }) => ({
      section: [content, { text: ' ', headlineLevel: END }],
      pageSize: { width, height: UNBOUNDED },
      pageMargins: [0, 0, 0, 0],
      header: nothing,
      footer: nothing,
      footDistance: 0,
    })),
    ({ headlineLevel, startPosition }) => {
      if (headlineLevel === END) ends.push(startPosition.top);
    },
  );
  return ends;
}

/** Tolerance, pt: because of rounding, content that should end at the margin may be slightly taller. */
const ROUNDING = 0.1;

function fitMarginsToHeaderFooter(sections: readonly ContentSection[], layOut: LayOut): ContentSection[] {
  const sides = sections.flatMap(({ header, footer, pageSize: { width } }) => [
    { content: header(1, 1), width },
    { content: footer(1, 1), width },
  ]);
  const ends = endsOf(sides, layOut);
  return sections.map((section, i) => {
    const [left, top, right, bottom] = section.pageMargins;
    const [headEnd, footEnd] = [ends[2 * i], ends[2 * i + 1]];
    // pdfmake draws the footer where the body ends.
    const more = Math.max(0, footEnd + ROUNDING - (bottom - section.footDistance));
    return { ...section, pageMargins: [left, Math.max(top, headEnd + ROUNDING), right, bottom + more] };
  });
}

/**
 * Layout builder that keeps the last rows of a table together, and records the structure element, because
 * pdfmake drops the reference to the node when it splits a line or places an image.
 */
class PartLayoutBuilder extends LayoutBuilder {
  override buildNextLine(node: { part?: object }): object | null {
    const line = super.buildNextLine(node);
    return line && Object.assign(line, { part: node.part });
  }

  /** Leaves the unbreakable block of the first of the kept rows open until the end of the last row. */
  override processRow(row: ProcessedRow): object {
    const { rowIndex = 0, tableNode } = row;
    const { keepLastRows = 0, body = [] } = tableNode?.table ?? {};
    const below = body.length - 1 - rowIndex;
    if (keepLastRows > 0 && below === keepLastRows - 1) this.writer.transactionLevel += 1;
    if (keepLastRows > 0 && below === 0) this.writer.transactionLevel -= 1;
    return super.processRow(row);
  }
}

/** Passes image data URLs to pdfkit: pdfmake loads images with Node's `Buffer`, which browsers lack. */
class PictureDocument extends PDFDocument {
  private readonly opened = new Map<Uint8Array, PdfDocument['_font']>();

  /** Caches opened fonts: every equation opens its fonts again, and pdfkit knows them only by name. */
  override font(file: Uint8Array): this {
    const known = this.opened.get(file);
    if (known) {
      this._font = known;
      return this;
    }
    super.font(file);
    this.opened.set(file, this._font);
    return this;
  }

  override provideImage(name: string): OpenImage {
    const known = this._imageRegistry[name];
    if (known) return known;
    const image = this.openImage(this.images[name] ?? name);
    image.embed(this);
    this._imageRegistry[name] = image;
    return image;
  }
}

const SIZE = /^<svg[^>]* width="([\d.]+)" height="([\d.]+)"/;

/** Reads the size of a drawing from its attributes, which our own code always writes. */
const svgMeasure = {
  measureSVG(svg: string) {
    const [, width, height] = SIZE.exec(svg) ?? [];
    return { width: Number(width), height: Number(height) };
  },
  writeDimensions: (svg: string) => svg,
};

/** Default page size in pt, which each section overrides. */
const A4 = { width: 595.28, height: 841.89, orientation: 'portrait' };
const NO_MARGINS = { left: 0, top: 0, right: 0, bottom: 0 };

const PRODUCT = 'Anchor Designer';

function newDocument({ info, language, displayTitle }: DocumentDefinition, fonts: FontFiles): PdfDocument {
  const options = {
    size: [A4.width, A4.height],
    // Embedded files need PDF version 1.4 or later.
    pdfVersion: '1.7',
    tagged: true,
    displayTitle,
    lang: language,
    compress: true,
    fontLayoutCache: true,
    bufferPages: false,
    autoFirstPage: false,
    info: {
      Title: info.title,
      Author: info.author,
      Subject: info.subject,
      Creator: PRODUCT,
      Producer: 'pdfmake',
    },
    font: null,
  };
  return new PictureDocument(fonts, {}, {}, {}, options);
}

function bytesOf(document: PdfDocument): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    document.on('data', (chunk) => chunks.push(new Uint8Array(chunk)));
    document.on('end', () => resolve(new Blob(chunks).arrayBuffer()));
    document.end();
  });
}

type FontFiles = Readonly<Record<string, FontVariants<Uint8Array>>>;

function laidOut(
  content: ContentSection[],
  style: object,
  document: PdfDocument,
  pageBreakBefore: DocumentDefinition['pageBreakBefore'],
): object[] {
  const builder = new PartLayoutBuilder(A4, NO_MARGINS, svgMeasure);
  builder.registerTableLayouts(tableLayouts);
  const none = undefined;
  return builder.layoutDocument(content, document, {}, style, none, none, none, none, pageBreakBefore);
}

export async function writePdf(definition: DocumentDefinition, fonts: FontFiles): Promise<ArrayBuffer> {
  const { defaultStyle, pageBreakBefore, files, structure } = definition;
  const content = fitMarginsToHeaderFooter(definition.content, (sides, hear) => {
    // This is a separate document, because pdfmake restarts the image numbering with each layout.
    laidOut(sides, defaultStyle, newDocument(definition, fonts), (node) => {
      hear(node);
      return false;
    });
  });
  const document = newDocument(definition, fonts);
  for (const { content: bytes, ...named } of files) document.file(bytes, named);
  const renderer = new TaggedRenderer(document);
  renderer.renderPages(laidOut(content, defaultStyle, document, pageBreakBefore));
  renderer.writeStructure(structure);
  return bytesOf(document);
}
