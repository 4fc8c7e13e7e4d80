/**
 * Adjusts the margins so that the body begins below the header and ends above the footer, however tall these
 * are, as in Word.
 */
import type { Content, ContentSection, LaidOutNode } from '@/pdf/pdfmake';

/** Lays out pages and calls `onNode` for every item on them. */
type LayOut = (content: ContentSection[], onNode: (node: LaidOutNode) => void) => void;

/** Page height that is never exceeded, so that the page does not break, pt. */
const UNBOUNDED = 100_000;
const END = -1;

/** Returns the height of each piece of content, laid out on a separate page, pt. */
function endsOf(contents: readonly { content: Content; width: number }[], layOut: LayOut): number[] {
  const ends: number[] = [];
  const nothing = (): Content => ({ text: '' });
  layOut(
    contents.map(({ content, width }) => ({
      section: [content, { text: ' ', headlineLevel: END }],
      pageSize: { width, height: UNBOUNDED },
      pageMargins: [0, 0, 0, 0],
      header: nothing,
      footer: nothing,
      footDistance: 0,
    })),
    ({ headlineLevel, startPosition }) => {
      if (headlineLevel === END) ends.push(startPosition.top);
    },
  );
  return ends;
}

/**
 * Tolerance in pt: because of rounding, content that should end exactly at the margin may be slightly
 * taller.
 */
const ROUNDING = 0.1;

export function fitMarginsToHeaderFooter(
  sections: readonly ContentSection[],
  layOut: LayOut,
): ContentSection[] {
  const sides = sections.flatMap(({ header, footer, pageSize: { width } }) => [
    { content: header(1, 1), width },
    { content: footer(1, 1), width },
  ]);
  const ends = endsOf(sides, layOut);
  return sections.map((section, i) => {
    const [left, top, right, bottom] = section.pageMargins;
    const [headEnd, footEnd] = [ends[2 * i], ends[2 * i + 1]];
    // pdfmake draws the footer where the body ends.
    const more = Math.max(0, footEnd + ROUNDING - (bottom - section.footDistance));
    return { ...section, pageMargins: [left, Math.max(top, headEnd + ROUNDING), right, bottom + more] };
  });
}
