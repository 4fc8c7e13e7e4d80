import { describe, expect, it } from 'vitest';
import { endOfToken } from '@/stores/token-life';

const NOW = Date.UTC(2030, 0, 31, 12);
const inSeconds = (seconds: number) => NOW / 1000 + seconds;

function webToken(claims: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part(claims)}.c2lnbmF0dXJl`;
}

const endOf = (access_token: string, expires_in?: number | null) =>
  endOfToken({ token_type: 'Bearer', access_token, expires_in }, NOW);

describe('expiry of a token', () => {
  it.each<[string, number | null, string, number | null | undefined]>([
    ['is what the answer says', NOW + 7_200_000, webToken({ exp: inSeconds(60) }), 7200],
    [
      'is what the token says of itself',
      NOW + 60_000,
      webToken({ exp: inSeconds(60), name: '锚栓?>' }),
      null,
    ],
    [
      'is counted by its life, not by a clock that goes wrong',
      NOW + 60_000,
      webToken({ iat: inSeconds(-900), exp: inSeconds(-840) }),
      undefined,
    ],
    ['is not known by a clock that is behind', null, webToken({ exp: inSeconds(-540) }), null],
    ['is not known of a token of another kind', null, 'b1946ac92492d2347c6235b4d2611184', null],
    ['is not known of one that merely looks like it', null, 'a.b.c', null],
    ['is not known without the claim', null, webToken({ sub: 'u2' }), null],
    ['is not known where the claim is no number', null, webToken({ exp: 'soon' }), null],
    ['is not known where there are no claims', null, webToken(null), null],
  ])('%s', (_, expected, token, life) => expect(endOf(token, life)).toBe(expected));
});
