import { describe, expect, it } from 'vitest';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import { anchorUtilisations } from '@/design/scene/anchor-utilisations';

const OPEN = [null, null, null, '', 'Not applicable'];
const reaction = [8, 2, 0, 0].map((tension, i) => ({ no: i + 1, tension, shear: 1, shearx: 1, sheary: 0 }));

const answer = (changes: object) =>
  ({
    reaction,
    summary: { tension: [OPEN, OPEN, OPEN, OPEN], shear: [OPEN, OPEN, OPEN] },
    ...changes,
  }) as unknown as CheckAnswerOnWire;

const shares = (changes: object) => [...anchorUtilisations(answer(changes)).values()];

describe('utilisation of an anchor', () => {
  it('the utilisation of an anchor uses its own tension and the steel resistance, not the largest utilisation of all anchors', () => {
    const steel = [8, 40, 20, '1', 'Satisfied'];
    expect(shares({ summary: { tension: [steel, OPEN, OPEN, OPEN], shear: [OPEN, OPEN, OPEN] } })).toEqual([
      20, 5, 0, 0,
    ]);
  });

  it('the utilisation of an anchor is that of its group if the utilisation of the group is larger', () => {
    const cone = [8, 10, 80, '1', 'Satisfied'];
    const clusters = [
      { anchors: [1], beta_N: 0.8 },
      { anchors: [2, 3], beta_N: 0.35 },
    ];
    const found = shares({
      summary: { tension: [OPEN, OPEN, cone, OPEN], shear: [OPEN, OPEN, OPEN] },
      concrete_cone: { applicable: true, reason: '', trail: [], clusters },
    });
    expect(found).toEqual([80, 35, 35, 0].map((share) => expect.closeTo(share, 9) as number));
  });

  it('the utilisation of an anchor exceeds 100,000 % if there is no resistance', () => {
    const used = [3, 0, null, '4', 'Not satisfied'];
    expect(
      shares({ summary: { tension: [OPEN, OPEN, OPEN, OPEN], shear: [used, OPEN, OPEN] } })[3],
    ).toBeGreaterThan(1e5);
  });
});
