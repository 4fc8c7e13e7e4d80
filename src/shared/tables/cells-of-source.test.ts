// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { workbookOf } from './workbook';
import { tablesOfFile } from './cells-of-source';

const fileOf = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) => new File([bytes], 'loads');
const textFile = (text: string) => fileOf(new TextEncoder().encode(text));

describe('a workbook', () => {
  it('gives each sheet that holds something, its cells as texts', async () => {
    const file = fileOf(
      workbookOf({
        Notes: [],
        ULS: [
          ['Row', 'N [kN]', 'My'],
          ['LC1', -12.5, 0.1],
          ['LC2', null, 3],
        ],
        SLS: [['工况', 1e-7]],
      }),
    );
    expect(await tablesOfFile(file)).toEqual([
      {
        name: 'ULS',
        cells: [
          ['Row', 'N [kN]', 'My'],
          ['LC1', '-12.5', '0.1'],
          ['LC2', '', '3'],
        ],
      },
      { name: 'SLS', cells: [['工况', '1e-7']] },
    ]);
  });

  it('of the older form, or broken, is no table', async () => {
    expect(await tablesOfFile(fileOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])))).toBeNull();
    expect(await tablesOfFile(fileOf(new Uint8Array(workbookOf({ A: [['x']] }).slice(0, 200))))).toBeNull();
  });
});

describe('a text file', () => {
  it('is read as Chinese spreadsheets save it', async () => {
    const gb18030 = new Uint8Array([0xb9, 0xa4, 0xbf, 0xf6, 0x2c, 0x4e, 0x0a, 0x31, 0x2c, 0x32]);
    expect(await tablesOfFile(fileOf(gb18030))).toEqual([
      {
        name: '',
        cells: [
          ['工况', 'N'],
          ['1', '2'],
        ],
      },
    ]);
    expect(await tablesOfFile(textFile('工况,N\n1,2'))).toEqual(await tablesOfFile(fileOf(gb18030)));
  });
});
