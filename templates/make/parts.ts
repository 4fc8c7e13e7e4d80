/** Building blocks: paragraphs, runs with indices, tables of labels and values, tables of rows. */
import {
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
  type IRunOptions,
  type HeadingLevel,
} from 'docx';
import { TABLE_BORDERS } from './styles';

/** Twips between the margins of an A4 page. */
export const PAGE_WIDTH = 9638;
const HEAD_FILL = 'EEF2F6';

/**
 * `N_{Ed} [kN]`: text with a subscript in braces behind an underscore; the letter before it is set in
 * italics.
 */
function runsOf(text: string): TextRun[] {
  return text
    .split(/([A-Za-zα-ω]_\{[^}]*\})/)
    .filter((part) => part !== '')
    .flatMap((part) => {
      const symbol = /^(.)_\{([^}]*)\}$/.exec(part);
      if (!symbol) return [new TextRun(part)];
      const letter: IRunOptions = { text: symbol[1], italics: true };
      return [new TextRun(letter), new TextRun({ text: symbol[2], subScript: true })];
    });
}

export const paragraph = (style: string, text: string, keepNext = false) =>
  new Paragraph({ style, keepNext, children: runsOf(text) });

export const heading = (level: (typeof HeadingLevel)[keyof typeof HeadingLevel], text: string) =>
  new Paragraph({ heading: level, children: [new TextRun(text)] });

/** A paragraph that stands only while the template is filled. */
export const mark = (text: string) => new Paragraph({ style: 'Note', children: [new TextRun(text)] });

/** `content`, if `name` holds something. */
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

/** Text in the colour of a verdict: red where `bad` holds. */
export const verdictRuns = (text: string): TextRun[] => [
  new TextRun('{#bad}'),
  new TextRun({ text, style: 'Fail' }),
  new TextRun('{/bad}{^bad}'),
  new TextRun(text),
  new TextRun('{/bad}'),
];

function cell(width: number, children: Paragraph[], fill?: string, columnSpan?: number): TableCell {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { left: 70, right: 70, top: 15, bottom: 15 },
    verticalAlign: VerticalAlign.CENTER,
    ...(fill === undefined ? {} : { shading: { fill } }),
    ...(columnSpan === undefined ? {} : { columnSpan }),
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

/** Pairs of label and value, two pairs a row; a pair marked wide has a row of its own. Kept on one page. */
export type Pair = readonly [label: string, value: string, wide?: 'wide'];

export function pairsTable(pairs: readonly Pair[], labelShare = 22): Table {
  const valueShare = 50 - labelShare;
  const widths = widthsOf([labelShare, valueShare, labelShare, valueShare]);
  const rows: Pair[][] = [];
  for (const pair of pairs) {
    const last = rows.at(-1);
    const fits = last?.length === 1 && last[0][2] !== 'wide' && pair[2] !== 'wide';
    if (fits) last.push(pair);
    else rows.push([pair]);
  }
  const cellsOf = (row: Pair[], isLast: boolean): TableCell[] => {
    if (row.length === 1) {
      const [label, value] = row[0];
      const rest = widths[1] + widths[2] + widths[3];
      return [
        cell(widths[0], [paragraph('TableLabel', label, !isLast)]),
        cell(rest, [paragraph('TableText', value)], undefined, 3),
      ];
    }
    return row.flatMap(([label, value], index) => [
      cell(widths[2 * index], [paragraph('TableLabel', label, !isLast)]),
      cell(widths[2 * index + 1], [paragraph('TableText', value)]),
    ]);
  };
  return tableOf(
    widths,
    rows.map(
      (row, index) => new TableRow({ cantSplit: true, children: cellsOf(row, index === rows.length - 1) }),
    ),
  );
}

export interface Column {
  head: string;
  /** Text or paragraphs of the cell; figures are set to the right. */
  body: string | readonly Paragraph[];
  share: number;
  figure?: boolean;
}

function headCell({ head, figure }: Column, width: number): TableCell {
  return cell(width, [paragraph(figure ? 'TableFigureHead' : 'TableHead', head)], HEAD_FILL);
}

function bodyCell({ body, figure }: Column, width: number, keepNext: boolean): TableCell {
  const style = figure ? 'TableFigure' : 'TableText';
  return cell(width, typeof body === 'string' ? [paragraph(style, body, keepNext)] : [...body]);
}

/**
 * A table with a repeated head; its one row stands for each entry of the list `name`. A short one is kept on
 * one page with what follows it.
 */
export function listTable(
  name: string,
  columns: readonly Column[],
  length: 'short' | 'long' = 'long',
): Table {
  const widths = widthsOf(columns.map(({ share }) => share));
  const looped = columns.map((column, index): Column => {
    const before = index === 0 ? `{#${name}}` : '';
    const after = index === columns.length - 1 ? `{/${name}}` : '';
    if (typeof column.body !== 'string') return column;
    return { ...column, body: `${before}${column.body}${after}` };
  });
  return tableOf(widths, [
    new TableRow({
      tableHeader: true,
      cantSplit: true,
      children: looped.map((column, index) => headCell(column, widths[index])),
    }),
    new TableRow({
      cantSplit: true,
      children: looped.map((column, index) => bodyCell(column, widths[index], length === 'short')),
    }),
  ]);
}
