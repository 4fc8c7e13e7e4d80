/** Positions of the text pieces of a line between tabs. pt from the left edge of the paragraph. */
import type { ParagraphStyle } from '@/pdf/text-style';

type Stop = NonNullable<ParagraphStyle['tabs']>[number];

/** Word's default tab stops follow those that are set. */
const USUAL_STOPS = 36;

function stopAfter(x: number, stops: readonly Stop[]): Stop {
  const own = stops.find(({ position }) => position > x + 0.5);
  return own ?? { position: USUAL_STOPS * (Math.floor(x / USUAL_STOPS) + 1), alignment: 'left' };
}

interface LineSpan {
  /** Start of the first piece, and end of the line. */
  from: number;
  to: number;
  stops: readonly Stop[];
  alignment: ParagraphStyle['alignment'];
}

export interface PartPlace {
  x: number;
  alignment: 'left' | 'center' | 'right';
}

const SHARES = { left: 0, center: 0.5, right: 1 } as const;

/**
 * Text moves to the left of a tab stop if necessary, so that a line that fits ends within the available
 * width.
 */
export function partPlaces(widths: readonly number[], { from, to, stops, alignment }: LineSpan): PartPlace[] {
  const sides = alignment === 'center' || alignment === 'right' ? alignment : 'left';
  const [first = 0] = widths;
  // The pieces of a line with tabs are placed at the tab stops.
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

/** Widths that together fit the available width: the widest are reduced first. */
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
