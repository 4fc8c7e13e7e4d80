import { expect, it } from 'vitest';
import { holeBearing } from '@/engineering/scope/hole-bearing';
import { anchorsAt, plainDesign, type DesignChange } from '@/verification/test-design';

/** Returns the most utilised hole under a shear (kN) that acts on every anchor. */
function bearing(change: DesignChange, [shearx, sheary]: readonly [number, number]) {
  const input = plainDesign(change);
  const shear = Math.hypot(shearx, sheary);
  return holeBearing(
    input,
    input.anchors.map(({ no }) => ({ no, tension: 0, shear, shearx, sheary })),
  );
}

const M20 = { d_nom: 20, d_f: 22, A_s: 245, N_Rk_s: 196 };

it('a hole far from all edges has k_1 = 2.5 and alpha_b = 1, calculated by hand for M12 in 10 mm', () => {
  // 2.5 · 1 · 360 · 12 · 10 / 1.25 = 86.4 kN; 20.25 / 86.4 = 23.4375 %.
  const found = bearing({}, [20.25, 0])!;
  expect(found).toMatchObject({ axis: 'x', k_1: 2.5, alpha_b: 1, shape: 1, f_u: 360, d: 12, t: 10 });
  expect(found.F_b_Rd).toBeCloseTo(86.4, 9);
  expect(found.utilisation).toBeCloseTo(23.4375, 9);
});

it('M20 in 8 mm with e_1 = 40, p_1 = 70, e_2 = 30 and p_2 = 60 has the factors of the published example', () => {
  // Steelcalculator.app, UK bolt bearing: alpha_b 0.606 at the end, 0.811 inside; k_1 2.118.
  const anchors = anchorsAt([-35, -30], [35, -30], [-35, 30], [35, 30]);
  const change = { anchors, plate: { length: 150, width: 120, thickness: 8 }, product: M20 };
  const end = bearing(change, [10, 0])!;
  expect([end.no, end.k_1, end.alpha_b].map((value) => Number(value.toFixed(3)))).toEqual([1, 2.118, 0.606]);
  // 2.11818 · 0.60606 · 360 · 20 · 8 / 1.25 = 59.155 kN.
  expect(end.F_b_Rd).toBeCloseTo(59.155, 3);
  const long = { ...change, plate: { ...change.plate, length: 400 } };
  expect(bearing(long, [10, 0])!.alpha_b).toBeCloseTo(0.811, 3);
});

it('the end distance is measured against the shear, and the edge distance across the shear', () => {
  const anchors = anchorsAt([-150, 0]);
  const plate = { length: 340, width: 60 };
  expect(bearing({ anchors, plate }, [5, 0])!.alpha_b).toBeCloseTo(20 / (3 * 14), 9);
  expect(bearing({ anchors, plate }, [-5, 0])!.alpha_b).toBe(1);
  expect(bearing({ anchors, plate }, [0, 5])!.alpha_b).toBeCloseTo(30 / (3 * 14), 9);
  expect(bearing({ anchors, plate }, [0, 5])!.k_1).toBeCloseTo((2.8 * 20) / 14 - 1.7, 9);
});

it('each shear component is verified alone, and the larger utilisation counts', () => {
  expect(bearing({}, [3, 4])).toMatchObject({ axis: 'y', V_Ed: 4 });
  expect(bearing({ plate: { length: 200 } }, [3, 4])).toMatchObject({ axis: 'x', V_Ed: 3 });
});

it('a slot across the shear multiplies the resistance by 0.6, an oversized hole by 0.8', () => {
  const slotted = anchorsAt([0, 0, 1, 0]);
  expect(bearing({ anchors: slotted }, [5, 0])).toMatchObject({ shape: 0.6 });
  expect(bearing({ anchors: slotted }, [5, 0])!.F_b_Rd).toBeCloseTo(0.6 * 86.4, 9);
  expect(bearing({ anchors: anchorsAt([0, 0]), product: { d_f: 16 } }, [5, 0])).toMatchObject({ shape: 0.8 });
});

it('a weak anchor steel, the steel of JGJ145-2013 and a rod thinner than d_nom change the resistance', () => {
  expect(bearing({ product: { N_Rk_s: 25.29, A_s: 84.3 } }, [5, 0])!.alpha_b).toBeCloseTo(300 / 360, 9);
  expect(bearing({ standard: 'JGJ145-2013' }, [5, 0])!.f_u).toBe(370);
  expect(bearing({ product: { d_nom: 22, d_f: 14 } }, [5, 0])!.d).toBe(12);
  expect(bearing({ product: { d_f: 0 } }, [5, 0])).toMatchObject({ d: 12, alpha_b: 1 });
});

it('a hole at the edge of the plate has no resistance, and without shear there is no result', () => {
  const anchors = anchorsAt([0, 195]);
  expect(bearing({ anchors }, [5, 0])).toMatchObject({ F_b_Rd: 0, utilisation: null });
  expect(bearing({}, [0, 0])).toBeNull();
});
