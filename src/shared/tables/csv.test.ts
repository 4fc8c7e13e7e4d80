import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '@/load-tables/rows-of-text';
import { toCsv } from '@/shared/tables/csv';

describe('tables as text', () => {
  it('tables as text are read back unchanged', () => {
    const text = fc.string().map((value) => value.trim());
    const row = fc.tuple(fc.constant('x'), text, text);
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (rows) => {
        // The separator is determined from the first line.
        const table = [['name', 'a', 'b'], ...rows];
        expect(parseCsv(toCsv(table))).toEqual(table);
      }),
    );
  });

  it.each(['=1+1', '+cmd', '-2', '@SUM(A1)', "'=1"])(
    'tables as text make %s harmless for a spreadsheet',
    (formula) => {
      const csv = toCsv([['name'], [formula]]);
      expect(csv).toContain(`'${formula}`);
      expect(parseCsv(csv)[1]).toEqual([formula]);
    },
  );

  it('CSV export keeps negative numbers numeric and escapes only text that starts with a minus', () => {
    expect(
      toCsv([
        ['name', 'N'],
        ['-2', -2.5],
      ]),
    ).toContain("'-2,-2.5");
  });

  it('tables as text are read with semicolons, tabs, quotes, line breaks and empty lines', () => {
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
