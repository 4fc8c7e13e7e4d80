/** Fonts of a document's theme, to which styles refer (ECMA-376, part 1, 17.18.96 and 20.1.4.1). */
import { attributeOf, childOf, childrenOf, findBelow, type Element } from '@/pdf/xml';

/** Returns the font for a name such as `minorHAnsi`; undefined if the theme defines no font for it. */
export type ThemeFonts = (name: string) => string | undefined;

const PLACE = /^(major|minor)(Ascii|HAnsi|EastAsia|Bidi)$/;
const KINDS: Readonly<Record<string, string>> = {
  Ascii: 'a:latin',
  HAnsi: 'a:latin',
  EastAsia: 'a:ea',
  Bidi: 'a:cs',
};

/** Scripts for which a theme may define fonts, by language. */
const SCRIPTS: readonly (readonly [language: RegExp, script: string])[] = [
  [/^zh-(TW|HK|MO|Hant)/i, 'Hant'],
  [/^zh/i, 'Hans'],
  [/^ja/i, 'Jpan'],
  [/^ko/i, 'Hang'],
];

const typefaceOf = (element: Element | undefined) => attributeOf(element, 'typeface') || undefined;

/** Reads the fonts of a theme. `language` is the language of East Asian text in the document's settings. */
export function themeFontsOf(theme: Element | null, language = ''): ThemeFonts {
  const scheme = theme ? findBelow(theme, 'a:fontScheme') : undefined;
  const script = SCRIPTS.find(([pattern]) => pattern.test(language))?.[1];
  return (name) => {
    const [, size, kind] = PLACE.exec(name) ?? [];
    const fonts = childOf(scheme, size === 'major' ? 'a:majorFont' : 'a:minorFont');
    if (!fonts || kind === undefined) return undefined;
    const named = typefaceOf(childOf(fonts, KINDS[kind]));
    if (named !== undefined || kind !== 'EastAsia' || script === undefined) return named;
    return typefaceOf(
      childrenOf(fonts).find((font) => font.nodeName === 'a:font' && attributeOf(font, 'script') === script),
    );
  };
}
