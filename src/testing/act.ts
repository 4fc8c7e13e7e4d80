/**
 * Replacement for React's `act`. Screens are tested with the production build of React, as delivered, which
 * takes a quarter less time than the development build but has no `act`. The testing library calls `act`
 * around every step, so this replacement waits until the changes made by the step are rendered.
 */
import React from 'react';
import { flushSync } from 'react-dom';

/** Original timer functions, stored because a test may replace the global timers with a simulated clock. */
const { setTimeout: later, setImmediate: atOnce } = globalThis;

/**
 * Number of tasks to wait for: React renders the changes from a response in a later task, or in several
 * tasks on a busy machine.
 */
const TURNS = 5;

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

/** Waits for the result, and also renders responses that arrive in the meantime. */
async function settle(result: Promise<unknown>): Promise<unknown> {
  const value = await result;
  await new Promise((resolve) => void later(resolve, 0));
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => void atOnce(resolve));
  flushSync(() => undefined);
  return value;
}

function act(step: () => unknown): PromiseLike<unknown> {
  let result: unknown;
  flushSync(() => {
    result = step();
  });
  return isPromise(result) ? settle(result) : Promise.resolve(result);
}

Object.assign(React, { act: React.act ?? act });
