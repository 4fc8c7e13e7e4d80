/** Model of a Word document, limited to the features that the conversion supports. */
import type { MathNode } from '@/report/pdf/math/read-math';
import type { ParagraphStyle, TextStyle } from '@/report/pdf/text-style';

export interface FloatPlace {
  /** Reference for the position, as named in Word: page, margin, column, paragraph, … */
  from: string;
  /** Alignment: left, center, right, top, bottom, …; if missing, `offset` applies. */
  align?: string;
  /** Offset from the reference, pt. */
  offset: number;
}

export interface Float {
  horizontal: FloatPlace;
  vertical: FloatPlace;
  /** Text wrapping: beside the image, only above and below the image, or none. */
  wrap: 'beside' | 'apart' | 'none';
  isBehind: boolean;
  /** Distance between the image and the text around it, pt. */
  distance: number;
}

export interface Picture {
  kind: 'picture';
  data: string;
  svg?: string;
  width: number;
  height: number;
  /** Alternative text; '' for a purely decorative image. */
  alt: string;
  float?: Float;
}

export type Inline =
  /** Text; `link` is the bookmark that the text links to. */
  | { kind: 'text'; text: string; style: TextStyle; link?: string }
  | Picture
  | { kind: 'math'; math: MathNode; style: TextStyle }
  | { kind: 'tab' }
  | { kind: 'break' }
  | { kind: 'page' }
  /** Field that shows the page number or the page count. */
  | { kind: 'field'; field: 'PAGE' | 'NUMPAGES'; style: TextStyle }
  /** Reference that shows the number of the page with the bookmark. */
  | { kind: 'reference'; bookmark: string; style: TextStyle };

export interface Paragraph {
  kind: 'paragraph';
  style: ParagraphStyle;
  /** Font size that determines the height of an empty line, pt. */
  size: number;
  inlines: Inline[];
  bookmark?: string;
}

export interface Border {
  /** Width in pt; 0 means no border. */
  width: number;
  color: string;
}

export type CellBorders = Partial<Record<'top' | 'bottom' | 'left' | 'right', Border>>;

export interface Cell {
  span: number;
  /** True if the cell is merged with the cell above. */
  continued: boolean;
  blocks: Block[];
  background?: string;
  middle: boolean;
  borders: CellBorders;
}

export interface Table {
  kind: 'table';
  /** Column widths, pt. */
  columns: number[];
  indent: number;
  alignment: 'left' | 'center' | 'right';
  headerRows: number;
  keepRows: boolean;
  rows: Cell[][];
  /** Minimum height of each row including its padding, pt; 0 if there is no minimum. */
  heights: number[];
  borders: CellBorders & { insideH?: Border; insideV?: Border };
  padding: { top: number; bottom: number; left: number; right: number };
}

export type Block = Paragraph | Table;

/** Pages with the same page size and margins, with their header and footer. */
export interface Section {
  page: {
    width: number;
    height: number;
    top: number;
    bottom: number;
    left: number;
    right: number;
    /** Distances of the header and footer from the edge of the paper. */
    header: number;
    footer: number;
  };
  body: Block[];
  header: Block[];
  footer: Block[];
}

export interface WordDocument {
  /** Title, author and subject from the document properties; '' if missing. */
  title: string;
  author: string;
  subject: string;
  /** Language tag such as en-GB. */
  language: string;
  /** The embedded design as JSON. */
  design: string | null;
  tables: readonly { name: string; content: ArrayBuffer }[];
  sections: Section[];
}
