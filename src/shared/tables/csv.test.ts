import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCsv } from '@/files/load-tables/rows-of-text';
import { toCsv, asTyped, harmless, unconverted } from '@/shared/tables/csv';

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

it.each(['1;=2', '\n=2', ' =2', '\u200b=2', '1;\u200b =2', 'a\n=2', '1;"=2', 'a\t@b', '1|-2', '\n', ';＝1'])(
  'no program that splits a line of toCsv finds a formula in the string %j, and the marks are removed again',
  (text) => {
    for (const guarded of [harmless, unconverted]) {
      const csv = toCsv(
        [
          ['name', 'x', 'y'],
          ['', text, ''],
        ],
        guarded,
      ).slice(1);
      for (const cell of csv.split(/[,;|\t\r\n]/)) expect(cell).not.toMatch(/^[\s\p{Cf}"]*[=+\-@＝]/u);
      expect(asTyped(guarded(text))).toBe(text);
    }
  },
);

it('the marks of every string are removed completely and no other character is changed', () => {
  const unit = fc.constantFrom(...`'=-+;|\n\t "\u200b1a年`.split(''), '5%', 'jan');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
      expect(asTyped(harmless(text))).toBe(text);
      expect(asTyped(unconverted(text))).toBe(text);
    }),
    { numRuns: 3000 },
  );
});

it('toCsv adds an apostrophe to a string that begins with a minus sign, but not to a negative number', () =>
  expect(
    toCsv([
      ['name', 'N'],
      ['-2', -2.5],
    ]),
  ).toContain("'-2,-2.5"));

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
