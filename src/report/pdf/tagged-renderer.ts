/** Draws the pages laid out by pdfmake and records the structure element of each item. */
import {
  Renderer,
  type MarkedContent,
  type PdfDocument,
  type StructureElement,
} from '@/report/pdf/pdfmake-classes';
import type { Part } from '@/report/pdf/structure';

/** Item on a page: a line of text, an image or a drawing. */
interface Piece {
  part?: Part;
  inlines?: readonly { text: string }[];
}

const isBlank = ({ inlines }: Piece) => inlines?.every(({ text }) => text.trim() === '') === true;

export class TaggedRenderer extends Renderer {
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

  /**
   * Writes a structure element; returns null for an element without drawn content, except a table cell,
   * which its row needs.
   */
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
