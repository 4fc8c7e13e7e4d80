/** Types for the pdfmake input that we use, because the package has none; structure tree of the PDF. */

/** Structure tree of a PDF in reading order (ISO 32000-1, 14.7, 14.8); the rest is decoration. */
export interface Part {
  type: 'Document' | 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Formula';
  parts: Part[];
  alt?: string;
  /** Replacement text that screen readers speak for a line with equations. */
  actual?: string;
  colSpan?: number;
  rowSpan?: number;
  /** True if the element is drawn again at the top of each following page; the repetitions are decoration. */
  isRepeated?: boolean;
}

export const newPart = (type: Part['type'], more: Partial<Omit<Part, 'type'>> = {}): Part => ({
  type,
  parts: [],
  ...more,
});

export function partIn(parent: Part | null, part: Part): Part | null {
  if (!parent) return null;
  const added = { ...part, ...(parent.isRepeated && { isRepeated: true }) };
  parent.parts.push(added);
  return added;
}

const HEADINGS = ['H1', 'H2', 'H3'] as const;

export const headingType = (level: number): Part['type'] => HEADINGS[Math.min(level, HEADINGS.length - 1)];

/** Structure element of a piece of content; content without a structure element is decoration. */
export interface OfPart {
  part?: Part;
}

export interface ContentText extends OfPart {
  text: string | ContentText[];
  font?: string;
  fontSize?: number;
  bold?: boolean;
  italics?: boolean;
  color?: string;
  background?: string;
  decoration?: 'underline' | 'lineThrough';
  sub?: boolean;
  sup?: boolean;
  alignment?: string;
  margin?: Margins;
  lineHeight?: number;
  leadingIndent?: number;
  /** Level that tells `pageBreakBefore` whether the content must stay with the following content. */
  headlineLevel?: number;
  /** True to add the text to the PDF outline, below the given parent. */
  outline?: boolean;
  outlineText?: string;
  outlineParentId?: string;
  id?: string;
  outlineExpanded?: boolean;
  /** Id of the content whose page number is shown. */
  pageReference?: string;
  /** Id of the text that a click navigates to. */
  linkToDestination?: string;
}

export interface ContentImage extends OfPart {
  image: string;
  width: number;
  height: number;
  alignment?: string;
  /** Position on the paper, independent of all other content. */
  absolutePosition?: { x: number; y: number };
}

export interface ContentSvg extends OfPart {
  svg: string;
  alignment?: string;
  margin?: Margins;
}

export interface ContentColumns {
  columns: { width: number; stack: Content[]; verticalAlignment: 'bottom' }[];
  margin: Margins;
}

type Margins = readonly [number, number, number, number];

interface ContentStack {
  stack: Content[];
  margin?: Margins;
  headlineLevel?: number;
  pageBreak?: 'before';
}

export type TableCell =
  | Record<string, never>
  | { text: string; border: boolean[] }
  | {
      stack: Content[];
      border: boolean[];
      borderColor: string[];
      fillColor?: string;
      headlineLevel?: number;
      verticalAlignment?: 'middle';
      colSpan?: number;
      rowSpan?: number;
    };

export type TableLayout = Record<
  'hLineWidth' | 'vLineWidth' | 'paddingLeft' | 'paddingRight' | 'paddingTop' | 'paddingBottom',
  () => number
>;

interface ContentTable {
  margin: Margins;
  headlineLevel?: number;
  layout: TableLayout;
  table: {
    widths: number[];
    headerRows: number;
    keepWithHeaderRows: number;
    dontBreakRows: boolean;
    /** Number of last rows that stay on one page; our layout builder reads it, pdfmake does not. */
    keepLastRows: number;
    /** Returns the minimum height of a row's content, pt. */
    heights: (row: number) => number;
    body: TableCell[][];
  };
}

export type Side = (page: number, count: number) => Content;

export interface ContentSection {
  section: Content[];
  pageSize: { width: number; height: number };
  pageMargins: Margins;
  header: Side;
  footer: Side;
  /** Distance from the lower edge of the paper to the footer. */
  footDistance: number;
  /** Content drawn behind everything else on the page. */
  background?: () => Content;
}

export type Content = ContentText | ContentImage | ContentSvg | ContentColumns | ContentStack | ContentTable;

export interface LaidOutNode {
  headlineLevel?: number;
  startPosition: { top: number; pageInnerHeight: number; verticalRatio: number };
}

export interface DocumentDefinition {
  info: { title: string; author: string; subject: string };
  language: string;
  displayTitle: boolean;
  lettersWithoutFont: readonly string[];
  files: { content: ArrayBuffer; name: string; type: string; description: string }[];
  defaultStyle: { font: string; fontSize: number };
  content: ContentSection[];
  structure: Part;
  pageBreakBefore: (node: LaidOutNode, around: { getFollowingNodesOnPage: () => LaidOutNode[] }) => boolean;
}
