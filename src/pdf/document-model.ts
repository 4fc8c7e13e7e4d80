/** A Word document, limited to the features that the conversion supports. */
import type { EmbeddedFont } from '@/pdf/embedded-fonts/font-table';
import type { MathNode } from '@/pdf/math/read-math';
import type { ParagraphStyle, TextStyle } from '@/pdf/text-style';

/** Position of a floating image in one direction. */
export interface FloatPlace {
  /** Reference of the position, in Word's terms: page, margin, column, paragraph, … */
  from: string;
  /** left, center, right, top, bottom, …; without it the offset applies. */
  align?: string;
  /** pt. */
  offset: number;
}

/** Position of an image outside the lines. */
export interface Float {
  horizontal: FloatPlace;
  vertical: FloatPlace;
  /** Wrapping of the text around it. */
  wrap: 'beside' | 'apart' | 'none';
  isBehind: boolean;
  /** Distance of the wrapped text, pt. */
  distance: number;
}

export interface Picture {
  kind: 'picture';
  data: string;
  width: number;
  height: number;
  /** Alternative text; '' for decoration. */
  alt: string;
  float?: Float;
}

export type Inline =
  /** `link` is the target bookmark. */
  | { kind: 'text'; text: string; style: TextStyle; link?: string }
  | Picture
  | { kind: 'math'; math: MathNode; style: TextStyle }
  | { kind: 'tab' }
  | { kind: 'break' }
  | { kind: 'page' }
  /** Number of the page, or total number of pages. */
  | { kind: 'field'; field: 'PAGE' | 'NUMPAGES'; style: TextStyle }
  /** Number of the page that contains a bookmark. */
  | { kind: 'reference'; bookmark: string; style: TextStyle };

export interface Paragraph {
  kind: 'paragraph';
  style: ParagraphStyle;
  /** Size of an empty line, pt. */
  size: number;
  inlines: Inline[];
  /** Bookmark of the paragraph. */
  bookmark?: string;
}

export interface Border {
  /** pt; 0 = no border. */
  width: number;
  color: string;
}

export interface CellBorders {
  top?: Border;
  bottom?: Border;
  left?: Border;
  right?: Border;
}

export interface Cell {
  span: number;
  /** True if the cell continues the cell above. */
  continued: boolean;
  blocks: Block[];
  background?: string;
  middle: boolean;
  borders: CellBorders;
}

export interface Table {
  kind: 'table';
  /** pt. */
  columns: number[];
  indent: number;
  alignment: 'left' | 'center' | 'right';
  headerRows: number;
  keepRows: boolean;
  rows: Cell[][];
  /** Minimum height of each row including its padding, pt; 0 without a minimum. */
  heights: number[];
  borders: CellBorders & { insideH?: Border; insideV?: Border };
  padding: { top: number; bottom: number; left: number; right: number };
}

export type Block = Paragraph | Table;

/** Pages of one format with their own header and footer. */
export interface Section {
  page: {
    width: number;
    height: number;
    top: number;
    bottom: number;
    left: number;
    right: number;
    /** Distance from the paper's edge to header and footer. */
    header: number;
    footer: number;
  };
  body: Block[];
  header: Block[];
  footer: Block[];
}

export interface WordDocument {
  /** Document properties; '' if missing. */
  title: string;
  author: string;
  subject: string;
  /** Language tag such as en-GB. */
  language: string;
  /** The embedded design as JSON. */
  design: string | null;
  /** Spreadsheet tables that the document contains. */
  tables: readonly { name: string; content: ArrayBuffer }[];
  /** Embedded fonts. */
  fonts: readonly EmbeddedFont[];
  sections: Section[];
}
