/** Place of content, and its consequences. */
import type { RunLetters } from '@/pdf/embedded-fonts/written-by';
import type { OfPart } from '@/pdf/pdfmake';
import type { Part } from '@/pdf/structure';

/** Place of content. */
export interface Place {
  /** Width between its sides, pt. */
  room: number;
  letters: RunLetters;
  /** Part of the structure that it belongs to; null where nothing is read. */
  parent: Part | null;
  /** True if the cell contains nothing else: the text is the cell's own. */
  isWholeCell: boolean;
  /** Headings of the body written so far. */
  headings: { level: number; id: string }[];
  /** Numbers that page fields show; null in the body. */
  pages: { page: number; count: number } | null;
  /** Paragraphs that stay with the next one: the marked ones, all (header rows), or none (other cells). */
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
