import { describe, expect, it } from 'vitest';
import { readCaptcha, readToken } from '@/api/contract/session';

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

describe('verification code parser', () => {
  const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAA';

  it.each([PICTURE, `data:image/png;base64,${PICTURE}`])(
    'the verification code parser reads the image %j',
    (image) =>
      expect(readCaptcha({ id: 7, image })).toEqual({
        ok: true,
        value: { id: 7, image: `data:image/png;base64,${PICTURE}` },
      }),
  );

  it.each<[unknown, string]>([
    [{ id: 'c1', image: 'no picture' }, 'image'],
    [{ id: 'c1' }, 'image'],
    [{ image: PICTURE }, 'id'],
  ])('the verification code parser refuses %j and reports the invalid field %j', (raw, field) =>
    expect(readCaptcha(raw)).toMatchObject({ ok: false, error: { field } }),
  );
});
