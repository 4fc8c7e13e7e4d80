/**
 * Compares the forces at each edge with literal values, for slotted holes, rear rows, each of the four edges,
 * and forces towards and away from the edge.
 */
import { describe, expect, it } from 'vitest';
import type { LoadSet, Standard } from '@/engineering/model/design';
import type { DetailRecord } from '@/engineering/model/result';
import type { EdgeName } from '@/quantities/edges';
import { check } from '@/verification/checks';
import { anchorsAt, plainDesign, type DesignChange } from '@/verification/plain-design';

const edgesOf = (change: DesignChange): readonly DetailRecord[] =>
  check(plainDesign(change)).checks.concrete_edge.detail.edges ?? [];

describe.each<Standard>(['EN1992-4', 'JGJ145-2013'])('edge forces under %s', (standard) => {
  it('the force in each direction at an edge is assigned only to the anchors that can resist it', () => {
    // Both anchors have the same edge distance; the second has a slot perpendicular to the edge, and M_z
    // cancels the torsion.
    const anchors = anchorsAt([0, -75], [0, 75, 0, 1]);
    const [edge] = edgesOf({ standard, anchors, outline: { X1: 100 }, load: { Vx: 10, Vy: 4, Mz: 0.75 } });
    expect(edge.n).toMatchObject({ anchors: [1], P: 10, V_Ed_g: 10 });
    expect(edge.t).toMatchObject({ anchors: [1, 2], Q: 4, V_Ed_g: 4 });
  });

  it('a rear row that alone resists the force parallel to the edge is assigned no force towards the edge', () => {
    const anchors = anchorsAt([50, -75, 1, 0], [50, 75, 1, 0], [-50, 0]);
    const rows = edgesOf({ standard, anchors, outline: { X1: 150 }, load: { Vx: 9, Vy: 6 } });
    const behind = rows.filter(({ row }) => row === 'B');
    expect(behind).toHaveLength(1);
    expect(behind[0]).toMatchObject({ c_1: 200, P: 0, Q: 6, V_Ed_g: 6, alpha_V: 90 });
  });

  it.each<[EdgeName, DesignChange['outline'], Partial<LoadSet>, number]>([
    ['X1', { X1: 100 }, { Vx: 8 }, 100],
    ['X2', { X2: -110 }, { Vx: -8 }, 110],
    ['Y1', { Y1: 120 }, { Vy: 8 }, 120],
    ['Y2', { Y2: -130 }, { Vy: -8 }, 130],
  ])(
    'edge %s is checked with its own edge distance, and only if the shear force acts towards the edge',
    (edge, outline, load, c_1) => {
      const anchors = anchorsAt([0, 0]);
      expect(edgesOf({ standard, anchors, outline, load })).toMatchObject([{ edge, c_1, P: 8, Q: 0 }]);
      const away = { Vx: -(load.Vx ?? 0), Vy: -(load.Vy ?? 0) };
      expect(edgesOf({ standard, anchors, outline, load: away })).toEqual([]);
    },
  );

  it('the edge check records the distance to each side edge on the correct side, and c_2 is the smaller distance', () => {
    const anchors = anchorsAt([0, -30], [0, 30]);
    const outline = { X1: 100, Y1: 30 + 80, Y2: -30 - 90 };
    const answer = check(plainDesign({ standard, anchors, outline, load: { Vx: 8 }, concrete: { h: 400 } }));
    const { trail } = answer.checks.concrete_edge.detail;
    const valueOf = (symbol: string) => trail.find((step) => step.symbol === symbol)?.value;
    expect([valueOf('c_2_a'), valueOf('c_2_b'), valueOf('c_2')]).toEqual([90, 80, 80]);
    expect(valueOf('l_c_V')).toBe(90 + 60 + 80);
  });

  it('the combined steel check shows the anchor with the largest tension and, under JGJ145-2013, also the governing anchor in shear', () => {
    const anchors = anchorsAt([-75, 0], [75, 0]);
    const change: DesignChange = { standard, anchors, axials: [2, 8], load: { N: 10, Vx: 10 } };
    const { combined, checks } = check(plainDesign(change));
    expect(combined.steel.anchors).toEqual(standard === 'EN1992-4' ? [2] : [1, 2]);
    const { action, resistance, utilisation, anchors: names } = checks.steel_tension;
    expect([action, resistance, utilisation, names]).toEqual([8, 40 / 1.5, expect.closeTo(30, 9), '2']);
  });
});
