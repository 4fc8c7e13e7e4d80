/** Draws all labels of a layer into one image: text with subscripts and a light rim, numbers on a disc. */
import type { LabelData } from '@/viewer/drawing/drawing';
import { FONT_FAMILY, LABEL_COLOURS } from '@/viewer/drawing/palette';

const FONT_SIZE = 13;
const FONT = `600 ${FONT_SIZE}px ${FONT_FAMILY}`;
const SMALL_FONT = `600 ${FONT_SIZE * 0.75}px ${FONT_FAMILY}`;
const RIM = 3;
const LINE_HEIGHT = FONT_SIZE + 2 * RIM + 4;
/** Line spacing of a label with several lines, in points. */
const LINE_STEP = FONT_SIZE + 5;
/** Place of a label in the image, in points; the labels are below each other. */
export interface Cell {
  y: number;
  width: number;
  height: number;
}

interface Run {
  text: string;
  sub: boolean;
}

/** Splits a string into runs: `N_z = 1` becomes N, z as a subscript, and = 1. */
export function runsOf(text: string): Run[] {
  return text
    .split(/(_[A-Za-z0-9,]+)/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('_') ? { text: part.slice(1), sub: true } : { text: part, sub: false }));
}

function drawRuns(context: CanvasRenderingContext2D, runs: readonly Run[], x: number, y: number): void {
  for (const rim of [true, false]) {
    let at = x;
    for (const { text, sub } of runs) {
      context.font = sub ? SMALL_FONT : FONT;
      const base = y + (sub ? FONT_SIZE * 0.25 : 0);
      if (rim) context.strokeText(text, at, base);
      else context.fillText(text, at, base);
      at += context.measureText(text).width;
    }
  }
}

function drawDisc(context: CanvasRenderingContext2D, cell: Cell, colour: string): void {
  const radius = cell.height / 2 - 1.5;
  context.fillStyle = 'rgb(255 255 255 / 0.94)';
  context.strokeStyle = colour;
  context.lineWidth = 1.5;
  context.beginPath();
  context.roundRect(1.5, cell.y + 1.5, cell.width - 3, cell.height - 3, radius);
  context.fill();
  context.stroke();
}

/** Draws the image at `scale` pixels per point; returns null if the browser does not provide a canvas. */
export function drawAtlas(
  labels: readonly LabelData[],
  scale: number,
): { canvas: HTMLCanvasElement; cells: Cell[] } | null {
  const canvas = document.createElement('canvas');
  // The texture reads the image immediately, so the browser should keep its pixels in main memory.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  const lengthOf = (parts: readonly Run[]) =>
    parts.reduce((sum, { text, sub }) => {
      context.font = sub ? SMALL_FONT : FONT;
      return sum + context.measureText(text).width;
    }, 0);
  const lines = labels.map(({ text }) => text.split('\n').map(runsOf));
  const lengths = lines.map((all) => Math.max(...all.map(lengthOf)));
  let height = 0;
  const cells = labels.map(({ tone }, i): Cell => {
    const width =
      tone === 'number' ? Math.max(LINE_HEIGHT, lengths[i] + 12) : Math.ceil(lengths[i]) + 2 * RIM + 2;
    const cell = { y: height, width, height: LINE_HEIGHT + (lines[i].length - 1) * LINE_STEP };
    height += cell.height;
    return cell;
  });
  canvas.width = Math.ceil(Math.max(...cells.map(({ width }) => width)) * scale);
  canvas.height = height * scale;
  context.scale(scale, scale);
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  cells.forEach((cell, i) => {
    const colour = LABEL_COLOURS[labels[i].tone];
    if (labels[i].tone === 'number') drawDisc(context, cell, colour);
    context.fillStyle = colour;
    context.lineWidth = labels[i].tone === 'number' ? 0.01 : 2 * RIM;
    context.strokeStyle = 'rgb(255 255 255 / 0.9)';
    lines[i].forEach((runs, line) =>
      drawRuns(
        context,
        runs,
        (cell.width - lengths[i]) / 2,
        cell.y + LINE_HEIGHT / 2 + line * LINE_STEP + 0.5,
      ),
    );
  });
  return { canvas, cells };
}
