/**
 * Lays a document out and writes it as a PDF with its structure. pdfmake's parts are put together here, as
 * its own entrance marks a file as structured without giving it a structure.
 */
import { fitMarginsToHeaderFooter } from '@/pdf/fit-margins';
import type { FontVariants } from '@/pdf/fonts';
import type { ContentSection, DocumentDefinition } from '@/pdf/pdfmake';
import {
  LayoutBuilder,
  PDFDocument,
  tableLayouts,
  type OpenImage,
  type PdfDocument,
} from '@/pdf/pdfmake-classes';
import { TaggedRenderer } from '@/pdf/tagged-renderer';

/** Lines keep which part they belong to, as pictures do: pdfmake's own forget the node that they are of. */
class PartLayoutBuilder extends LayoutBuilder {
  override buildNextLine(node: { part?: object }): object | null {
    const line = super.buildNextLine(node);
    return line && Object.assign(line, { part: node.part });
  }
}

/** pdfmake's way to a picture takes Node's `Buffer`, which a browser lacks; pdfkit reads data URLs itself. */
class PictureDocument extends PDFDocument {
  private readonly opened = new Map<Uint8Array, object | null>();

  /** Opened once: each line of an equation asks again, and pdfkit knows a file by its font's name alone. */
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

/** The drawings are our own and say how large they are; nothing changes that. */
const svgMeasure = {
  measureSVG(svg: string) {
    const [, width, height] = SIZE.exec(svg) ?? [];
    return { width: Number(width), height: Number(height) };
  },
  writeDimensions: (svg: string) => svg,
};

/** pt; each section brings its own. */
const A4 = { width: 595.28, height: 841.89, orientation: 'portrait' };
const NO_MARGINS = { left: 0, top: 0, right: 0, bottom: 0 };

const PRODUCT = 'Anchor Designer';

function newDocument({ info, language, displayTitle }: DocumentDefinition, fonts: FontFiles): PdfDocument {
  const options = {
    size: [A4.width, A4.height],
    // Files that it carries need 1.4.
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

/** The files of each font, by its name. */
export type FontFiles = Readonly<Record<string, FontVariants<Uint8Array>>>;

type PageBreakRule = DocumentDefinition['pageBreakBefore'];

function laidOut(
  content: ContentSection[],
  style: object,
  document: PdfDocument,
  asked: PageBreakRule,
): object[] {
  const builder = new PartLayoutBuilder(A4, NO_MARGINS, svgMeasure);
  builder.registerTableLayouts(tableLayouts);
  const none = undefined;
  return builder.layoutDocument(content, document, {}, style, none, none, none, none, asked);
}

export async function writePdf(definition: DocumentDefinition, fonts: FontFiles): Promise<ArrayBuffer> {
  const { defaultStyle, pageBreakBefore, files, structure } = definition;
  const content = fitMarginsToHeaderFooter(definition.content, (sides, hear) => {
    // In a document of its own: pdfmake numbers the pictures of each layout from the start.
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
