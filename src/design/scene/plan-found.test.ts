/** Tests that the plan shows the pressure under a plate. */
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { planFoundOf } from '@/design/scene/plan-found';
import { resultOf, seedAnchors } from '@/testing/report-cases';

/** Returns the plan data of a design in which the right side of the plate is in compression. */
const found = (installationPosition: 'flush' | 'clamped' | 'grouted') => {
  const design = produce(DEFAULT_DESIGN, (draft) => {
    draft.concrete.installationPosition = installationPosition;
    Object.assign(draft.loads.dead, { Nz: -1, My: 0.6 });
  });
  const result = resultOf(design, seedAnchors[0])!;
  return { ...planFoundOf(design, result, null), compression: result.answer.resultant.compression };
};

describe('pressure in the plan', () => {
  it.each(['flush', 'grouted'] as const)(
    'planFoundOf returns a compression zone and the largest pressure for the installation position "%s"',
    (position) => {
      const { zone, pressure } = found(position);
      expect(zone).toHaveLength(1);
      expect(pressure?.text).toMatch(/^p_max = \d/);
    },
  );

  it('planFoundOf returns only the compression force for a stand-off plate whose anchors carry the compression', () => {
    const { zone, pressure, compression } = found('clamped');
    expect(zone).toEqual([]);
    expect(pressure?.text).toBe(`C = ${compression.toFixed(3)} kN`);
  });
});
