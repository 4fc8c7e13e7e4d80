/**
 * Tests slotted holes and opposing forces: a force of one newton in the direction of a slot must not halve
 * the resistance to a large force.
 */
import { describe, expect, it } from 'vitest';
import type { Standard } from '@/engineering/model/design';
import { check } from '@/verification/checks';
import { expectNear } from '@/verification/near';
import { anchorsAt, plainDesign, type DesignChange } from '@/verification/plain-design';

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
