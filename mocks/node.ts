/** The embedded backend for tests: memory, direct calculation, a clock that may be set. */
import { setupServer } from 'msw/node';
import type { TokenAnswer } from '../src/api/contract/account';
import { createHandlers } from './handlers/handlers';
import { parseScenario, type QaScenario } from './handlers/qa-scenario';
import { CLIENT_AUTHORIZATION } from './seed/client-authorization';
import { demoAccounts } from './seed/demo-accounts';
import { seed } from './seed/seed';
import type { Calculator } from './services/calculation-dispatch';
import { randomBytes, type Environment } from './services/environment';
import { createServices, type Services } from './services/services';
import { createMemoryStore } from './store/memory-store';
import type { Store } from './store/store';
import { startDirectCalculator } from './workers/direct-calculator';

/** Few rounds: a test signs in within a millisecond. */
const TEST_PASSWORD_ROUNDS = 10;

export interface TestBackendOptions {
  store?: Store;
  /** ms since 1970. */
  now?: () => number;
  startCalculator?: () => Calculator;
  /** QA switches, as after `?qa=`. */
  qa?: string;
}

export interface TestBackend {
  /** MSW server; `createTestBackend` does not start it: call `server.listen({ onUnhandledRequest: 'error' })`. */
  server: ReturnType<typeof setupServer>;
  services: Services;
  environment: Environment;
  store: Store;
  /** The Basic authorization that token and register expect. */
  clientAuthorization: string;
  /** Switches QA scenarios while the test runs; '' ends them. */
  setQa(text: string): void;
  /** The text a person would read in the picture of this verification code. */
  captchaText(id: string): Promise<string>;
  /** Signs in past captcha and password; answers the token call's answer. */
  signIn(username: string): Promise<TokenAnswer>;
  /** The same as the value of the Authorization header. */
  authorizationOf(username: string): Promise<string>;
}

export async function createTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const store = options.store ?? createMemoryStore();
  const now = options.now ?? Date.now;
  const environment: Environment = { store, now, randomBytes, passwordRounds: TEST_PASSWORD_ROUNDS };
  await seed(environment);
  const services = createServices(environment, {
    startCalculator: options.startCalculator ?? startDirectCalculator,
  });
  let scenario: QaScenario = parseScenario(options.qa ?? '');
  const backend = {
    store,
    services,
    clientAuthorization: CLIENT_AUTHORIZATION,
    scenario: () => scenario,
    startedAt: now(),
  };

  const captchaText = async (id: string) => {
    const captcha = await store.captchas.get(id);
    if (!captcha) throw new Error(`There is no verification code ${id}`);
    return captcha.text;
  };

  const signIn = async (username: string) => {
    const { id } = await services.captcha.issue();
    const fields: Record<string, string> = {
      grant_type: 'password_captcha',
      username,
      password: demoAccounts.find((account) => account.username === username)?.password ?? '',
      captcha_id: id,
      captcha_text: await captchaText(id),
    };
    const answer = await services.auth.token((field) => fields[field] ?? '');
    if (!answer.ok) throw new Error(`${username} cannot sign in: ${answer.failure.code}`);
    return answer.value;
  };

  return {
    server: setupServer(...createHandlers(Promise.resolve(backend))),
    services,
    environment,
    store,
    clientAuthorization: CLIENT_AUTHORIZATION,
    setQa: (text) => {
      scenario = parseScenario(text);
    },
    captchaText,
    signIn,
    authorizationOf: async (username) => {
      const { token_type, access_token } = await signIn(username);
      return `${token_type} ${access_token}`;
    },
  };
}
