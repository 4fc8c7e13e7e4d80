import { beforeEach, expect, it, vi } from 'vitest';
import type { Calculator } from '@/api/contract/calculator';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { fingerprintOf } from '@/design/model/fingerprint';
import { combinationVariants } from '@/design/model/load-cases';
import { caseEvaluator, clearForces, runResultOf } from '@/design/run/load-case-evaluation';
import { verdictOf } from '@/design/verdict/design-verdict';
import { checkResult } from '@/testing/check-result';
import { evaluateShown, watchedCalculator } from '@/testing/evaluate-shown';
import { givenDesign } from '@/testing/given-design';
import { buildAnchorData } from '@/testing/seeded-records';

const anchor = buildAnchorData();
const calculator = { run: vi.fn<Calculator['run']>(), check: vi.fn<Calculator['check']>(), atOnce: () => 2 };
beforeEach(() => {
  const answer = <T>(value: T) => Promise.resolve({ ok: true, value } as const);
  calculator.run.mockReset().mockImplementation(({ t }) => answer({ join: [t, 0, 0, 0] }));
  calculator.check
    .mockReset()
    .mockImplementation(({ axials: [engine] }) => answer(checkResult({ engine: `${engine}` })));
});

const thick = (thickness: number) => givenDesign({}, ({ plate }) => void (plate.thickness = thickness));
const run = (design: Design, signal = new AbortController().signal) =>
  caseEvaluator({ design, anchor, calculator }, signal)(combinationVariants(design)[0], {});

it('the evaluation checks each design with its own anchor forces, even with several evaluations in progress', async () => {
  const designs = [10, 20, 30].map(thick);
  const found = await Promise.all(designs.map((design) => run(design)));
  found.forEach((end, index) => {
    if (end?.state !== 'done') throw new Error('no result');
    const { thickness } = designs[index].plate;
    const result = runResultOf(end, { design: designs[index], anchor });
    expect(result?.input.plate.thickness).toBe(thickness);
    expect(result?.input.axials).toEqual([thickness, 0, 0, 0]);
    expect(result?.answer.engine).toBe(String(thickness));
    expect(result?.fingerprint).toBe(fingerprintOf(designs[index]));
  });
});

it('a cancelled evaluation does not request the checks', async () => {
  const abort = new AbortController();
  const end = run(DEFAULT_DESIGN, abort.signal);
  abort.abort();
  expect(await end).toBeNull();
  expect(calculator.check).not.toHaveBeenCalled();
});

it('an evaluation does not request the checks if the number of forces differs from the number of anchors', async () => {
  calculator.run.mockResolvedValue({ ok: true, value: { join: [1, 2, 3] } });
  expect(await run(DEFAULT_DESIGN)).toMatchObject({ failure: { kind: 'error1', call: { field: 'join' } } });
  expect(calculator.check).not.toHaveBeenCalled();
});

it.each([
  ['that passes', 8, 2],
  ['that fails', 80, 30],
  ['without tension', -12, 8],
])('one of many evaluations of a design %s has the outcome of the evaluation in full', async (_, Nz, Vx) => {
  const design = givenDesign({ Nz, Vx });
  const whole = await evaluateShown({ design, anchor });
  const short = await evaluateShown({ design, anchor }, undefined, { profile: 'forces' });
  expect(short.calculation).toBeUndefined();
  const { calculation, ...figures } = whole;
  expect(short).toEqual(figures);
  expect(whole.forces).toEqual(calculation?.input.axials);
  expect(whole.verdict).toMatchObject(verdictOf(calculation!));
});

it('the forces are requested again after a load has changed but not after an edge distance has changed', async () => {
  clearForces();
  const watched = watchedCalculator();
  const ask = (...given: Parameters<typeof givenDesign>) =>
    evaluateShown({ design: givenDesign(...given), anchor }, watched, { profile: 'forces' });
  await ask({ Nz: 8 });
  await ask({ Nz: 8 }, ({ layout }) => void (layout.sides.X1.distance = 150));
  await ask({ Nz: 8 }, ({ project }) => void (project.remark = 'for the report alone'));
  expect([watched.runs, watched.checks]).toEqual([1, 2]);
  await ask({ Nz: 9 });
  expect(watched.runs).toBe(2);
});

it('an evaluation states a reservation for a live load that the load case excludes', async () => {
  // Excluded live loads cause a reservation although the request does not contain them.
  const design = givenDesign({ Nz: 8 }, ({ loads }) => void (loads.live.Nz = 1));
  const left = await evaluateShown({ design, anchor }, undefined, { profile: 'forces' });
  expect(left.verdict.reservations.map(({ code }) => code)).toContain('live_left_out');
});
