/**
 * Structure tree of a PDF: headings, tables and images, and their reading order (ISO 32000-1, 14.7 and
 * 14.8). Content without a structure element is decoration.
 */
export interface Part {
  type: 'Document' | 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Formula';
  parts: Part[];
  /** Alternative text for images and equations. */
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
