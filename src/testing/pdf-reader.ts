/** What stands in a PDF of this app: its fonts, its pages, and its text with the font of each piece. */
import { inflateSync } from 'node:zlib';

interface Piece {
  /** PostScript name of the font, without the mark of a part of it. */
  font: string;
  text: string;
  /** pt from the left and from the top of the paper. */
  x: number;
  y: number;
}

interface PdfObject {
  head: string;
  stream: string | null;
}

function objectsOf(file: string): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  for (const [, number, body] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head, data] = body.split(/\nstream\n|>>\s*stream\r?\n/);
    const packed = data?.replace(/\r?\nendstream[\s\S]*$/, '');
    const isPacked = head.includes('/FlateDecode') && !head.includes('/Subtype /Image');
    const stream = packed !== undefined && isPacked ? inflateSync(Buffer.from(packed, 'latin1')) : null;
    objects.set(Number(number), { head, stream: stream?.toString('latin1') ?? null });
  }
  return objects;
}

const textOfHex = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join('');

/** Texts of a font's glyphs, by their numbers. */
function glyphTexts(map: string): string[] {
  const ranges = [...map.matchAll(/<(\w+)> <\w+> \[(.*?)\]/g)];
  return ranges.flatMap(([, , list]) =>
    [...list.matchAll(/<([^>]*)>/g)].map(([, hex]) => textOfHex(hex.replaceAll(' ', ''))),
  );
}

interface PdfFont {
  name: string;
  glyphs: readonly string[];
}

const OPERATOR = /1 0 0 1 (\S+) (\S+) Tm|\/(F\d+) \S+ Tf|\[(.*?)\] TJ/g;

function piecesOf(content: string, height: number, fonts: ReadonlyMap<string, PdfFont>): Piece[] {
  let [x, y] = [0, 0];
  let font: PdfFont | undefined;
  return [...content.matchAll(OPERATOR)].flatMap(([, left, up, name, glyphs]) => {
    if (left !== undefined) [x, y] = [Number(left), height - Number(up)];
    else if (name !== undefined) font = fonts.get(name);
    else if (font) {
      const hex = [...glyphs.matchAll(/<(\w+)>/g)].map(([, part]) => part).join('');
      const texts = (hex.match(/.{4}/g) ?? []).map((glyph) => font?.glyphs[parseInt(glyph, 16)] ?? '');
      return [{ font: font.name, text: texts.join(''), x, y }];
    }
    return [];
  });
}

const A4_HEIGHT = 841.89;

export interface PdfText {
  fonts: string[];
  /** Pieces of text of each page. */
  pages: Piece[][];
}

export function readPdf(bytes: ArrayBuffer): PdfText {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = objectsOf(file);
  const refer = (head: string, key: string) => {
    const number = new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1];
    return number === undefined ? undefined : objects.get(Number(number));
  };
  const fonts = new Map<string, PdfFont>();
  for (const [, name, number] of file.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const { head } = objects.get(Number(number))!;
    fonts.set(name, {
      name: /\/BaseFont \/[A-Z]{6}\+(\S+)/.exec(head)?.[1] ?? '',
      glyphs: glyphTexts(refer(head, 'ToUnicode')?.stream ?? ''),
    });
  }
  const sheets = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return {
    fonts: [...fonts.values()].map(({ name }) => name),
    pages: sheets.map(({ head }) => piecesOf(refer(head, 'Contents')?.stream ?? '', A4_HEIGHT, fonts)),
  };
}

/** Pieces on one line make words together. */
export function wordsOf(pieces: readonly Piece[]): string[] {
  const text = pieces.map((piece, i) => (i > 0 && pieces[i - 1].y === piece.y ? '' : '\n') + piece.text);
  return text.join('').split(/\s+/).filter(Boolean);
}
