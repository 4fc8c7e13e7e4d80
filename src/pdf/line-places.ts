/** Positions of the pieces of text between the tabs of a line, in pt from the left edge of the paragraph. */
import type { ParagraphStyle } from '@/pdf/text-style';

type Stop = NonNullable<ParagraphStyle['tabs']>[number];

/** Spacing of Word's default tab stops, which follow the defined stops, pt. */
const USUAL_STOPS = 36;

function stopAfter(x: number, stops: readonly Stop[]): Stop {
  const own = stops.find(({ position }) => position > x + 0.5);
  return own ?? { position: USUAL_STOPS * (Math.floor(x / USUAL_STOPS) + 1), alignment: 'left' };
}

interface LineSpan {
  /** Start of the first piece of text (`from`) and end of the line (`to`), pt. */
  from: number;
  to: number;
  stops: readonly Stop[];
  alignment: ParagraphStyle['alignment'];
}

interface PartPlace {
  x: number;
  alignment: 'left' | 'center' | 'right';
}

const SHARES = { left: 0, center: 0.5, right: 1 } as const;

/**
 * Places the pieces of text at the tab stops. Pieces move to the left of their stops if the line would
 * otherwise be too long.
 */
export function partPlaces(widths: readonly number[], { from, to, stops, alignment }: LineSpan): PartPlace[] {
  const sides = alignment === 'center' || alignment === 'right' ? alignment : 'left';
  const [first = 0] = widths;
  // The first piece of text in a line with tabs is left-aligned; only a line without tabs is aligned like its
  // paragraph.
  const start = widths.length > 1 ? from : from + Math.max(0, to - from - first) * SHARES[sides];
  const places: PartPlace[] = [{ x: start, alignment: widths.length > 1 ? 'left' : sides }];
  let end = start + first;
  for (const width of widths.slice(1)) {
    const stop = stopAfter(end, stops);
    const x = Math.max(end, stop.position - SHARES[stop.alignment] * width);
    places.push({ x, alignment: stop.alignment });
    end = x + width;
  }
  let limit = to;
  for (let i = places.length - 1; i > 0; i--) {
    places[i].x = Math.min(places[i].x, limit - widths[i]);
    limit = places[i].x;
  }
  return places;
}

/** Reduces the widths so that together they fit the available width; the widest are reduced first. */
export function fittingWidths(widths: readonly number[], room: number): number[] {
  const sorted = widths.toSorted((a, b) => a - b);
  let left = room;
  for (const [i, width] of sorted.entries()) {
    const share = left / (sorted.length - i);
    if (width > share) return widths.map((one) => Math.min(one, share));
    left -= width;
  }
  return [...widths];
}
