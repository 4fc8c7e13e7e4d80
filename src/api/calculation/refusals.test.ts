/** Requests that the service and the library refuse, and the field that the error names. */
import { describe, expect, it } from 'vitest';
import { answerRun, answerRunAlgorithm } from '@/api/calculation/answer-calls';
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import { check } from '@/engineering';
import { fourAnchors, rigidRun } from '@/examples/bench-requests';

interface Answered {
  ok: boolean;
  error?: { field: string; message: string };
}

const message = (outcome: Answered) =>
  outcome.ok ? 'no error' : `${outcome.error!.field}: ${outcome.error!.message}`;

type Request = typeof fourAnchors;

/** Changes the request; its axial forces are those of a rigid plate, or 1 if the run call refuses it. */
function changed(change: { [Part in keyof Request]?: Partial<Request[Part]> | Request[Part] }): Request {
  const copy = structuredClone(fourAnchors);
  for (const [part, value] of Object.entries(change)) {
    const before = copy[part as keyof Request];
    const merged =
      typeof before === 'object' && !Array.isArray(before) ? { ...before, ...(value as object) } : value;
    Object.assign(copy, { [part]: merged });
  }
  const { Dead: D } = copy.load;
  const forces = { Fx: D.Vx, Fy: D.Vy, Fz: D.N, Mx: D.Mx, My: D.My, Mz: D.Mz };
  const run = answerRun({
    ...rigidRun,
    Plate: { ...rigidRun.Plate, Plate_L: copy.plate.length, Plate_H: copy.plate.width },
    Anchor: { ...rigidRun.Anchor, PointCoordsList: copy.anchor.coordinates },
    Load: Object.fromEntries(Object.entries(forces).map(([name, value]) => [name, value * D.factor])),
  });
  if (change.Axials !== undefined) return copy;
  return { ...copy, Axials: run.ok ? [...run.value.join] : copy.anchor.coordinates.map(() => 1) };
}

/** Returns the error of the service, which must be that of the library for the parsed input. */
function refusalOf(request: Request): string {
  const input = parseAlgorithm(request);
  const [service, library] = [answerRunAlgorithm(request), input.ok ? check(input.value) : input];
  expect(message(library)).toBe(message(service));
  return message(service);
}

const places = (...coordinates: [number, number][]) => {
  const weights = coordinates.map((): [number, number] => [1, 1]);
  return { anchor: { coordinates, number: coordinates.length, weights } };
};
const load = (change: object) => ({
  load: {
    ...fourAnchors.load,
    Dead: { factor: 1, N: 0, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0, ...change },
    Live: { factor: 0, N: 0, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 },
  },
});
/** Returns a concrete outline from corner to corner. */
const outline = (left: number, bottom: number, right: number, top: number) => ({
  base_points: [left, right, right, left].map((x, at): [number, number] => [x, at < 2 ? bottom : top]),
});
/** The concrete ends 150 mm to the right of the plate's centre; the plate extends to 200 mm. */
const SHORT = outline(-290, -310, 150, 290);

describe('impossible designs', () => {
  it('the check accepts the unchanged request on which the other tests are based', () => {
    expect(refusalOf(changed({}))).toBe('no error');
  });

  const SAME = 'anchor.coordinates.3: has the same position as anchor 1';
  const outside = (at: number) => `anchor.coordinates.${at}: lies outside the plate`;
  const distance = (name: string) => `anchor.${name}: must be at least h_ef = 70, or be 0`;
  const spacing = (name: string) => `anchor.${name}: must be at least 2 h_ef = 140, or be 0`;

  it.each([
    ['an anchor outside the plate along x', places([-90, -90], [210, -90]), outside(1)],
    ['an anchor outside the plate along y', places([0, -201], [0, 90]), outside(0)],
    ['two anchors at one point', places([-90, -90], [90, -90], [90, 90], [-90, -90]), SAME],
    ['a member thinner than the embedment', { base: { h: 60 } }, 'base.h: must not be less than h_ef = 70'],
    ['c_cr_N of 1e-9', { anchor: { c_cr_N: 1e-9 } }, distance('c_cr_N')],
    ['s_cr_N of 1e-9', { anchor: { s_cr_N: 1e-9 } }, spacing('s_cr_N')],
    ['c_cr_N just below the minimum', { anchor: { c_cr_N: 69.9 } }, distance('c_cr_N')],
    ['c_cr_sp of 1e-9', { anchor: { c_cr_sp: 1e-9 } }, distance('c_cr_sp')],
    ['s_cr_sp below the minimum', { anchor: { s_cr_sp: 139 } }, spacing('s_cr_sp')],
  ])('the check refuses a request with %s and reports the invalid field', (_, change, expected) => {
    expect(refusalOf(changed(change))).toBe(expected);
  });

  it.each([
    ['c_cr_N at its minimum', { anchor: { c_cr_N: 70 } }],
    ['s_cr_N at its minimum', { anchor: { s_cr_N: 140 } }],
    ['a member as thin as the embedment', { base: { h: 70 } }],
    ['characteristic distances of 0', { anchor: { c_cr_N: 0, s_cr_N: 0, c_cr_sp: 0, s_cr_sp: 0 } }],
    ['an anchor exactly on the edge of the plate', places([-200, 0], [200, 0])],
  ])('the check accepts a request with %s', (_, change) => {
    expect(refusalOf(changed({ ...load({ N: 10 }), ...change }))).toBe('no error');
  });
});

const PRESSES = 'plate.length: compression acts beyond the concrete edge X1';

it.each([
  ['under compression', { N: -20 }, PRESSES],
  ['under a moment that presses the protruding side', { N: 5, My: 3 }, PRESSES],
  ['under a moment that presses the other side', { N: 5, My: -3 }, 'no error'],
  ['under a moment about the other axis', { Mx: 3 }, PRESSES],
  ['under tension alone', { N: 20 }, 'no error'],
  ['under shear alone', { Vx: 5 }, 'no error'],
])(
  'the check refuses a plate that protrudes beyond a concrete edge only if compression acts beyond the edge: %s',
  (_, loads, expected) => {
    expect(refusalOf(changed({ ...load(loads), base: SHORT }))).toBe(expected);
  },
);

it('the check reports the plate width as the invalid field if compression acts beyond a concrete edge along y', () => {
  const base = outline(-290, -150, 315, 290);
  expect(refusalOf(changed({ ...load({ N: -20 }), base }))).toBe(
    'plate.width: compression acts beyond the concrete edge Y2',
  );
});

it('the check of an elastic plate detects compression beyond the concrete edge from the resultants', () => {
  const elastic = { plate: { stiffness: '0' }, base: SHORT } as const;
  const pulled = [6, 0, 6, 0];
  expect(refusalOf(changed({ ...load({ My: 3 }), ...elastic, Axials: pulled }))).toBe(PRESSES);
  expect(refusalOf(changed({ ...load({ My: -3 }), ...elastic, Axials: [0, 6, 0, 6] }))).toBe('no error');
  expect(refusalOf(changed({ ...load({ N: -20 }), ...elastic, Axials: [0, 0, 0, 0] }))).toBe(PRESSES);
});

it('the check accepts a compressed stand-off plate that protrudes beyond the concrete, unless the plate is grouted', () => {
  const standing = { installation_position: '2', base_distance: 30, degree_of_restraint: 1 } as const;
  expect(refusalOf(changed({ ...load({ N: -20 }), base: SHORT, plate: standing }))).toBe('no error');
  const mortar = { ...standing, installation_position: '3' } as const;
  expect(refusalOf(changed({ ...load({ N: -20 }), base: SHORT, plate: mortar }))).toBe(PRESSES);
});

describe('concrete strength', () => {
  it.each([
    ['EN1992-4', 'f_ck'],
    ['JGJ145-2013', 'f_cuk'],
  ] as const)('the check to %s requires the strength %s, and the other strength is optional', (code, own) => {
    const without = (strength: 'f_ck' | 'f_cuk') => {
      const { [strength]: _, ...base } = fourAnchors.base;
      return answerRunAlgorithm({ ...fourAnchors, code, base });
    };
    expect(message(without(own))).toBe(`base.${own}: is missing`);
    expect(message(without(own === 'f_ck' ? 'f_cuk' : 'f_ck'))).toBe('no error');
    const zero = { ...fourAnchors, code, base: { ...fourAnchors.base, [own]: 0 } };
    expect(message(answerRunAlgorithm(zero))).toBe(`base.${own}: must be greater than 0`);
  });
});

it('the run call refuses two anchors at the same point', () => {
  const PointCoordsList = [-90, 90, 90].map((x) => [x, 0]);
  const outcome = answerRun({ ...rigidRun, Anchor: { ...rigidRun.Anchor, PointCoordsList } });
  expect(message(outcome)).toBe('Anchor.PointCoordsList.2: has the same position as anchor 2');
});
