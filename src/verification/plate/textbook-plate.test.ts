import { expect, it } from 'vitest';
import { createMesh } from '@/engineering/plate/elastic/mesh';
import { plateStiffness } from '@/engineering/plate/elastic/plate-element';
import { fieldAt, plateField, type PlateField } from '@/engineering/plate/elastic/plate-field';
import { PLATE_CASES } from '@/examples/case';
import { PlateCore } from '@/verification/plate/textbook-plate';

interface CoreCase {
  id: string;
  kind: string;
  input: Record<string, number>;
  expected: Record<string, number>;
  tolerance_rel: number;
}

const cases = (PLATE_CASES as unknown as readonly CoreCase[]).filter(({ kind }) => kind === 'plate-core');

function close(got: number, expected: number, relative: number, absolute = 0): void {
  expect(Math.abs(got - expected), `${got} for ${expected}`).toBeLessThanOrEqual(
    Math.max(absolute, relative * Math.abs(expected)),
  );
}

const stiffnessOf = ({ E, nu, t }: CoreCase['input']) => plateStiffness(E, nu, t);

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

interface Rectangle {
  Lx: number;
  Ly: number;
  size: number;
  boxes?: Parameters<typeof createMesh>[2];
}

function grid({ Lx, Ly, size, boxes = [] }: Rectangle) {
  const mesh = createMesh(Lx, Ly, boxes, { fine: size, coarse: size });
  const onX = (x: number): boolean => near(Math.abs(x), Lx / 2);
  const onY = (y: number): boolean => near(Math.abs(y), Ly / 2);
  return { mesh, onX, onY, edge: (x: number, y: number) => onX(x) || onY(y) };
}

/**
 * Returns a rectangular plate supported at all edges against deflection and against rotation along the edge,
 * and a function that solves it.
 */
function simplySupported({ input }: CoreCase, boxes: Rectangle['boxes'] = []) {
  const [a, b] = [input.a, input.b];
  const { mesh, onX, onY, edge } = grid({ Lx: a, Ly: b, size: b / 10, boxes });
  const core = new PlateCore(mesh, stiffnessOf(input))
    .hold('w', edge)
    .hold('py', (x) => onX(x))
    .hold('px', (_, y) => onY(y));
  return { core, field: () => core.field(input.t) };
}

const centre = (field: PlateField, values: Float64Array): number => fieldAt(field, values, 0, 0);
const sigma = (field: PlateField, t: number): number =>
  (6 * Math.max(centre(field, field.Mx), centre(field, field.My))) / t ** 2;

function uniformOnSimpleSupports(example: CoreCase): void {
  const { core, field } = simplySupported(example);
  core.press(example.input.q);
  const result = field();
  const { expected, tolerance_rel, input } = example;
  close(centre(result, result.w), expected.w_center, tolerance_rel);
  // The textbook defines moments as positive if the loaded side is in tension. Here the load acts along +w,
  // so the sign is reversed.
  if (expected.Mx_center) close(-centre(result, result.Mx), expected.Mx_center, tolerance_rel);
  if (expected.My_center) close(-centre(result, result.My), expected.My_center, tolerance_rel);
  if (expected.sigma_center) {
    const bending = Math.max(-centre(result, result.Mx), -centre(result, result.My));
    close((6 * bending) / input.t ** 2, expected.sigma_center, tolerance_rel);
  }
}

/** Test for each textbook case, by id; a separate test fails if a case has no entry here. */
const TESTS: Readonly<Record<string, (example: CoreCase) => void>> = {
  'P01-patch-curvature': ({ input, expected, tolerance_rel }) => {
    const [Lx, Ly, kx, ky, kxy] = [input.Lx, input.Ly, input.kx, input.ky, input.kxy];
    const { mesh, edge } = grid({ Lx, Ly, size: 45, boxes: [{ x1: -31, x2: 17, y1: -50, y2: -12 }] });
    const field = new PlateCore(mesh, stiffnessOf(input))
      .hold('w', edge, (x, y) => (kx * x * x + ky * y * y + kxy * x * y) / 2)
      .hold('px', edge, (x, y) => kx * x + (kxy * y) / 2)
      .hold('py', edge, (x, y) => ky * y + (kxy * x) / 2)
      .field(input.t);
    for (const [x, y] of [
      [0, 0],
      [13, -7],
      [-100, 60],
    ] as const) {
      close(fieldAt(field, field.Mx, x, y), expected.Mx, tolerance_rel);
      close(fieldAt(field, field.My, x, y), expected.My, tolerance_rel);
      close(fieldAt(field, field.Mxy, x, y), expected.Mxy, 0, 1e-9 * expected.Mx);
    }
    // The sample points do not coincide with the nodes, and linear interpolation between them deviates from
    // the parabola.
    field.xs.forEach((x, i) =>
      field.ys.forEach((y, j) => {
        const exact = (kx * x * x + ky * y * y + kxy * x * y) / 2;
        close(field.w[i + j * field.xs.length], exact, tolerance_rel, 1e-11);
      }),
    );
  },
  'P02-ss-square-uniform': uniformOnSimpleSupports,
  'P03-roark-1a-ratio1': uniformOnSimpleSupports,
  'P04-roark-1a-ratio2': uniformOnSimpleSupports,
  'P05-roark-1b-ratio1': (example) => {
    const { input, expected, tolerance_rel } = example;
    const r = input.r0;
    const { core, field } = simplySupported(example, [{ x1: -r, x2: r, y1: -r, y2: r }]);
    core.pressDisc(-input.W, 0, 0, r);
    const result = field();
    close(-centre(result, result.w), expected.w_center, tolerance_rel);
    close(-centre(result, result.w), expected.series_w_center, 0.002);
    close(centre(result, result.Mx), expected.series_Mmax_center, 0.005);
    close(sigma(result, input.t), expected.sigma_center, tolerance_rel);
  },
  'P06-roark-1c-patch': (example) => {
    const { input, expected, tolerance_rel } = example;
    const half = input.patch / 2;
    const { core, field } = simplySupported(example, [{ x1: -half, x2: half, y1: -half, y2: half }]);
    core.press(-input.q, (x, y) => Math.abs(x) < half && Math.abs(y) < half);
    const result = field();
    close(sigma(result, input.t), expected.sigma_center, tolerance_rel);
  },
  'P07-clamped-square-uniform': ({ input, expected, tolerance_rel }) => {
    const { mesh, edge } = grid({ Lx: input.a, Ly: input.b, size: 100 });
    const field = new PlateCore(mesh, stiffnessOf(input)).clamp(edge).press(input.q).field(input.t);
    close(centre(field, field.w), expected.w_center, tolerance_rel);
  },
  'P08-cantilever-strip': ({ input, expected, tolerance_rel }) => {
    const [L, b] = [input.L, input.b];
    const { mesh } = grid({ Lx: L, Ly: b, size: 20 });
    const field = new PlateCore(mesh, stiffnessOf(input))
      .clamp((x) => near(x, -L / 2))
      .pressLine(input.P / b, L / 2)
      .field(input.t);
    close(fieldAt(field, field.w, L / 2, 0), expected.w_tip, tolerance_rel);
    close(Math.abs(fieldAt(field, field.Mx, -L / 2, 0)), expected.M_root, tolerance_rel);
  },
  'P09-winkler-disc': ({ input, expected, tolerance_rel }) => {
    const plate = stiffnessOf(input);
    const r = input.r0;
    // Bending decays over about 16 mm, so the elements near the load must be small.
    const box = (half: number) => ({ x1: -half, x2: half, y1: -half, y2: half });
    const mesh = createMesh(input.L, input.L, [box(r), box(3 * r)], { fine: 6, coarse: 30 });
    const core = new PlateCore(mesh, plate, input.k).pressDisc(input.P, 0, 0, r);
    const u = core.solve();
    const field = plateField(mesh, u, plate, input.t);
    close(centre(field, field.w), expected.w_center, tolerance_rel);
    const mean = core.discMean(0, 0, r).reduce((sum, { unknown, value }) => sum + value * u[unknown], 0);
    close(mean, expected.w_disc_average, tolerance_rel);
  },
  'P11-prying-tstub': ({ input, expected, tolerance_rel }) => {
    const [m, n, b] = [input.m, input.n, input.b];
    const L = m + n;
    const at = (x: number): number => x - L / 2;
    const { mesh } = grid({ Lx: L, Ly: b, size: 20, boxes: [{ x1: at(0), x2: at(m), y1: -b, y2: b }] });
    // The tip is pressed on the concrete (the case has Q > 0), so the concrete acts as a knife-edge support
    // there.
    const field = new PlateCore(mesh, stiffnessOf(input))
      .hold('px', (x) => near(x, at(0)))
      .hold('py', () => true)
      .hold('w', (x) => near(x, at(L)))
      .pressLine(input.F / b, at(0))
      .springLine(input.ka / b, at(m))
      .field(input.t);
    const B = input.ka * fieldAt(field, field.w, at(m), 0);
    close(B, expected.B, tolerance_rel);
    close(B - input.F, expected.Q, tolerance_rel);
  },
};

it('every textbook case has a test', () => {
  expect(cases.map(({ id }) => id)).toEqual(Object.keys(TESTS));
});

it.each(cases.map((example) => [example.id, example] as const))(
  'the plate elements agree with textbook case %s',
  (id, example) => {
    TESTS[id](example);
  },
);
