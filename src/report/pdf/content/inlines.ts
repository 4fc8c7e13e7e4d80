/** Converts the inline content of a paragraph (text, fields, bookmarks) to pdfmake content. */
import type { Place } from '@/report/pdf/content/conversion-context';
import type { Inline, Paragraph } from '@/report/pdf/document-model';
import { USUAL_SIZE, scriptSize } from '@/report/pdf/fonts';
import type { Letters } from '@/report/pdf/math/character-fonts';
import type { ContentText } from '@/report/pdf/pdfmake-types';
import type { TextStyle } from '@/report/pdf/text-style';

/** Factor by which pdfmake reduces the font size of subscripts and superscripts. */
const PDFMAKE_SCRIPT_SIZE = 0.58;

function sizeOf({ size = USUAL_SIZE, script }: TextStyle): number {
  const scaled = size * scriptSize(script);
  return script === 'sub' || script === 'sup' ? scaled / PDFMAKE_SCRIPT_SIZE : scaled;
}

const styleOf = (style: TextStyle): Omit<ContentText, 'text'> => ({
  fontSize: sizeOf(style),
  ...(style.bold && { bold: true }),
  ...(style.italics && { italics: true }),
  ...(style.color !== undefined && { color: style.color }),
  ...(style.background !== undefined && { background: style.background }),
  ...(style.underline && { decoration: 'underline' as const }),
  ...(style.strike && { decoration: 'lineThrough' as const }),
  ...(style.script === 'sub' && { sub: true }),
  ...(style.script === 'sup' && { sup: true }),
});

const textParts = (text: string, style: TextStyle, letters: Letters): ContentText[] =>
  letters.written(text, style).map((part) => ({ text: part.text, font: part.font, ...styleOf(style) }));

/** Returns a reference that pdfmake replaces with the page number, linked to that page. */
const referenceText = (
  { bookmark, style }: Extract<Inline, { kind: 'reference' }>,
  letters: Letters,
): ContentText => ({
  text: '',
  font: letters.written('0', style)[0].font,
  pageReference: bookmark,
  linkToDestination: bookmark,
  ...styleOf(style),
});

export function inlineText(inline: Inline, place: Place): ContentText[] {
  if (inline.kind === 'text') {
    const { text, style, link } = inline;
    const parts = textParts(text, style, place.letters);
    return link === undefined ? parts : parts.map((part) => ({ ...part, linkToDestination: link }));
  }
  if (inline.kind === 'reference') return [referenceText(inline, place.letters)];
  if (inline.kind !== 'field' || !place.pages) return [];
  const { page, count } = place.pages;
  return textParts(String(inline.field === 'PAGE' ? page : count), inline.style, place.letters);
}

export function splitAt(inlines: readonly Inline[], kind: Inline['kind']): Inline[][] {
  const parts: Inline[][] = [[]];
  for (const inline of inlines) {
    if (inline.kind === kind) parts.push([]);
    else parts.at(-1)?.push(inline);
  }
  return parts;
}

const textOf = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('');

/** Returns the id by which links find a paragraph; a heading in the body also joins the PDF outline. */
export function bookmarkOf(
  inlines: readonly Inline[],
  { style, bookmark }: Pick<Paragraph, 'style' | 'bookmark'>,
  place: Place,
): Bookmark {
  const { outline } = style;
  if (outline === undefined || place.keeping !== 'marked')
    return bookmark === undefined ? {} : { id: bookmark };
  const id = bookmark ?? `heading-${place.headings.length}`;
  const parent = place.headings.findLast(({ level }) => level < outline);
  place.headings.push({ level: outline, id });
  return {
    id,
    outline: true,
    outlineText: textOf(inlines),
    ...(parent && { outlineParentId: parent.id }),
  };
}

type Bookmark = Pick<ContentText, 'id' | 'outline' | 'outlineText' | 'outlineParentId'>;
