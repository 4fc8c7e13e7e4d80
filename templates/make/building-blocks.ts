/** Building blocks for the templates: paragraphs, text runs with subscripts, and tables. */
import {
  HeightRule,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
  type IRunOptions,
  HeadingLevel,
} from 'docx';
import { NO_BORDERS, TABLE_BORDERS } from './styles';

export type Block = Paragraph | Table;

/** Width between the margins of an A4 page, twips. */
export const PAGE_WIDTH = 9638;
const HEAD_FILL = 'EEF2F6';

/**
 * Splits text with subscripts, such as `N_{Ed} [kN]`, into runs. A subscript is written in braces after an
 * underscore, and the letter before the underscore is italic.
 */
function runsOf(text: string): TextRun[] {
  return text
    .split(/([A-Za-zα-ω]'?_\{[^{}]*\})/)
    .filter((part) => part !== '')
    .flatMap((part) => {
      const symbol = /^(.'?)_\{([^}]*)\}$/.exec(part);
      if (!symbol) return [new TextRun(part)];
      const letter: IRunOptions = { text: symbol[1], italics: true };
      return [new TextRun(letter), new TextRun({ text: symbol[2], subScript: true })];
    });
}

export const paragraph = (style: string, text: string, keepNext = false) =>
  new Paragraph({ style, keepNext, children: runsOf(text) });

export const heading = (level: 'TITLE' | `HEADING_${1 | 2 | 3}`, text: string) =>
  new Paragraph({ heading: HeadingLevel[level], children: [new TextRun(text)] });

/** Returns the heading of a numbered section; in a report of several designs, the number has a prefix. */
export const section = (number: number, title: string) =>
  heading('HEADING_1', `{section_prefix}${number}  ${title}`);

export const mark = (text: string) => new Paragraph({ style: 'Note', children: [new TextRun(text)] });

/** Returns content that is printed only if `name` has a value, and once for each entry of a list. */
export const when = <T>(name: string, content: readonly T[]): (T | Paragraph)[] => [
  mark(`{#${name}}`),
  ...content,
  mark(`{/${name}}`),
];

export const unless = <T>(name: string, content: readonly T[]): (T | Paragraph)[] => [
  mark(`{^${name}}`),
  ...content,
  mark(`{/${name}}`),
];

/** Returns text in the colour of the verdict: red if `bad` is true. */
const verdictRuns = (text: string): TextRun[] => [
  new TextRun('{#bad}'),
  new TextRun({ text, style: 'Fail' }),
  new TextRun('{/bad}{^bad}'),
  new TextRun(text),
  new TextRun('{/bad}'),
];

interface CellForm {
  fill?: string | undefined;
  columnSpan?: number | undefined;
  rowSpan?: number;
  /** True to centre the content vertically, next to a tall formula. */
  isCentred?: boolean | undefined;
  /** True to remove the space above and below the text. */
  isTight?: boolean;
  /** True for more space below the text, which the subscripts of a column title need. */
  isHead?: boolean;
}

function cell(width: number, children: readonly Paragraph[], form: CellForm = {}): TableCell {
  const { fill, columnSpan, rowSpan, isCentred = false, isTight = false, isHead = false } = form;
  const [top, bottom] = isTight ? [0, 0] : [6, isHead ? 10 : 6];
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { left: 60, right: 60, top, bottom },
    verticalAlign: isCentred ? VerticalAlign.CENTER : VerticalAlign.TOP,
    ...(fill === undefined ? {} : { shading: { fill } }),
    ...(columnSpan === undefined ? {} : { columnSpan }),
    ...(rowSpan === undefined ? {} : { rowSpan }),
    children,
  });
}

function widthsOf(shares: readonly number[]): number[] {
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => Math.round((PAGE_WIDTH * share) / sum));
}

function tableOf(columnWidths: number[], rows: TableRow[]): Table {
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: PAGE_WIDTH, type: WidthType.DXA },
    columnWidths,
    borders: TABLE_BORDERS,
    rows,
  });
}

/** Label and value; a pair marked `wide` takes the space of several pairs. */
export type Pair = readonly [label: string, value: string, wide?: 'wide'];

/** Width of a label in rows with two and three pairs, as a percentage of the row. */
const LABEL_SHARES = { 2: 13, 3: 15 } as const;

function rowsOfPairs(pairs: readonly Pair[], inRow: number): Pair[][] {
  const rows: Pair[][] = [];
  for (const pair of pairs) {
    const last = rows.at(-1);
    const fits = last !== undefined && last.length < inRow && last[0][2] !== 'wide' && pair[2] !== 'wide';
    if (fits) last.push(pair);
    else rows.push([pair]);
  }
  return rows;
}

/** Returns a table of pairs on one page; a `kept` table stays with the following content. */
export function pairsTable(inRow: 2 | 3, pairs: readonly Pair[], place: 'kept' | 'free' = 'free'): Table {
  const label = LABEL_SHARES[inRow];
  const widths = widthsOf(Array.from({ length: inRow }, () => [label, 100 / inRow - label]).flat());
  const rows = rowsOfPairs(pairs, inRow);
  const rowOf = (row: Pair[], isLast: boolean): TableRow => {
    const cells = row.flatMap(([name, value], index) => {
      const span = index === row.length - 1 ? 2 * (inRow - row.length) + 1 : 1;
      const from = 2 * index + 1;
      const width = widths.slice(from, from + span).reduce((a, b) => a + b, 0);
      return [
        cell(widths[2 * index], [paragraph('TableLabel', name, !isLast)]),
        cell(width, [paragraph('TableText', value, !isLast)], { columnSpan: span === 1 ? undefined : span }),
      ];
    });
    return new TableRow({ cantSplit: true, children: cells });
  };
  return tableOf(
    widths,
    rows.map((row, index) => rowOf(row, place === 'free' && index === rows.length - 1)),
  );
}

/** Group of pairs, with its name printed in the first row. */
export interface PairGroup {
  name: string;
  rows: readonly (readonly Pair[])[];
  /** Last row of the group, printed only if this section of the template has a value. */
  conditional?: { section: string; row: readonly Pair[] };
}

/** Widths of the group name, and of a label and a value in rows with three and four pairs, %. */
const NAME_SHARE = 10.6;
const PAIR_SHARES = { 3: [15.4, 14.4], 4: [12.35, 10] } as const;

/** Returns the right ends of a row's cells: name, labels and values. A wide pair takes the space of two. */
function endsOf(pairs: readonly Pair[]): number[] {
  const [label, value] = PAIR_SHARES[pairs.length === 4 ? 4 : 3];
  let end = NAME_SHARE;
  const ends = pairs.flatMap(([, , wide], index) => {
    const start = end;
    end = index === pairs.length - 1 ? 100 : start + label + value + (wide === undefined ? 0 : label + value);
    return [start + label, end];
  });
  return [NAME_SHARE, ...ends];
}

/**
 * Largest distance between cell ends that share a grid line, in per cent of the row: a column narrower than
 * the padding of a cell would make the table wider than the page in the PDF.
 */
const NEAR = 0.6;

/** Returns a table of grouped pairs, on one page. Rows with three and four pairs share a column grid. */
export function groupedTable(groups: readonly PairGroup[]): Table {
  const all = groups.flatMap(({ rows, conditional }) => [...rows, ...(conditional ? [conditional.row] : [])]);
  const grid = all
    .flatMap(endsOf)
    .toSorted((a, b) => a - b)
    .filter((end, i, ends) => i === ends.length - 1 || ends[i + 1] - end > NEAR);
  const widths = widthsOf(grid.map((end, i) => end - (grid[i - 1] ?? 0)));
  const columnAt = (end: number) => grid.findIndex((one) => Math.abs(one - end) <= NEAR);
  const rowOf = (pairs: readonly Pair[], title: string, isKept: boolean, [before, after] = ['', '']) => {
    const texts = pairs.flatMap(([label, value]) => [label, value]);
    const ends = endsOf(pairs);
    const cells = texts.map((text, index) => {
      const [from, to] = [columnAt(ends[index]) + 1, columnAt(ends[index + 1]) + 1];
      const width = widths.slice(from, to).reduce((sum, one) => sum + one, 0);
      const style = index % 2 === 0 ? 'TableLabel' : 'TableText';
      const closing = index === texts.length - 1 ? after : '';
      return cell(width, [paragraph(style, `${text}${closing}`, isKept)], {
        columnSpan: to - from === 1 ? undefined : to - from,
      });
    });
    const head = cell(widths[0], [paragraph('TableHead', `${before}${title}`, isKept)], { fill: HEAD_FILL });
    return new TableRow({ cantSplit: true, children: [head, ...cells] });
  };
  return tableOf(
    widths,
    groups.flatMap(({ name: title, rows, conditional }) => [
      ...rows.map((row, index) => rowOf(row, index === 0 ? title : '', true)),
      ...(conditional === undefined
        ? []
        : [rowOf(conditional.row, '', false, [`{#${conditional.section}}`, `{/${conditional.section}}`])]),
    ]),
  );
}

/** Returns a table with a single row and without borders, with the cells side by side. */
export const sideBySide = (cells: readonly (readonly Paragraph[])[], shares: readonly number[]): Table => {
  const widths = widthsOf(shares);
  const children = cells.map((paragraphs, index) => cell(widths[index], paragraphs));
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: PAGE_WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    borders: NO_BORDERS,
    rows: [new TableRow({ cantSplit: true, children })],
  });
};

/** Row height for a handwritten signature: 680 twips = 12 mm. */
const SIGNED = 680;

/** Returns the signature table: header, then rows. Below the header, the last column is one merged cell. */
export function signatureTable(
  head: readonly string[],
  rows: readonly { texts: readonly string[]; isSigned?: boolean }[],
  shares: readonly number[],
): Table {
  const widths = widthsOf(shares);
  const cellsOf = (texts: readonly string[], style: string, fill?: string) =>
    texts.map((text, index) => cell(widths[index], [paragraph(style, text, true)], { fill }));
  const below = cell(widths[head.length - 1], [paragraph('TableText', '', true)], { rowSpan: rows.length });
  return tableOf(widths, [
    new TableRow({ cantSplit: true, children: cellsOf(head, 'TableHead', HEAD_FILL) }),
    ...rows.map(
      ({ texts, isSigned = false }, index) =>
        new TableRow({
          cantSplit: true,
          ...(isSigned && { height: { value: SIGNED, rule: HeightRule.ATLEAST } }),
          children: [...cellsOf(texts, 'TableText'), ...(index === 0 ? [below] : [])],
        }),
    ),
  ]);
}

export interface Column {
  head: string;
  /**
   * Text or paragraphs in a cell; numbers are right-aligned. A function receives the tag that opens the
   * list, which the first column needs if several lists share the table.
   */
  body: string | readonly Paragraph[] | ((opening: string) => readonly Paragraph[]);
  share: number;
  figure?: boolean;
  isCentred?: boolean;
  /** Paragraph style of the text, which then has no space above and below; default: the table style. */
  style?: string;
}

function headCell({ head, figure }: Column, width: number, keepNext: boolean): TableCell {
  return cell(width, [paragraph(figure ? 'TableFigureHead' : 'TableHead', head, keepNext)], {
    fill: HEAD_FILL,
    isHead: true,
  });
}

function bodyCell(
  { body, figure, isCentred, style: own }: Column,
  width: number,
  keepNext: boolean,
): TableCell {
  const style = own ?? (figure ? 'TableFigure' : 'TableText');
  if (typeof body === 'string')
    return cell(width, [paragraph(style, body, keepNext)], { isCentred, isTight: own !== undefined });
  return cell(width, typeof body === 'function' ? body('') : body, { isCentred });
}

const lastRow = (columns: readonly Column[], texts: readonly string[], widths: readonly number[]) =>
  new TableRow({
    cantSplit: true,
    children: columns.map(({ figure }, index) =>
      cell(widths[index], [paragraph(figure ? 'TableFigureHead' : 'TableHead', texts[index])]),
    ),
  });

/** Returns the row that is repeated for each entry of a list. */
function loopRow(name: string, columns: readonly Column[], widths: readonly number[], isKept: boolean) {
  const looped = columns.map((column, index): Column => {
    const before = index === 0 ? `{#${name}}` : '';
    const after = index === columns.length - 1 ? `{/${name}}` : '';
    if (typeof column.body === 'function') return { ...column, body: column.body(before) };
    if (typeof column.body !== 'string') return column;
    return { ...column, body: `${before}${column.body}${after}` };
  });
  return new TableRow({
    cantSplit: true,
    children: looped.map((column, index) => bodyCell(column, widths[index], isKept)),
  });
}

/** Returns a table with a repeated header and a row for each entry in one or several lists. */
function tableOfLists(
  names: string | readonly string[],
  columns: readonly Column[],
  isKept: boolean,
  below: readonly string[] = [],
): Table {
  const widths = widthsOf(columns.map(({ share }) => share));
  return tableOf(widths, [
    new TableRow({
      tableHeader: true,
      cantSplit: true,
      children: columns.map((column, index) => headCell(column, widths[index], isKept)),
    }),
    ...[names].flat().map((name) => loopRow(name, columns, widths, isKept)),
    ...(below.length === 0 ? [] : [lastRow(columns, below, widths)]),
  ]);
}

export const listTable = (name: string, columns: readonly Column[]): Table =>
  tableOfLists(name, columns, false);

/** Returns a table that stays with the following content; `below` contains the text of its last row. */
export const shortTable = (
  names: string | readonly string[],
  columns: readonly Column[],
  below?: readonly string[],
): Table => tableOfLists(names, columns, true, below);

/** Returns a column of numbers, each the value of the placeholder `name`. */
export const figure = (head: string, name: string, share = 2) => ({
  head,
  body: `{${name}}`,
  share,
  figure: true,
});

export const loadColumns = (share: number) => [
  figure('N_{z} [kN]', 'Nz', share),
  figure('V_{x} [kN]', 'Vx', share),
  figure('V_{y} [kN]', 'Vy', share),
  figure('M_{x} [kNm]', 'Mx', share),
  figure('M_{y} [kNm]', 'My', share),
  figure('M_{z} [kNm]', 'Mz', share),
];

/** Returns a column with verdicts in their colour. */
export const verdictColumn = (head: string, share: number): Column => ({
  head,
  body: [new Paragraph({ style: 'TableText', children: verdictRuns('{verdict}') })],
  share,
});
