// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { tableOfClipboard } from '@/files/load-tables/table-of-clipboard';

const pasted = (texts: Record<string, string>) => tableOfClipboard({ getData: (type) => texts[type] ?? '' });

it('the import from the clipboard repeats a merged cell in each position that the cell covers', () => {
  const html =
    '<table><tr><td rowspan="2">LC</td><td colspan="2">Forces [N]</td></tr><tr><td>Fx</td><td>Fy</td></tr>' +
    '<tr><td>1</td><td>2</td><td>3</td></tr></table>';
  expect(pasted({ 'text/html': html }).cells).toEqual([
    ['LC', 'Forces [N]', 'Forces [N]'],
    ['LC', 'Fx', 'Fy'],
    ['1', '2', '3'],
  ]);
});

it('the import reads the plain text of the clipboard if there is no HTML, with error values as unreadable cells', () => {
  expect(pasted({ 'text/plain': 'LC\tN\nA\t#REF!\nB\t#WERT!\nC\t###' })).toEqual({
    name: '',
    separator: '\t',
    cells: [
      ['LC', 'N'],
      ['A', { unreadable: '#REF!' }],
      ['B', { unreadable: '#WERT!' }],
      ['C', { unreadable: '###' }],
    ],
  });
});
