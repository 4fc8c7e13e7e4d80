/** Surroundings of content, and their consequences. */
import type { RunLetters } from '@/pdf/embedded-fonts/written-by';
import type { OfPart } from '@/pdf/pdfmake';
import type { Part } from '@/pdf/structure';

/** Surroundings of content. */
export interface Place {
  /** Available width, pt. */
  room: number;
  letters: RunLetters;
  /** Parent structure element; null for content that is not read aloud. */
  parent: Part | null;
  /** True if the cell contains nothing else, so that the text belongs to the cell itself. */
  isWholeCell: boolean;
  /** Headings of the body so far. */
  headings: { level: number; id: string }[];
  /** Numbers for page fields; null in the body. */
  pages: { page: number; count: number } | null;
  /** Paragraphs kept with the next one: those marked, all (header rows), or none (other cells). */
  keeping: 'marked' | 'all' | 'none';
}

/**
 * Level of a heading, before which a page may break, and of a table header, which alone is not enough after a
 * heading.
 */
export const HEADING = 1;
export const TABLE_HEADER = 2;
/** Height required on the page for a heading that must stay with its content. */
export const WHOLE_SECTION = 10;

export function levelOf(place: Place, keepNext = false): { headlineLevel?: number } {
  if (place.keeping === 'all') return { headlineLevel: TABLE_HEADER };
  return place.keeping === 'marked' && keepNext ? { headlineLevel: HEADING } : {};
}

export const USUAL_SIZE = 11;

export const ofPart = (part: Part | null): OfPart => (part ? { part } : {});

/**
 * Additional space, pt: with a line height below that of the font, letters would be too low and touch the
 * lines of a table.
 */
export const RAISED = 0.9;
