// @starts-first
import { produce } from 'immer';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, NO_LOAD } from '@/design/model/design-state';
import { copySection } from '@/design/records/anchor-data';
import type { Candidate } from '@/design/search/candidate';
import { createEvaluateCandidate } from '@/design/search/evaluate-candidate';
import { type Variable, variablesOf } from '@/design/search/inputs';
import { type Remedy, remedyOf } from '@/design/search/remedies-and-limits';
import { minimumWarnings } from '@/design/validation/validate-design';
import { utilisationOf } from '@/design/verdict/case-verdict';
import type { GoverningRow } from '@/design/verdict/checks';
import { watchedCalculator } from '@/testing/evaluate-shown';
import { randomCandidate } from '@/testing/random-designs';
import { howMany } from '@/testing/run/how-many';
import { seededAnchors, seededGrades, seededSections, withRecords } from '@/testing/seeded-records';
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
  const every = Math.max(1, Math.floor(variable.steps.length / MOST_TRIED));
  const tried = variable.steps.filter(
    (_, index) => index % every === 0 || index === variable.steps.length - 1,
  );
  return Promise.all(tried.map(({ candidate }) => isPassing(candidate())));
}

const ALL = 100;
const DESIGNS = howMany(8, ALL);

/** Index of the first tested design: most remedies are found for the designs from this index on. */
const FIRST = 13;

const counts = { helps: 0, fails: 0, absent: 0, unknown: 0 };
it.each(Array.from({ length: DESIGNS }, (_, index) => index))(
  'failing design %i: a remedy passes, the step before it fails, and an input without a remedy has no passing step',
  async (index) => {
    const open = await failing(randomFrom(1000 + ((FIRST + index) % ALL)), false);
    for (const remedy of await remediesOf(open)) {
      counts[remedy.kind] += 1;
      const { variable } = remedy;
      if (remedy.kind === 'helps') {
        const at = variable.steps.indexOf(remedy.step);
        expect([variable.key, await isPassing(remedy.step.candidate())]).toEqual([variable.key, true]);
        if (at > 0)
          expect([variable.key, await isPassing(variable.steps[at - 1].candidate())]).toEqual([
            variable.key,
            false,
          ]);
      }
      if (remedy.kind === 'fails')
        expect([variable.key, (await triedOverRange(remedy)).some(Boolean)]).toEqual([variable.key, false]);
    }
  },
);

it('no step to another record or group falls further below a minimum spacing or edge distance than the design', () => {
  const { design, anchor } = withRecords(DEFAULT_DESIGN, 'Demo expansion anchor M12', 'C20/25');
  const share = (one: Candidate) =>
    Math.min(1, ...minimumWarnings(one.design, one.anchor).map(({ value, limit }) => value / limit));
  const open = {
    anchor,
    design: produce(design, ({ layout, loads }) => {
      layout.spacings.Sx1 = 0.9 * anchor.s_min;
      loads.dead.Nz = 20;
    }),
  };
  const steps = variablesOfOpen(open)
    .filter(({ key }) => ['diameter', 'embedment', 'family', 'number'].includes(key))
    .flatMap((variable) => variable.steps);
  expect(steps.length).toBeGreaterThan(0);
  expect(Math.min(...steps.map(({ candidate }) => share(candidate())))).toBeGreaterThanOrEqual(share(open));
});

it('an insufficient change states the largest utilisation of all load cases, not that of the first failing load case', async () => {
  const { design, anchor } = withRecords(DEFAULT_DESIGN, 'Demo expansion anchor M12', 'C20/25');
  const open = {
    anchor,
    design: produce(design, ({ loads }) => {
      loads.list = Array.from({ length: 12 }, (_, index) => ({
        ...NO_LOAD,
        Nz: index === 11 ? 900 : 200,
        // A row proportional to another row would not be evaluated.
        Vx: index,
        name: `LC${index + 1}`,
      }));
    }),
  };
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
  const { design, anchor } = withRecords(DEFAULT_DESIGN, 'Demo expansion anchor M12', 'C20/25');
  const open = {
    anchor,
    design: produce(design, (draft) => {
      Object.assign(draft.plate, { stiffness: 'elastic', thickness: 8 });
      copySection(draft, seededSections(draft.profile.series)[0]);
      draft.loads.dead.Nz = 30;
      draft.loads.dead.Mx = 1;
    }),
  };
  const variable = variablesOfOpen(open).find(({ key }) => key === 'thickness')!;
  expect(variable.steps.slice(0, 3).map(({ to }) => to)).toEqual([9, 10, 11]);
  const [thin, thick] = await Promise.all([
    evaluateCandidate(open),
    evaluateCandidate(variable.steps[11].candidate()),
  ]);
  if (thin.kind !== 'judged' || thick.kind !== 'judged') throw new Error('no answer');
  expect(Math.max(...thick.worst.forces)).toBeLessThan(0.99 * Math.max(...thin.worst.forces));
});
