import { produce } from 'immer';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { postRun, postRunAlgorithm } from '@/api/calls/calculation';
import { parseSim } from '@/api/contract/run';
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import { check, runPlate } from '@/engineering';
import { DEFAULT_DESIGN, type Design } from '@/stores/design/design-state';
import { buildAnchorData } from '@/testing/anchor-builder';
import { outcomeOfResult } from '../verdict/design-verdict';
import { evaluate } from './evaluate';
import { evaluateShort, forgetShortResults } from './evaluate-short';

vi.mock('@/api/calls/calculation');

const anchor = buildAnchorData();
const pulled = (Nz: number, Vx = 0): Design =>
  produce(DEFAULT_DESIGN, ({ loads }) => void Object.assign(loads.dead, { Nz, Vx }));
const signal = new AbortController().signal;

/** As a server answers that calculates with the engine. */
beforeEach(() => {
  forgetShortResults();
  vi.mocked(postRun).mockImplementation((_, sim) => {
    const input = parseSim(sim);
    const run = input.ok ? runPlate(input.value) : input;
    if (!run.ok) throw new Error(run.error.message);
    const { join, ...answer } = run.value.answer;
    return Promise.resolve({ ok: true, value: { join: [...join], ...answer } });
  });
  vi.mocked(postRunAlgorithm)
    .mockReset()
    .mockImplementation((_, request, __, choice) => {
      const input = parseAlgorithm(request);
      const answer = input.ok ? check(input.value, { words: !choice?.profile }) : input;
      if (!answer.ok) throw new Error(answer.error.message);
      return Promise.resolve({ ok: true, value: answer.value });
    });
});

describe('a design evaluated in short', () => {
  it.each([
    ['that passes', pulled(8, 2)],
    ['that fails', pulled(80, 30)],
    ['without tension', pulled(-12, 8)],
  ])('%s has the verdict and the figures of the full answer', async (_, design) => {
    const order = { design, anchor, userId: 'u1' };
    const [whole, short] = await Promise.all([evaluate(order, signal), evaluateShort(order, signal)]);
    if (whole.kind !== 'success' || short.kind !== 'success') throw new Error('no answer');
    const { verdict, utilisations, forces } = short.short;
    expect(verdict).toMatchObject(outcomeOfResult(whole.result, design));
    expect(forces).toEqual(whole.result.request?.Axials);
    const [, , cone] = whole.result.answer.summary.tension[2];
    expect(utilisations.concrete_cone).toBe(cone ?? undefined);
    const [, , sum] = whole.result.answer.tension_and_shear[0];
    expect(utilisations.steel).toBe(sum === null ? undefined : 100 * sum);
  });

  it('is asked for once, and again where anything that counts has changed', async () => {
    const ask = (design: Design) => evaluateShort({ design, anchor, userId: 'u1' }, signal);
    await ask(pulled(8));
    await ask(produce(pulled(8), ({ project }) => void (project.remark = 'for the report alone')));
    expect(postRunAlgorithm).toHaveBeenCalledTimes(1);
    await ask(pulled(9));
    expect(postRunAlgorithm).toHaveBeenCalledTimes(2);
    // Live loads that are left out make a reservation, though nothing of them goes out.
    const left = await ask(produce(pulled(8), ({ loads }) => void (loads.live.Nz = 1)));
    expect(left).toMatchObject({ short: { verdict: { word: 'reservations' } } });
  });
});
