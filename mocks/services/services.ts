import { passwordSchema, registrationSchema, userPatchSchema } from '@/api/contract/account';
import type { PdfConverter } from '@/report/pdf/convert';
import { createAuthService, type Caller, type SessionParts, createTokenService } from './auth';
import { createCalculationService, type Calculator } from './calculation-workers';
import { createCaptchaService } from './captcha';
import { createDatabases } from './databases';
import type { Environment } from './environment';
import { createImageService } from './images';
import { hashPassword } from './passwords';
import { createPdfService } from './pdf';
import { done, failed, parseBody, type Answer } from './service-result';
import { addAccount, given, userViewer, type UserAnswer, createUserService } from './users';

const ROLE_OF_NEW_USERS = 'USER';

interface RegistrationRequest {
  captchaId: string;
  verification: string;
  body: unknown;
  anyCaptcha?: boolean;
}

function createMeService(environment: Environment, { tokens, captcha }: SessionParts) {
  const { store } = environment;
  return {
    async read(caller: Caller): Answer<UserAnswer> {
      return done((await userViewer(store))(caller.user));
    },
    /** Changes the profile; roles, expiry and username in the body are ignored. */
    async change(caller: Caller, id: string, body: unknown): Answer<UserAnswer> {
      if (id !== caller.user.id) return failed(403, 'forbidden');
      const patch = parseBody(userPatchSchema, body);
      if (!patch.ok) return patch;
      const changed = { ...caller.user, ...given(patch.value) };
      await store.users.put(changed);
      return done((await userViewer(store))(changed));
    },
    /** Changes the password and ends the user's other sessions. */
    async changePassword(caller: Caller, id: string, body: unknown): Answer<null> {
      if (id !== caller.user.id) return failed(403, 'forbidden');
      const parsed = parseBody(passwordSchema, body);
      if (!parsed.ok) return parsed;
      const passwordHash = await hashPassword(parsed.value.password, environment);
      await store.users.put({ ...caller.user, passwordHash });
      await tokens.revoke(id, caller.session);
      return done(null);
    },
    async register({
      captchaId,
      verification,
      body,
      anyCaptcha = false,
    }: RegistrationRequest): Answer<UserAnswer> {
      const rightCode = await captcha.redeem(captchaId, verification);
      if (!rightCode && !anyCaptcha) return failed(400, 'wrong_captcha');
      const parsed = parseBody(registrationSchema, body);
      if (!parsed.ok) return parsed;
      const role = (await store.roles.where('name', ROLE_OF_NEW_USERS)).at(0);
      const added = await addAccount(environment, { ...parsed.value, roles: role ? [role.id] : [] });
      return added.ok ? done((await userViewer(store))(added.value)) : added;
    },
  };
}

export interface Engines {
  /** Starts a worker, or a substitute for it in tests. */
  startCalculator: () => Calculator;
  /** Maximum number of parallel calculations per user. */
  workers?: number;
  pdf: PdfConverter;
}

export type Services = ReturnType<typeof createServices>;

export function createServices(environment: Environment, engines: Engines) {
  const tokens = createTokenService(environment);
  const captcha = createCaptchaService(environment);
  return {
    captcha,
    auth: createAuthService(environment, { tokens, captcha }),
    me: createMeService(environment, { tokens, captcha }),
    users: createUserService(environment, tokens),
    ...createDatabases(environment),
    images: createImageService(environment),
    calculation: createCalculationService(environment, engines.startCalculator, { workers: engines.workers }),
    pdf: createPdfService(engines.pdf),
  };
}
