/** The verification as a spreadsheet table, used as the record of an installation's acceptance test. */
import type { ApiFailure } from '@/api/contract/failure';
import { differenceOf, type PrintedValue } from '@/examples/expected-values';
import type { ExampleRow } from '@/features/verification/examples/example-rows';
import { toCsv } from '@/shared/tables/csv';

const FILE_COLUMNS = [
  'example',
  'standard',
  'source',
  'check',
  'of',
  'symbol',
  'unit',
  'printed',
  'ours',
  'difference',
  'allowed',
  'clause',
  'state',
] as const;

const cell = (value: PrintedValue | number): string | number => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'string') return value;
  return typeof value === 'boolean' ? String(value) : value.join(' ');
};

export function verificationFile(
  rows: readonly ExampleRow[],
  failureText: (failure: ApiFailure) => string,
): string {
  const lines = rows.flatMap(({ example, figures, failure }) => {
    const { id, subject, source } = example;
    const title = [source.title, source.author, source.year, source.where].filter(Boolean).join('; ');
    if (failure !== null)
      return [[id, subject, title, '', '', '', '', '', '', '', '', '', `failed: ${failureText(failure)}`]];
    return figures.map((figure) => {
      const { part, of, symbol, unit, printed, ours, allowed, clause, state } = figure;
      const numbers = [printed, ours, differenceOf(figure), allowed].map((value) => cell(value));
      return [id, subject, title, part, of, symbol, unit, ...numbers, clause, state];
    });
  });
  return toCsv([[...FILE_COLUMNS], ...lines]);
}
