/**
 * Runs both kinds of calculation in workers. Each calculation has a time limit, and each user a number of
 * calculations. A further one cancels the user's oldest, which the client must have cancelled: no
 * message about cancelled calls arrives here.
 */
import type { AnswerOptions } from '@/api/calculation/answer-calls';
import type { Outcome } from '@/engineering';
import type { UserRecord } from '../store/records';
import { CALCULATION_FIELDS, type CalculationAnswers, type CalculationKind } from './calculation-kinds';
import { type Environment, hasExpired } from './environment';
import { done, failed, type Answer, type Result } from './service-result';

/** Calculation worker, or a substitute for it in tests. */
export interface Calculator {
  /** Calculates a parsed request (`raw`). Rejects if the calculation or the whole worker crashes. */
  calculate<K extends CalculationKind>(
    kind: K,
    raw: unknown,
    options: AnswerOptions,
  ): Promise<Outcome<CalculationAnswers[K]>>;
  /** Returns the JSON text of each response, or null for a refused calculation; rejects like `calculate`. */
  calculateAll?(
    kind: CalculationKind,
    bodies: readonly string[],
    options: AnswerOptions,
  ): Promise<(string | null)[]>;
  terminate(): void;
}

const TIME_LIMIT_MS = 30_000;

const WORKERS = 2;

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
  { timeLimitMs = TIME_LIMIT_MS, workers = WORKERS }: { timeLimitMs?: number; workers?: number } = {},
) {
  /** Functions that cancel the calculations in progress of each user, oldest first. */
  const running = new Map<string, (() => void)[]>();
  /** Workers whose calculation has finished; a worker is faster after its first calculation. */
  const spare: Calculator[] = [];

  const keepOrEnd = (calculator: Calculator) => {
    if (spare.length >= workers) calculator.terminate();
    else spare.push(calculator);
  };

  const begin = (userId: string, supersede: () => void) => {
    const before = running.get(userId) ?? [];
    if (before.length >= workers) before[0]();
    running.set(userId, [...(running.get(userId) ?? []), supersede]);
  };

  const end = (userId: string, supersede: () => void) => {
    const others = (running.get(userId) ?? []).filter((other) => other !== supersede);
    if (others.length > 0) running.set(userId, others);
    else running.delete(userId);
  };

  /** Runs `work` on a worker as one of the user's calculations. */
  async function dispatch<T>(userId: string, work: (calculator: Calculator) => Promise<Result<T>>) {
    let stop: (failure: Result<never>) => void = () => undefined;
    const stopped = new Promise<Result<never>>((resolve) => {
      stop = resolve;
    });
    const supersede = () => {
      end(userId, supersede);
      stop(failed(409, 'calculation_superseded'));
    };
    begin(userId, supersede);
    const calculator = spare.shift() ?? start();
    const timer = setTimeout(
      () => stop(failed(504, 'calculation_timeout', { seconds: Math.round(timeLimitMs / 1000) })),
      timeLimitMs,
    );
    // Reuses a worker only if its calculation has finished; a cancelled worker may still be busy.
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
    end(userId, supersede);
    if (ended) keepOrEnd(calculator);
    else calculator.terminate();
    return answer;
  }

  return {
    /** Runs a calculation; `text` is the JSON text in the body. */
    async calculate<K extends CalculationKind>(
      kind: K,
      user: UserRecord,
      text: unknown,
      options: AnswerOptions = {},
    ): Answer<CalculationAnswers[K]> {
      if (hasExpired(user.expirationTime, now())) return failed(400, 'account_expired');
      const request = decode(kind, text);
      if (!request.ok) return request;
      return dispatch(user.id, async (calculator) =>
        resultOf(await calculator.calculate(kind, request.value, options)),
      );
    },
    /** Runs many calculations, which count as one; returns null if they must be run separately. */
    async calculateAll(
      kind: CalculationKind,
      user: UserRecord,
      bodies: readonly string[],
      options: AnswerOptions,
    ) {
      if (hasExpired(user.expirationTime, now())) return null;
      const answers = await dispatch(user.id, async (calculator) =>
        done((await calculator.calculateAll?.(kind, bodies, options)) ?? null),
      );
      return answers.ok ? answers.value : null;
    },
  };
}
