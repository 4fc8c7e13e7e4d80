/**
 * Tests that a check without trail returns exactly the values and verdicts of the full check, without
 * details.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckInput, Standard } from '@/engineering/model/design';
import type { CheckResult, ModeDetail } from '@/engineering/model/result';
import { howMany } from '@/testing/run/how-many';
import { MODES, outcomeOf, withRigidPlate } from '@/verification/checks';
import { designsTo } from '@/verification/random-design';

const bareDetail = ({ applicable, reason }: ModeDetail): ModeDetail => ({ applicable, reason, trail: [] });

/** Reduces a full result to the result of a check without trail. */
function withoutTrail(answer: CheckResult): CheckResult {
  const bare = <Part extends { detail: ModeDetail }>(part: Part): Part => ({
    ...part,
    detail: bareDetail(part.detail),
  });
  const checks = Object.fromEntries(MODES.map((mode) => [mode, bare(answer.checks[mode])]));
  return {
    ...answer,
    checks: checks as unknown as CheckResult['checks'],
    edges: answer.edges.map(bare),
    forces: { trail: [] },
  };
}

describe.each<Standard>(['EN1992-4', 'JGJ145-2013'])('%s without trail', (standard) => {
  const designs = designsTo({ standard, slots: true });
  const onRigidPlate = fc.boolean();

  it('a check without trail returns all values and verdicts of the full check', () => {
    let compared = 0;
    fc.assert(
      fc.property(designs, onRigidPlate, (design, rigid) => {
        const input: CheckInput = rigid ? withRigidPlate(design) : design;
        const full = outcomeOf(input);
        const bare = outcomeOf(input, { trail: false });
        if (full.ok) compared += 1;
        expect(bare).toStrictEqual(full.ok ? { ok: true, value: withoutTrail(full.value) } : full);
      }),
      { numRuns: howMany(120, 600) },
    );
    expect(compared).toBeGreaterThan(howMany(80, 400));
  });
});
