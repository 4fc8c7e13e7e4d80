/**
 * Sign-in, token renewal, sign-out, and authentication of calls that need a session. Access and refresh
 * tokens are random strings, stored as hashes, that expire or are revoked.
 */
import { type TokenAnswer, ADMIN_ROLE } from '@/api/contract/session';
import type { TokenRecord, RoleRecord, UserRecord } from '../store/records';
import type { CaptchaService } from './captcha';
import { sha256Hex, toHex, type Environment } from './environment';
import { verifyPassword } from './passwords';
import { done, failed, type Answer } from './service-result';

const ACCESS_LIFE_MS = 2 * 3600_000;
const REFRESH_LIFE_MS = 14 * 24 * 3600_000;
const TOKEN_BYTES = 32;

const TOKEN_TYPE = 'Bearer';

/** Shorter token lifetimes, set by QA switches. */
export interface TokenLimits {
  /** Time in ms since 1970; tokens issued before this time are refused. */
  notBefore?: number;
  /** Minimum age in ms of a token that is refused. */
  longestLifeMs?: number;
}

export type TokenService = ReturnType<typeof createTokenService>;

export function createTokenService({ store, now, randomBytes }: Environment) {
  const dropExpired = async () => {
    for (const token of await store.tokens.all()) {
      if (token.expiresAt <= now()) await store.tokens.remove(token.id);
    }
  };

  const issue = async (draft: Omit<TokenRecord, 'id'>) => {
    const token = toHex(randomBytes(TOKEN_BYTES));
    await store.tokens.put({ id: await sha256Hex(token), ...draft });
    return token;
  };

  const find = async (kind: TokenRecord['kind'], token: string, limits: TokenLimits = {}) => {
    const found = await store.tokens.get(await sha256Hex(token));
    if (found?.kind !== kind) return undefined;
    const { notBefore = 0, longestLifeMs = Infinity } = limits;
    const alive =
      found.expiresAt > now() && found.issuedAt >= notBefore && now() - found.issuedAt < longestLifeMs;
    return alive ? found : undefined;
  };

  /** Issues both tokens; every refresh token of a session expires with the first one. */
  const answer = async (session: Omit<TokenRecord, 'id'>): Promise<TokenAnswer> => {
    const issuedAt = now();
    const access = { ...session, kind: 'access', issuedAt, expiresAt: issuedAt + ACCESS_LIFE_MS } as const;
    return {
      token_type: TOKEN_TYPE,
      access_token: await issue(access),
      refresh_token: await issue(session),
      expires_in: ACCESS_LIFE_MS / 1000,
    };
  };

  const removeThose = async (userId: string, isMeant: (token: TokenRecord) => boolean) => {
    for (const token of await store.tokens.where('userId', userId)) {
      if (isMeant(token)) await store.tokens.remove(token.id);
    }
  };

  const end = ({ userId, session }: Pick<TokenRecord, 'userId' | 'session'>) =>
    removeThose(userId, (token) => token.session === session);

  return {
    find,
    async open(userId: string) {
      await dropExpired();
      const session = toHex(randomBytes(8));
      const issuedAt = now();
      return answer({ kind: 'refresh', userId, session, issuedAt, expiresAt: issuedAt + REFRESH_LIFE_MS });
    },
    /**
     * Exchanges a refresh token for new tokens of the session; a second use indicates theft and ends the
     * session.
     */
    async renew(refreshToken: string, limits?: TokenLimits) {
      const found = await find('refresh', refreshToken, limits);
      if (!found) return undefined;
      if (found.isUsed) {
        await end(found);
        return undefined;
      }
      await dropExpired();
      await store.tokens.put({ ...found, isUsed: true });
      const { id: _, ...session } = found;
      return answer(session);
    },
    end,
    /** Ends all sessions of a user except the given one. */
    revoke: (userId: string, exceptSession?: string) =>
      removeThose(userId, ({ session }) => session !== exceptSession),
  };
}

export interface Caller {
  user: UserRecord;
  roles: readonly RoleRecord[];
  isAdmin: boolean;
  session: string;
}

/** Function that returns a field of the token form; '' if the field is missing. */
type FormReader = (field: string) => string;

interface TokenRequestOptions {
  /** True if a QA switch makes any captcha answer acceptable. */
  anyCaptcha?: boolean;
  limits?: TokenLimits;
}

export interface SessionParts {
  tokens: TokenService;
  captcha: CaptchaService;
}

export function createAuthService({ store }: Environment, { tokens, captcha }: SessionParts) {
  const grants: Record<string, (form: FormReader, options: TokenRequestOptions) => Answer<TokenAnswer>> = {
    async password_captcha(form, { anyCaptcha = false }) {
      const rightCode = await captcha.redeem(form('captcha_id'), form('captcha_text'));
      if (!rightCode && !anyCaptcha) return failed(400, 'wrong_captcha');
      const user = (await store.users.where('username', form('username').trim())).at(0);
      if (!user || !(await verifyPassword(form('password'), user.passwordHash))) {
        return failed(400, 'wrong_credentials');
      }
      return done(await tokens.open(user.id));
    },
    async refresh_token(form, { limits }) {
      const answer = await tokens.renew(form('refresh_token'), limits);
      return answer ? done(answer) : failed(400, 'refresh_expired');
    },
  };

  const sessionOf = async (header: string | null, limits?: TokenLimits) => {
    const [, token] = /^Bearer\s+(\S+)$/i.exec(header?.trim() ?? '') ?? [];
    return token === undefined ? undefined : { token: await tokens.find('access', token, limits) };
  };

  return {
    /** Ends the session that belongs to an Authorization header, if there is one. */
    async signOut(header: string) {
      const session = (await sessionOf(header))?.token;
      if (session) await tokens.end(session);
    },
    async token(form: FormReader, options: TokenRequestOptions = {}): Answer<TokenAnswer> {
      const grant = form('grant_type');
      return Object.hasOwn(grants, grant)
        ? grants[grant](form, options)
        : failed(400, 'unsupported_grant', { grant });
    },
    /** Authenticates a call that needs a session; `header` is the call's Authorization header. */
    async authenticate(header: string | null, limits?: TokenLimits): Answer<Caller> {
      const session = await sessionOf(header, limits);
      if (!session) return failed(401, 'unauthorized');
      const { token } = session;
      const user = token && (await store.users.get(token.userId));
      if (!user) return failed(401, 'token_expired');
      const roles = (await store.roles.all()).filter((role) => user.roleIds.includes(role.id));
      return done({
        user,
        roles,
        isAdmin: roles.some((role) => role.name === ADMIN_ROLE),
        session: token.session,
      });
    },
  };
}
