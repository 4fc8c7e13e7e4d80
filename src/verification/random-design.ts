/** Random but realistic designs for property tests: layouts, edges, products and loads of every kind. */
import fc from 'fast-check';
import type { AnchorPoint, CheckInput, Standard } from '@/engineering/model/design';
import { plainDesign } from '@/verification/test-design';

const millimetres = (min: number, max: number) => fc.integer({ min, max });
const share = (min: number, max: number) =>
  fc.integer({ min: Math.round(min * 1000), max: Math.round(max * 1000) }).map((value) => value / 1000);
const edge = fc.oneof(
  { weight: 1, arbitrary: fc.constant(Infinity) },
  { weight: 2, arbitrary: millimetres(50, 400) },
);

/** Rectangular layouts up to 3 x 3 (3 x 3 without the central anchor), and up to three free points. */
const layouts: fc.Arbitrary<[number, number][]> = fc.oneof(
  fc
    .record({
      columns: fc.integer({ min: 1, max: 3 }),
      rows: fc.integer({ min: 1, max: 3 }),
      sx: millimetres(60, 260),
      sy: millimetres(60, 260),
    })
    .map(({ columns, rows, sx, sy }) => {
      const along = (count: number, s: number) =>
        Array.from({ length: count }, (_, i) => s * (i - (count - 1) / 2));
      const points = along(rows, sy).flatMap((y) => along(columns, sx).map((x): [number, number] => [x, y]));
      return columns === 3 && rows === 3 ? points.filter(([x, y]) => x !== 0 || y !== 0) : points;
    }),
  fc.uniqueArray(fc.tuple(millimetres(-180, 180), millimetres(-180, 180)), {
    minLength: 1,
    maxLength: 3,
    selector: ([x, y]) => `${x},${y}`,
  }),
);

/**
 * Distance from the outermost anchors to the side of the plate, mm; the edges of the concrete are farther
 * away.
 */
const MARGIN = 30;

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

function centred(points: readonly (readonly [number, number])[]): [number, number][] {
  const [x_m, y_m] = [middle(points.map(([x]) => x)), middle(points.map(([, y]) => y))];
  return points.map(([x, y]) => [x - x_m, y - y_m]);
}

/**
 * A third of the load components is exactly zero, because a rule that depends on whether a load acts is
 * discontinuous at zero.
 */
const load = fc.oneof(fc.constant(0), share(0.05, 1), share(-1, -0.05));

/** Directions in which each anchor resists shear: both if its hole is round, fewer if it is slotted. */
const acting = fc.oneof(
  { weight: 6, arbitrary: fc.constant([true, true] as const) },
  { weight: 2, arbitrary: fc.constant([false, true] as const) },
  { weight: 2, arbitrary: fc.constant([true, false] as const) },
  { weight: 1, arbitrary: fc.constant([false, false] as const) },
);
const plain = fc.constant([true, true] as const);

interface DesignKind {
  standard: Standard;
  slots: boolean;
}

/**
 * Returns designs for a standard, without slotted holes or, if `slots` is true, some of them with slotted
 * holes.
 */
export const designsTo = ({ standard, slots }: DesignKind): fc.Arbitrary<CheckInput> =>
  fc.oneof(...(slots ? [acting, plain] : [plain]).map((acts) => designArbitrary(standard, acts)));

const designArbitrary = (
  standard: Standard,
  acts: fc.Arbitrary<readonly [boolean, boolean]>,
): fc.Arbitrary<CheckInput> =>
  fc
    .record({
      points: layouts,
      acts: fc.array(acts, { minLength: 9, maxLength: 9 }),
      edges: fc.tuple(edge, edge, edge, edge),
      h: millimetres(130, 500),
      f_ck: fc.constantFrom(20, 25, 30, 40, 50, 60, 80),
      h_ef: millimetres(40, 125),
      d_nom: fc.constantFrom(8, 10, 12, 16, 24),
      flags: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
      edgeReinforcement: fc.constantFrom(0 as const, 1 as const, 2 as const),
      N_Rk_p_0: fc.constantFrom(0, 9, 16, 25),
      spFactor: share(3, 5),
      tension: fc.array(share(0, 8), { minLength: 9, maxLength: 9 }),
      loads: fc.record({ N: load, Vx: load, Vy: load, Mx: load, My: load, Mz: load }),
      position: fc.constantFrom('flush', 'flush', 'clamped', 'unclamped', 'grouted'),
    })
    .map((random) => {
      const { edges, h_ef, d_nom, flags, loads } = random;
      // The points are centred on the origin, as in every layout; otherwise the plate, which is centred
      // there, could extend beyond the concrete.
      const points = centred(random.points);
      const anchors: AnchorPoint[] = points.map(([x, y], index) => {
        const [actsX, actsY] = random.acts[index];
        return { no: index + 1, x, y, actsX, actsY };
      });
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      return plainDesign({
        standard,
        anchors,
        concrete: {
          f_ck: random.f_ck,
          f_cuk: random.f_ck * 1.25,
          h: random.h,
          h_min: 2 * h_ef,
          cracked: flags[0],
          denseReinforcement: flags[1],
          edgeReinforcement: random.edgeReinforcement,
          crackWidthLimited: flags[2],
        },
        outline: {
          X1: Math.max(...xs) + edges[0],
          X2: Math.min(...xs) - edges[1],
          Y1: Math.max(...ys) + edges[2],
          Y2: Math.min(...ys) - edges[3],
        },
        plate: {
          length: 2 * (Math.max(...xs) + MARGIN),
          width: 2 * (Math.max(...ys) + MARGIN),
          thickness: 12,
          installationPosition: random.position,
          baseDistance: 25,
          degreeOfRestraint: 1.4,
        },
        product: {
          M_Rk_s_0: 90,
          N_Rk_p_0: random.N_Rk_p_0,
          h_ef,
          l_f: h_ef,
          d_nom,
          d_0: d_nom,
          d_f: 0,
          s_cr_N: 3 * h_ef,
          c_cr_N: 1.5 * h_ef,
          s_cr_sp: random.spFactor * h_ef,
          c_cr_sp: (random.spFactor * h_ef) / 2,
          s_min: 0,
          c_min: 0,
          k8: 2,
        },
        load: {
          N: 20 * loads.N,
          Vx: 15 * loads.Vx,
          Vy: 15 * loads.Vy,
          Mx: 2 * loads.Mx,
          My: 2 * loads.My,
          Mz: points.length > 1 ? loads.Mz : 0,
        },
        axials: anchors.map((_, index) => random.tension[index]),
      });
    });

export const designs = designsTo({ standard: 'EN1992-4', slots: false });
