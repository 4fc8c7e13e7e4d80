/** Splits text into rows of cells; the separator is determined from the text as a whole. */
import Papa from 'papaparse';
import { asTyped } from '@/shared/tables/csv';
import { readsAsNumber } from '@/text/format/parse-number';

/** Number of characters examined to determine the separator; enough for a thousand lines. */
const JUDGED = 60_000;

type Split = (text: string) => string[][];

const byDelimiter =
  (delimiter: string): Split =>
  (text) =>
    Papa.parse<string[]>(text, { delimiter, newline: '\n' }).data;

/** Creates a function that splits a printed table at gaps of spaces. */
const byGaps =
  (gap: RegExp): Split =>
  (text) =>
    text.split('\n').map((line) => line.trim().split(gap));

const SEPARATORS: readonly (readonly [separator: string, split: Split])[] = [
  ['\t', byDelimiter('\t')],
  [';', byDelimiter(';')],
  [',', byDelimiter(',')],
  ['|', byDelimiter('|')],
  ['  ', byGaps(/\s{2,}/)],
  [' ', byGaps(/\s+/)],
];

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

/** Fraction of lines with the usual number of cells plus fraction of numbers; 0 for a single column. */
function scoreOf(rows: readonly (readonly string[])[]): number {
  const lines = rows.filter((row) => !isBlank(row));
  const counts = new Map<number, number>();
  for (const { length } of lines) counts.set(length, (counts.get(length) ?? 0) + 1);
  counts.delete(1);
  const usual = Math.max(0, ...counts.values());
  const cells = lines.filter(({ length }) => length > 1).flat();
  const numbers = cells.filter(readsAsNumber).length;
  return usual / Math.max(1, lines.length) + numbers / Math.max(1, cells.length);
}

/** True for a list of numbers below a single heading; its commas are decimal marks. */
function isSingleColumn(text: string): boolean {
  const [first, ...others] = text.split('\n').filter((line) => line.trim() !== '');
  return others.length > 0 && !/[\t;,|]/.test(first) && others.every((line) => readsAsNumber(line));
}

function splitOf(text: string): readonly [separator: string, split: Split] {
  const judged = text.slice(0, JUDGED);
  if (isSingleColumn(judged)) return ['', (whole) => whole.split('\n').map((line) => [line])];
  const scores = SEPARATORS.map(([, split]) => scoreOf(split(judged)));
  const isBetter = (place: number, best: number) => {
    // Spaces also separate words, so they are taken as separators only if no other character qualifies.
    const isGap = place >= SEPARATORS.length - 2;
    return isGap ? scores[best] < 0.5 && scores[place] > 0.5 : scores[place] > scores[best];
  };
  const best = SEPARATORS.reduce((found, _, place) => (isBetter(place, found) ? place : found), 0);
  return scores[best] > 0 ? SEPARATORS[best] : SEPARATORS[2];
}

interface TextRows {
  /** Rows up to the last line with text, also blank ones, so that indices match line numbers. */
  rows: string[][];
  /** Separator between cells; '' for a single column. */
  separator: string;
}

/** An open quotation mark extends to the end; line endings of all kinds are accepted. */
export function rowsOfText(source: string): TextRows {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  // A spreadsheet program may state the separator in the first line: `sep=;`.
  const [line, named] = /^"?sep=(.)"?[^\n]*/i.exec(text) ?? [];
  const body = line === undefined ? text : text.slice(line.length);
  const [separator, split] = named === undefined ? splitOf(body) : ([named, byDelimiter(named)] as const);
  const rows = split(body).map((row) => row.map((cell) => asTyped(cell.trim())));
  const last = rows.findLastIndex((row) => !isBlank(row));
  return { rows: rows.slice(0, last + 1), separator };
}

export const parseCsv = (source: string): string[][] =>
  rowsOfText(source).rows.filter((row) => !isBlank(row));
