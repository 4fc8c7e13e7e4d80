/**
 * Reads the cells of a sheet from its XML: errors, uncalculated formulas, hidden rows and columns, merged
 * cells, and numbers that are shown otherwise than stored. Only cells with a value cost memory.
 */
import { cellOfText, type Cell, type NamedTable } from '@/files/load-tables/raw-table';
import { TABLE_LIMITS } from '@/files/load-tables/table-limits';
import { asTyped } from '@/shared/tables/csv';

interface Element {
  attributes: string;
  content: string;
}

/** Yields the elements of a name with any prefix; an unclosed element extends to the end of the XML. */
export function* elements(xml: string, name: string): Generator<Element> {
  const start = new RegExp(`<((?:\\w+:)?${name})(?=[\\s/>])([^<>]*)>?`, 'g');
  for (let found = start.exec(xml); found; found = start.exec(xml)) {
    const [, full, attributes] = found;
    const from = start.lastIndex;
    const close = attributes.endsWith('/') ? from : xml.indexOf(`</${full}>`, from);
    const end = close < 0 ? xml.length : close;
    yield { attributes, content: xml.slice(from, end) };
    start.lastIndex = end;
  }
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const decoded = (text: string): string =>
  text.replace(/&(?:#(x?)([\da-f]+)|(\w+));/gi, (all, hex: string, code: string, name: string) =>
    code === undefined
      ? (ENTITIES[name] ?? all)
      : String.fromCodePoint(Math.min(parseInt(code, hex ? 16 : 10) || 32, 0x10ffff)),
  );

export const attribute = (attributes: string, name: string): string =>
  decoded(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');

/** Returns the text of a shared or inline string: its runs without the phonetic ones. */
export function textIn(content: string): string {
  const [first, ...others] = content.split(/<(?:\w+:)?rPh[\s>]/);
  const behind = others.map((part) => part.split(/<\/(?:\w+:)?rPh>/, 2)[1] ?? '');
  const runs = [...elements([first, ...behind].join(''), 't')];
  return runs.map((run) => decoded(run.content)).join('');
}

/** Data that the sheets of a workbook share. */
export interface Shared {
  strings: readonly string[];
  /** Number format of each cell style. */
  formats: readonly string[];
  is1904: boolean;
}

/** Matches the ids of the built-in number formats that show a date or time; 9 and 10 are percentages. */
const DATES = /^(1[4-9]|2[0-2]|2[7-9]|3[0-6]|4[5-7]|5[0-8])$/;

export function formatsOf(styles: string): string[] {
  const own = new Map(
    [...elements(styles, 'numFmt')].map(({ attributes }) => [
      attribute(attributes, 'numFmtId'),
      attribute(attributes, 'formatCode'),
    ]),
  );
  const [list] = elements(styles, 'cellXfs');
  return [...elements(list?.content ?? '', 'xf')].map(({ attributes }) => {
    const id = attribute(attributes, 'numFmtId');
    return own.get(id) ?? (DATES.test(id) ? 'yyyy' : id === '9' || id === '10' ? '0%' : '');
  });
}

/** A cell as stored, and as shown if its format scales a number, adds letters or hides its sign. */
interface ReadCell {
  cell: Cell;
  shown?: string | number;
}

/** Reads a number by its format: a date, a percentage, or scaled ('0.00,' shows 12500 as 12.5). */
function numberCell(value: number, format: string, is1904: boolean): ReadCell {
  const [positive, negative, zero] = format.split(';');
  const section = (value < 0 ? negative : value === 0 ? zero : undefined) ?? positive;
  const quoted: string[] = [];
  const bare = section.replace(
    /"([^"]*)"|\\(.)|\[[^[\]]*\]|[_*]./g,
    (_all, text?: string, letter?: string) => {
      quoted.push(text ?? letter ?? '');
      return '';
    },
  );
  // A date in a column of numbers must not be read as its serial number.
  if (/[ymdhs]/i.test(bare) && !/general/i.test(bare)) {
    const date = new Date(Math.round((value - 25569 + (is1904 ? 1462 : 0)) * 86_400_000));
    return { cell: Number.isNaN(date.getTime()) ? String(value) : date.toISOString().slice(0, 10) };
  }
  // A percentage is not a load: a cell that shows 50 % must not be read as 0.5.
  if (bare.includes('%')) return { cell: `${Number((100 * value).toPrecision(12))} %` };
  const thousands = /[0#?](,+)(?![0#?,])/.exec(bare)?.[1].length ?? 0;
  const letters = quoted.join('').replace(/[^\p{L}·*/]/gu, '');
  const isUnsigned = value < 0 && negative !== undefined && !/[-−–(]/.test(bare + quoted.join(''));
  if (thousands === 0 && letters === '' && !isUnsigned) return { cell: value };
  const scaled = Number((value / 1000 ** thousands).toPrecision(15));
  return { cell: value, shown: letters === '' ? scaled : `${scaled} ${letters}` };
}

const NOT_CALCULATED = '=?';

function cellOf({ attributes, content }: Element, { strings, formats, is1904 }: Shared): ReadCell {
  const [stored] = elements(content, 'v');
  const value = decoded(stored?.content ?? '');
  const type = attribute(attributes, 't') || 'n';
  if (type === 'e') return { cell: { unreadable: value } };
  if (type === 'b') return { cell: value === '' ? '' : String(value === '1') };
  if (type === 'n' && value === '')
    return { cell: /<(?:\w+:)?f[\s/>]/.test(content) ? { unreadable: NOT_CALCULATED } : '' };
  if (type === 'n' && Number.isFinite(Number(value)))
    return numberCell(Number(value), formats[Number(attribute(attributes, 's') || 0)] ?? '', is1904);
  const text = type === 's' ? (strings[Number(value)] ?? '') : type === 'inlineStr' ? textIn(content) : value;
  return { cell: cellOfText(asTyped((type === 'd' ? text.slice(0, 10) : text).trim())) };
}

/** Converts a cell reference such as B12 to indices from 0; null for any other text. */
function placeOf(reference: string): [row: number, column: number] | null {
  const [, letters, row] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  if (row === undefined) return null;
  const column = Array.from(letters).reduce((number, letter) => 26 * number + letter.charCodeAt(0) - 64, 0);
  return [Number(row) - 1, column - 1];
}

const isHidden = ({ attributes }: Element): boolean => /\shidden="(1|true)"/.test(attributes);

/** Returns a sheet without the cells beyond the limits; merged cells are repeated where they extend. */
export function sheetOf(name: string, xml: string, shared: Shared): NamedTable {
  const rows: Cell[][] = [];
  const otherwise: NonNullable<NamedTable['shown']>[number][] = [];
  const hidden = { rows: [] as number[], columns: [] as number[] };
  let leftOut = 0;
  let line = -1;
  for (const row of elements(xml, 'row')) {
    line = Number(attribute(row.attributes, 'r') || line + 2) - 1;
    if (isHidden(row)) hidden.rows.push(line);
    let column = -1;
    for (const element of elements(row.content, 'c')) {
      column = placeOf(attribute(element.attributes, 'r'))?.[1] ?? column + 1;
      const { cell, shown } = cellOf(element, shared);
      if (cell === '') continue;
      if (line >= TABLE_LIMITS.rows || column >= TABLE_LIMITS.columns) {
        leftOut += 1;
        continue;
      }
      (rows[line] ??= [])[column] = cell;
      if (shown !== undefined) otherwise.push({ row: line, column, shown });
    }
  }
  for (const column of elements(xml, 'col')) {
    const last = Math.min(Number(attribute(column.attributes, 'max')), TABLE_LIMITS.columns);
    for (let at = Number(attribute(column.attributes, 'min')); isHidden(column) && at <= last; at++)
      hidden.columns.push(at - 1);
  }
  for (const merged of elements(xml, 'mergeCell')) {
    const [first, last] = attribute(merged.attributes, 'ref').split(':').map(placeOf);
    if (!first || !last) continue;
    const value = rows[first[0]]?.[first[1]] ?? '';
    for (let at = first[0]; value !== '' && at <= Math.min(last[0], TABLE_LIMITS.rows - 1); at++)
      for (let place = first[1]; place <= Math.min(last[1], TABLE_LIMITS.columns - 1); place++)
        (rows[at] ??= [])[place] = value;
  }
  const width = Math.max(0, ...rows.map((row) => row?.length ?? 0));
  const cells = Array.from(rows, (row) =>
    Array.from({ length: width }, (_, place): Cell => row?.[place] ?? ''),
  );
  return {
    name,
    cells,
    ...(hidden.rows.length + hidden.columns.length > 0 && { hidden }),
    ...(otherwise.length > 0 && { shown: otherwise }),
    ...(leftOut > 0 && { leftOut }),
  };
}
