import { produce } from 'immer';
import { beforeEach, describe, expect, it } from 'vitest';
import { evaluate } from '@/design/evaluation/evaluate';
import { evaluateShort, forgetShortResults } from '@/design/evaluation/evaluate-short';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { verdictOfResult } from '@/design/verdict/design-verdict';
import { buildAnchorData } from '@/testing/anchor-builder';
import { watchedCalculator } from '@/testing/watched-calculator';

const anchor = buildAnchorData();
const pulled = (Nz: number, Vx = 0): Design =>
  produce(DEFAULT_DESIGN, ({ loads }) => void Object.assign(loads.dead, { Nz, Vx }));
const signal = new AbortController().signal;

const calculator = watchedCalculator();
beforeEach(() => {
  forgetShortResults();
  calculator.checks = 0;
});

describe('short evaluation of a design', () => {
  it.each([
    ['that passes', pulled(8, 2)],
    ['that fails', pulled(80, 30)],
    ['without tension', pulled(-12, 8)],
  ])(
    'a short evaluation of a design %s has the verdict, forces, cone and steel utilisations of the full evaluation',
    async (_, design) => {
      const order = { design, anchor, calculator };
      const [whole, short] = await Promise.all([evaluate(order, signal), evaluateShort(order, signal)]);
      if (whole.kind !== 'success' || short.kind !== 'success') throw new Error('no answer');
      const { verdict, utilisations, forces } = short.short;
      expect(verdict).toMatchObject(verdictOfResult(whole.result));
      expect(forces).toEqual(whole.result.request?.Axials);
      const [, , cone] = whole.result.answer.summary.tension[2];
      expect(utilisations.concrete_cone).toBe(cone ?? undefined);
      const [, , sum] = whole.result.answer.tension_and_shear[0];
      expect(utilisations.steel).toBe(sum === null ? undefined : 100 * sum);
    },
  );

  it('the short evaluation calculates a design again after a load has changed but not after a remark has changed', async () => {
    const ask = (design: Design) => evaluateShort({ design, anchor, calculator }, signal);
    await ask(pulled(8));
    await ask(produce(pulled(8), ({ project }) => void (project.remark = 'for the report alone')));
    expect(calculator.checks).toBe(1);
    await ask(pulled(9));
    expect(calculator.checks).toBe(2);
  });

  it('the short evaluation states a reservation for a live load that the load case excludes', async () => {
    // Excluded live loads cause a reservation although the request does not contain them.
    const design = produce(pulled(8), ({ loads }) => void (loads.live.Nz = 1));
    const left = await evaluateShort({ design, anchor, calculator }, signal);
    expect(left).toMatchObject({ short: { verdict: { word: 'reservations' } } });
  });
});
