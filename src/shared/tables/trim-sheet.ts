/**
 * The XML of a sheet without its empty cells and without what lies beyond the limits: a reader makes room for
 * every cell up to the last, and a single formatted one in the last row of a sheet would cost it gigabytes.
 */
import { TABLE_LIMITS } from './table-limits';

export interface TrimmedSheet {
  xml: string;
  /** Cells with a value that lie beyond the limits. */
  leftOut: number;
}

interface Tag {
  /** With its prefix, where it has one. */
  name: string;
  text: string;
}

/** The tag that opens at a place; one without an end goes on to the end of the text. */
function tagAt(xml: string, from: number): Tag {
  const close = xml.indexOf('>', from);
  const text = xml.slice(from, close < 0 ? xml.length : close + 1);
  return { name: /^<([\w.:-]*)/.exec(text)?.[1] ?? '', text };
}

/** Past the element that a tag opens. */
function endOf(xml: string, from: number, { name, text }: Tag): number {
  if (text.endsWith('/>')) return from + text.length;
  const closing = xml.indexOf(`</${name}>`, from);
  return closing < 0 ? xml.length : closing + name.length + 3;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** A to XFD as 1 to 16384. */
const columnNumber = (letters: string): number =>
  Array.from(letters).reduce((number, letter) => 26 * number + letter.charCodeAt(0) - 64, 0);

/** Row and column that a cell names; null where it follows the one before it. */
function placeOf(tag: string): { row: number; column: number } | null {
  const [, letters, row] = /\sr="([A-Z]{1,3})(\d{1,7})"/.exec(tag) ?? [];
  return row === undefined ? null : { row: Number(row), column: columnNumber(letters) };
}

/** Numbers and texts, shared and own ones. */
const valuesIn = (content: string): number => content.match(/<(?:\w+:)?(?:v|is)[\s>]/g)?.length ?? 0;

export function trimSheet(xml: string): TrimmedSheet {
  const kept: string[] = [];
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
    const isKept = isCell && !isFar && values > 0;
    if (isFar) leftOut += values;
    if (!isKept) {
      kept.push(xml.slice(from, at));
      from = end;
    }
    at = xml.indexOf('<', end);
  }
  kept.push(xml.slice(from));
  return { xml: kept.join(''), leftOut };
}
