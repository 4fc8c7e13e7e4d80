import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '@/load-tables/rows-of-text';
import { toCsv } from '@/shared/tables/csv';

describe('tables as CSV', () => {
  it('a table of strings without outer spaces is read back unchanged from CSV', () => {
    const text = fc.string().map((value) => value.trim());
    const row = fc.tuple(fc.constant('x'), text, text);
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (rows) => {
        // The first line contains three plain cells, because the parser detects the separator from that line.
        const table = [['name', 'a', 'b'], ...rows];
        expect(parseCsv(toCsv(table))).toEqual(table);
      }),
    );
  });

  it.each(['=1+1', '+cmd', '-2', '@SUM(A1)', "'=1"])(
    'toCsv adds an apostrophe to the string %s to prevent its use as a formula, and parseCsv removes the apostrophe',
    (formula) => {
      const csv = toCsv([['name'], [formula]]);
      expect(csv).toContain(`'${formula}`);
      expect(parseCsv(csv)[1]).toEqual([formula]);
    },
  );

  it('toCsv adds an apostrophe to a string that begins with a minus sign, but not to a negative number', () => {
    expect(
      toCsv([
        ['name', 'N'],
        ['-2', -2.5],
      ]),
    ).toContain("'-2,-2.5");
  });

  it('parseCsv reads cells separated by semicolons or tabs, with quotes and line breaks, and skips empty lines', () => {
    expect(parseCsv('a;b\r\n"1;5";"say ""so"""\n\n;\n')).toEqual([
      ['a', 'b'],
      ['1;5', 'say "so"'],
    ]);
    expect(parseCsv('a\tb\n1\t"two\nlines"')).toEqual([
      ['a', 'b'],
      ['1', 'two\nlines'],
    ]);
  });
});
