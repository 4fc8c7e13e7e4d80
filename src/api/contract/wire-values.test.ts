import { describe, expect, it } from 'vitest';
import { readCaptcha, readToken } from '@/api/contract/session';
import { readTime, readFlag, readId, readNumber, readImage, readText } from '@/api/contract/wire-values';

/** Values read, each with the sent values from which it is read, and the sent values that are refused. */
interface Table {
  read: (raw: unknown) => unknown;
  rows: readonly (readonly [read: unknown, ...sent: unknown[]])[];
  refused: readonly unknown[];
}

const PNG = 'iVBORw0KGgoAAAANSUhEUgAA';
const IMAGE = `data:image/png;base64,${PNG}`;

const INSTANT = new Date(2030, 0, 31, 12, 5, 9).getTime();
const SUMMER = new Date(2030, 6, 31, 12, 5, 9).toISOString();
const IN_SUMMER = ['.000Z', '+0000', '+00'].map((zone) => SUMMER.replace('.000Z', zone));

const TABLES: Readonly<Record<string, Table>> = {
  'a number': {
    read: readNumber,
    rows: [
      [12.5, 12.5, '12.5'],
      [-300, ' -3e2 '],
      [0, '0'],
    ],
    refused: ['', '12,5', '1 234', '0x10', 'Infinity', NaN, null, undefined, true, [1]],
  },
  'a text': {
    read: readText,
    rows: [
      ['Wang', 'Wang'],
      ['', '', null, undefined],
      ['13800000000', 13800000000],
    ],
    refused: [true, ['Wang'], {}],
  },
  'an id': {
    read: readId,
    rows: ['a1', '7', 7, 0].map((id) => [id, id]),
    refused: [1.5, 2 ** 53, '', null, undefined],
  },
  'a flag': {
    read: readFlag,
    rows: [
      [true, '1', 1, true, 'true'],
      [false, '0', 0, false, 'false'],
    ],
    refused: ['', '2', 2, 'yes', null, undefined],
  },
  'a time': {
    read: readTime,
    rows: [
      ['2030-01-31 12:05:09', '2030-01-31 12:05:09', '2030-01-31T12:05:09', '2030-01-31T12:05:09.123456'],
      ['2030-01-31 12:05:09', [2030, 1, 31, 12, 5, 9, 123000000]],
      ['2030-01-31 12:05:00', '2030-01-31 12:05', [2030, 1, 31, 12, 5]],
      ['2030-01-31 00:00:00', '2030-01-31', [2030, 1, 31]],
      // Instants, in the time zone of the computer that runs the test.
      ['2030-01-31 12:05:09', INSTANT, String(INSTANT)],
      ['2030-07-31 12:05:09', ...IN_SUMMER],
      [null, null, undefined, ''],
    ],
    refused: [
      // Times in seconds instead of milliseconds, and 0: both would be read as dates in 1970.
      ...[1_900_000_000, 0],
      ...['2030-02-30 12:00:00', '2030-01-31 25:00:00', '0000-00-00 00:00:00', '31.01.2030', 'soon'],
      ...[[2030, 13, 1], [2030, 1], ['2030', '1', '31'], { time: 1 }, true],
    ],
  },
  'a picture': {
    read: readImage,
    rows: [
      [IMAGE, IMAGE, PNG, `${PNG.slice(0, 16)}\r\n${PNG.slice(16)}`],
      ['data:image/jpeg;base64,/9j/4AAQ', '/9j/4AAQ'],
      ['data:image/gif;base64,R0lGODlh', 'R0lGODlh'],
      ['data:image/svg+xml;base64,PHN2ZyB4', 'PHN2ZyB4'],
    ],
    refused: ['https://elsewhere.example/code.png', 'data:text/html;base64,PHA+', '', null, 7],
  },
};

describe.each(Object.entries(TABLES))('reader for %s', (kind, { read, rows, refused }) => {
  const cases = [...rows, [undefined, ...refused]].flatMap(([value, ...sent]) =>
    sent.map((one) => [one, value] as const),
  );
  it.each(cases)(`the reader for ${kind} reads %j as %j (undefined: refused)`, (sent, expected) =>
    expect(read(sent)).toEqual(expected),
  );
});

it('the time reader converts an instant to the time zone of the computer', () =>
  expect(readTime('2030-01-31T12:00:00+08:00')).toBe(readTime(Date.UTC(2030, 0, 31, 4))));

const TOKEN = { token_type: 'Bearer', access_token: 'abc', refresh_token: 'r', expires_in: 7200 };

it.each<[string, object, object]>([
  ['as sent by the embedded backend', {}, {}],
  ['as documented, without its lifetime', { expires_in: undefined }, { expires_in: null }],
  ['with null as its refresh token', { refresh_token: null }, { refresh_token: null }],
  ['without a refresh token', { refresh_token: undefined }, { refresh_token: null }],
  ['with its lifetime as text', { expires_in: '7200' }, { expires_in: 7200 }],
])('the token parser reads a token %s', (_, change, read) =>
  expect(readToken({ ...TOKEN, ...change })).toEqual({ ok: true, value: { ...TOKEN, ...read } }),
);

it.each<[unknown, string]>([
  [{ ...TOKEN, access_token: '' }, 'access_token'],
  [{ ...TOKEN, token_type: null }, 'token_type'],
  [{ ...TOKEN, expires_in: '2 h' }, 'expires_in'],
  [{ ...TOKEN, refresh_token: {} }, 'refresh_token'],
  ['abc', ''],
  [null, ''],
])('the token parser refuses %j and reports the invalid field %j', (raw, field) =>
  expect(readToken(raw)).toMatchObject({ ok: false, error: { field } }),
);

it.each([PNG, IMAGE])('the verification code parser reads the image %j', (image) =>
  expect(readCaptcha({ id: 7, image })).toEqual({ ok: true, value: { id: 7, image: IMAGE } }),
);

it.each<[unknown, string]>([
  [{ id: 'c1', image: 'no picture' }, 'image'],
  [{ id: 'c1' }, 'image'],
  [{ image: PNG }, 'id'],
])('the verification code parser refuses %j and reports the invalid field %j', (raw, field) =>
  expect(readCaptcha(raw)).toMatchObject({ ok: false, error: { field } }),
);
