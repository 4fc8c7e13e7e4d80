// @starts-first
import { expect, it } from 'vitest';
import { NO_LOAD } from '@/design/model/design-state';
import { copySection } from '@/design/records/anchor-data';
import type { Candidate } from '@/design/search/candidate';
import { createEvaluateCandidate } from '@/design/search/evaluate-candidate';
import { type Remedy, remedyOf } from '@/design/search/remedies-and-limits';
import { type Variable, variablesOf } from '@/design/search/varied-inputs';
import { minimumWarnings } from '@/design/validation/validate-design';
import { utilisationOf } from '@/design/verdict/case-verdict';
import type { GoverningRow } from '@/design/verdict/check-status';
import { watchedCalculator } from '@/testing/evaluate-shown';
import { randomCandidate } from '@/testing/random-designs';
import { howMany } from '@/testing/run/how-many';
import { seededAnchors, seededGrades, seededSections, withM12 } from '@/testing/seeded-records';
import { randomFrom } from '@/verification/random-numbers';

const calculator = watchedCalculator();

const { signal } = new AbortController();
const evaluateCandidate = createEvaluateCandidate(calculator, signal);

async function isPassing(candidate: Candidate): Promise<boolean> {
  const end = await evaluateCandidate(candidate);
  if (end.kind !== 'judged') throw new Error(end.kind);
  return end.passes;
}

async function failing(random: () => number, elastic: boolean): Promise<Candidate> {
  for (;;) {
    const candidate = randomCandidate(random, elastic);
    if (!(await isPassing(candidate))) return candidate;
  }
}

const variablesOfOpen = (open: Candidate): Variable[] => {
  const records = { grades: seededGrades(open.design.standardType), anchors: seededAnchors(open.design) };
  return variablesOf(open, records);
};

const remediesOf = async (open: Candidate): Promise<Remedy[]> => {
  const remedies: Remedy[] = [];
  for (const variable of variablesOfOpen(open)) remedies.push(await remedyOf(variable, evaluateCandidate));
  return remedies;
};

/**
 * Approximate number of steps to try: in a longer range only some steps are tried, but always the last step.
 */
const MOST_TRIED = 4;

async function triedOverRange({ variable }: Remedy): Promise<boolean[]> {
  const { length } = variable.steps;
  const every = Math.max(1, Math.floor(length / MOST_TRIED));
  const tried = variable.steps.filter((_, index) => index % every === 0 || index === length - 1);
  return Promise.all(tried.map(({ candidate }) => isPassing(candidate())));
}

const ALL = 100;
const DESIGNS = howMany(8, ALL);

/** Index of the first tested design: most remedies are found for the designs from this index on. */
const FIRST = 13;

const counts = { helps: 0, fails: 0, absent: 0, unknown: 0 };
const TESTED = Array.from({ length: DESIGNS }, (_, index) => (FIRST + index) % ALL);

it.each(TESTED)('failing design %i: a remedy passes, the step before it and others fail', async (seed) => {
  const open = await failing(randomFrom(1000 + seed), false);
  for (const remedy of await remediesOf(open)) {
    counts[remedy.kind] += 1;
    const { key, steps } = remedy.variable;
    if (remedy.kind === 'helps') {
      const at = steps.indexOf(remedy.step);
      expect([key, await isPassing(remedy.step.candidate())]).toEqual([key, true]);
      if (at > 0) expect([key, await isPassing(steps[at - 1].candidate())]).toEqual([key, false]);
    }
    if (remedy.kind === 'fails')
      expect([key, (await triedOverRange(remedy)).some(Boolean)]).toEqual([key, false]);
  }
});

it('no step to another record or group falls further below a minimum spacing or edge distance than the design', () => {
  const share = (one: Candidate) =>
    Math.min(1, ...minimumWarnings(one.design, one.anchor).map(({ value, limit }) => value / limit));
  const { s_min } = withM12().anchor;
  const open = withM12(({ layout, loads }) => {
    layout.spacings.Sx1 = 0.9 * s_min;
    loads.dead.Nz = 20;
  });
  const steps = variablesOfOpen(open)
    .filter(({ key }) => ['diameter', 'embedment', 'family', 'number'].includes(key))
    .flatMap((variable) => variable.steps);
  expect(steps.length).toBeGreaterThan(0);
  expect(Math.min(...steps.map(({ candidate }) => share(candidate())))).toBeGreaterThanOrEqual(share(open));
});

it('an insufficient change states the largest utilisation of all load cases, not that of the first failing load case', async () => {
  const open = withM12(({ loads }) => {
    // Each row has another shear force: a row proportional to another row would not be evaluated.
    loads.list = Array.from({ length: 12 }, (_, Vx) => {
      return { ...NO_LOAD, name: `LC${Vx + 1}`, Nz: Vx === 11 ? 900 : 200, Vx };
    });
  });
  const variable = variablesOfOpen(open).find(({ key }) => key === 'X1')!;
  const remedy = await remedyOf(variable, evaluateCandidate);
  const present = await evaluateCandidate(open);
  if (remedy.kind !== 'fails' || present.kind !== 'judged') throw new Error('no failing remedy');
  expect(present.worst.row).toBe('LC12');
  const of = (governing: GoverningRow | null) => utilisationOf({ governing });
  expect(of(remedy.governs)).toBeGreaterThan(0.9 * of(present.governing));
});

it('the tested designs have inputs with and without a remedy', () => {
  expect(counts.helps).toBeGreaterThan(DESIGNS);
  expect(counts.fails).toBeGreaterThan(DESIGNS);
  expect(counts.unknown).toBe(0);
});

it('an elastic plate with a larger thickness is evaluated with its own, smaller anchor forces', async () => {
  const open = withM12((draft) => {
    Object.assign(draft.plate, { stiffness: 'elastic', thickness: 8 });
    copySection(draft, seededSections(draft.profile.series)[0]);
    Object.assign(draft.loads.dead, { Nz: 30, Mx: 1 });
  });
  const variable = variablesOfOpen(open).find(({ key }) => key === 'thickness')!;
  expect(variable.steps.slice(0, 3).map(({ to }) => to)).toEqual([9, 10, 11]);
  const [thin, thick] = await Promise.all(
    [open, variable.steps[11].candidate()].map((one) => evaluateCandidate(one)),
  );
  if (thin.kind !== 'judged' || thick.kind !== 'judged') throw new Error('no answer');
  expect(Math.max(...thick.worst.forces)).toBeLessThan(0.99 * Math.max(...thin.worst.forces));
});
