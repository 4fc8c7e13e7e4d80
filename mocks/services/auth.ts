/** Sign-in, token renewal, sign-out, and authentication of calls that need a session. */
import { ADMIN_ROLE, type TokenAnswer } from '@/api/contract/session';
import type { RoleRecord, UserRecord } from '../store/records';
import type { CaptchaService } from './captcha';
import type { Environment } from './environment';
import { verifyPassword } from './passwords';
import { done, failed, type Answer } from './service-result';
import type { TokenLimits, TokenService } from './tokens';

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
