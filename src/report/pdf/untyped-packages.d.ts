/** Types for packages that have none, limited to the parts that we use. */

declare module 'pdfmake/js/PDFDocument.js' {
  import type { Font } from 'fontkit';
  export interface StructureElement {
    dictionary: { data: { A?: object } };
    add(child: StructureElement | MarkedContent): unknown;
    end(): void;
  }
  /** Content on one page that belongs to a structure element. */
  export type MarkedContent = object;

  /** An image that can be drawn any number of times. */
  export interface OpenImage {
    embed(document: PdfDocument): void;
  }

  export interface PdfDocument {
    /** Data URLs by image name in the layout. */
    images: Record<string, string>;
    _imageRegistry: Record<string, OpenImage>;
    openImage(source: string): OpenImage;
    provideImage(name: string): OpenImage;
    _font: { font: Font } | null;
    font(file: Uint8Array): this;
    file(content: ArrayBuffer, options: { name: string; type: string; description: string }): unknown;
    markContent(tag: 'Artifact', options?: { type: string }): unknown;
    markStructureContent(type: string): MarkedContent;
    endMarkedContent(): unknown;
    struct(type: string, options: { alt?: string; actual?: string }): StructureElement;
    addStructure(element: StructureElement): unknown;
    on(event: 'data', listener: (chunk: Uint8Array) => void): unknown;
    on(event: 'end', listener: () => void): unknown;
    end(): void;
  }
  const module: {
    default: new (
      fonts: object,
      images: object,
      patterns: object,
      attachments: object,
      options: object,
    ) => PdfDocument;
  };
  export default module;
}

declare module 'pdfmake/js/Renderer.js' {
  import type { PdfDocument } from 'pdfmake/js/PDFDocument.js';
  const module: {
    default: new (document: PdfDocument) => {
      renderPages(pages: object[]): void;
      renderLine(line: object, x: number, y: number): void;
      renderImage(image: object): void;
      renderSVG(svg: object): void;
      renderVector(vector: object): void;
    };
  };
  export default module;
}

declare module 'pdfmake/js/LayoutBuilder.js' {
  export interface ProcessedRow {
    /** Undefined for columns outside a table, as is `tableNode`. */
    rowIndex?: number;
    tableNode?: { table: { body: readonly unknown[]; keepLastRows?: number } };
  }
  import type { PdfDocument } from 'pdfmake/js/PDFDocument.js';
  const module: {
    default: new (
      pageSize: object,
      pageMargins: object,
      svgMeasure: object,
    ) => {
      registerTableLayouts(layouts: object): void;
      layoutDocument(
        content: unknown,
        document: PdfDocument,
        styles: object,
        defaultStyle: object,
        background: undefined,
        header: undefined,
        footer: undefined,
        watermark: undefined,
        pageBreakBefore: unknown,
      ): object[];
      buildNextLine(node: object): object | null;
      /** Writer with the number of open blocks that must not break. */
      writer: { transactionLevel: number };
      processRow(row: ProcessedRow): object;
    };
  };
  export default module;
}

declare module 'pdfmake/js/tableLayouts.js' {
  const module: { tableLayouts: object };
  export default module;
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: { targetFormat: 'truetype' },
  ): Promise<Uint8Array>;
}

declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    /** Tables of the file, each with its offset in bytes (OpenType, "Organization of an OpenType font"). */
    directory: { tables: { hhea: { offset: number } } };
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** Width in font units. */
    glyphForCodePoint(codePoint: number): { advanceWidth: number };
  }
  /** Throws if the file is not a font. */
  export function create(file: Uint8Array): Font;
}
