import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { produce } from 'immer';
import { expect, it } from 'vitest';
import { answerForces, answerRunAlgorithm } from '@/api/calculation/answer-calls';
import { algorithmRequest, simRequest } from '@/api/contract/to-wire';
import { caseInput, plateInput } from '@/design/input/case-input';
import type { Design } from '@/design/model/design-state';
import type { Standard } from '@/engineering';
import { INPUTS as CATALOGUE, type InputPart } from '@/quantities/inputs';
import { givenDesign } from '@/testing/given-design';
import { buildAnchorData } from '@/testing/seeded-records';

/**
 * Situation in which a change to an input must alter the results of the check; `never` if it must not alter
 * them.
 */
type Effect = 'always' | 'cracked' | 'standOff' | 'elastic' | 'never';

/** Name of an input, its effect under each standard, and a change to it. */
type Input = readonly [name: string, effect: Record<Standard, Effect>, change: (design: Design) => void];

const split = (en: Effect, jgj: Effect): Record<Standard, Effect> => ({ 'EN1992-4': en, 'JGJ145-2013': jgj });
const both = (effect: Effect) => split(effect, effect);

const INPUTS: readonly Input[] = [
  ['crack_or_not', split('never', 'always'), (d) => (d.concrete.crack_or_not = 'cracked')],
  ['reinforce', split('never', 'cracked'), (d) => (d.concrete.reinforce = 'limited')],
  ['grade', both('always'), (d) => Object.assign(d.concrete, { fck: 30, fcuk: 37 })],
  ['component3', split('always', 'never'), (d) => (d.concrete.component3 = 'accidental')],
  [
    'edge_reinforcement_or_not',
    split('never', 'cracked'),
    (d) => (d.concrete.edge_reinforcement_or_not = 'closeStirrups'),
  ],
  ['reinforcement_intensity', both('always'), (d) => (d.concrete.reinforcement_intensity = 'dense')],
  ['structure', split('never', 'always'), (d) => (d.concrete.structure = 'nonStructural')],
  ['installationPosition', both('always'), (d) => (d.concrete.installationPosition = 'unclamped')],
  ['baseDistance', both('standOff'), (d) => (d.concrete.baseDistance = 60)],
  ['degreeOfRestraint', both('standOff'), (d) => (d.concrete.degreeOfRestraint = 2)],
  ['annularGap', both('never'), (d) => (d.concrete.annularGap = 'filled')],
  ['drillingMethod', both('never'), (d) => (d.concrete.drillingMethod = 'diamond')],
  ['holeDryness', both('never'), (d) => (d.concrete.holeDryness = 'waterFilled')],
  ['pore', both('never'), (d) => (d.concrete.pore = 'filled')],
  ['holeCleaning', both('never'), (d) => (d.concrete.holeCleaning = 'none')],
  ['longTermTemperature', both('never'), (d) => (d.concrete.longTermTemperature = 60)],
  ['shortTermTemperature', both('never'), (d) => (d.concrete.shortTermTemperature = 90)],
  ['plate thickness', both('elastic'), (d) => (d.plate.thickness = 25)],
  ['plate E', both('elastic'), (d) => (d.plate.E = 70)],
  ['plate v', both('elastic'), (d) => (d.plate.v = 0.3)],
  ['plate yield strength', both('never'), (d) => (d.plate.f_y = 355)],
  ['profile', both('elastic'), (d) => (d.profile.W = 100)],
  // The modulus in the grade has no effect: the plate calculation uses E_cm derived from the cylinder
  // strength (EN 1992-1-1, table 3.1), which the forces request contains.
  ['grade modulus', both('never'), (d) => (d.concrete.ec = 38)],
  ['plate model', both('elastic'), (d) => (d.plate.stiffness = 'rigid')],
  ['plate length', both('always'), (d) => (d.plate.length = 300)],
  ['plate width', both('elastic'), (d) => (d.plate.width = 300)],
  ['concrete thickness', both('always'), (d) => (d.layout.h = 120)],
  ['slot length', both('never'), (d) => (d.layout.slotLength = 40)],
  ['profile height', both('elastic'), (d) => (d.profile.H = 160)],
  ['profile web', both('elastic'), (d) => (d.profile.T = 20)],
  ['profile flange', both('elastic'), (d) => (d.profile.FT = 20)],
  ['profile place x', both('always'), (d) => (d.profile.ex = 20)],
  ['profile place y', both('always'), (d) => (d.profile.ey = 20)],
  ['dead load factor', both('always'), (d) => (d.loads.deadFactor = 1.2)],
  ['live load factor', both('always'), (d) => (d.loads.liveFactor = 1.7)],
  ['profile rotation', both('elastic'), (d) => (d.profile.rotation = 90)],
];

function figures(design: Design): string {
  // Under JGJ145-2013, the partial factors in the record depend on the type of structure.
  const nonStructural =
    design.standardType === 'JGJ145-2013' && design.concrete.structure === 'nonStructural';
  const cracked = design.standardType === 'JGJ145-2013' && design.concrete.crack_or_not === 'cracked';
  const anchor = buildAnchorData({
    h_ef: 70,
    k9: cracked ? 1.7 : 2.4,
    ...(nonStructural
      ? { gamma_Mc: 1.8, gamma_Mcp: 1.5, gamma_Mcv: 1.5 }
      : { gamma_Mc: 3, gamma_Mcp: 2.5, gamma_Mcv: 2.5 }),
  });
  const plate = plateInput(design, anchor);
  // Forces without stresses take a fraction of the time on an elastic plate.
  const run = answerForces(simRequest(plate), undefined, { contact: plate.contact });
  if (!run.ok) throw new Error(run.error.message);
  const outcome = answerRunAlgorithm(algorithmRequest(caseInput(design, anchor, run.value.join)));
  if (!outcome.ok) throw new Error(`${outcome.error.field} ${outcome.error.message}`);
  const { summary, tension_and_shear } = outcome.value;
  return JSON.stringify([summary, tension_and_shear]);
}

/** Results before any change, by initial design: many inputs are tested with the same initial design. */
const figuresBefore = new Map<string, string>();

function figuresFor(standard: Standard, circumstance: Effect): string {
  const key = `${standard} ${circumstance}`;
  const known = figuresBefore.get(key) ?? figures(designFor(standard, circumstance));
  figuresBefore.set(key, known);
  return known;
}

function designFor(standard: Standard, circumstance: Effect): Design {
  return givenDesign({ Nz: 6, Vx: 4, My: -0.4 }, (draft) => {
    draft.standardType = standard;
    draft.loads.live.Nz = 1;
    draft.loads.loadCase = 'deadAndLive';
    draft.layout.sides.X1.distance = 120;
    draft.concrete.crack_or_not = circumstance === 'cracked' ? 'cracked' : 'uncracked';
    draft.plate.stiffness = circumstance === 'elastic' ? 'elastic' : 'rigid';
    if (circumstance === 'elastic')
      Object.assign(draft.profile, { series: '11', H: 100, W: 55, T: 4.1, FT: 5.7 });
    draft.concrete.installationPosition = circumstance === 'standOff' ? 'clamped' : 'flush';
  });
}

const changedBy = (design: Design, change: Input[2]) =>
  produce(design, (draft) => {
    change(draft);
  });

const CASES = INPUTS.flatMap((input) =>
  (['EN1992-4', 'JGJ145-2013'] as const).map((standard) => [input[0], standard, input] as const),
);

it.each(CASES)(
  'a change to the input "%s" affects the results under %s only if this test lists an effect',
  (_, standard, [, effect, change]) => {
    const before = designFor(standard, effect[standard]);
    const after = changedBy(before, change);
    const changed = figures(after) !== figuresFor(standard, effect[standard]);
    expect(changed).toBe(effect[standard] !== 'never');
  },
);

it('the changes listed in this test cover every input in the catalogue', () => {
  const before = designFor('EN1992-4', 'elastic');
  const after = INPUTS.map(([, , change]) => changedBy(before, change));
  const missing = Object.entries(CATALOGUE).flatMap(([part, inputs]) => {
    const valueIn = (design: Design, name: string) =>
      (design[part as InputPart] as Readonly<Record<string, unknown>>)[name];
    return Object.keys(inputs).filter((name) =>
      after.every((design) => valueIn(design, name) === valueIn(before, name)),
    );
  });
  expect(missing).toEqual([]);
});

it('the README of the engineering library has a row for each input', () => {
  const text = readFileSync(resolve(import.meta.dirname, '../engineering/README.md'), 'utf8');
  const missing = INPUTS.map(([name]) => name).filter((name) => !text.includes(`| ${name} |`));
  expect(missing).toEqual([]);
});
