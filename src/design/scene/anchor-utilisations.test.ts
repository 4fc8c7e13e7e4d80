import { describe, expect, it } from 'vitest';
import { anchorUtilisations } from '@/design/scene/anchor-utilisations';
import { checkResult } from '@/testing/check-result';

const reaction = [8, 2, 0, 0].map((tension, i) => ({ no: i + 1, tension, shear: 1, shearx: 1, sheary: 0 }));

const shares = (checks: NonNullable<Parameters<typeof checkResult>[0]>['checks']) => [
  ...anchorUtilisations(checkResult({ reaction, checks })).values(),
];

describe('utilisation of an anchor', () => {
  it('the utilisation of an anchor uses its own tension and the steel resistance, not the largest utilisation of all anchors', () => {
    const steel_tension = { action: 8, resistance: 40, utilisation: 20 };
    expect(shares({ steel_tension })).toEqual([20, 5, 0, 0]);
  });

  it('the utilisation of an anchor is that of its group if the utilisation of the group is larger', () => {
    const clusters = [
      { anchors: [1], beta_N: 0.8 },
      { anchors: [2, 3], beta_N: 0.35 },
    ];
    const found = shares({
      concrete_cone: { action: 8, resistance: 10, utilisation: 80, detail: { clusters } },
    });
    expect(found).toEqual([80, 35, 35, 0].map((share) => expect.closeTo(share, 9) as number));
  });

  it('the utilisation of an anchor exceeds 100,000 % if there is no resistance', () => {
    const steel_shear = { resistance: 0, utilisation: null, anchors: '4', verdict: 'Not satisfied' } as const;
    expect(shares({ steel_shear })[3]).toBeGreaterThan(1e5);
  });
});
