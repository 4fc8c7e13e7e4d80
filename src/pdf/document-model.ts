/** A Word document as far as the conversion knows it. */
import type { EmbeddedFont } from '@/pdf/embedded-fonts/font-table';
import type { MathNode } from '@/pdf/math/read-math';
import type { ParagraphStyle, TextStyle } from '@/pdf/text-style';

/** Position of a floating picture in one direction. */
export interface FloatPlace {
  /** Reference of the position, in Word's terms: page, margin, column, paragraph, … */
  from: string;
  /** left, center, right, top, bottom, …; else the offset counts. */
  align?: string;
  /** pt. */
  offset: number;
}

/** Position of a picture outside the lines. */
export interface Float {
  horizontal: FloatPlace;
  vertical: FloatPlace;
  /** How text keeps clear of it. */
  wrap: 'beside' | 'apart' | 'none';
  isBehind: boolean;
  /** Distance of the text beside it, pt. */
  distance: number;
}

export interface Picture {
  kind: 'picture';
  data: string;
  width: number;
  height: number;
  /** Read where it can't be seen; '' for decoration. */
  alt: string;
  float?: Float;
}

export type Inline =
  /** `link`: the bookmark it leads to. */
  | { kind: 'text'; text: string; style: TextStyle; link?: string }
  | Picture
  | { kind: 'math'; math: MathNode; style: TextStyle }
  | { kind: 'tab' }
  | { kind: 'break' }
  | { kind: 'page' }
  /** Number of the page, or of all pages. */
  | { kind: 'field'; field: 'PAGE' | 'NUMPAGES'; style: TextStyle }
  /** Number of the page on which a bookmark stands. */
  | { kind: 'reference'; bookmark: string; style: TextStyle };

export interface Paragraph {
  kind: 'paragraph';
  style: ParagraphStyle;
  /** Size of an empty line, pt. */
  size: number;
  inlines: Inline[];
  /** A place that is referred to. */
  bookmark?: string;
}

export interface Border {
  /** pt; 0 = none. */
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
  /** Continues the cell above. */
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
  borders: CellBorders & { insideH?: Border; insideV?: Border };
  padding: { top: number; bottom: number; left: number; right: number };
}

export type Block = Paragraph | Table;

/** Pages of one format with header and footer of their own. */
export interface Section {
  page: {
    width: number;
    height: number;
    top: number;
    bottom: number;
    left: number;
    right: number;
    /** From the paper's edge to header and footer. */
    header: number;
    footer: number;
  };
  body: Block[];
  header: Block[];
  footer: Block[];
}

export interface WordDocument {
  /** As the document's properties have them; '' where they say nothing. */
  title: string;
  author: string;
  subject: string;
  /** Language tag such as en-GB. */
  language: string;
  /** The design that it carries along, as JSON. */
  design: string | null;
  /** Tables for a spreadsheet that it carries along. */
  tables: readonly { name: string; content: ArrayBuffer }[];
  /** Fonts that it carries along. */
  fonts: readonly EmbeddedFont[];
  sections: Section[];
}
