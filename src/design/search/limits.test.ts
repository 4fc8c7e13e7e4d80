import { expect, it } from 'vitest';
import { copySection } from '@/design/records/anchor-data';
import { brokenRule, type Candidate } from '@/design/search/candidate';
import { createEvaluateCandidate, type EvaluatedCandidate } from '@/design/search/evaluate-candidate';
import { byDistance, type Limit, limitOf, exponentialSearch } from '@/design/search/remedies-and-limits';
import { limitVariablesOf } from '@/design/search/varied-inputs';
import { hasWorseWord } from '@/design/verdict/case-verdict';
import { watchedCalculator } from '@/testing/evaluate-shown';
import { randomCandidate } from '@/testing/random-designs';
import { howMany } from '@/testing/run/how-many';
import { seededGrades, seededSections, withM12 } from '@/testing/seeded-records';
import { randomFrom } from '@/verification/random-numbers';

const calculator = watchedCalculator();

const { signal } = new AbortController();
const evaluateCandidate = createEvaluateCandidate(calculator, signal);

async function judged(candidate: Candidate): Promise<EvaluatedCandidate> {
  const end = await evaluateCandidate(candidate);
  if (end.kind !== 'judged') throw new Error(end.kind);
  return end;
}

async function passing(random: () => number) {
  for (;;) {
    const open = randomCandidate(random, false);
    const present = await judged(open);
    if (present.passes && present.word !== 'nothing') return { open, present };
  }
}

async function limitsOf(open: Candidate, present: EvaluatedCandidate): Promise<Limit[]> {
  const limits: Limit[] = [];
  for (const variable of limitVariablesOf(open, seededGrades(open.design.standardType)))
    limits.push(await limitOf(variable, present, evaluateCandidate));
  return limits;
}

it.each([1, 2, 3, 7, 8, 100])('gallop finds the first step over the limit among %i steps', async (count) => {
  const firstFrom = (first: number) => exponentialSearch(count, (index) => Promise.resolve(index >= first));
  for (let index = 0; index < count; index++)
    expect(await firstFrom(index)).toEqual({ kind: 'found', index });
  expect(await firstFrom(count)).toEqual({ kind: 'none' });
});

it('gallop finds the nearest step beyond the limit even if later steps are within the limit again', async () => {
  const found = await exponentialSearch(1000, (index) => Promise.resolve(index >= 5 && index < 500));
  expect(found).toEqual({ kind: 'found', index: 5 });
});

const counts = { judged: 0, refused: 0, free: 0, unknown: 0 };
const DESIGNS = howMany(4, 12);
const ALL = Array.from({ length: DESIGNS }, (_, index) => index);

it.each(ALL)('passing design %i is worse or breaks a rule only one step beyond its limits', async (index) => {
  const { open, present } = await passing(randomFrom(3000 + index));
  for (const limit of await limitsOf(open, present)) {
    counts[limit.kind === 'limited' ? limit.beyond.kind : limit.kind] += 1;
    if (limit.kind !== 'limited') continue;
    const { key } = limit.variable;
    const held = await judged(limit.held?.candidate() ?? open);
    expect([key, hasWorseWord(held, present)]).toEqual([key, false]);
    const next = limit.next.candidate();
    const isLost = brokenRule(next) !== null || hasWorseWord(await judged(next), present);
    expect([key, isLost]).toEqual([key, true]);
    expect(limit.distance).toBeGreaterThanOrEqual(0);
    expect(limit.next.size).toBeGreaterThan(limit.distance);
  }
});

it('the tested designs have limits due to a worse verdict, limits due to a rule, and inputs without a limit', () => {
  expect(counts.judged).toBeGreaterThan(2 * DESIGNS);
  expect(counts.refused).toBeGreaterThan(0);
  expect(counts.free).toBeGreaterThan(0);
  expect(counts.unknown).toBe(0);
});

it('byDistance lists the nearest limit first and inputs without a limit last', async () => {
  const { open, present } = await passing(randomFrom(3000));
  const sorted = byDistance(await limitsOf(open, present));
  const distances = sorted.map((limit) => (limit.kind === 'limited' ? limit.distance : Infinity));
  expect(distances.length).toBeGreaterThan(3);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
});

const inTension = (elastic: boolean): Candidate =>
  withM12((draft) => {
    draft.loads.dead.Nz = 10;
    if (!elastic) return;
    Object.assign(draft.plate, { stiffness: 'elastic', thickness: 12 });
    copySection(draft, seededSections(draft.profile.series)[0]);
  });

it('under tension alone, the limit factor of the loads and of the force is the reciprocal of the utilisation', async () => {
  const open = inTension(false);
  const present = await judged(open);
  const expected = Math.floor(1e4 / present.governing!.utilisation!) / 100;
  const factors = new Map<string, unknown>();
  for (const variable of limitVariablesOf(open, []).filter(({ key }) => /loads|dead/.test(key))) {
    const limit = await limitOf(variable, present, evaluateCandidate);
    factors.set(variable.key, limit.kind === 'limited' && limit.limit);
  }
  expect(Object.fromEntries(factors)).toEqual({ loads: expected, 'dead.Nz': 10 * expected });
});

it('limitVariablesOf varies the thickness of an elastic plate, but not of a rigid plate', () => {
  const keysOf = (open: Candidate) => limitVariablesOf(open, []).map(({ key }) => key);
  expect(keysOf(inTension(false))).not.toContain('thickness');
  const open = inTension(true);
  const thickness = limitVariablesOf(open, []).find(({ key }) => key === 'thickness')!;
  const [steps, ...others] = thickness.directions;
  expect(steps.map(({ to }) => to)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(others).toEqual([]);
  expect(steps[3].candidate().design.plate.thickness).toBe(8);
});
