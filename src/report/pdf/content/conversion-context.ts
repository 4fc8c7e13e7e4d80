/** Context in which a piece of content is converted, and settings derived from it. */
import type { Letters } from '@/report/pdf/math/character-fonts';
import type { OfPart, Part } from '@/report/pdf/pdfmake-types';

export interface Place {
  /** Available width, pt. */
  room: number;
  letters: Letters;
  /** Parent structure element; null for content that screen readers skip. */
  parent: Part | null;
  /** True if the cell contains only this content, so that its text belongs to the cell's element. */
  isWholeCell: boolean;
  /** Headings of the document body converted so far. */
  headings: { level: number; id: string }[];
  /** Page number and page count for page fields; null in the body. */
  pages: { page: number; count: number } | null;
  /** Paragraphs that stay with the next: those marked in Word, all (header rows), none (other cells). */
  keeping: 'marked' | 'all' | 'none';
}

/** Values of pdfmake's `headlineLevel`: neither a heading nor a table header without rows ends a page. */
export const HEADING = 1;
export const TABLE_HEADER = 2;
/** Base value of `headlineLevel` of content that stays together; its height in pt is added to it. */
export const WHOLE_SECTION = 10;

export function levelOf(place: Place, keepNext = false): { headlineLevel?: number } {
  if (place.keeping === 'all') return { headlineLevel: TABLE_HEADER };
  return place.keeping === 'marked' && keepNext ? { headlineLevel: HEADING } : {};
}

export const ofPart = (part: Part | null): OfPart => (part ? { part } : {});

/** Upward shift of the text in table cells, pt: small line heights would move it to the border below. */
export const RAISED = 0.9;
