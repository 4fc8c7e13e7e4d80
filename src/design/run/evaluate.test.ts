import { produce } from 'immer';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Calculator } from '@/api/contract/calculator';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { fingerprintOf } from '@/design/model/fingerprint';
import { evaluate } from '@/design/run/evaluate';
import { buildAnchorData } from '@/testing/anchor-builder';

const anchor = buildAnchorData();
const calculator = {
  run: vi.fn<Calculator['run']>(),
  check: vi.fn<Calculator['check']>(),
  atOnce: () => 2,
};
beforeEach(() => {
  calculator.run
    .mockReset()
    .mockImplementation(({ Plate }) =>
      Promise.resolve({ ok: true, value: { join: [Plate.Plate_T, 0, 0, 0] } }),
    );
  calculator.check
    .mockReset()
    .mockImplementation(({ Axials }) =>
      Promise.resolve({ ok: true, value: { Max: Axials[0] } as unknown as CheckAnswerOnWire }),
    );
});

const thick = (thickness: number): Design =>
  produce(DEFAULT_DESIGN, (draft) => void (draft.plate.thickness = thickness));
const run = (design: Design, signal = new AbortController().signal) =>
  evaluate({ design, anchor, calculator }, signal);

describe('evaluation of a design', () => {
  it('the evaluation checks each design with its own anchor forces, even with several evaluations in progress', async () => {
    const designs = [10, 20, 30].map(thick);
    const found = await Promise.all(designs.map((design) => run(design)));
    found.forEach((end, index) => {
      if (end.kind !== 'success') throw new Error(end.kind);
      const { answer, request, fingerprint } = end.result;
      expect(request?.plate.thickness).toBe(designs[index].plate.thickness);
      expect(request?.Axials).toEqual([designs[index].plate.thickness, 0, 0, 0]);
      expect(answer.Max).toBe(designs[index].plate.thickness);
      expect(fingerprint).toBe(fingerprintOf(designs[index]));
    });
  });

  it('a cancelled evaluation does not request the checks', async () => {
    const abort = new AbortController();
    const end = run(DEFAULT_DESIGN, abort.signal);
    abort.abort();
    expect(await end).toEqual({ kind: 'cancelled' });
    expect(calculator.check).not.toHaveBeenCalled();
  });

  it('an evaluation does not request the checks if the number of forces differs from the number of anchors', async () => {
    calculator.run.mockResolvedValue({ ok: true, value: { join: [1, 2, 3] } });
    expect(await run(DEFAULT_DESIGN)).toMatchObject({ kind: 'error1', failure: { field: 'join' } });
    expect(calculator.check).not.toHaveBeenCalled();
  });
});
