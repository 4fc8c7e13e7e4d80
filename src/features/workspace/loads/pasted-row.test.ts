import { expect, it } from 'vitest';
import { readPastedRow } from '@/features/workspace/loads/use-pasted-loads';

it.each([
  ['1\t2\t3\t4\t5\t6\n', [1, 2, 3, 4, 5, 6]],
  ['-1,5\t2,25\t0\t\t1.234,5\t6', [-1.5, 2.25, 0, 0, 1234.5, 6]],
  ['1;2;3;4;5;6', [1, 2, 3, 4, 5, 6]],
  ['1e-3   2   3   4   5   6', [0.001, 2, 3, 4, 5, 6]],
])('the pasted text %j is read as a row of loads', (text, values) =>
  expect(readPastedRow(text, 6)).toEqual(values),
);

it.each([
  '12,5',
  '1\t2\t3\t4\t5',
  '1\t2\t3\t4\t5\tkN',
  '1\t2\t3\t4\t5\t1e9',
  '1\t2\t3\t4\t5\t6\n1\t2\t3\t4\t5\t6',
  '',
])('the pasted text %j is not read as a row of loads', (text) => expect(readPastedRow(text, 6)).toBeNull());
