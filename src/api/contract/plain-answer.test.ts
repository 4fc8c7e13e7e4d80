import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerRunAlgorithm } from '@/api/calculation/answer-calls';
import { parseOutcome } from '@/api/contract/fields';
import { plainAnswer } from '@/api/contract/plain-answer';
import { answerSchema, parseCheckAnswer } from '@/api/contract/run-algorithm-answer';
import { fourAnchors } from '@/examples/bench-requests';
import { howMany } from '@/testing/run/how-many';

const RESULTANT = ['tension', 'max_concrete_stress'] as const;

function summaryUnder(N: number, Vx: number, Mx: number): Record<string, unknown> {
  const load = { ...fourAnchors.load, Dead: { ...fourAnchors.load.Dead, N, Vx, Mx } };
  const answer = answerRunAlgorithm({ ...fourAnchors, load }, { profile: 'summary' });
  if (!answer.ok) throw new Error(answer.error.message);
  return JSON.parse(JSON.stringify(answer.value)) as Record<string, unknown>;
}

/**
 * Parses a response with the general parser: a step is added to the trail in `forces`, so the fast path for
 * our own short form does not accept the response.
 */
function generally(raw: Record<string, unknown>) {
  const detail = raw.forces as object | undefined;
  const read = parseCheckAnswer({ ...raw, forces: { ...detail, trail: [{ value: 1 }] } });
  return read.ok ? { ok: true, value: { ...read.value, forces: raw.forces } } : read;
}

const paths = (raw: unknown, at: readonly string[] = []): (readonly string[])[] =>
  typeof raw === 'object' && raw !== null
    ? [
        ...(at.length > 0 ? [at] : []),
        ...Object.entries(raw).flatMap(([name, value]) => paths(value, [...at, name])),
      ]
    : [at];

/** Returns a copy with `value` at the path; `undefined` removes the field. */
function changedAt(raw: unknown, path: readonly string[], value: unknown): unknown {
  const copy = structuredClone(raw) as Record<string, unknown>;
  let part = copy;
  for (const name of path.slice(0, -1)) part = part[name] as Record<string, unknown>;
  const last = path.at(-1) ?? '';
  if (value === undefined && Array.isArray(part)) part.splice(Number(last), 1);
  else if (value === undefined) Reflect.deleteProperty(part, last);
  else part[last] = value;
  return copy;
}

const WORDS = ['', '-', '12.5', '12 %', 'Satisfied', 'satisfied', '满足'];
const ODD = [undefined, null, ...WORDS, 0, -3, 250, true, [], {}];

describe('response in our own form', () => {
  it('the fast path of the check response parser recognises responses from our own library under five loads', () => {
    for (const [N, Vx, Mx] of [
      [5, 0, 0],
      [20, 8, 1],
      [0, 9, 0],
      [200, 90, 9],
      [-30, 0, 0],
    ])
      expect(plainAnswer(summaryUnder(N, Vx, Mx), RESULTANT)).not.toBeNull();
  });

  it('the fast path and the general parser of check responses read a response from our own library with the same result', () => {
    const upTo = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    const loads = fc.tuple(upTo(-50, 300), upTo(-60, 60), upTo(-8, 8));
    fc.assert(
      fc.property(loads, ([N, Vx, Mx]) => {
        const raw = summaryUnder(N, Vx, Mx);
        expect(parseCheckAnswer(raw)).toEqual(generally(raw));
        expect(parseOutcome(answerSchema, raw).ok).toBe(true);
      }),
      { numRuns: howMany(40, 400) },
    );
  });

  it('a check response with one changed field gives the same value or error with and without the fast path of the parser', () => {
    const answer = summaryUnder(20, 8, 1);
    // Fields within `forces` are not changed, because the function `generally` replaces the trail there and
    // returns `forces` as it was sent.
    const places = paths(answer).filter(([name]) => name !== 'forces');
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.constantFrom(...ODD), (path, value) => {
        const raw = changedAt(answer, path, value) as Record<string, unknown>;
        expect(parseCheckAnswer(raw)).toEqual(generally(raw));
      }),
      { numRuns: howMany(600, 6000) },
    );
  });
});
