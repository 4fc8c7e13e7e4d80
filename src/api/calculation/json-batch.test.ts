import { expect, it } from 'vitest';
import { answerRunAlgorithm, answerRunAs, plateCache } from '@/api/calculation/answer-calls';
import { textAnswers } from '@/api/calculation/json-batch';
import type { AlgorithmRequest } from '@/api/contract/to-wire';
import { fourAnchors, rigidRun } from '@/examples/bench-requests';

const texts = () => textAnswers(plateCache(), { run: 'sim', runAlgorithm: 'algorithm' });
const algorithm = (request: object) => JSON.stringify({ algorithm: JSON.stringify(request) });
const under = (N: number, change: object = {}): AlgorithmRequest => ({
  ...fourAnchors,
  ...change,
  load: { ...fourAnchors.load, Dead: { ...fourAnchors.load.Dead, N } },
});

/** Returns the response to a single call as a JSON string; null if the call is refused. */
const single = (request: object) => {
  const answer = answerRunAlgorithm(request, { profile: 'summary' });
  return answer.ok ? JSON.stringify(answer.value) : null;
};

it('batch calculations return the same strings as single calls, even if the plate changes between requests', () => {
  const thick = { plate: { ...fourAnchors.plate, thickness: 30 } };
  const requests = [under(5), under(6), under(7, thick), under(8, thick), under(5), under(-40)];
  const answers = texts().runAlgorithm(requests.map(algorithm), { profile: 'summary' });
  expect(answers).toEqual(requests.map(single));
  expect(new Set(answers).size).toBe(5);
});

it('a batch calculation returns null for a request that a single call refuses, and continues with the next request', () => {
  const requests = [under(5), under(1e9), { ...under(5), Axials: [1] }, under(6)];
  const answers = texts().runAlgorithm(requests.map(algorithm), { profile: 'summary' });
  expect(answers).toEqual(requests.map(single));
  expect(answers.map((answer) => answer === null)).toEqual([false, true, true, false]);
  expect(texts().runAlgorithm(['{', '{}'], { profile: 'summary' })).toEqual([null, null]);
});

it('a batch calculation returns the same string as a single call if other fields follow the loads in a request', () => {
  const moved = { ...under(5), base: { ...fourAnchors.base, h: 500 } };
  const { base: _, ...first } = under(5);
  const behind = [under(5), { ...first, base: moved.base }];
  expect(texts().runAlgorithm(behind.map(algorithm), { profile: 'summary' })).toEqual(behind.map(single));
});

it('a batch calculation returns the plate forces as JSON strings, and null for an invalid request', () => {
  const run = JSON.stringify({ sim: JSON.stringify(rigidRun) });
  const answer = answerRunAs(rigidRun, { profile: 'forces' });
  expect(texts().run([run, '{}'], { profile: 'forces' })).toEqual([
    JSON.stringify(answer.ok && answer.value),
    null,
  ]);
});
