/**
 * Runs the two calculation calls in workers: a few at a time per user, a further one takes the place of the
 * oldest, nothing hangs. The client never has more than these under way, and its abort never arrives here: so
 * one more is the only sign that the oldest is not wanted any more.
 */
import type { AnswerOptions } from '@/calculation/answer-calls';
import type { Outcome } from '@/engineering';
import type { UserRecord } from '../store/records';
import { CALCULATION_FIELDS, type CalculationAnswers, type CalculationKind } from './calculation-fields';
import type { Environment } from './environment';
import { done, failed, type Answer, type Result } from './result';
import { hasExpired } from './timestamps';

/** A calculation worker, or its replacement in tests. */
export interface Calculator {
  /**
   * `raw` is the decoded request. Rejects when the calculation crashes, also after a crash of the whole
   * worker.
   */
  calculate<K extends CalculationKind>(
    kind: K,
    raw: unknown,
    options: AnswerOptions,
  ): Promise<Outcome<CalculationAnswers[K]>>;
  /**
   * For each request body the JSON text of its answer, null where the calculation refuses it. Rejects as
   * `calculate` does.
   */
  calculateAll?(
    kind: CalculationKind,
    bodies: readonly string[],
    options: AnswerOptions,
  ): Promise<(string | null)[]>;
  terminate(): void;
}

export interface CalculationService {
  /** `text` is the JSON text inside the body's `field`. */
  calculate<K extends CalculationKind>(
    kind: K,
    user: UserRecord,
    text: unknown,
    options?: AnswerOptions,
  ): Answer<CalculationAnswers[K]>;
  /** Many calculations of a kind that count as one; null where they have to be made one by one. */
  calculateAll(
    kind: CalculationKind,
    user: UserRecord,
    bodies: readonly string[],
    options: AnswerOptions,
  ): Promise<(string | null)[] | null>;
}

const TIME_LIMIT_MS = 30_000;

const WORKERS = 2;

interface Limits {
  timeLimitMs?: number;
  workers?: number;
}

interface Running {
  supersede: () => void;
}

function problemOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function decode(kind: CalculationKind, text: unknown): Result<unknown> {
  const field = CALCULATION_FIELDS[kind];
  if (typeof text !== 'string')
    return failed(400, 'calculation_input', { field, problem: 'must be JSON text' });
  try {
    return done(JSON.parse(text) as unknown);
  } catch (error) {
    return failed(400, 'calculation_input', { field, problem: problemOf(error) });
  }
}

function resultOf<T>(outcome: Outcome<T>): Result<T> {
  if (outcome.ok) return done(outcome.value);
  const { field, message: problem } = outcome.error;
  return field === ''
    ? failed(400, 'calculation_refused', { problem })
    : failed(400, 'calculation_input', { field, problem });
}

export function createCalculationService(
  { now }: Pick<Environment, 'now'>,
  start: () => Calculator,
  { timeLimitMs = TIME_LIMIT_MS, workers = WORKERS }: Limits = {},
): CalculationService {
  /** Calculations of each user, the oldest first. */
  const running = new Map<string, Running[]>();
  /** Workers that have finished are kept and take turns: what one has run before, it runs faster. */
  const spare: Calculator[] = [];

  const keepOrEnd = (calculator: Calculator) => {
    if (spare.length >= workers) calculator.terminate();
    else spare.push(calculator);
  };

  const begin = (userId: string, own: Running) => {
    const before = running.get(userId) ?? [];
    if (before.length >= workers) before[0].supersede();
    running.set(userId, [...(running.get(userId) ?? []), own]);
  };

  const end = (userId: string, own: Running) => {
    const others = (running.get(userId) ?? []).filter((other) => other !== own);
    if (others.length > 0) running.set(userId, others);
    else running.delete(userId);
  };

  /** Runs `work` on a worker as one calculation of the user. */
  async function dispatch<T>(userId: string, work: (calculator: Calculator) => Promise<Result<T>>) {
    let stop: (failure: Result<never>) => void = () => undefined;
    const stopped = new Promise<Result<never>>((resolve) => {
      stop = resolve;
    });
    const own: Running = {
      supersede: () => {
        end(userId, own);
        stop(failed(409, 'calculation_superseded'));
      },
    };
    begin(userId, own);
    const calculator = spare.shift() ?? start();
    const timer = setTimeout(
      () => stop(failed(504, 'calculation_timeout', { seconds: Math.round(timeLimitMs / 1000) })),
      timeLimitMs,
    );
    // Only a worker that came to its own end is fit for another calculation.
    let ended = false;
    const calculated = work(calculator).then(
      (result): Result<T> => {
        ended = true;
        return result;
      },
      (error: unknown): Result<never> => failed(500, 'calculation_crashed', { problem: problemOf(error) }),
    );
    const answer = await Promise.race([calculated, stopped]);
    clearTimeout(timer);
    end(userId, own);
    if (ended) keepOrEnd(calculator);
    else calculator.terminate();
    return answer;
  }

  return {
    async calculate(kind, user, text, options = {}) {
      if (hasExpired(user.expirationTime, now())) return failed(400, 'account_expired');
      const request = decode(kind, text);
      if (!request.ok) return request;
      return dispatch(user.id, async (calculator) =>
        resultOf(await calculator.calculate(kind, request.value, options)),
      );
    },
    async calculateAll(kind, user, bodies, options) {
      if (hasExpired(user.expirationTime, now())) return null;
      const answers = await dispatch(user.id, async (calculator) =>
        done((await calculator.calculateAll?.(kind, bodies, options)) ?? null),
      );
      return answers.ok ? answers.value : null;
    },
  };
}
