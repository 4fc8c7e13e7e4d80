/** Where content stands, and what follows for it. */
import type { RunLetters } from '@/pdf/embedded-fonts/written-by';
import type { OfPart } from '@/pdf/pdfmake';
import type { Part } from '@/pdf/structure';

/** Where content stands. */
export interface Place {
  /** Width between its sides, pt. */
  room: number;
  letters: RunLetters;
  /** Part of the structure that it belongs to; null where nothing is read. */
  parent: Part | null;
  /** Nothing else stands in its cell: the text is the cell's own. */
  isWholeCell: boolean;
  /** Of the body, as far as it is written. */
  headings: { level: number; id: string }[];
  /** Numbers that page fields show; null in the body. */
  pages: { page: number; count: number } | null;
  /**
   * Which text belongs to what follows it: paragraphs that say so, everything (header rows), or nothing
   * (other cells).
   */
  keeping: 'marked' | 'all' | 'none';
}

/**
 * Level of a heading, before which a page may end, and of a table's header, which alone is no company for a
 * heading.
 */
export const HEADING = 1;
export const TABLE_HEADER = 2;
/** With the height that has to be left on the page: of a heading that stays with what it heads. */
export const WHOLE_SECTION = 10;

export function levelOf(place: Place, keepNext = false): { headlineLevel?: number } {
  if (place.keeping === 'all') return { headlineLevel: TABLE_HEADER };
  return place.keeping === 'marked' && keepNext ? { headlineLevel: HEADING } : {};
}

export const USUAL_SIZE = 11;

export const ofPart = (part: Part | null): OfPart => (part ? { part } : {});

/** Lines closer than the font's own leave the letters low: they would stand on the lines of a table, pt. */
export const RAISED = 0.9;
