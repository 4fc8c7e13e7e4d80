// @starts-first
import { expect, it } from 'vitest';
import { libraryCalculator } from '@/api/calculation/library-calculator';
import { setLock } from '@/design/model/design-changes';
import type { Design } from '@/design/model/design-state';
import { combinationVariants, nameOf } from '@/design/model/load-cases';
import { copySection } from '@/design/records/anchor-data';
import { withModel } from '@/design/run/compare-plate-models';
import { caseEvaluator, type Evaluate, type Inputs } from '@/design/run/load-case-evaluation';
import { type CaseTools, WITHOUT_TIME_BUDGET } from '@/design/run/load-case-phases';
import { runRigidity } from '@/design/run/rigidity';
import type { Rigidity } from '@/design/verdict/case-verdict';
import { missingForElastic } from '@/design/verdict/run-result';
import { evaluateShown } from '@/testing/evaluate-shown';
import { seededSections, withM12 } from '@/testing/seeded-records';

const { signal } = new AbortController();
const calculator = libraryCalculator();
const evaluate = (inputs: Inputs) => evaluateShown(inputs, calculator, { profile: 'summary' });

/** Returns a design with a rigid plate of known thickness (mm) and profile. */
const rigidPlate = (thickness: number, change: (draft: Design) => void = () => undefined): Inputs =>
  withM12((draft) => {
    for (const lock of ['thickness', 'section'] as const) setLock(draft, lock, true);
    Object.assign(draft.plate, { length: 240, width: 240, thickness });
    copySection(draft, seededSections(draft.profile.series)[0]);
    Object.assign(draft.loads.dead, { Nz: 6, My: 2 });
    change(draft);
  });

async function rigidityOf({ design, anchor }: Inputs, tools: Partial<CaseTools> = {}) {
  const all: CaseTools = {
    evaluatorOf: (other) => caseEvaluator({ design: other, anchor, calculator }, signal),
    atOnce: 1,
    signal,
    refusalOf: () => null,
    timeBudget: WITHOUT_TIME_BUDGET,
    ...tools,
  };
  const found: Rigidity[] = [];
  for await (const event of runRigidity({ design, anchor }, combinationVariants(design), all))
    if (event.kind === 'rigidity') found.push(...event.checked.values());
  return found;
}

it('the outcome of the elastic plate is that of the same design with the elastic plate, in full', async () => {
  const open = rigidPlate(12);
  const [rigidity] = await rigidityOf(open);
  const elastic = withModel(open, 'elastic', [])!;
  const { word, governing, reservations } = (await evaluate(elastic)).verdict;
  if (rigidity.kind !== 'checked') throw new Error('no result');
  expect(rigidity.elastic).toMatchObject({ word, governing, reservations });
  expect([rigidity.thickness, rigidity.section]).toEqual([12, elastic.design.profile.chosen?.name]);
});

it('the difference of the forces is stated for the load case whose elastic plate is used most', async () => {
  const open = rigidPlate(8);
  const [rigid, elastic] = await Promise.all([evaluate(open), evaluate(withModel(open, 'elastic', [])!)]);
  const more = Math.max(...elastic.forces.map((force, i) => force - rigid.forces[i]));
  const [rigidity] = await rigidityOf(open);
  const share = rigidity.kind === 'checked' ? rigidity.share! : NaN;
  expect(share / (more / Math.max(...rigid.forces))).toBeCloseTo(1, 2);
  expect(share).toBeGreaterThan(0.1);
});

it('a plate in compression only has no difference of the forces, and its elastic plate decides', async () => {
  const pressed = rigidPlate(20, ({ loads }) => Object.assign(loads.dead, { Nz: -20, My: 0 }));
  const [rigidity] = await rigidityOf(pressed);
  expect(rigidity).toMatchObject({ kind: 'checked', share: null });
});

it('a phase that takes too long, or elastic plates that cannot be calculated, give no result', async () => {
  const several = rigidPlate(12, ({ loads }) => {
    loads.loadCase = 'deadAndLive';
    loads.live.Vx = 1;
  });
  expect(await rigidityOf(several, { timeBudget: () => () => true })).toEqual([]);
  const call = { kind: 'network', status: null, message: '' } as const;
  const failing: Evaluate = (one) =>
    Promise.resolve({ ...nameOf(one), state: 'failed', failure: { kind: 'error1', call } });
  expect(await rigidityOf(rigidPlate(12), { evaluatorOf: () => failing })).toEqual([]);
});

const lock = (unlocked: Partial<Design['unlocked']>) => (draft: Design) =>
  Object.assign(draft.unlocked, unlocked);

it.each<[string, (draft: Design) => void, string?]>([
  ['neither thickness nor profile', lock({ thickness: false, section: false }), 'both'],
  ['an unlocked thickness but no profile', (draft) => void (draft.profile.chosen = null), 'section'],
  ['a profile but no unlocked thickness', lock({ thickness: false }), 'thickness'],
  ['thickness and profile', () => undefined],
  ['an elastic plate', (draft) => void (draft.plate.stiffness = 'elastic')],
])('lackingForElastic returns the inputs that an elastic plate lacks with %s', (_, change, lacks) => {
  const found = missingForElastic(rigidPlate(12, change).design);
  expect(found).toEqual(lacks === undefined ? undefined : { kind: 'unchecked', lacks });
});
