import { expect, it } from 'vitest';
import { rowsOfText } from '@/files/load-tables/rows-of-text';

it.each([
  ['semicolons and decimal commas', 'LC;N;Vx\n1;1,5;2,5\n2;3,5;4,5', ';'],
  ['tabs and decimal commas', 'LC\tN\n1\t1,5\n2\t2,5', '\t'],
  ['commas below a title with semicolons', 'Hall; axis 7; level 2\nLC,N,Vx\n1,2,3\n2,3,4', ','],
  ['vertical bars', 'LC|N|Vx\n1|2,5|3', '|'],
  [
    'gaps between printed columns',
    '  LC      N [kN]    Vx [kN]\n  1        10.5       2.25\n  2        -3.0       1.00',
    '  ',
  ],
  ['single spaces', 'LC N Vx\n1 10.5 2.25\n2 3 4', ' '],
  ['commas between and within quoted cells', 'LC,N,Vx\n"A","1,5","2,5"\n"B","3,5","4,5"', ','],
])('the text splitter detects the separator in a text with %s', (_, text, separator) => {
  expect(rowsOfText(text).separator).toBe(separator);
});

it('the text splitter returns a single column if the commas are decimal marks', () => {
  expect(rowsOfText('N [kN]\n1,5\n2,5\n')).toEqual({ rows: [['N [kN]'], ['1,5'], ['2,5']], separator: '' });
});

it('the text splitter uses the separator that a spreadsheet program states in the first line', () => {
  expect(rowsOfText('sep=;\nA,B;C\n1,5;2')).toEqual({
    rows: [[''], ['A,B', 'C'], ['1,5', '2']],
    separator: ';',
  });
});

it('the text splitter returns blank lines between rows, so that row indices match line numbers', () => {
  expect(rowsOfText('A,B\n\n1,2\n\n\n').rows).toEqual([['A', 'B'], [''], ['1', '2']]);
});
