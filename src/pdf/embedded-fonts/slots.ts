/** Font slots: a run specifies a font for each class of characters (ECMA-376, part 1, 17.3.2.26). */
import type { ThemeFonts } from '@/pdf/embedded-fonts/theme-fonts';
import { attributeOf, childOf, type Element } from '@/pdf/xml';

const SLOTS = ['ascii', 'hAnsi', 'eastAsia', 'cs'] as const;

type Slot = (typeof SLOTS)[number];

/** Fonts of a run by slot; each missing member is inherited separately. */
export type FontStyle = Partial<Record<`${Slot}Font`, string>> & {
  /** True if ambiguous characters, such as quotation marks, are treated as East Asian in this run. */
  isEastAsian?: boolean;
};

const THEMED: Readonly<Record<Slot, string>> = {
  ascii: 'w:asciiTheme',
  hAnsi: 'w:hAnsiTheme',
  eastAsia: 'w:eastAsiaTheme',
  cs: 'w:cstheme',
};

/** Reads the fonts of a run; members that the properties do not set are undefined. */
export function readFontStyle(properties: Element | undefined, themeFonts: ThemeFonts): FontStyle {
  const fonts = childOf(properties, 'w:rFonts');
  const hint = attributeOf(fonts, 'w:hint');
  const named = SLOTS.map((slot) => {
    const themed = attributeOf(fonts, THEMED[slot]);
    const own = attributeOf(fonts, `w:${slot}`);
    return [`${slot}Font`, (themed === undefined ? undefined : themeFonts(themed)) ?? own];
  });
  return {
    ...(Object.fromEntries(named) as FontStyle),
    isEastAsian: hint === undefined ? undefined : hint === 'eastAsia',
  };
}

type Ranges = readonly (readonly [first: number, last: number])[];

const LAST_ASCII = 0x7f;
const EAST_ASIAN: Ranges = [
  [0x1100, 0x11ff],
  [0x2e80, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7ff],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xffef],
  [0x20000, 0x3ffff],
];
const COMPLEX: Ranges = [
  [0x590, 0x74f],
  [0x780, 0x7bf],
  [0x900, 0x109f],
];
/**
 * Ambiguous characters (symbols, Greek, Cyrillic, punctuation, mathematics), treated as East Asian if the
 * run says so.
 */
const OF_BOTH: Ranges = [
  [0xa1, 0xbf],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x2b0, 0x4ff],
  [0x2000, 0x2bff],
  [0xe000, 0xf8ff],
];

const isIn = (ranges: Ranges, code: number): boolean =>
  ranges.some(([first, last]) => code >= first && code <= last);

function slotOf(character: string, isEastAsian = false): Slot {
  const code = character.codePointAt(0) ?? 0;
  if (code <= LAST_ASCII) return 'ascii';
  if (isIn(EAST_ASIAN, code) || (isEastAsian && isIn(OF_BOTH, code))) return 'eastAsia';
  return isIn(COMPLEX, code) ? 'cs' : 'hAnsi';
}

/** Returns the name of the font for a character in a run; undefined if the run specifies none. */
export const fontOf = (character: string, style: FontStyle): string | undefined =>
  style[`${slotOf(character, style.isEastAsian)}Font`];
