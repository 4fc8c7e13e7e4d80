/** Requests that the service answers or refuses, and the field that the error names. */
import { expect, it } from 'vitest';
import { answerRun, answerRunAlgorithm, plateCache } from '@/api/calculation/answer-calls';
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import { check, type PlateInput } from '@/engineering';
import { fourAnchors, elasticRun, rigidRun } from '@/examples/bench-requests';
import { elasticInput as input } from '@/testing/sample-inputs';

interface Answered {
  ok: boolean;
  error?: { field: string; message: string };
}

const message = ({ ok, error }: Answered) => (ok ? 'no error' : `${error!.field}: ${error!.message}`);

/** Returns a copy of a request with one value changed, or removed if the new value is undefined. */
function changed(request: object, path: string, value: unknown): object {
  const copy = structuredClone(request);
  const names = path.split('.');
  const last = names.pop()!;
  let holder = copy as Record<string, unknown>;
  for (const name of names) holder = holder[name] as Record<string, unknown>;
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else holder[last] = value;
  return copy;
}

it('the run call returns the axial forces given in the example of the API contract', () => {
  const outcome = answerRun({ ...rigidRun, Load: { Fz: 20 } });
  expect(outcome.ok && outcome.value.join.map((force) => force.toFixed(6))).toEqual(
    Array(4).fill('5.000000'),
  );
});

it.each([
  ['Plate.Plate_L', undefined, 'is missing'],
  ['Basic.fc', 'strong', 'must be a finite number'],
  ['Basic.fc', 0, 'must lie between 1 and 200'],
  ['Anchor.PointCoordsList.1', [300, 0], 'lies outside the plate'],
  ['Anchor.PointCoordsList.2', [150, -150], 'has the same position as anchor 2'],
  ['Plate.Plate_L', 1e6, 'must lie between 10 and 5000'],
  ['Plate.Plate_T', 0.001, 'must lie between 1 and 500'],
  ['Plate.v', 2, 'must lie between 0 and 0.49'],
  ['Plate.E', -1, 'must lie between 1 and 1000, or be 0'],
  ['Load.Mx', 1e308, 'must lie between -100000 and 100000'],
  ['Anchor.ExxAnchor', 210, 'must lie between 1000000000 and 1000000000000'],
  ['Anchor.AnchorAs', undefined, 'is missing'],
  ['Steel.SteelSectPars.0', -100, 'must lie between 0 and 2000'],
])('the run call refuses a request with %s = %o: %s', (path, value, problem) =>
  expect(message(answerRun(changed(elasticRun, path, value)))).toBe(`${path}: ${problem}`),
);

it('the run call refuses a request that is not an object', () =>
  expect(message(answerRun(null))).toBe(': must be an object'));

const PULLED_OUT = [-290, 80, 80, -290].map((x, at) => [x, at < 2 ? -310 : 290]);
const TRAPEZIUM = [0, 100, 50, 0].map((x, at) => [x, [0, 0, 80, 90][at]]);

it.each([
  ['load.Dead.Mz', 1e308, 'must lie between -100000 and 100000'],
  ['load.Dead.Vx', -1e308, 'must lie between -100000 and 100000'],
  ['load.Live.factor', 1e308, 'must lie between 0 and 10'],
  ['load.Dead.factor', -1, 'must lie between 0 and 10'],
  ['anchor.gamma_Mc', 0.01, 'must lie between 1 and 10, or be 0'],
  ['anchor.gamma_Ms_N', 0.01, 'must lie between 1 and 10'],
  ['anchor.weights', [[1, 1]], 'must contain one pair for each of the 4 anchors'],
  ['anchor.weights.0.0', 0.5, 'must be 0 or 1'],
  ['anchor.weights.1.1', -1, 'must be 0 or 1'],
  ['anchor.weights.1.1', 2, 'must be 0 or 1'],
  ['anchor.k7', 8, 'must lie between 0.1 and 1, or be 0'],
  ['anchor.h_ef', 7000, 'must lie between 10 and 3000'],
  ['anchor.coordinates.0.0', 1e6, 'must lie between -5000 and 5000'],
  ['plate.length', 1e6, 'must lie between 10 and 5000'],
  ['plate.thickness', 0.001, 'must lie between 1 and 500'],
  ['plate.v', 2, 'must lie between 0 and 0.49'],
  ['plate.E', -210, 'must lie between 1 and 1000, or be 0'],
  ['plate.degree_of_restraint', 2.5, 'must lie between 1 and 2'],
  ['base.f_ck', 2000, 'must lie between 1 and 200, or be 0'],
  ['base.h', -1, 'must lie between 10 and 100000'],
  ['base.base_points', TRAPEZIUM, 'must be the four corners of an upright rectangle'],
  ['base.base_points', PULLED_OUT, 'anchor 2 lies on or beyond the concrete edge X1'],
  ['Axials.0', 1e9, 'must lie between -100000 and 100000'],
  ['Axials', [1, 2], 'must contain one force for each of the 4 anchors'],
  ['code', 'ACI 318', 'must be one of EN1992-4, JGJ145-2013'],
  ['load.Dead.N', null, 'is missing'],
  ['load.Dead.N', undefined, 'is missing'],
  ['load.Dead.N', '', 'is missing'],
  ['anchor.N_Rk_s', undefined, 'is missing'],
  ['anchor.N_Rk_s', 0, 'must be greater than 0 under this load'],
  // These values must be in the request, because their default values would be favourable to the design.
  ['base.crack_or_not', undefined, 'is missing'],
  ['base.reinforcement_intensity', undefined, 'is missing'],
  ['plate.installation_position', undefined, 'is missing'],
  // A stand-off plate needs its distance from the concrete.
  ['plate.base_distance', undefined, 'is missing'],
])('the check call refuses a request for a stand-off plate with %s = %o: %s', (path, value, problem) => {
  const standing = changed(fourAnchors, 'plate.installation_position', '2');
  expect(message(answerRunAlgorithm(changed(standing, path, value)))).toBe(`${path}: ${problem}`);
});

it('the check call accepts a number written as a string and a request without optional fields', () => {
  const texts = changed(changed(fourAnchors, 'load.Dead.N', '9'), 'anchor.l_f', undefined);
  expect(message(answerRunAlgorithm(changed(texts, 'plate.v', null)))).toBe('no error');
});

type Request = typeof fourAnchors;
type Change = { [Part in keyof Request]?: Partial<Request[Part]> | Request[Part] };

/** Changes the request; its axial forces are those of a rigid plate, or 1 if the run call refuses it. */
function requestWith(change: Change): Request {
  const copy = structuredClone(fourAnchors);
  for (const [part, value] of Object.entries(change)) {
    const before = copy[part as keyof Request];
    const isMerged = typeof before === 'object' && !Array.isArray(before);
    Object.assign(copy, { [part]: isMerged ? { ...before, ...(value as object) } : value });
  }
  if (change.Axials !== undefined) return copy;
  const { factor, N, Vx, Vy, ...moments } = copy.load.Dead;
  const forces = Object.entries({ Fx: Vx, Fy: Vy, Fz: N, ...moments });
  const run = answerRun({
    ...rigidRun,
    Plate: { ...rigidRun.Plate, Plate_L: copy.plate.length, Plate_H: copy.plate.width },
    Anchor: { ...rigidRun.Anchor, PointCoordsList: copy.anchor.coordinates },
    Load: Object.fromEntries(forces.map(([name, value]) => [name, value * factor])),
  });
  return { ...copy, Axials: run.ok ? [...run.value.join] : copy.anchor.coordinates.map(() => 1) };
}

/** Returns the error of the service, which must be that of the library for the parsed input. */
function refusalOf(change: Change): string {
  const request = requestWith(change);
  const read = parseAlgorithm(request);
  const [service, library] = [answerRunAlgorithm(request), read.ok ? check(read.value) : read];
  expect(message(library)).toBe(message(service));
  return message(service);
}

const places = (...coordinates: [number, number][]) => {
  const weights = coordinates.map((): [number, number] => [1, 1]);
  return { anchor: { coordinates, number: coordinates.length, weights } };
};
const NO_LOAD = { factor: 1, N: 0, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 };
const load = (change: object): Change => ({
  load: { ...fourAnchors.load, Dead: { ...NO_LOAD, ...change }, Live: { ...NO_LOAD, factor: 0 } },
});
/** Returns a concrete outline from corner to corner. */
const outline = (left: number, bottom: number, right: number, top: number) => ({
  base_points: [left, right, right, left].map((x, at): [number, number] => [x, at < 2 ? bottom : top]),
});

const SAME = 'anchor.coordinates.3: has the same position as anchor 1';
const outside = (at: number) => `anchor.coordinates.${at}: lies outside the plate`;
const distance = (name: string) => `anchor.${name}: must be at least h_ef = 70, or be 0`;
const spacing = (name: string) => `anchor.${name}: must be at least 2 h_ef = 140, or be 0`;

it.each<[string, Change, string]>([
  ['an anchor outside the plate along x', places([-90, -90], [210, -90]), outside(1)],
  ['an anchor outside the plate along y', places([0, -201], [0, 90]), outside(0)],
  ['two anchors at one point', places([-90, -90], [90, -90], [90, 90], [-90, -90]), SAME],
  ['a member thinner than the embedment', { base: { h: 60 } }, 'base.h: must not be less than h_ef = 70'],
  ['c_cr_N of 1e-9', { anchor: { c_cr_N: 1e-9 } }, distance('c_cr_N')],
  ['s_cr_N of 1e-9', { anchor: { s_cr_N: 1e-9 } }, spacing('s_cr_N')],
  ['c_cr_N just below the minimum', { anchor: { c_cr_N: 69.9 } }, distance('c_cr_N')],
  ['c_cr_sp of 1e-9', { anchor: { c_cr_sp: 1e-9 } }, distance('c_cr_sp')],
  ['s_cr_sp below the minimum', { anchor: { s_cr_sp: 139 } }, spacing('s_cr_sp')],
])('the check refuses a request with %s and reports the invalid field', (_, change, expected) =>
  expect(refusalOf(change)).toBe(expected),
);

it.each<[string, Change]>([
  ['the unchanged request on which the other tests are based', { load: fourAnchors.load }],
  ['c_cr_N at its minimum', { anchor: { c_cr_N: 70 } }],
  ['s_cr_N at its minimum', { anchor: { s_cr_N: 140 } }],
  ['a member as thin as the embedment', { base: { h: 70 } }],
  ['characteristic distances of 0', { anchor: { c_cr_N: 0, s_cr_N: 0, c_cr_sp: 0, s_cr_sp: 0 } }],
  ['an anchor exactly on the edge of the plate', places([-200, 0], [200, 0])],
])('the check accepts %s', (_, change) =>
  expect(refusalOf({ ...load({ N: 10 }), ...change })).toBe('no error'),
);

const PRESSES = 'plate.length: compression acts beyond the concrete edge X1';
const PRESSES_Y = 'plate.width: compression acts beyond the concrete edge Y2';
/** The concrete ends 150 mm to the right of the plate's centre; the plate extends to 200 mm. */
const base = outline(-290, -310, 150, 290);
const SHORT_Y = outline(-290, -150, 315, 290);
const STAND_OFF = { installation_position: '2', base_distance: 30, degree_of_restraint: 1 } as const;
const GROUTED = { ...STAND_OFF, installation_position: '3' } as const;
/** Elastic plate, whose compression follows from the resultants. */
const elastic = (...Axials: number[]): Change => ({ plate: { stiffness: '0' }, Axials });

it.each<[string, Change, string]>([
  ['under compression', load({ N: -20 }), PRESSES],
  ['under compression beyond an edge along y', { ...load({ N: -20 }), base: SHORT_Y }, PRESSES_Y],
  ['under a moment that presses the protruding side', load({ N: 5, My: 3 }), PRESSES],
  ['under a moment that presses the other side', load({ N: 5, My: -3 }), 'no error'],
  ['under a moment about the other axis', load({ Mx: 3 }), PRESSES],
  ['under tension alone', load({ N: 20 }), 'no error'],
  ['under shear alone', load({ Vx: 5 }), 'no error'],
  ['elastic, pressed on the protruding side', { ...load({ My: 3 }), ...elastic(6, 0, 6, 0) }, PRESSES],
  ['elastic, pressed on the other side', { ...load({ My: -3 }), ...elastic(0, 6, 0, 6) }, 'no error'],
  ['elastic, under compression', { ...load({ N: -20 }), ...elastic(0, 0, 0, 0) }, PRESSES],
  ['stand-off, under compression', { ...load({ N: -20 }), plate: STAND_OFF }, 'no error'],
  ['stand-off and grouted, under compression', { ...load({ N: -20 }), plate: GROUTED }, PRESSES],
])('the check refuses a plate beyond a concrete edge only if it presses there: %s', (_, change, expected) =>
  expect(refusalOf({ base, ...change })).toBe(expected),
);

it.each([
  ['EN1992-4', 'f_ck', 'f_cuk'],
  ['JGJ145-2013', 'f_cuk', 'f_ck'],
] as const)('the check to %s requires the strength %s, but not %s', (code, own, other) => {
  const withStrength = (name: string, value?: number) =>
    message(answerRunAlgorithm(changed({ ...fourAnchors, code }, `base.${name}`, value)));
  expect(withStrength(own)).toBe(`base.${own}: is missing`);
  expect(withStrength(other)).toBe('no error');
  expect(withStrength(own, 0)).toBe(`base.${own}: must be greater than 0`);
});

const thicker = (t: number): PlateInput => ({ ...input, t });

function plateOf(kept: ReturnType<typeof plateCache>, asked: PlateInput) {
  const plate = kept(asked);
  if (!plate.ok) throw new Error(plate.error.message);
  return plate.value;
}

it('the plate cache returns the same plate for different loads, but not for another thickness or order of anchors', () => {
  const kept = plateCache();
  const plate = plateOf(kept, input);
  expect(plateOf(kept, { ...input, load: { ...input.load, N: 3 } } as PlateInput)).toBe(plate);
  expect(plateOf(kept, thicker(input.t + 1e-9))).not.toBe(plate);
  expect(plateOf(kept, { ...input, anchors: [...input.anchors].reverse() })).not.toBe(plate);
});

it('a full plate cache removes the least recently used plate', () => {
  const kept = plateCache(2);
  const [first, second] = [plateOf(kept, thicker(10)), plateOf(kept, thicker(11))];
  plateOf(kept, thicker(10));
  plateOf(kept, thicker(12));
  expect(plateOf(kept, thicker(10))).toBe(first);
  expect(plateOf(kept, thicker(11))).not.toBe(second);
});

it('the plate cache limits its total size in bytes, but keeps the latest plate even if this plate exceeds the limit', () => {
  const kept = plateCache(8, 1e5);
  const plate = plateOf(kept, thicker(10));
  plate.forces({ Fz: 1e4, Mx: 0, My: 0 });
  expect(plate.bytes).toBeGreaterThan(1e5);
  expect(plateOf(kept, thicker(10))).toBe(plate);
  plateOf(kept, thicker(11));
  expect(plateOf(kept, thicker(10))).not.toBe(plate);
});
