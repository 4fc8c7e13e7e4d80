/**
 * Strokes of the few characters needed in the stress image, on a grid of 10 units from baseline to cap
 * height.
 */

export interface Glyph {
  /** Distance to the start of the next character, in grid units. */
  advance: number;
  /** Polylines of [x, y] in grid units. */
  strokes: readonly (readonly (readonly [number, number])[])[];
}

const SIX = '5.6,9 4.6,10 2,10 0.6,8.2 0,5 0,2 1.3,0 4.7,0 6,1.9 6,4 4.7,5.9 1.6,5.9 0.1,4.2';
const rotated = (strokes: string): string =>
  strokes.replace(
    /(?<![\d.])([\d.]+),([\d.]+)/g,
    (_, x: string, y: string) => `${6 - Number(x)},${10 - Number(y)}`,
  );

/** Advance and polylines of each character; semicolons separate the polylines. */
const DRAWN: Readonly<Record<string, readonly [number, string]>> = {
  '0': [8.5, '1.3,0 4.7,0 6,2 6,8 4.7,10 1.3,10 0,8 0,2 1.3,0'],
  '1': [8.5, '1,8 3.2,10 3.2,0'],
  '2': [8.5, '0,8 1.3,10 4.7,10 6,8.3 6,6.6 0,0 6,0'],
  '3': [8.5, '0,8.8 1.3,10 4.7,10 6,8.6 6,6.6 4.6,5.3 2.4,5.3;4.6,5.3 6,4 6,1.5 4.7,0 1.3,0 0,1.2'],
  '4': [8.5, '4.6,0 4.6,10 0,3 6.4,3'],
  '5': [8.5, '5.7,10 0.9,10 0.4,5.3 2,6.2 4.5,6.2 6,4.8 6,1.6 4.7,0 1.3,0 0,1.2'],
  '6': [8.5, SIX],
  '7': [8.5, '0,10 6,10 2.2,0'],
  '8': [
    8.5,
    '1.6,5.4 0.3,6.8 0.3,8.5 1.6,10 4.4,10 5.7,8.5 5.7,6.8 4.4,5.4 1.6,5.4 0,3.9 0,1.6 1.4,0 4.6,0 6,1.6 6,3.9 4.4,5.4',
  ],
  '9': [8.5, rotated(SIX)],
  '.': [4.5, '1,0 1.6,0'],
  '-': [8.5, '0.8,4.6 5.4,4.6'],
  '=': [8.5, '0.4,6.2 5.6,6.2;0.4,3.2 5.6,3.2'],
  ':': [4.5, '1,6.2 1.6,6.2;1,0.6 1.6,0.6'],
  ' ': [5.5, ''],
  A: [9, '0,0 3.2,10 6.4,0;1.1,3.2 5.3,3.2'],
  C: [8.5, '6,8.2 4.7,10 1.5,10 0,8 0,2 1.5,0 4.7,0 6,1.8'],
  M: [10, '0,0 0,10 3.7,3.6 7.4,10 7.4,0'],
  N: [9, '0,0 0,10 6.2,0 6.2,10'],
  P: [8.5, '0,0 0,10 4.6,10 6,8.6 6,6.2 4.6,4.8 0,4.8'],
  S: [8.5, '6,8.7 4.7,10 1.4,10 0,8.6 0,6.9 1.2,5.6 4.8,4.5 6,3.2 6,1.5 4.6,0 1.3,0 0,1.3'],
  a: [7.6, '0.6,6.2 1.8,7 3.8,7 5,5.8 5,0;5,4.2 2,4 0.3,3 0,1.6 1.1,0.2 3,0 5,1.6'],
  f: [5.6, '4.6,10 3.4,10 2,8.6 2,0;0.2,7 4,7'],
  k: [7.4, '0,0 0,10;4.8,6.8 0,2.6;1.9,4.2 5.1,0'],
  m: [10.2, '0,0 0,7;0,5.4 1.6,7 2.8,7 3.9,5.6 3.9,0;3.9,5.4 5.4,7 6.6,7 7.7,5.6 7.7,0'],
  p: [7.8, '0,-3 0,7;0,5.2 1.8,7 3.6,7 5.2,5.4 5.2,1.6 3.6,0 1.8,0 0,1.8'],
  t: [6.2, '1.8,9.4 1.8,1.6 3,0 4.2,0;0.2,7 4,7'],
  v: [7.4, '0,7 2.6,0 5.2,7'],
  w: [9.6, '0,7 1.8,0 3.6,6 5.4,0 7.2,7'],
  x: [7.4, '0,0 5,7;0,7 5,0'],
  y: [7.4, '0,7 2.6,0;5.2,7 1.8,-2.6 0.4,-3'],
  σ: [8.6, '6.6,7 2.2,7 0.6,5.6 0,3.5 0.6,1.3 2,0 3.6,0 5,1.3 5.4,3.5 4.8,5.6 3.4,7'],
};

export const CAP_HEIGHT = 10;

function parse([advance, drawn]: readonly [number, string]): Glyph {
  return {
    advance,
    strokes: drawn
      .split(';')
      .filter((line) => line !== '')
      .map((line) =>
        line.split(' ').map((pair): [number, number] => {
          const [x, y] = pair.split(',').map(Number);
          return [x, y];
        }),
      ),
  };
}

const GLYPHS: ReadonlyMap<string, Glyph> = new Map(
  Object.entries(DRAWN).map(([character, drawn]) => [character, parse(drawn)]),
);

/**
 * Returns the advance and strokes of a character; throws if the character is not in the table, because a
 * missing character would otherwise go unnoticed.
 */
export function glyphOf(character: string): Glyph {
  const glyph = GLYPHS.get(character);
  if (!glyph) throw new Error(`no strokes for "${character}"`);
  return glyph;
}
