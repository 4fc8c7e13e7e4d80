/**
 * Compares the forces at each edge with literal values, for slotted holes, rear rows, each of the four edges,
 * and forces towards and away from the edge.
 */
import { describe, expect, it } from 'vitest';
import type { Standard, LoadSet } from '@/engineering/model/design';
import type { DetailRecord } from '@/engineering/model/result';
import type { EdgeName } from '@/quantities/edges';
import { check } from '@/verification/check-helpers';
import { expectNear } from '@/verification/near';
import { anchorsAt, plainDesign, type DesignChange } from '@/verification/test-design';

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

/**
 * Tests slotted holes and opposing forces: a force of one newton in the direction of a slot must not halve
 * the resistance to a large force.
 */
const NEWTON = 1e-3;
/** Relative change that a force of one newton may cause. */
const LITTLE = 0.01;

const pryOut = (change: DesignChange) => check(plainDesign(change)).checks.pry_out.utilisation!;
const edge = (change: DesignChange) => check(plainDesign(change)).checks.concrete_edge.utilisation!;

const expectLittleChange = (got: number, expected: number) => expectNear(got, expected, LITTLE);

describe.each<Standard>(['EN1992-4', 'JGJ145-2013'])(
  'slotted holes and opposing forces under %s',
  (standard) => {
    it('the pry-out check for a force along x excludes an anchor slotted along x, even if 1 N along y is added', () => {
      const anchors = anchorsAt([-100, 0], [100, 0, 0, 1]);
      const alone = pryOut({ standard, anchors, load: { Vx: 10 } });
      expectLittleChange(pryOut({ standard, anchors, load: { Vx: 10, Vy: NEWTON } }), alone);
      // If the second anchor also resisted V_x, its area would be included and the utilisation would be
      // lower.
      expect(pryOut({ standard, anchors: anchorsAt([-100, 0], [100, 0]), load: { Vx: 10 } })).toBeLessThan(
        0.6 * alone,
      );
    });

    it('a force of 1 N changes the pry-out utilisation of anchors with opposing forces by at most 1 %', () => {
      const anchors = anchorsAt([0, -50], [0, 50]);
      const torsion = pryOut({ standard, anchors, load: { Mz: 1 } });
      expectLittleChange(pryOut({ standard, anchors, load: { Mz: 1, Vy: NEWTON } }), torsion);
      // Three anchors in a line: the middle anchor has no force from torsion, but limits the cones of the
      // outer anchors.
      const three = anchorsAt([0, -90], [0, 0], [0, 90]);
      const outer = pryOut({ standard, anchors: three, load: { Mz: 1 } });
      expectLittleChange(pryOut({ standard, anchors: three, load: { Mz: 1, Vx: NEWTON } }), outer);
    });

    it('a force of 1 N towards the edge changes the utilisation under a force along the edge by at most 1 %', () => {
      const anchors = anchorsAt([0, -75, 1, 0], [0, 75]);
      const outline = { X1: 100 };
      const alone = edge({ standard, anchors, outline, load: { Vy: 10 } });
      expectLittleChange(edge({ standard, anchors, outline, load: { Vy: 10, Vx: NEWTON } }), alone);
    });

    it('an added force towards the edge reduces the edge utilisation by at most 1 % if each anchor resists one direction', () => {
      // Both anchors have the same edge distance, but only the first resists forces perpendicular to the
      // edge, and only the second resists forces parallel to it; M_z makes the first resist V_x.
      const anchors = anchorsAt([0, -75, 1, 0], [0, 75, 0, 1]);
      const outline = { X1: 100 };
      const along = edge({ standard, anchors, outline, load: { Vy: 20 } });
      const both = edge({ standard, anchors, outline, load: { Vy: 20, Vx: 1, Mz: 0.075 } });
      expect(both).toBeGreaterThanOrEqual(along * (1 - LITTLE));
    });

    it('a rear anchor is checked at the edge if it alone resists the force parallel to the edge', () => {
      const anchors = anchorsAt([50, -75, 1, 0], [50, 75, 1, 0], [-50, 0, 0, 1]);
      const { edges } = check(plainDesign({ standard, anchors, outline: { X1: 150 }, load: { Vy: 10 } }))
        .checks.concrete_edge.detail;
      const behind = edges!.filter(({ row }) => row === 'B');
      expect(behind.map(({ anchors: members, c_1, Q }) => [members, c_1, Q])).toEqual([[[3], 200, 10]]);
    });

    it('the pry-out check by direction adds the torsion part to the vector sum of the x and y parts', () => {
      const anchors = anchorsAt([-75, -75], [75, -75, 0, 1], [-75, 75], [75, 75, 0, 1]);
      const { checks } = check(plainDesign({ standard, anchors, load: { Vx: 6, Vy: 3, Mz: 0.2 } }));
      const { detail: pry_out } = checks.pry_out;
      expect(pry_out.mode).toBe('directions');
      const part = (name: string) => (pry_out[name] as { beta_V: number }).beta_V;
      const joined = Math.hypot(part('x'), part('y')) + part('t');
      expect(Math.abs((pry_out.beta_V as number) - joined)).toBeLessThan(1e-12);
      expect([...new Set(pry_out.trail.map((step) => step.part))]).toEqual(['x', 'y', 't', 'joined']);
    });
  },
);

const k7 = (anchors: ReturnType<typeof anchorsAt>, load: DesignChange['load']) =>
  check(plainDesign({ anchors, load })).checks.steel_shear.detail.k7;

it('k_7 is 1 if only one anchor can resist shear, but not if only one anchor is loaded', () => {
  expect(k7(anchorsAt([-100, 0], [100, 0, 0, 1]), { Vx: 5 })).toBe(0.8);
  expect(k7(anchorsAt([-100, 0], [100, 0, 0, 0]), { Vx: 5 })).toBe(1);
  expect(k7(anchorsAt([0, 0]), { Vx: 5 })).toBe(1);
});
