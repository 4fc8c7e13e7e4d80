import { produce } from 'immer';
import { expect, it } from 'vitest';
import type { Design } from '@/design/model/design-state';
import { copySection } from '@/design/records/anchor-data';
import { brokenRule, type Candidate } from '@/design/search/candidate';
import {
  type Connection,
  enumerateConnections,
  isCoveredBy,
  unbeaten,
} from '@/design/search/candidate-connections';
import { certainReservations, createEvaluateCandidate } from '@/design/search/evaluate-candidate';
import {
  confirmElastic,
  type DesignsResult,
  type ElasticResult,
  findDesigns,
  missedBy,
  nearMisses,
  passesWithoutReservations,
} from '@/design/search/find-designs';
import { watchedCalculator } from '@/testing/evaluate-shown';
import { randomCandidate } from '@/testing/random-designs';
import { howMany } from '@/testing/run/how-many';
import { seededAnchors, seededSections, withM12 } from '@/testing/seeded-records';
import { randomFrom } from '@/verification/random-numbers';

const calculator = watchedCalculator();

const { signal } = new AbortController();
const batch = { signal, atOnce: 2 };
const evaluateCandidate = createEvaluateCandidate(calculator, signal);

const say = ({ group, anchors, available, size }: Connection) =>
  `${group.code} ${available.name} ${anchors.map(({ x, y }) => `${x},${y}`).join(' ')} ${size.plate}`;

async function search(open: Candidate, names: RegExp, spacings: readonly number[]) {
  const records = seededAnchors(open.design).filter(({ name }) => names.test(name));
  const space = await enumerateConnections(open.design, records, spacings);
  let last: DesignsResult = { total: 0, tried: 0, reasons: new Map(), proposals: [], misses: [] };
  await findDesigns(space, evaluateCandidate, (found) => (last = found), batch);
  return { space, found: last };
}

/**
 * Calculates every connection that is not excluded in advance, and returns the passing connections that no
 * other connection covers.
 */
async function bruteForce(connections: readonly Connection[]): Promise<string[]> {
  const passing: Connection[] = [];
  for (const connection of connections) {
    const end = await evaluateCandidate(connection.candidate());
    if (end.kind !== 'judged') throw new Error(end.kind);
    if (passesWithoutReservations(end)) passing.push(connection);
  }
  return unbeaten(passing).map(say);
}

/** Spacings that are tried, mm. */
const SPACINGS = [80, 220, 150].slice(0, howMany(2, 3)).toSorted((one, other) => one - other);

const SITUATIONS: readonly [string, (draft: Design) => void][] = [
  ['tension in the middle of a slab', ({ loads }) => void (loads.dead.Nz = 25)],
  ['a railing post near an edge', railingPost],
  ['shear and torsion under two combinations', twoCombinations],
  ['loads beyond the resistance of every connection', ({ loads }) => void (loads.dead.Nz = 400)],
];

function railingPost({ loads, layout }: Design): void {
  Object.assign(loads.dead, { Vx: 3, My: 1.5 });
  layout.sides.X1.distance = 60;
}

function twoCombinations({ loads }: Design): void {
  loads.loadCase = 'deadAndLive';
  Object.assign(loads.dead, { Vx: 3, Vy: 4, Mz: 0.4 });
  loads.live.Nz = 12;
}

it('nearestMisses returns designs with the three smallest utilisations that brute force finds if nothing passes', async () => {
  const open = withM12(({ loads }) => {
    loads.loadCase = 'deadAndLive';
    Object.assign(loads.dead, { Nz: 45, Vx: 8 });
    loads.live.My = 1;
  });
  const { space, found } = await search(open, /^Demo (expansion|sleeve) anchor M(8|12)$/, [80, 220]);
  expect(found.proposals).toEqual([]);
  const nearest = await nearMisses(found.misses, evaluateCandidate, batch);
  const all: number[] = [];
  for (const connection of space.connections) {
    const candidate = connection.candidate();
    if (certainReservations(candidate).length > 0) continue;
    const end = await evaluateCandidate(candidate);
    if (end.kind === 'judged') all.push(missedBy(end));
  }
  expect(nearest.map(({ judged }) => missedBy(judged))).toEqual(all.toSorted((a, b) => a - b).slice(0, 3));
});

it.each(SITUATIONS)('findDesigns finds the same designs as brute force for %s', async (_, recipe) => {
  const open = withM12(recipe);
  const { space, found } = await search(open, /^Demo (expansion|sleeve) anchor M(8|12)$/, SPACINGS);
  const names = found.proposals.map(({ connection }) => say(connection));
  expect(names.sort()).toEqual((await bruteForce(space.connections)).sort());
  for (const { judged } of found.proposals) expect(passesWithoutReservations(judged)).toBe(true);
});

it('findDesigns states an outcome for every connection, and skips connections covered by a design already found', async () => {
  const open = withM12(({ loads }) => void (loads.dead.Nz = 25));
  calculator.checks = 0;
  const { space, found } = await search(open, /expansion/, [80, 150, 220]);
  const left = [...found.reasons.values()].reduce((sum, count) => sum + count, 0);
  expect(left + found.proposals.length).toBe(found.total);
  expect(found.reasons.get('covered')).toBeGreaterThan(space.connections.length / 2);
  expect(found.tried).toBeLessThan(space.connections.length / 3);
  expect(calculator.checks).toBeLessThanOrEqual(found.tried);
});

it('enumerateConnections excludes a connection for steel failure only if its calculated verdict is "not verified"', async () => {
  const random = randomFrom(7);
  let steel = 0;
  for (let round = 0; round < howMany(5, 12); round++) {
    const open = randomCandidate(random, false);
    const dead = { Nz: 40 * random(), My: 3 * random() };
    open.design = produce(open.design, ({ loads }) => void Object.assign(loads.dead, dead));
    const [record] = seededAnchors(open.design).toSorted(() => random() - 0.5);
    const weak = { ...record, data: { ...record.data, N_Rk_s: 4, V_Rk_s: 5, c_min: 20, h_min: 50 } };
    const strong = { ...weak, data: { ...weak.data, N_Rk_s: 1e4, V_Rk_s: 1e4 } };
    const spaceOf = (record: typeof weak) => enumerateConnections(open.design, [record], [100, 200]);
    const names = new Set((await spaceOf(weak)).connections.map(say));
    for (const connection of (await spaceOf(strong)).connections) {
      expect(brokenRule(connection.candidate())).toBeNull();
      if (names.has(say(connection))) continue;
      const { design } = connection.candidate();
      const end = await evaluateCandidate({ design, anchor: weak.data });
      steel += 1;
      expect(end).toMatchObject({ kind: 'judged', word: 'not_verified' });
    }
  }
  expect(steel).toBeGreaterThan(20);
});

it('a random design for which reservations are certain never passes without reservations', async () => {
  const random = randomFrom(11);
  let certain = 0;
  for (let round = 0; round < 60; round++) {
    const open = randomCandidate(random, false);
    const codes = certainReservations(open);
    const end = await evaluateCandidate(open);
    if (codes.length === 0 || end.kind !== 'judged') continue;
    certain += 1;
    expect(passesWithoutReservations(end)).toBe(false);
  }
  expect(certain).toBeGreaterThan(10);
});

it('the search for designs does not change the concrete, the position of its edges, or the loads', async () => {
  const open = withM12(({ loads, layout }) => {
    loads.dead.Nz = 15;
    layout.sides.X1.distance = 110;
  });
  const { design: before } = open;
  const { found } = await search(open, /expansion/, [80, 150]);
  expect(found.proposals.length).toBeGreaterThan(0);
  for (const { candidate, connection } of found.proposals) {
    const { layout, loads, concrete } = candidate.design;
    const [xs, ys] = [connection.anchors.map(({ x }) => x), connection.anchors.map(({ y }) => y)];
    const reach = { X1: Math.max(...xs), X2: -Math.min(...xs), Y1: Math.max(...ys), Y2: -Math.min(...ys) };
    for (const edge of ['X1', 'X2', 'Y1', 'Y2'] as const)
      expect(layout.sides[edge].distance + reach[edge]).toBeCloseTo(
        before.layout.sides[edge].distance + 90,
        9,
      );
    expect([loads, concrete, layout.h]).toEqual([before.loads, before.concrete, before.layout.h]);
  }
});

it('confirmElastic proposes an elastic plate of 10 mm if the design does not pass with a plate of 8 mm', async () => {
  const open = withM12((draft) => {
    draft.loads.dead.Nz = 18;
    draft.plate.stiffness = 'elastic';
    copySection(draft, seededSections(draft.profile.series)[0]);
  });
  const { found } = await search(open, /expansion anchor M12/, [100, 150]);
  let last: ElasticResult | null = null;
  const some = found.proposals.slice(0, 2);
  await confirmElastic(some, evaluateCandidate, (next) => (last = next), batch);
  expect(last).toMatchObject({ done: some.length, failed: 0 });
  const { proposals } = last as unknown as ElasticResult;
  expect(proposals.map(({ size }) => size.thickness)).toEqual([10]);
  for (const { candidate, size } of proposals) {
    const { plate, profile } = candidate.design;
    expect([plate.stiffness, plate.thickness]).toEqual(['elastic', size.thickness]);
    expect(profile.chosen).toEqual(open.design.profile.chosen);
    const thinner = produce(candidate.design, (draft) => void (draft.plate.thickness = 8));
    const end = await evaluateCandidate({ design: thinner, anchor: candidate.anchor });
    expect(end.kind === 'judged' && passesWithoutReservations(end)).toBe(false);
  }
});

it('a design is covered by a design that is not larger in any measure, and one of two equal designs is dropped', () => {
  const size = { anchors: 4, diameter: 12, embedment: 70, plate: 40_000, thickness: 0 };
  expect(isCoveredBy(size, { ...size, anchors: 2 })).toBe(true);
  expect(isCoveredBy(size, { ...size, anchors: 2, embedment: 80 })).toBe(false);
  expect(unbeaten([{ size }, { size: { ...size } }])).toHaveLength(1);
});
