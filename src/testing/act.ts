/**
 * Screens are tested with React's production build, as they are delivered: it takes a quarter less time than
 * the one for development. It has no `act`, which the testing library calls around every step: what a step
 * changes is drawn before it ends.
 */
import React from 'react';
import { flushSync } from 'react-dom';

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

/** What was answered meanwhile is drawn as well. */
async function settle(result: Promise<unknown>): Promise<unknown> {
  const value = await result;
  await new Promise((resolve) => setTimeout(resolve, 0));
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
