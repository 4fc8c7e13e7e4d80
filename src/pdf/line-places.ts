/** Positions of the parts of a line between tabs. pt from the left edge of its paragraph. */
import type { ParagraphStyle } from '@/pdf/text-style';

type Stop = NonNullable<ParagraphStyle['tabs']>[number];

/** Word's own stops follow those that are set. */
const USUAL_STOPS = 36;

function stopAfter(x: number, stops: readonly Stop[]): Stop {
  const own = stops.find(({ position }) => position > x + 0.5);
  return own ?? { position: USUAL_STOPS * (Math.floor(x / USUAL_STOPS) + 1), alignment: 'left' };
}

interface LineSpan {
  /** Begin of the first part, and end of the line. */
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

/** Text moves to the left of a stop where necessary, and a line that fits ends where the room ends. */
export function partPlaces(widths: readonly number[], { from, to, stops, alignment }: LineSpan): PartPlace[] {
  const sides = alignment === 'center' || alignment === 'right' ? alignment : 'left';
  const [first = 0] = widths;
  // The parts of a line with tabs stand where the tabs say.
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

/** Widths that fit the room together: the widest give way first. */
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
