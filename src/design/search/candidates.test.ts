import { expect, it, vi } from 'vitest';
import {
  areAlike,
  excessOver,
  forceDifferences,
  mostUnderrated,
  rigidThickness,
  withModel,
} from '@/design/run/compare-plate-models';
import { byVerdict, rankRecords, unranked, type Ranked } from '@/design/search/anchor-ranking';
import type { Candidate } from '@/design/search/candidate';
import { createEvaluateCandidate } from '@/design/search/evaluate-candidate';
import { bisect, scan } from '@/design/search/remedies-and-limits';
import {
  DIRECTION_COUNT,
  type DirectionsResult,
  findDirections,
  worstDirection,
} from '@/design/search/worst-direction';
import { evaluateShown, watchedCalculator } from '@/testing/evaluate-shown';
import { seededAnchors, seededSections, withM12 } from '@/testing/seeded-records';

const calculator = watchedCalculator();

const { signal } = new AbortController();
const batch = { signal, atOnce: 2 };
const evaluateCandidate = createEvaluateCandidate(calculator, signal);

const from = (first: number) => (index: number) => Promise.resolve(index >= first);

it.each([0, 1, 2, 6, 7, 8, 19])('bisect and scan find the first passing step of 20: %i', async (index) => {
  expect(await bisect(20, from(index))).toEqual({ kind: 'found', index });
  expect(await scan(20, from(index))).toEqual({ kind: 'found', index });
});

it('bisect reports after one evaluation that no step passes if the last step fails', async () => {
  const none = vi.fn(from(20));
  expect(await bisect(20, none)).toEqual({ kind: 'none' });
  expect(none).toHaveBeenCalledTimes(1);
  expect(await bisect(0, none)).toEqual({ kind: 'none' });
});

it('scan reports the outcome `unknown` if an evaluation has no result', async () => {
  expect(await scan(3, () => Promise.resolve(null))).toEqual({ kind: 'unknown' });
});

it('evaluateCandidate judges a candidate by its most unfavourable combination, not by the displayed combination', async () => {
  const held = withM12(({ loads }) => {
    loads.loadCase = 'deadAndLive';
    loads.dead.Nz = -20;
    loads.live.Nz = 60;
  });
  const end = await evaluateCandidate(held);
  if (end.kind !== 'judged') throw new Error(end.kind);
  expect(end).toMatchObject({ passes: false, worst: { combination: 2 } });
  const chosen = await evaluateShown(held, calculator);
  expect(end.utilisations.concrete_cone).toBeGreaterThan(chosen.utilisations.concrete_cone!);
});

it('rankRecords returns the same results as single evaluations, and byVerdict sorts from verified to refused', async () => {
  const open = withM12(({ loads, layout, plate }) => {
    loads.dead.Nz = 20;
    Object.assign(plate, { length: 300, width: 300 });
    layout.sides.X1.distance = 85;
    layout.h = 160;
  });
  const rows = seededAnchors(open.design).map((available) => unranked(open, available));
  const ends = new Map<string, Ranked['end']>();
  calculator.checks = 0;
  await rankRecords(rows, evaluateCandidate, (id, end) => ends.set(id, end), batch);
  const refused = rows.filter(({ end }) => end.kind === 'refused');
  const undercut = ['10', '12', '16'].map((size) => `Demo undercut anchor M${size}`);
  const names = ['Demo expansion anchor B M16', 'Demo sleeve anchor M16', ...undercut];
  expect(refused.map(({ available }) => available.name).sort()).toEqual(names);
  expect(ends.size).toBe(rows.length - refused.length);
  for (const { available, candidate } of rows.filter(({ end }) => end.kind === 'waiting')) {
    const single = await createEvaluateCandidate(calculator, signal)(candidate);
    expect(ends.get(available.id)).toEqual(single);
  }
  const ranked = rows
    .map((row) => ({ ...row, end: ends.get(row.available.id) ?? row.end }))
    .toSorted(byVerdict);
  const words = ranked.map(({ end }) => (end.kind === 'judged' ? end.word : end.kind));
  const order = ['verified', 'reservations', 'not_verified', 'refused'];
  const ranks = words.map((word) => order.indexOf(word));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
});

const found = async (open: Candidate) => {
  let last: DirectionsResult = { directions: [], missing: 0 };
  await findDirections(open, evaluateCandidate, (next) => (last = next), batch);
  return last.directions;
};

const symmetric = withM12(({ loads, layout }) => {
  Object.assign(loads.dead, { Nz: 5, Vx: 12 });
  for (const side of Object.values(layout.sides)) side.distance = 150;
});

it('findDirections finds the same utilisation in symmetric directions for a symmetric group', async () => {
  const directions = await found(symmetric);
  expect(directions.length).toBeGreaterThanOrEqual(72);
  const by = new Map(directions.map(({ angle, end }) => [Math.round(angle), end.governing?.utilisation]));
  for (let angle = 0; angle < 90; angle += 5) {
    const own = by.get(angle)!;
    for (const mirrored of [180 - angle, 180 + angle, (360 - angle) % 360, 90 - angle])
      expect(Math.abs(by.get(mirrored)! / own - 1)).toBeLessThan(1e-9);
  }
});

it('worstDirection returns the entered direction if no other direction is more unfavourable', async () => {
  const directions = await found(symmetric);
  const { angle } = worstDirection(directions, null)!;
  for (const mirrored of [angle, (180 - angle + 360) % 360, 180 + angle])
    expect(worstDirection(directions, mirrored)!.angle).toBe(mirrored);
  expect(worstDirection(directions, angle + 20)!.angle).toBe(angle);
});

it('findDirections finds the worst direction towards a single near edge and refines it in smaller steps', async () => {
  const open = withM12(({ loads, layout }) => {
    Object.assign(loads.dead, { Vx: 8, Vy: 3 });
    for (const [name, side] of Object.entries(layout.sides)) side.exists = name === 'Y1';
    layout.sides.Y1.distance = 110;
  });
  const directions = await found(open);
  expect(directions.length).toBeLessThanOrEqual(DIRECTION_COUNT);
  expect(directions.length).toBeGreaterThan(72 + 7);
  const worst = worstDirection(directions, null)!;
  expect(Math.abs(worst.angle - 90)).toBeLessThan(3);
  expect(worst.end.governing).toMatchObject({ mode: 'concrete_edge' });
});

const differences = forceDifferences([10, 10, 0, 0.1], [18, 9, 2, 0.3]);

it('forceDifferences returns the relative difference of each anchor force, and null if both forces are insignificant', () => {
  expect(differences.map(({ share }) => share)).toEqual([0.8, -0.1, Infinity, null]);
});

it('mostUnderrated returns the anchor whose force the rigid plate underestimates by the largest amount', () => {
  expect(mostUnderrated(differences)?.no).toBe(1);
});

it('areAlike accepts anchor forces that differ by 4 %, but not anchor forces that differ by 6 %', () => {
  expect(areAlike(forceDifferences([10, 10], [10.4, 9.6]))).toBe(true);
  expect(areAlike(forceDifferences([10, 10], [10.6, 9.6]))).toBe(false);
});

it('rigidThickness finds the smallest thickness at which a plate counts as rigid, or none if no thickness makes it rigid', async () => {
  const open = withM12(({ loads }) => void (loads.dead.Nz = 10));
  const elastic = withModel(open, 'elastic', seededSections(open.design.profile.series))!;
  const { plate, profile } = elastic.design;
  expect([plate.stiffness, profile.chosen?.name]).toEqual(['elastic', 'IPE 80']);
  // The difference in the anchor forces decreases with the cube of the thickness and is 5 % at 27.1 mm.
  const asked: number[] = [];
  const fading = (power: number) => (one: Candidate) => {
    asked.push(one.design.plate.thickness);
    return Promise.resolve([10 + 0.5 * (27.1 / one.design.plate.thickness) ** power]);
  };
  const excessOf = (forces: readonly number[]) => excessOver(forceDifferences([10], forces));
  expect(await rigidThickness(elastic, fading(3), excessOf)).toMatchObject({ thickness: 28 });
  // Three thicknesses are calculated: the current thickness, the guess, and one step below the guess.
  expect(asked).toHaveLength(3);
  for (const power of [0.7, 1.5, 5, 9])
    expect(await rigidThickness(elastic, fading(power), excessOf)).toMatchObject({ thickness: 28 });
  expect(asked.length).toBeLessThan(3 + 4 * 10);
  const never = await rigidThickness(elastic, () => Promise.resolve([20]), excessOf);
  expect(never).toEqual({ end: 'none', thickness: null });
});
