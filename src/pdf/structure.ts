/**
 * The structure of a PDF: which of its text is a heading, a table, a picture, and in which order it is read
 * (ISO 32000-1, 14.7 and 14.8). What stands in no part is decoration.
 */
export interface Part {
  type: 'Document' | 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Formula';
  parts: Part[];
  /** Alternative text of pictures and equations. */
  alt?: string;
  /** Text read instead of the letters of a line with equations. */
  actual?: string;
  colSpan?: number;
  rowSpan?: number;
  /** The part is repeated at the head of each further page, where it is decoration. */
  isRepeated?: boolean;
}

export const newPart = (type: Part['type'], more: Partial<Omit<Part, 'type'>> = {}): Part => ({
  type,
  parts: [],
  ...more,
});

/** Adds a part below another one; where nothing is read, as in the head of a page, there is none. */
export function partIn(parent: Part | null, part: Part): Part | null {
  if (!parent) return null;
  const added = { ...part, ...(parent.isRepeated && { isRepeated: true }) };
  parent.parts.push(added);
  return added;
}

const HEADINGS = ['H1', 'H2', 'H3'] as const;

/** `level` of a heading, from 0. */
export const headingType = (level: number): Part['type'] => HEADINGS[Math.min(level, HEADINGS.length - 1)];
