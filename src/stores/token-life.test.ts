import { expect, it } from 'vitest';
import { endOfToken } from '@/stores/session';

const NOW = Date.UTC(2030, 0, 31, 12);
const inSeconds = (seconds: number) => NOW / 1000 + seconds;

function webToken(claims: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part(claims)}.c2lnbmF0dXJl`;
}

const endOf = (access_token: string, expires_in?: number | null) =>
  endOfToken({ token_type: 'Bearer', access_token, expires_in }, NOW);

it.each<[string, number | null, string, number | null | undefined]>([
  ['follows from the lifetime in the response', NOW + 7_200_000, webToken({ exp: inSeconds(60) }), 7200],
  [
    'is the time in the token if the response has no lifetime',
    NOW + 60_000,
    webToken({ exp: inSeconds(60), name: '锚栓?>' }),
    null,
  ],
  [
    'follows from the lifetime in the token if the clocks of server and computer differ',
    NOW + 60_000,
    webToken({ iat: inSeconds(-900), exp: inSeconds(-840) }),
    undefined,
  ],
  ['is unknown if the time in the token has already passed', null, webToken({ exp: inSeconds(-540) }), null],
  ['is unknown if the token is not a JSON web token', null, 'b1946ac92492d2347c6235b4d2611184', null],
  ['is unknown for a token that only looks like a JSON web token', null, 'a.b.c', null],
  ['is unknown without the exp claim', null, webToken({ sub: 'u2' }), null],
  ['is unknown if the exp claim is not a number', null, webToken({ exp: 'soon' }), null],
  ['is unknown if there are no claims', null, webToken(null), null],
])('the expiry of a token %s', (_, expected, token, life) => expect(endOf(token, life)).toBe(expected));
