import { describe, expect, it } from 'vitest';
import { readTime } from '@/api/contract/wire-time';
import { readFlag, readId, readNumber, readImage, readText } from '@/api/contract/wire-values';

/** Pairs of sent and read values; the read value is undefined if the reader refuses the sent one. */
type Rows = readonly (readonly [sent: unknown, read: unknown])[];

const PNG = 'iVBORw0KGgoAAAANSUhEUgAA';

const TABLES: Readonly<Record<string, { read: (raw: unknown) => unknown; rows: Rows }>> = {
  'a number': {
    read: readNumber,
    rows: [
      [12.5, 12.5],
      ['12.5', 12.5],
      [' -3e2 ', -300],
      ['0', 0],
      ['', undefined],
      ['12,5', undefined],
      ['1 234', undefined],
      ['0x10', undefined],
      ['Infinity', undefined],
      [NaN, undefined],
      [null, undefined],
      [undefined, undefined],
      [true, undefined],
      [[1], undefined],
    ],
  },
  'a text': {
    read: readText,
    rows: [
      ['Wang', 'Wang'],
      ['', ''],
      [null, ''],
      [undefined, ''],
      [13800000000, '13800000000'],
      [true, undefined],
      [['Wang'], undefined],
      [{}, undefined],
    ],
  },
  'an id': {
    read: readId,
    rows: [
      ['a1', 'a1'],
      ['7', '7'],
      [7, 7],
      [0, 0],
      [1.5, undefined],
      [2 ** 53, undefined],
      ['', undefined],
      [null, undefined],
      [undefined, undefined],
    ],
  },
  'a flag': {
    read: readFlag,
    rows: [
      ['1', true],
      [1, true],
      [true, true],
      ['true', true],
      ['0', false],
      [0, false],
      [false, false],
      ['false', false],
      ['', undefined],
      ['2', undefined],
      [2, undefined],
      ['yes', undefined],
      [null, undefined],
      [undefined, undefined],
    ],
  },
  'a time': {
    read: readTime,
    rows: [
      ['2030-01-31 12:05:09', '2030-01-31 12:05:09'],
      ['2030-01-31T12:05:09', '2030-01-31 12:05:09'],
      ['2030-01-31T12:05:09.123456', '2030-01-31 12:05:09'],
      ['2030-01-31 12:05', '2030-01-31 12:05:00'],
      ['2030-01-31', '2030-01-31 00:00:00'],
      [[2030, 1, 31, 12, 5, 9, 123000000], '2030-01-31 12:05:09'],
      [[2030, 1, 31, 12, 5], '2030-01-31 12:05:00'],
      [[2030, 1, 31], '2030-01-31 00:00:00'],
      // Instants, in the time zone of the computer that runs the test.
      [new Date(2030, 0, 31, 12, 5, 9).getTime(), '2030-01-31 12:05:09'],
      [String(new Date(2030, 0, 31, 12, 5, 9).getTime()), '2030-01-31 12:05:09'],
      [new Date(2030, 6, 31, 12, 5, 9).toISOString(), '2030-07-31 12:05:09'],
      [new Date(2030, 6, 31, 12, 5, 9).toISOString().replace('.000Z', '+0000'), '2030-07-31 12:05:09'],
      [new Date(2030, 6, 31, 12, 5, 9).toISOString().replace('.000Z', '+00'), '2030-07-31 12:05:09'],
      [null, null],
      [undefined, null],
      ['', null],
      // Times in seconds instead of milliseconds, and 0: both would be read as dates in 1970.
      [1_900_000_000, undefined],
      [0, undefined],
      ['2030-02-30 12:00:00', undefined],
      ['2030-01-31 25:00:00', undefined],
      ['0000-00-00 00:00:00', undefined],
      ['31.01.2030', undefined],
      ['soon', undefined],
      [[2030, 13, 1], undefined],
      [[2030, 1], undefined],
      [['2030', '1', '31'], undefined],
      [{ time: 1 }, undefined],
      [true, undefined],
    ],
  },
  'a picture': {
    read: readImage,
    rows: [
      [`data:image/png;base64,${PNG}`, `data:image/png;base64,${PNG}`],
      [PNG, `data:image/png;base64,${PNG}`],
      [`${PNG.slice(0, 16)}\r\n${PNG.slice(16)}`, `data:image/png;base64,${PNG}`],
      ['/9j/4AAQ', 'data:image/jpeg;base64,/9j/4AAQ'],
      ['R0lGODlh', 'data:image/gif;base64,R0lGODlh'],
      ['PHN2ZyB4', 'data:image/svg+xml;base64,PHN2ZyB4'],
      ['https://elsewhere.example/code.png', undefined],
      ['data:text/html;base64,PHA+', undefined],
      ['', undefined],
      [null, undefined],
      [7, undefined],
    ],
  },
};

describe.each(Object.entries(TABLES))('reader for %s', (kind, { read, rows }) => {
  it.each(rows)(`the reader for ${kind} reads %j as %j (undefined: refused)`, (sent, expected) =>
    expect(read(sent)).toEqual(expected),
  );
});

describe('time reader', () => {
  it('the time reader converts an instant to the time zone of the computer', () => {
    expect(readTime('2030-01-31T12:00:00+08:00')).toBe(readTime(Date.UTC(2030, 0, 31, 4)));
  });
});
