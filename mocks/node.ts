/** Embedded backend for tests: storage in memory, no workers, a clock that the test may set, MSW. */
import { setupServer } from 'msw/node';
import type { AnswerOptions } from '@/api/calculation/answer-calls';
import type { TextAnswers } from '@/api/calculation/json-batch';
import type { Outcome } from '@/engineering';
import { createDirectPdfConverter } from '@/report/pdf/in-process-converter';
import { createHandlers } from './handlers/handlers';
import { parseScenario, type QaScenario } from './handlers/qa-scenario';
import { CLIENT_AUTHORIZATION, demoAccounts } from './seed/demo-accounts';
import { seed } from './seed/seed';
import {
  CALCULATION_FIELDS,
  type CalculationAnswers,
  type CalculationKind,
} from './services/calculation-kinds';
import type { Calculator } from './services/calculation-workers';
import { randomBytes, type Environment } from './services/environment';
import { createServices, type Engines } from './services/services';
import { createMemoryStore, type Store } from './store/store';

/** Calculator for tests: calls the worker's functions directly, and loads them when they are first needed. */
function startDirectCalculator(): Calculator {
  let texts: TextAnswers | undefined;
  return {
    async calculate<K extends CalculationKind>(kind: K, raw: unknown, options: AnswerOptions) {
      const { answerRunAlgorithm, answerRunAs } = await import('@/api/calculation/answer-calls');
      const functions = { run: answerRunAs, runAlgorithm: answerRunAlgorithm };
      return functions[kind](raw, options) as Outcome<CalculationAnswers[K]>;
    },
    async calculateAll(kind, bodies, options) {
      const { textAnswers } = await import('@/api/calculation/json-batch');
      const { plateCache } = await import('@/api/calculation/answer-calls');
      texts ??= textAnswers(plateCache(), CALCULATION_FIELDS);
      return texts[kind](bodies, options);
    },
    terminate: () => undefined,
  };
}

/** Number of password hash iterations, small enough for a test to sign in within a millisecond. */
const TEST_PASSWORD_ROUNDS = 10;

interface InMemoryOptions extends Partial<Engines> {
  store?: Store;
  /** Returns the time in ms since 1970. */
  now?: () => number;
}

export async function createInMemoryBackend(options: InMemoryOptions = {}) {
  const { store = createMemoryStore(), now = Date.now, ...engines } = options;
  const environment: Environment = { store, now, randomBytes, passwordRounds: TEST_PASSWORD_ROUNDS };
  await seed(environment);
  const services = createServices(environment, {
    startCalculator: startDirectCalculator,
    pdf: createDirectPdfConverter(),
    ...engines,
  });

  /** Returns the text that a person would read in the image of a captcha. */
  const captchaText = async (id: string) => {
    const captcha = await store.captchas.get(id);
    if (!captcha) throw new Error(`There is no verification code ${id}`);
    return captcha.text;
  };

  /** Signs in, by default with the demo account's password, and returns the response to the token call. */
  const signIn = async (username: string, password?: string) => {
    const { id } = await services.captcha.issue();
    const fields: Record<string, string> = {
      grant_type: 'password_captcha',
      username,
      password: password ?? demoAccounts.find((account) => account.username === username)?.password ?? '',
      captcha_id: id,
      captcha_text: await captchaText(id),
    };
    const answer = await services.auth.token((field) => fields[field] ?? '');
    if (!answer.ok) throw new Error(`${username} cannot sign in: ${answer.failure.code}`);
    return answer.value;
  };

  return {
    services,
    environment,
    store,
    captchaText,
    signIn,
    /** Signs in and returns the value of the Authorization header. */
    authorizationOf: async (username: string, password?: string) => {
      const { token_type, access_token } = await signIn(username, password);
      return `${token_type} ${access_token}`;
    },
  };
}

export interface TestBackendOptions extends InMemoryOptions {
  /** QA switches, in the format of the `?qa=` query parameter. */
  qa?: string;
}

export type TestBackend = Awaited<ReturnType<typeof createTestBackend>>;

/** Creates a new, freshly seeded backend, so that tests have nothing to reset. */
export async function createTestBackend(options: TestBackendOptions = {}) {
  const { qa = '', ...rest } = options;
  const backend = await createInMemoryBackend(rest);
  let scenario: QaScenario = parseScenario(qa);
  const handlers = createHandlers(
    Promise.resolve({
      store: backend.store,
      services: backend.services,
      clientAuthorization: CLIENT_AUTHORIZATION,
      scenario: () => scenario,
      startedAt: backend.environment.now(),
    }),
  );
  return {
    ...backend,
    /** Request handlers, for a test that starts its own server. */
    handlers,
    /** MSW server, not yet started: `listen({ onUnhandledRequest: 'error' })`; close it after the test. */
    server: setupServer(...handlers),
    clientAuthorization: CLIENT_AUTHORIZATION,
    /** Sets QA switches while the test runs; '' turns them off. */
    setQa: (text: string) => {
      scenario = parseScenario(text);
    },
  };
}

/**
 * Replaces jsdom's Blob, File and FormData with Node's, for tests that upload a file or read an image. With
 * jsdom's classes, the interceptor would send `[object FormData]` and never answer a request for a blob.
 * Returns the function that restores jsdom's classes. An image read as a blob has the correct type but not
 * the correct size, because the interceptor converts the image to text.
 */
export async function takeNodeBodies(): Promise<() => void> {
  const { Blob, File, FormData } = globalThis;
  const form = await new Response(
    '--x\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n\r\n--x--\r\n',
    { headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
  ).formData();
  const constructorOf = (value: unknown) => (value as object).constructor;
  Object.assign(globalThis, {
    Blob: constructorOf(await new Response('').blob()),
    File: constructorOf(form.get('file')),
    FormData: constructorOf(form),
  });
  return () => {
    Object.assign(globalThis, { Blob, File, FormData });
  };
}
