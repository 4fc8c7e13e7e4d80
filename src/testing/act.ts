/**
 * Screens are tested with React's production build, as they are delivered: it takes a quarter less time than
 * the one for development. It has no `act`, which the testing library calls around every step: what a step
 * changes is drawn before it ends.
 */
import React from 'react';
import { flushSync } from 'react-dom';

/** The real ones: a test may have put its own clock in the place of the browser's. */
const { setTimeout: later, setImmediate: atOnce } = globalThis;

/** React draws what an answer has changed in a turn of its own, or in more on a busy machine. */
const TURNS = 5;

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

/** Renders answers that arrived meanwhile as well. */
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
