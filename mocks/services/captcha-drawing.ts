/**
 * Draws a captcha so that only people can read it: distorted and rotated strokes with noise, and no text
 * element.
 */
import { GLYPHS, type Stroke } from './captcha-glyphs';

const WIDTH = 132;
const HEIGHT = 48;
const MARGIN = 14;
const GLYPH_WIDTH = 10;
const GLYPH_HEIGHT = 14;
const INKS = ['#1d3557', '#5a2a6e', '#7a2e1f', '#1f5c46', '#37415c', '#6b4a12'];

/** Function that returns a random number from 0 (inclusive) to 1 (exclusive). */
export type Chance = () => number;

type Bend = (point: readonly [number, number]) => readonly [number, number];

const between = (chance: Chance, low: number, high: number) => low + (high - low) * chance();

function pick<T>(chance: Chance, from: readonly T[]): T {
  return from[Math.floor(chance() * from.length)];
}

/** Adds points to long strokes, so that the wave distortion can bend them. */
function refine(stroke: Stroke): Stroke {
  return stroke.flatMap((end, i) => {
    if (i === 0) return [end];
    const start = stroke[i - 1];
    const pieces = Math.max(1, Math.ceil(Math.hypot(end[0] - start[0], end[1] - start[1]) / 2));
    return Array.from({ length: pieces }, (_, k) => {
      const share = (k + 1) / pieces;
      return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share] as const;
    });
  });
}

function pathOf(points: Stroke, ink: string, width: number, opacity = 1): string {
  const d = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const faint = opacity === 1 ? '' : ` stroke-opacity="${opacity.toFixed(2)}"`;
  return `<path d="${d}" stroke="${ink}" stroke-width="${width.toFixed(1)}"${faint}/>`;
}

function glyphPaths(character: string, centre: number, chance: Chance, wave: Bend): string[] {
  const turn = between(chance, -0.26, 0.26);
  const lean = between(chance, -0.22, 0.22);
  const scale = between(chance, 1.75, 2.15);
  const drop = between(chance, -4, 4);
  const ink = pick(chance, INKS);
  const place: Bend = ([x, y]) => {
    const u = (x - GLYPH_WIDTH / 2 - lean * (y - GLYPH_HEIGHT / 2)) * scale;
    const v = (y - GLYPH_HEIGHT / 2) * scale;
    return [
      centre + u * Math.cos(turn) - v * Math.sin(turn),
      HEIGHT / 2 + drop + u * Math.sin(turn) + v * Math.cos(turn),
    ];
  };
  return GLYPHS[character].map((stroke) =>
    pathOf(
      refine(stroke).map((point) => wave(place(point))),
      ink,
      between(chance, 2.4, 3.2),
    ),
  );
}

function noisePaths(chance: Chance): string[] {
  const lines = Array.from({ length: 4 }, () => {
    const start = between(chance, 4, HEIGHT - 4);
    const end = between(chance, 4, HEIGHT - 4);
    const swing = between(chance, 3, 9);
    const turns = between(chance, 1, 2.5);
    const points = Array.from({ length: 23 }, (_, i) => {
      const share = i / 22;
      return [
        share * WIDTH,
        start + (end - start) * share + swing * Math.sin(share * turns * 2 * Math.PI),
      ] as const;
    });
    return pathOf(points, pick(chance, INKS), between(chance, 0.8, 1.3), 0.55);
  });
  const specks = Array.from({ length: 26 }, () => {
    const x = between(chance, 2, WIDTH - 2);
    const y = between(chance, 2, HEIGHT - 2);
    const end = [x + between(chance, -3, 3), y + between(chance, -3, 3)] as const;
    return pathOf([[x, y], end], pick(chance, INKS), between(chance, 0.8, 1.6), 0.5);
  });
  return [...lines, ...specks];
}

/**
 * Returns the image as a data URL (SVG). The paths are in random order, so that their order does not reveal
 * the code.
 */
export function drawCaptcha(text: string, chance: Chance): string {
  const phase = between(chance, 0, 2 * Math.PI);
  const swing = between(chance, 1, 2.2);
  const wave: Bend = ([x, y]) => [x + swing * Math.sin(y / 7 + phase), y + swing * Math.sin(x / 13 + phase)];
  const step = (WIDTH - 2 * MARGIN) / text.length;
  const glyphs = Array.from(text).flatMap((character, i) =>
    glyphPaths(character, MARGIN + step * (i + 0.5) + between(chance, -2, 2), chance, wave),
  );
  const paths = [...glyphs, ...noisePaths(chance)]
    .map((path) => ({ path, order: chance() }))
    .sort((a, b) => a.order - b.order)
    .map(({ path }) => path);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f3f5f8"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}
