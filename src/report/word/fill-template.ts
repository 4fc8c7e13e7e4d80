/** Fills a Word template with data, and keeps its numbers unbroken and its rows together. */
import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import { attachDesign, attachPart } from '@/design/file/attached-design';
import type { AttachedTable } from '@/report/model/report-input';
import { formulaModule, imageModule } from '@/report/word/inline-content';
import { base64Of } from '@/text/format/base64';
import { unescapedXml } from '@/text/format/xml-text';

const DOCUMENT = 'word/document.xml';
const STYLES = 'word/styles.xml';
const NBSP = '\u00a0';

/** Matches the space between a number and its unit. */
const UNIT = /(?<=\d) (?=(?:%|‰|°C|MPa|GPa|kNm|kN|kN·m|Nm|mm[²³]?|N\/mm[²³]|kN\/mm)(?![\p{L}\d]))/gu;
const TEXT = /(<w:t(?: [^<>]*)?>)([^<]*)(?=<\/w:t>)/g;

/** Font size in half-points that Word uses if no style states a size. */
const USUAL_SIZE = 20;
const HALF_POINT_TWIPS = 10;

/** Widths of characters in numbers, em, in the template fonts; others are as wide as a letter. */
const EMS: Readonly<Record<string, number>> = {
  '.': 0.29,
  ',': 0.29,
  [NBSP]: 0.23,
  '%': 0.93,
  '/': 0.4,
  '×': 0.84,
  '−': 0.84,
};
const DIGIT = 0.56;
const LETTER = 0.66;
/** Sum of the left and right cell margins in the templates, in twips; smaller than Word's default margins. */
const SIDES = 130;
/** Smallest font size for a number, relative to the original size. */
const SMALLEST = 0.5;

const emsOf = (letter: string): number => EMS[letter] ?? (/[\d+-]/.test(letter) ? DIGIT : LETTER);
const widthOf = (text: string): number => Array.from(text).reduce((sum, letter) => sum + emsOf(letter), 0.05);

/**
 * Returns the numbers in a string, each with the adjacent characters that must stay on the same line. The
 * name of a load case such as 1.35G+1.5Q1 is not a number: it may break.
 */
const numbersIn = (text: string): string[] =>
  text
    .split(/[ \n\t]|(?=[（\u2e80-\u9fff])/)
    .filter((word) => /^[−+-]?\d/.test(word) && !/\d\p{L}/u.test(word));

/** Ratio of the width of bold text to that of regular text. */
const BOLD = 1.08;

interface Font {
  size: number;
  isBold: boolean;
}

/** Reads the styles and returns a function that returns the font of a paragraph style. */
function fontsIn(styles: string): (id: string | undefined) => Font {
  const own = new Map<string, { size?: number; isBold: boolean; base?: string }>();
  for (const [, tag, content] of styles.matchAll(/<w:style ([^<>]*)>((?:(?!<w:style ).)*?)<\/w:style>/gs)) {
    const id = /w:styleId="([^"]*)"/.exec(tag)?.[1] ?? '';
    const size = /<w:sz w:val="(\d+)"/.exec(content)?.[1];
    const base = /<w:basedOn w:val="([^"]*)"/.exec(content)?.[1];
    const isBold = content.includes('<w:b/>');
    own.set(id, { ...(size && { size: Number(size) }), isBold, ...(base && { base }) });
  }
  const usual = /<w:sz w:val="(\d+)"/.exec(styles.split(/<\/?w:docDefaults>/, 2)[1] ?? '')?.[1];
  const fontOf = (id: string | undefined, depth = 0): Font => {
    const style = id === undefined || depth > 9 ? undefined : own.get(id);
    const base = style?.base
      ? fontOf(style.base, depth + 1)
      : { size: Number(usual ?? USUAL_SIZE), isBold: false };
    return { size: style?.size ?? base.size, isBold: style?.isBold === true || base.isBold };
  };
  return fontOf;
}

/** Matches the run properties that, according to the schema, must follow the font size. */
const BEHIND =
  /<w:(?:szCs|highlight|u|effect|bdr|shd|fitText|vertAlign|rtl|cs|em|lang|eastAsianLayout|specVanish|oMath)\b/;

function sized(properties: string, size: number): string {
  const rest = properties.replace(/<w:sz(?:Cs)? [^<>]*\/>/g, '');
  const at = BEHIND.exec(rest)?.index ?? rest.length;
  return `${rest.slice(0, at)}<w:sz w:val="${size}"/>${rest.slice(at)}`;
}

const smaller = (paragraph: string, size: number): string =>
  paragraph.replace(
    /<w:r(?: [^<>]*)?>(?:<w:rPr>((?:(?!<w:rPr>).)*?)<\/w:rPr>|<w:rPr\/>)?/gs,
    (run: string, properties: string | undefined) =>
      `${/^<w:r(?: [^<>]*)?>/.exec(run)?.[0] ?? ''}<w:rPr>${sized(properties ?? '', size)}</w:rPr>`,
  );

function fittedParagraph(paragraph: string, room: number, fontOf: (id: string | undefined) => Font): string {
  const text = unescapedXml([...paragraph.matchAll(TEXT)].map(([, , words]) => words).join(''));
  const widest = Math.max(0, ...numbersIn(text).map(widthOf));
  const style = /<w:pStyle w:val="([^"]*)"/.exec(paragraph)?.[1];
  const { size, isBold } = fontOf(style);
  const share = room / (widest * size * HALF_POINT_TWIPS * (isBold ? BOLD : 1));
  return share >= 1 ? paragraph : smaller(paragraph, Math.floor(size * Math.max(SMALLEST, share)));
}

/** Matches a cell that contains no nested table. */
const CELL = /<w:tc>(?:(?!<w:tc>).)*?<\/w:tc>/gs;
const PARAGRAPH = /<w:p(?: [^<>]*)?>(?:(?!<w:p[ >]).)*?<\/w:p>/gs;

function withFittedCells(document: string, styles: string): string {
  const fontOf = fontsIn(styles);
  return document.replace(CELL, (cell) => {
    const width = Number(/<w:tcW [^<>]*w:w="(\d+)"/.exec(cell)?.[1] ?? Infinity);
    if (!Number.isFinite(width)) return cell;
    return cell.replace(PARAGRAPH, (paragraph) => fittedParagraph(paragraph, width - SIDES, fontOf));
  });
}

export function keepNumbersUnbroken(parts: PizZip): void {
  const document = parts.file(DOCUMENT)?.asText() ?? '';
  const tied = document.replace(TEXT, (_, open: string, words: string) => open + words.replace(UNIT, NBSP));
  parts.file(DOCUMENT, withFittedCells(tied, parts.file(STYLES)?.asText() ?? ''));
}

const TABLE = /<w:tbl>(?:(?!<w:tbl>).)*?<\/w:tbl>/gs;
const ROW = /<w:tr(?: [^<>]*)?>(?:(?!<w:tr[ >]).)*?<\/w:tr>/gs;
/** Matches the start of a paragraph up to `w:keepNext`, which keeps it with the next paragraph. */
const START = /(<w:p(?: [^<>]*)?>)(?:(<w:pPr>(?:<w:pStyle [^<>]*\/>)?)(?:<w:keepNext\/>)?)?/g;

const kept = (row: string): string =>
  row.replace(START, (_, paragraph: string, properties: string | undefined) =>
    properties === undefined
      ? `${paragraph}<w:pPr><w:keepNext/></w:pPr>`
      : `${paragraph}${properties}<w:keepNext/>`,
  );

/** Largest number of rows that stay together at the end of a table: more would leave much of a page empty. */
const MOST_KEPT = 8;

/** Marks the header, the first row and the last third; tables without a header stay as they are. */
function withKeptRows(table: string): string {
  const rows = table.match(ROW) ?? [];
  const first = rows.findIndex((row) => !row.includes('<w:tblHeader/>'));
  if (first < 1) return table;
  const last = rows.length - 1;
  const third = Math.max(2, Math.min(MOST_KEPT, Math.floor((rows.length - first) / 3)));
  let at = -1;
  return table.replace(ROW, (row) => {
    at += 1;
    return at < last && (at <= first || at > last - third) ? kept(row) : row;
  });
}

export function keepRowsTogether(parts: PizZip): void {
  const document = parts.file(DOCUMENT)?.asText() ?? '';
  parts.file(DOCUMENT, document.replace(TABLE, withKeptRows));
}

const NO_CHARACTERS = /[\p{Cs}\ufffe\uffff]/gu;

/** Matches the sign in the name of a load case such as `W(-y)`, after which a line would break. */
const SIGN = /(?<=\()-(?=\p{L})/gu;
const NO_BREAK_HYPHEN = '\u2011';

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(NO_CHARACTERS, '').replace(SIGN, NO_BREAK_HYPHEN);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cleaned(part)]));
}

/** Returns the template filled with `data`, keyed by placeholder name, as an unpacked zip. */
export function filledParts(template: ArrayBuffer | Uint8Array, data: object): PizZip {
  const document = new Docxtemplater(new PizZip(template), {
    modules: [formulaModule(), imageModule()],
    paragraphLoop: true,
    linebreaks: true,
    // Control characters pasted into a remark would make the Word file unreadable.
    stripInvalidXMLChars: true,
    nullGetter: () => '',
  });
  document.render(cleaned(data));
  const parts = document.getZip();
  keepNumbersUnbroken(parts);
  keepRowsTogether(parts);
  return parts;
}

/** Packs the file without folder entries, which some programs add: a Word package contains only files. */
export function packed({ files }: PizZip): Uint8Array<ArrayBuffer> {
  const parts = new PizZip();
  for (const [path, file] of Object.entries(files))
    if (!file.dir) parts.file(path, file.asUint8Array(), { createFolders: false });
  return parts.generate({ type: 'uint8array', compression: 'DEFLATE' }) as Uint8Array<ArrayBuffer>;
}

/** XML namespace by which `src/report/pdf/read-docx.ts` finds the tables. */
const TABLE_NAMESPACE = 'urn:anchor-design-table';

export const attachTables = (zip: PizZip, tables: readonly AttachedTable[]): void =>
  tables.forEach(({ name, content }, index) =>
    attachPart(zip, {
      path: `customXml/table-${index + 1}.xml`,
      id: `rIdTable${index + 1}`,
      xml: `<table xmlns="${TABLE_NAMESPACE}" name="${name}">${base64Of(new Uint8Array(content))}</table>`,
    }),
  );

/** Fills a template. `design` is the content of the design file that the report embeds, with its `tables`. */
export function fillTemplate(
  template: ArrayBuffer | Uint8Array,
  data: object,
  design: string,
  tables: readonly AttachedTable[] = [],
): Uint8Array<ArrayBuffer> {
  const parts = filledParts(template, data);
  attachDesign(parts, design);
  attachTables(parts, tables);
  return packed(parts);
}
