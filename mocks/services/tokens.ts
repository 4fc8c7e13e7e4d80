/** Access and refresh tokens: opaque, random, stored as hashes, ended by time or by hand. */
import type { TokenAnswer } from '../../src/api/contract/session';
import type { TokenRecord } from '../store/records';
import { sha256Hex, toHex } from './encoding';
import type { Environment } from './environment';

const ACCESS_LIFE_MS = 2 * 3600_000;
const REFRESH_LIFE_MS = 14 * 24 * 3600_000;
const TOKEN_BYTES = 32;

const TOKEN_TYPE = 'Bearer';

/** Shorter lives than the tokens' own, for QA scenarios. */
export interface TokenLimits {
  /** Tokens issued before this moment are refused, ms since 1970. */
  notBefore?: number;
  /** Tokens older than this are refused. */
  longestLifeMs?: number;
}

export interface TokenService {
  open(userId: string): Promise<TokenAnswer>;
  /** A new access token; the refresh token stays as it is, because two tabs may hold it. */
  renew(refreshToken: string, limits?: TokenLimits): Promise<TokenAnswer | undefined>;
  find(kind: TokenRecord['kind'], token: string, limits?: TokenLimits): Promise<TokenRecord | undefined>;
  /** Ends every session of a user but the one named. */
  revoke(userId: string, exceptSession?: string): Promise<void>;
}

export function createTokenService({ store, now, randomBytes }: Environment): TokenService {
  const dropExpired = async () => {
    for (const token of await store.tokens.all()) {
      if (token.expiresAt <= now()) await store.tokens.remove(token.id);
    }
  };

  const issue = async (kind: TokenRecord['kind'], userId: string, session: string, life: number) => {
    const token = toHex(randomBytes(TOKEN_BYTES));
    const issuedAt = now();
    const id = await sha256Hex(token);
    await store.tokens.put({ id, kind, userId, session, issuedAt, expiresAt: issuedAt + life });
    return token;
  };

  const find: TokenService['find'] = async (kind, token, limits = {}) => {
    const found = await store.tokens.get(await sha256Hex(token));
    if (found?.kind !== kind) return undefined;
    const { notBefore = 0, longestLifeMs = Infinity } = limits;
    const alive =
      found.expiresAt > now() && found.issuedAt >= notBefore && now() - found.issuedAt < longestLifeMs;
    return alive ? found : undefined;
  };

  const answer = async (userId: string, session: string, refreshToken: string): Promise<TokenAnswer> => ({
    token_type: TOKEN_TYPE,
    access_token: await issue('access', userId, session, ACCESS_LIFE_MS),
    refresh_token: refreshToken,
    expires_in: ACCESS_LIFE_MS / 1000,
  });

  return {
    find,
    async open(userId) {
      await dropExpired();
      const session = toHex(randomBytes(8));
      return answer(userId, session, await issue('refresh', userId, session, REFRESH_LIFE_MS));
    },
    async renew(refreshToken, limits) {
      const found = await find('refresh', refreshToken, limits);
      return found && answer(found.userId, found.session, refreshToken);
    },
    async revoke(userId, exceptSession) {
      for (const token of await store.tokens.where('userId', userId)) {
        if (token.session !== exceptSession) await store.tokens.remove(token.id);
      }
    },
  };
}
