/** Builds the PDF fonts in Node: characters of reports, as TrueType, which pdfmake embeds much faster. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create } from 'fontkit';
import { FONT_FILES, TEXT_HEIGHTS, type FontBytes, type FontFile } from './fonts.ts';

const require = createRequire(import.meta.url);

const SOURCES: Readonly<Record<FontFile, string>> = {
  'text-regular.ttf':
    require.resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff'),
  'text-bold.ttf':
    require.resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff'),
  'symbols-regular.ttf': require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  'symbols-bold.ttf': require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  'symbols-oblique.ttf': require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Oblique.ttf'),
  'math-italic.ttf': require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerifCondensed-Italic.ttf'),
};

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
}

/** Characters in the text font: all Chinese ones of its source, because personal names use rare ones. */
const TEXT =
  range(0x20, 0x7e) +
  range(0xa0, 0xa0) +
  range(0x3000, 0x30ff) +
  range(0x3400, 0x9fff) +
  range(0xf900, 0xfaff) +
  range(0xff00, 0xffef);
/**
 * Characters in the symbol font: accented Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic, Georgian;
 * punctuation, subscripts and superscripts, arrows, mathematical symbols, shapes.
 */
const SYMBOLS =
  range(0xa0, 0x24f) +
  range(0x370, 0x6ff) +
  range(0x10a0, 0x10ff) +
  range(0x1e00, 0x1fff) +
  range(0x2000, 0x209c) +
  range(0x20a0, 0x214f) +
  range(0x2190, 0x22ff) +
  range(0x25a0, 0x25ff) +
  range(0x2700, 0x273f) +
  range(0xfb00, 0xfdff) +
  range(0xfe70, 0xfeff);

const CHARACTERS: Readonly<Record<string, string>> = {
  text: TEXT,
  symbols: SYMBOLS,
  math: range(0x20, 0x7e) + range(0x370, 0x3ff),
};

/** Font cache folder: building the fonts takes a second, and every command and test needs them. */
const CACHE = join(dirname(require.resolve('subset-font/package.json')), '../.cache/pdf-fonts');

/** Version of the package that writes the fonts; another version may write different files. */
const { version } = require('subset-font/package.json') as { version: string };

/** Returns the path of a font in the cache; it depends on source font, characters and package version. */
const cached = (source: Uint8Array, characters: string): string =>
  join(CACHE, `${createHash('sha256').update(source).update(characters).update(version).digest('hex')}.ttf`);

function storeFont(path: string, bytes: Uint8Array): void {
  try {
    mkdirSync(CACHE, { recursive: true });
    // The file is renamed only when it is complete, so that no other process reads an incomplete font.
    writeFileSync(`${path}.${process.pid}`, bytes);
    renameSync(`${path}.${process.pid}`, path);
  } catch {
    // If the cache is not writable, the next process builds the font again.
  }
}

async function fontOf(file: FontFile): Promise<Uint8Array> {
  const source = readFileSync(SOURCES[file]);
  const characters = CHARACTERS[file.split('-')[0]];
  const path = cached(source, characters);
  if (existsSync(path)) return new Uint8Array(readFileSync(path));
  const { default: subsetFont } = await import('subset-font');
  const bytes = new Uint8Array(await subsetFont(source, characters, { targetFormat: 'truetype' }));
  storeFont(path, bytes);
  return bytes;
}

/** Gives a font the line height of the text font, so that all cells of a row have the same baseline. */
function withTextHeights(font: Uint8Array): Uint8Array {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const { directory, unitsPerEm } = create(font);
  const { offset } = directory.tables.hhea;
  view.setInt16(offset + 4, Math.round(TEXT_HEIGHTS.ascent * unitsPerEm));
  view.setInt16(offset + 6, Math.round(-TEXT_HEIGHTS.descent * unitsPerEm));
  return font;
}

export async function buildFonts(): Promise<FontBytes> {
  const entries = await Promise.all(
    FONT_FILES.map(async (file) => [file, withTextHeights(await fontOf(file))] as const),
  );
  return Object.fromEntries(entries) as Record<FontFile, Uint8Array>;
}
