import { expect, it } from 'vitest';
import { libraryCalculator } from '@/api/calculation/library-calculator';
import { parseCheckAnswer } from '@/api/contract/run-algorithm-answer';
import { checkAnswer } from '@/api/contract/to-wire';
import { evaluate, EXAMPLES } from '@/examples/examples';
import {
  allRows,
  NO_FILTER,
  rowsOf,
  silentPlateFigures,
  sumsOf,
} from '@/features/verification/examples/example-rows';
import type { Evaluations } from '@/features/verification/examples/use-verification';
import { verificationFile } from '@/features/verification/examples/verification-file';

const calculator = libraryCalculator();
const never = new AbortController().signal;
const example = EXAMPLES.find(({ id }) => id === 'en1992-4-column-400-four-m20')!;

/**
 * Evaluates the example with a server that multiplies the concrete strength by `share` and, if `sumsAlone`,
 * omits intermediate values.
 */
async function answered(share: number, sumsAlone: boolean): Promise<Evaluations> {
  const evaluation = await evaluate(example, {
    check: async (input) => {
      const concrete = { ...input.concrete, f_ck: share * input.concrete.f_ck };
      const answer = await calculator.check({ ...input, concrete }, never);
      if (!answer.ok || !sumsAlone) return answer;
      const { reaction, resultant, summary, ...rest } = checkAnswer(answer.value);
      const { tension_and_shear, tensionShear1, tensionShear2 } = rest;
      const sums = { reaction, resultant, summary, tension_and_shear, tensionShear1, tensionShear2 };
      const read = parseCheckAnswer(sums);
      if (!read.ok) throw new Error(read.error.message);
      return read;
    },
    plate: (input) => calculator.run(input, never),
  });
  return new Map([[example.id, evaluation]]);
}

const rowOf = (evaluations: Evaluations, filter = NO_FILTER) =>
  rowsOf(evaluations, filter).find((row) => row.example.id === example.id);

it('every worked example has the state "open" before a calculation', () => {
  const rows = rowsOf(new Map(), NO_FILTER);
  expect(rows).toHaveLength(EXAMPLES.length);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['open']));
  expect(rowsOf(new Map(), { ...NO_FILTER, onlyDiffering: true })).toEqual([]);
});

it('a worked example agrees with the published values to within rounding', async () => {
  const row = rowOf(await answered(1, false));
  expect(row).toMatchObject({ state: 'agrees', failure: null });
  expect(row?.largest).toBeCloseTo(0.0029, 4);
});

it('a worked example differs only in the concrete cone check if a server uses a different concrete strength', async () => {
  const evaluations = await answered(1.1, false);
  expect(rowOf(evaluations)?.state).toBe('differs');
  expect(rowOf(evaluations, { ...NO_FILTER, part: 'concrete_cone' })?.state).toBe('differs');
  expect(rowOf(evaluations, { ...NO_FILTER, part: 'steel_tension' })?.state).toBe('agrees');
  expect(rowOf(evaluations, { ...NO_FILTER, part: 'plate' })).toBeUndefined();
  expect(rowsOf(evaluations, { ...NO_FILTER, onlyDiffering: true })).toHaveLength(1);
});

it('a worked example is compared only by summary utilisations if the server returns no intermediate values', async () => {
  const row = rowOf(await answered(1, true))!;
  expect(row.state).toBe('unanswered');
  const agreeing = row.figures.filter(({ state }) => state === 'agrees');
  const names = agreeing.map(({ part, symbol }) => `${part} ${symbol}`);
  expect(names).toEqual(['concrete_cone beta_N', 'concrete_edge beta_V']);
  expect(sumsOf([row])).toMatchObject({ agree: 2, differ: 0, unanswered: row.figures.length - 2 });
});

it('the exported verification table contains the values of a calculated example and the error of a failed example', async () => {
  const text = verificationFile(rowsOf(await answered(1, false), NO_FILTER), () => 'refused');
  expect(text).toMatch(
    /concrete_edge,,V_Rk_c_0,kN,20\.5,20\.504\d+,0\.00022\d+,0\.1435\d*,"EN 1992-4, 7\.2\.2\.5 \(7\.41\)",agrees/,
  );
  const failure = { kind: 'general', status: 400, message: 'no' } as const;
  const failed: Evaluations = new Map([[example.id, { ok: false, error: failure }]]);
  expect(verificationFile(rowsOf(failed, NO_FILTER), ({ message }) => message)).toContain('failed: no');
});

const plates = EXAMPLES.filter(({ subject, id }) => subject === 'plate' && /^[ER]0[12]/.test(id));

async function ofPlates(withPlate: boolean): Promise<Evaluations> {
  const found = plates.map(async (plate) => {
    const evaluation = await evaluate(plate, {
      check: (request) => calculator.check(request, never),
      plate: async (request) => {
        const answer = await calculator.run(request, never);
        return answer.ok && !withPlate ? { ok: true, value: { join: answer.value.join } } : answer;
      },
    });
    return [plate.id, evaluation] as const;
  });
  return new Map(await Promise.all(found));
}

it('if a server returns only anchor forces, these forces are compared, and missing plate values are counted', async () => {
  const evaluations = await ofPlates(false);
  const calculated = rowsOf(evaluations, NO_FILTER).filter(({ state }) => state !== 'open');
  expect(calculated.map(({ state }) => state)).toEqual(plates.map(() => 'agrees'));
  expect(sumsOf(calculated).unanswered).toBe(0);
  const inFile = allRows(evaluations).flatMap(({ figures }) => figures);
  const silent = inFile.filter(({ state }) => state === 'unanswered').length;
  expect(silent).toBeGreaterThan(10);
  expect(silentPlateFigures(evaluations)).toBe(silent);
});

it('a full response is not mistaken for a response with anchor forces only', async () => {
  expect(silentPlateFigures(await ofPlates(true))).toBe(0);
  expect(silentPlateFigures(new Map())).toBe(0);
});
