import type { AnswerOptions } from '@/api/calculation/answer-calls';
import type { TextAnswers } from '@/api/calculation/answer-texts';
/** Freshly seeded backend in memory, without transport, for tests of services and calls. */
import type { Outcome } from '@/engineering';
import { createDirectPdfConverter } from '@/report/pdf/in-process-converter';
import { demoAccounts } from './seed/demo-accounts';
import { seed } from './seed/seed';
import type { Calculator } from './services/calculation-dispatch';
import {
  CALCULATION_FIELDS,
  type CalculationAnswers,
  type CalculationKind,
} from './services/calculation-messages';
import { randomBytes, type Environment } from './services/environment';
import { createServices, type Engines } from './services/services';
import { createMemoryStore } from './store/memory-store';
import type { Store } from './store/store';

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
      const { textAnswers } = await import('@/api/calculation/answer-texts');
      const { plateCache } = await import('@/api/calculation/prepared-plates');
      texts ??= textAnswers(plateCache(), CALCULATION_FIELDS);
      return texts[kind](bodies, options);
    },
    terminate: () => undefined,
  };
}

/** Number of password hash iterations, small enough for a test to sign in within a millisecond. */
const TEST_PASSWORD_ROUNDS = 10;

export interface InMemoryOptions extends Partial<Engines> {
  store?: Store;
  /** Returns the time in ms since 1970. */
  now?: () => number;
}

export type InMemoryBackend = Awaited<ReturnType<typeof createInMemoryBackend>>;

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
