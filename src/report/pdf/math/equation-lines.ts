/** Converts text with equations line by line: each line becomes a drawing whose text remains selectable. */
import type { Inline, Paragraph } from '@/report/pdf/document-model';
import { USUAL_SIZE } from '@/report/pdf/fonts';
import type { Letters } from '@/report/pdf/math/character-fonts';
import { besides, moved, partsBox, rowBoxes, type Box, type Piece } from '@/report/pdf/math/set-math';

const SCRIPT = { sub: { share: 0.66, y: 0.18 }, sup: { share: 0.66, y: -0.36 } } as const;

const colourOf = (inline: Inline): string =>
  'style' in inline && inline.style.color !== undefined ? inline.style.color : '#000000';

interface Coloured extends Box {
  colour: string;
  isSpace?: boolean;
}

function boxesOf(inline: Inline, letters: Letters): Coloured[] {
  if (inline.kind === 'math') {
    const size = inline.style.size ?? USUAL_SIZE;
    const [first, ...others] = rowBoxes(inline.math, size, letters);
    return [first, ...others].filter(Boolean).map((box) => ({ ...box, colour: colourOf(inline) }));
  }
  if (inline.kind !== 'text') return [];
  const { style, text } = inline;
  const whole = style.size ?? USUAL_SIZE;
  const script = style.script === 'sub' || style.script === 'sup' ? SCRIPT[style.script] : { share: 1, y: 0 };
  return text
    .split(/( )/)
    .filter((word) => word !== '')
    .map((word) => {
      // Italic text next to equations consists of symbols, which are set in the math font.
      const parts = style.italics ? letters.split(letters.shown(word), true) : letters.written(word, style);
      const box = partsBox(parts, whole * script.share);
      const isSpace = word === ' ';
      return {
        ...box,
        pieces: moved(box.pieces, 0, script.y * whole),
        colour: colourOf(inline),
        ...(isSpace && { isSpace }),
      };
    });
}

const widthOf = (boxes: readonly Box[]): number => boxes.reduce((sum, { width }) => sum + width, 0);

/** Removes and returns the last term of a sum that would break within it; [] without an earlier term. */
function withoutLastTerm(line: Coloured[]): Coloured[] {
  const at = line.findLastIndex(({ opens }) => opens === 'sum');
  return at > 0 ? line.splice(at) : [];
}

function linesOf(boxes: readonly Coloured[], { room, firstLine }: LineWidth): Coloured[][] {
  const lines: Coloured[][] = [[]];
  let width = firstLine;
  boxes.forEach((box, index) => {
    const line = lines[lines.length - 1];
    const afterSpace = boxes[index - 1]?.isSpace === true;
    const next = boxes.slice(index + 1).findIndex((other) => other.opens ?? other.isSpace);
    const together = boxes.slice(index, next < 0 ? undefined : index + 1 + next);
    if (line.length > 0 && (box.opens ?? afterSpace) && width + widthOf(together) > room) {
      const term = box.opens === 'product' ? withoutLastTerm(line) : [];
      lines.push([...term, box]);
      width = widthOf([...term, box]);
    } else {
      line.push(box);
      width += box.width;
    }
  });
  return lines;
}

const n = (value: number): string => String(Math.round(value * 100) / 100);
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character]);

function pieceSvg(piece: Piece, base: number, colour: string): string {
  if (piece.kind === 'letters')
    return `<text x="${n(piece.x)}" y="${n(base + piece.y)}" font-family="${piece.font}" font-size="${n(piece.size)}" fill="${colour}" xml:space="preserve">${escaped(piece.text)}</text>`;
  const path = piece.points.map(([x, y]) => `${n(x)} ${n(base + y)}`).join('L');
  return `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="${n(piece.width)}"/>`;
}

/** Space below a line that is followed by another line of the same equation, pt. */
const LEADING = 0.5;

function lineSvg(line: readonly Coloured[], room: number, leading: number): string {
  const { width, up, down } = besides(line);
  let x = 0;
  const pieces = line.flatMap((box) => {
    const svg = moved(box.pieces, x, 0).map((piece) => pieceSvg(piece, up, box.colour));
    x += box.width;
    return svg;
  });
  // A line that is too wide is scaled down; Chinese characters beyond its top must not be clipped.
  const scale = Math.min(1, room / Math.max(1, width));
  const [w, h] = [Math.max(1, width), up + down + leading];
  return `<svg xmlns="http://www.w3.org/2000/svg" overflow="visible" width="${n(w * scale)}" height="${n(h * scale)}" viewBox="0 0 ${n(w)} ${n(h)}">${pieces.join('')}</svg>`;
}

export const hasMath = ({ inlines }: Paragraph): boolean => inlines.some(({ kind }) => kind === 'math');

/** Available width of a line, and additional indent of the first line, pt. */
interface LineWidth {
  room: number;
  firstLine: number;
}

export const mathLines = ({ inlines }: Paragraph, place: LineWidth, letters: Letters): string[] =>
  linesOf(
    inlines.flatMap((inline) => boxesOf(inline, letters)),
    place,
  ).map((line, index, lines) =>
    lineSvg(line, place.room - (index === 0 ? place.firstLine : 0), index < lines.length - 1 ? LEADING : 0),
  );
