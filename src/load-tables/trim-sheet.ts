/**
 * Removes empty cells and cells beyond the limits from the XML of a sheet: the library that reads workbooks
 * allocates every cell up to the last, so a single formatted cell in the last row would cost gigabytes.
 * Errors, uncalculated formulas, percentages and merged cells are converted to text, because the library
 * ignores them.
 */
import { textOf, type Cells } from '@/load-tables/named-table';
import { TABLE_LIMITS } from '@/load-tables/table-limits';

/** Marker character for an unreadable value; `MERGED` marks the list of merged cells. */
export const UNREADABLE = '\uE000';
const MERGED = '\uE001';
const NOT_CALCULATED = '=?';

export interface TrimmedSheet {
  xml: string;
  /** Number of non-empty cells beyond the limits. */
  leftOut: number;
}

interface Tag {
  /** Name of the element including its prefix. */
  name: string;
  text: string;
}

const TAG_END = /[<>]/g;

/** Returns the tag at an index; a tag that is not closed extends to the next tag. */
function tagAt(xml: string, from: number): Tag {
  TAG_END.lastIndex = from + 1;
  const { index = xml.length, 0: end = '' } = TAG_END.exec(xml) ?? {};
  const text = xml.slice(from, end === '>' ? index + 1 : index);
  return { name: /^<([\w.:-]*)/.exec(text)?.[1] ?? '', text };
}

/** Returns the index just after the end of the element. */
function endOf(xml: string, from: number, { name, text }: Tag): number {
  if (text.endsWith('/>')) return from + text.length;
  const closing = xml.indexOf(`</${name}>`, from);
  return closing < 0 ? xml.length : closing + name.length + 3;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Converts column letters to a column number: A is 1, XFD is 16384. */
const columnNumber = (letters: string): number =>
  Array.from(letters).reduce((number, letter) => 26 * number + letter.charCodeAt(0) - 64, 0);

/**
 * Returns the row and column stated in a cell tag; null if the tag states neither, because the cell then
 * follows the previous cell.
 */
function placeOf(tag: string): { row: number; column: number } | null {
  const [, letters, row] = /\sr="([A-Z]{1,3})(\d{1,7})"/.exec(tag) ?? [];
  return row === undefined ? null : { row: Number(row), column: columnNumber(letters) };
}

/** Counts the values in a piece of XML: numbers, shared strings and inline strings. */
const valuesIn = (content: string): number => content.match(/<(?:\w+:)?(?:v|is)[\s>]/g)?.length ?? 0;

const textCell = (tag: string, text: string): string =>
  `<c${/\sr="[A-Z]+\d+"/.exec(tag)?.[0] ?? ''} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;

/** Converts a cell to a form that the library reads; returns null if the cell can be left unchanged. */
function givenCell(tag: string, content: string, percent: ReadonlySet<string>): string | null {
  const value = /<(?:\w+:)?v(?:\s[^<>]*)?>([^<]*)</.exec(content)?.[1] ?? '';
  const type = /\st="(\w+)"/.exec(tag)?.[1] ?? 'n';
  if (type === 'e') return textCell(tag, UNREADABLE + value);
  if (type === 'n' && value === '' && /<(?:\w+:)?f[\s/>]/.test(content))
    return textCell(tag, UNREADABLE + NOT_CALCULATED);
  // A percentage is not a load: a cell that shows 50 % must not be read as 0.5.
  if (type === 'n' && value !== '' && percent.has(/\ss="(\d+)"/.exec(tag)?.[1] ?? ''))
    return textCell(tag, `${Number((100 * Number(value)).toPrecision(12))} %`);
  return null;
}

/** Returns the indices of cell styles that show a percentage. */
export function percentStyles(xml: string): ReadonlySet<string> {
  const idIn = (tag: string) => /numFmtId="(\d+)"/.exec(tag)?.[1];
  const own = [...xml.matchAll(/<(?:\w+:)?numFmt\s(?:[^<>"]|"[^"<]*")*/g)]
    .filter(([tag]) => /formatCode="[^"%]*%/.test(tag))
    .map(([tag]) => idIn(tag));
  const formats = new Set(['9', '10', ...own]);
  const styles = xml.split(/<\/?(?:\w+:)?cellXfs[\s>]/, 2)[1] ?? '';
  const ids = [...styles.matchAll(/<(?:\w+:)?xf[\s/>][^>]*/g)].map(([tag]) => idIn(tag));
  return new Set(ids.flatMap((id, place) => (id !== undefined && formats.has(id) ? [String(place)] : [])));
}

export function trimSheet(xml: string, percent: ReadonlySet<string> = new Set()): TrimmedSheet {
  const kept: string[] = [];
  const merged = [...xml.matchAll(/<(?:\w+:)?mergeCell\s[^<>]*ref="([A-Z]+\d+:[A-Z]+\d+)"/g)];
  let leftOut = 0;
  let from = 0;
  for (let at = xml.indexOf('<'); at >= 0;) {
    const tag = tagAt(xml, at);
    const kind = localName(tag.name);
    const isFarRow = kind === 'row' && Number(/\sr="(\d{1,7})"/.exec(tag.text)?.[1]) > TABLE_LIMITS.rows;
    const isCell = kind === 'c';
    if (!isFarRow && !isCell) {
      at = xml.indexOf('<', at + 1);
      continue;
    }
    const end = endOf(xml, at, tag);
    const content = xml.slice(at, end);
    const place = isCell ? placeOf(tag.text) : null;
    const isFar =
      isFarRow || (place !== null && (place.row > TABLE_LIMITS.rows || place.column > TABLE_LIMITS.columns));
    const values = valuesIn(content);
    const given = isCell && !isFar ? givenCell(tag.text, content, percent) : null;
    const isKept = isCell && !isFar && values > 0;
    if (isFar) leftOut += values;
    if (!isKept || given !== null) {
      kept.push(xml.slice(from, at), given ?? '');
      from = end;
    }
    at = xml.indexOf('<', end);
  }
  kept.push(xml.slice(from));
  const text = kept.join('');
  if (merged.length === 0) return { xml: text, leftOut };
  const next =
    Math.max(0, ...[...text.matchAll(/<(?:\w+:)?row\s[^<>]*?r="(\d+)"/g)].map(([, row]) => Number(row))) + 1;
  const list = textCell(` r="A${next}"`, MERGED + merged.map(([, ref]) => ref).join(' '));
  return { xml: text.replace(/(?=<\/(\w+:)?sheetData>)/, `<row r="${next}">${list}</row>`), leftOut };
}

/**
 * Removes the list of merged cells, which is the last row, and repeats each merged cell in all its
 * positions.
 */
export function spreadMerged(rows: Cells): void {
  const list = textOf(rows.at(-1)?.[0]);
  if (!list.startsWith(MERGED)) return;
  rows.pop();
  for (const ref of list.slice(MERGED.length).split(' ')) {
    const [first, last] = ref.split(':').map((place) => placeOf(` r="${place}"`));
    if (!first || !last) continue;
    const value = rows[first.row - 1]?.[first.column - 1] ?? '';
    for (const row of rows.slice(first.row - 1, Math.min(last.row, TABLE_LIMITS.rows)))
      for (let at = first.column - 1; at < Math.min(last.column, TABLE_LIMITS.columns); at++) row[at] = value;
  }
}
