/** Words, fields and bookmarks of a line. */
import type { RunLetters } from '../embedded-fonts/written-by';
import type { Inline, Paragraph } from '../document-model';
import type { TextStyle } from '../text-style';
import type { ContentText } from '../pdfmake';
import { USUAL_SIZE, type Place } from './place';

const styleOf = (look: TextStyle): Omit<ContentText, 'text'> => ({
  fontSize: look.size ?? USUAL_SIZE,
  ...(look.bold && { bold: true }),
  ...(look.italics && { italics: true }),
  ...(look.color !== undefined && { color: look.color }),
  ...(look.background !== undefined && { background: look.background }),
  ...(look.underline && { decoration: 'underline' as const }),
  ...(look.strike && { decoration: 'lineThrough' as const }),
  ...(look.script === 'sub' && { sub: true }),
  ...(look.script === 'sup' && { sup: true }),
});

const textParts = (text: string, look: TextStyle, letters: RunLetters): ContentText[] =>
  letters.written(text, look).map((part) => ({ text: part.text, font: part.font, ...styleOf(look) }));

/** Its text is pdfmake's own: figures. */
const referenceText = (
  { bookmark, look }: Extract<Inline, { kind: 'reference' }>,
  letters: RunLetters,
): ContentText => ({
  text: '',
  font: letters.written('0', look)[0].font,
  pageReference: bookmark,
  ...styleOf(look),
});

export function inlineText(inline: Inline, place: Place): ContentText[] {
  if (inline.kind === 'text') return textParts(inline.text, inline.look, place.letters);
  if (inline.kind === 'reference') return [referenceText(inline, place.letters)];
  if (inline.kind !== 'field' || !place.pages) return [];
  const { page, count } = place.pages;
  return textParts(String(inline.field === 'PAGE' ? page : count), inline.look, place.letters);
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

/** A heading of the body is a bookmark, under the last one above it. */
export function bookmarkOf(
  inlines: readonly Inline[],
  { look, bookmark }: Pick<Paragraph, 'look' | 'bookmark'>,
  place: Place,
): Bookmark {
  const { outline } = look;
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
