/** Converts the lines of a paragraph (text, images and tabs) to pdfmake content, stacked or side by side. */
import { levelOf, ofPart, type Place } from '@/report/pdf/content/conversion-context';
import { bookmarkOf, inlineText, splitAt } from '@/report/pdf/content/inlines';
import type { Inline, Paragraph, Picture } from '@/report/pdf/document-model';
import { LEAST_TEXT_WIDTH } from '@/report/pdf/floating-images';
import { LINE_CORRECTION, timesOf } from '@/report/pdf/fonts';
import { textWidth } from '@/report/pdf/keep-together-height';
import type { Letters } from '@/report/pdf/math/character-fonts';
import {
  type Content,
  type ContentColumns,
  type ContentImage,
  type ContentSvg,
  type ContentText,
  type OfPart,
  headingType,
  newPart,
  partIn,
  type Part,
} from '@/report/pdf/pdfmake-types';
import type { ParagraphStyle } from '@/report/pdf/text-style';
import { attributeOf, childrenOf, parseXml, writtenXml, type Element } from '@/report/pdf/xml';

const TEXT_NODE = 3;

/** Replaces the text directly inside an element with spans, each in a PDF font with its characters. */
function setFonts(element: Element, letters: Letters, isItalic: boolean): void {
  for (const node of Array.from(element.childNodes)) {
    if (node.nodeType !== TEXT_NODE) continue;
    const text = node.nodeValue ?? '';
    const parts = isItalic ? letters.split(letters.shown(text), true) : letters.written(text, {});
    for (const part of parts) {
      const span = element.ownerDocument?.createElementNS(element.namespaceURI, 'tspan');
      if (!span) continue;
      span.setAttribute('font-family', part.font);
      span.textContent = part.text;
      element.insertBefore(span, node);
    }
    element.removeChild(node);
  }
}

function setFontsBelow(element: Element, letters: Letters, isInText: boolean, isItalic: boolean): void {
  const style = attributeOf(element, 'font-style');
  const italic = style === undefined ? isItalic : style === 'italic';
  const inText = isInText || element.nodeName === 'text';
  // The list of children is taken first, because the spans that are added already have their fonts.
  for (const child of childrenOf(element)) setFontsBelow(child, letters, inText, italic);
  if (inText) setFonts(element, letters, italic);
}

function rootOf(svg: string): Element | null {
  try {
    return parseXml(svg);
  } catch {
    // The parser throws for text that is not XML; the image is then shown from its PNG or JPEG file.
    return null;
  }
}

/** Returns the drawing with this size in pt and with PDF fonts; undefined if it is not SVG. */
export function sizedSvg(
  svg: string,
  { width, height }: Record<'width' | 'height', number>,
  letters: Letters,
): string | undefined {
  const root = rootOf(svg);
  if (root?.nodeName !== 'svg') return undefined;
  const own = ['width', 'height'].map((side) => Number.parseFloat(attributeOf(root, side) ?? ''));
  const viewBox = attributeOf(root, 'viewBox') ?? `0 0 ${own.join(' ')}`;
  for (const side of ['width', 'height', 'viewBox']) root.removeAttribute(side);
  setFontsBelow(root, letters, false, false);
  // pdfmake measures the drawing by these attributes at the start of the text.
  return writtenXml(root).replace(/^<svg/, `<svg width="${width}" height="${height}" viewBox="${viewBox}"`);
}

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

/** Places the pieces of text at the tab stops, or to their left if the line would be too long. */
export function partPlaces(widths: readonly number[], { from, to, stops, alignment }: LineSpan): PartPlace[] {
  const sides = alignment === 'center' || alignment === 'right' ? alignment : 'left';
  const [first = 0] = widths;
  // In a line with tabs, the first piece is left-aligned; other lines are aligned like the paragraph.
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

interface LinePlace extends Place {
  /** Returns the structure element for the paragraph's text. */
  part: () => OfPart;
  /** Width of the lines, pt. */
  lineRoom: number;
}

/** Returns the context of a paragraph's lines. Its element is created after images before the text. */
export function withTextPart(place: Place, { outline, left = 0, right = 0 }: ParagraphStyle): LinePlace {
  const type = outline === undefined ? 'P' : headingType(outline);
  let part: Part | null | undefined;
  return {
    ...place,
    lineRoom: place.room - left - right,
    part: () => {
      part ??= place.isWholeCell ? place.parent : partIn(place.parent, newPart(type));
      return ofPart(part);
    },
  };
}

/** Scales an image down to the available width, keeping its aspect ratio. */
function fitted(picture: Picture, room: number): Picture {
  const scale = Math.min(1, room / picture.width);
  return { ...picture, width: scale * picture.width, height: scale * picture.height };
}

export const imageOf = ({ data, width, height }: Picture): ContentImage => ({ image: data, width, height });

function pictureContent(picture: Picture, place: LinePlace): ContentImage | ContentSvg {
  const { alt } = picture;
  const part = alt === '' ? null : partIn(place.parent, newPart('Figure', { alt }));
  const image = fitted(picture, place.lineRoom);
  const svg = image.svg && sizedSvg(image.svg, image, place.letters);
  return { ...(svg ? { svg } : imageOf(image)), ...ofPart(part) };
}

/** Converts the text and images in a line to pdfmake content, stacked in the order in which they occur. */
function lineContent(
  inlines: readonly Inline[],
  paragraph: Pick<Paragraph, 'style' | 'size' | 'bookmark'>,
  place: LinePlace,
  alignment = paragraph.style.alignment,
): Content[] {
  const { style, size } = paragraph;
  const lineHeight = timesOf(style.line, size) * LINE_CORRECTION;
  const contents: Content[] = [];
  let text: ContentText[] = [];
  const flush = (): void => {
    if (text.length === 0) return;
    contents.push({
      text,
      ...place.part(),
      ...bookmarkOf(inlines, paragraph, place),
      lineHeight,
      ...(style.firstLine && contents.length === 0 && { leadingIndent: style.firstLine }),
      ...(alignment && { alignment }),
      ...levelOf(place, style.keepNext),
      ...(style.background !== undefined && { background: style.background }),
    });
    text = [];
  };
  for (const inline of inlines) {
    if (inline.kind === 'picture') {
      flush();
      contents.push({ ...pictureContent(inline, place), ...(alignment && { alignment }) });
    } else if (inline.kind === 'break') text.push({ text: '\n', fontSize: size });
    else text.push(...inlineText(inline, place));
  }
  flush();
  if (contents.length === 0) contents.push({ text: ' ', fontSize: size, lineHeight });
  return contents;
}

/** Item in a line whose items are side by side: an image, or the text between images and tabs. */
type Piece = Picture | { kind: 'words'; inlines: Inline[] };

function piecesOf(inlines: readonly Inline[], room: number): Piece[] {
  const pieces: Piece[] = [];
  for (const inline of inlines) {
    const last = pieces.at(-1);
    if (inline.kind === 'picture') pieces.push(fitted(inline, room));
    else if (last?.kind === 'words') last.inlines.push(inline);
    else pieces.push({ kind: 'words', inlines: [inline] });
  }
  return pieces;
}

/** Gap between a logo and the text next to it, pt. */
const LOGO_GAP = 5;

/** Returns the width of an image, plus a gap if another item follows without a tab. */
const pictureWidth = ({ width }: Picture, next: Piece | undefined): number =>
  next ? width + LOGO_GAP : width;

/** Converts to pdfmake content a line in which images or tabs separate the text. */
function sideBySide(line: readonly Inline[], paragraph: Paragraph, place: LinePlace): Content[] {
  const { style, size } = paragraph;
  const { firstLine = 0, alignment } = style;
  const parts = splitAt(line, 'tab').map((part) => piecesOf(part, place.lineRoom));
  const pieces = parts.flat();
  const words = pieces.filter((piece) => piece.kind === 'words');
  const pictures = pieces.filter((piece) => piece.kind === 'picture');
  const taken = pieces.reduce((sum, piece) => sum + (piece.kind === 'words' ? 0 : piece.width + LOGO_GAP), 0);
  const from = pictures.length > 0 ? Math.max(0, firstLine) : firstLine;
  const room = place.lineRoom - from - taken;
  if (words.length > 0 && room < LEAST_TEXT_WIDTH * place.lineRoom)
    return [
      ...pictures.flatMap((picture) => lineContent([picture], paragraph, place)),
      ...linesContent(
        line.filter((inline) => inline.kind !== 'picture'),
        paragraph,
        place,
      ),
    ];
  const widths = fittingWidths(
    words.map(({ inlines }) => textWidth(inlines, place.letters)),
    room,
  );
  const widthOf = (piece: Piece, part: readonly Piece[]) =>
    piece.kind === 'words'
      ? widths[words.indexOf(piece)]
      : pictureWidth(piece, part[part.indexOf(piece) + 1]);
  const places = partPlaces(
    parts.map((part) => part.reduce((sum, piece) => sum + widthOf(piece, part), 0)),
    { from, to: place.lineRoom, stops: stopsFrom(style), alignment },
  );
  const columns: ContentColumns['columns'] = [];
  let x = from;
  const put = (width: number, stack: Content[]) => {
    columns.push({ width, stack, verticalAlignment: 'bottom' });
    x += width;
  };
  parts.forEach((part, i) => {
    if (places[i].x > x) put(places[i].x - x, []);
    for (const piece of part) {
      const own = piece === words[0] ? paragraph : { style: { ...style, outline: undefined }, size };
      const plain = { ...own, style: { ...own.style, firstLine: 0 } };
      put(
        widthOf(piece, part),
        piece.kind === 'words'
          ? lineContent(piece.inlines, plain, place, places[i].alignment)
          : [pictureContent(piece, place)],
      );
    }
  });
  return [{ columns, margin: [from, 0, 0, 0] }];
}

/** Returns the tab stops from the left edge of the paragraph, with the stop at a hanging indent. */
const stopsFrom = ({ tabs = [], left = 0, firstLine = 0 }: ParagraphStyle) => [
  ...(firstLine < 0 ? [{ position: 0, alignment: 'left' as const }] : []),
  ...tabs.map(({ position, alignment }) => ({ position: position - left, alignment })),
];

/** Converts to pdfmake content the text, images and tabs in a paragraph without page breaks. */
export function linesContent(inlines: readonly Inline[], paragraph: Paragraph, place: LinePlace): Content[] {
  const has = (kind: Inline['kind']) => inlines.some((inline) => inline.kind === kind);
  if (has('tab')) return splitAt(inlines, 'break').flatMap((line) => sideBySide(line, paragraph, place));
  const hasWords = inlines.some(({ kind }) => kind !== 'picture');
  return has('picture') && hasWords
    ? sideBySide(inlines, paragraph, place)
    : lineContent(inlines, paragraph, place);
}
