import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { algorithmRequest, simRequest } from '@/api/contract/to-wire';
import { answerForces, answerRunAlgorithm } from '@/calculation/answer-calls';
import { caseInput, plateInput } from '@/design/input/case-input';
import type { Design } from '@/design/model/design-state';
import type { Standard } from '@/engineering';
import { INPUTS as CATALOGUE, type InputPart } from '@/quantities/inputs';
import { buildAnchorData } from '@/testing/anchor-builder';
import { givenDesign } from '@/testing/given-design';

/**
 * Situation in which a change to an input must alter the results of the check; `never` if it must not alter
 * them.
 */
type Effect = 'always' | 'cracked' | 'standOff' | 'elastic' | 'never';

interface Input {
  name: string;
  change: (design: Design) => void;
  effect: Record<Standard, Effect>;
}

const both = (effect: Effect): Record<Standard, Effect> => ({ 'EN1992-4': effect, 'JGJ145-2013': effect });

const INPUTS: readonly Input[] = [
  {
    name: 'crack_or_not',
    change: (d) => (d.concrete.crack_or_not = 'cracked'),
    effect: { 'EN1992-4': 'never', 'JGJ145-2013': 'always' },
  },
  {
    name: 'reinforce',
    change: (d) => (d.concrete.reinforce = 'limited'),
    effect: { 'EN1992-4': 'never', 'JGJ145-2013': 'cracked' },
  },
  {
    name: 'grade',
    change: (d) => Object.assign(d.concrete, { fck: 30, fcuk: 37 }),
    effect: both('always'),
  },
  {
    name: 'component3',
    change: (d) => (d.concrete.component3 = 'accidental'),
    effect: { 'EN1992-4': 'always', 'JGJ145-2013': 'never' },
  },
  {
    name: 'edge_reinforcement_or_not',
    change: (d) => (d.concrete.edge_reinforcement_or_not = 'closeStirrups'),
    effect: { 'EN1992-4': 'never', 'JGJ145-2013': 'cracked' },
  },
  {
    name: 'reinforcement_intensity',
    change: (d) => (d.concrete.reinforcement_intensity = 'dense'),
    effect: both('always'),
  },
  {
    name: 'structure',
    change: (d) => (d.concrete.structure = 'nonStructural'),
    effect: { 'EN1992-4': 'never', 'JGJ145-2013': 'always' },
  },
  {
    name: 'installationPosition',
    change: (d) => (d.concrete.installationPosition = 'unclamped'),
    effect: both('always'),
  },
  { name: 'baseDistance', change: (d) => (d.concrete.baseDistance = 60), effect: both('standOff') },
  { name: 'degreeOfRestraint', change: (d) => (d.concrete.degreeOfRestraint = 2), effect: both('standOff') },
  { name: 'annularGap', change: (d) => (d.concrete.annularGap = 'filled'), effect: both('never') },
  { name: 'drillingMethod', change: (d) => (d.concrete.drillingMethod = 'diamond'), effect: both('never') },
  { name: 'holeDryness', change: (d) => (d.concrete.holeDryness = 'waterFilled'), effect: both('never') },
  { name: 'pore', change: (d) => (d.concrete.pore = 'filled'), effect: both('never') },
  { name: 'holeCleaning', change: (d) => (d.concrete.holeCleaning = 'none'), effect: both('never') },
  {
    name: 'longTermTemperature',
    change: (d) => (d.concrete.longTermTemperature = 60),
    effect: both('never'),
  },
  {
    name: 'shortTermTemperature',
    change: (d) => (d.concrete.shortTermTemperature = 90),
    effect: both('never'),
  },
  { name: 'plate thickness', change: (d) => (d.plate.thickness = 25), effect: both('elastic') },
  { name: 'plate E', change: (d) => (d.plate.E = 70), effect: both('elastic') },
  { name: 'plate v', change: (d) => (d.plate.v = 0.3), effect: both('elastic') },
  { name: 'profile', change: (d) => (d.profile.W = 100), effect: both('elastic') },
  // The modulus in the grade has no effect: the plate calculation uses E_cm derived from the cylinder
  // strength (EN 1992-1-1, table 3.1), which the forces request contains.
  { name: 'grade modulus', change: (d) => (d.concrete.ec = 38), effect: both('never') },
  { name: 'plate model', change: (d) => (d.plate.stiffness = 'rigid'), effect: both('elastic') },
  { name: 'plate length', change: (d) => (d.plate.length = 300), effect: both('always') },
  { name: 'plate width', change: (d) => (d.plate.width = 300), effect: both('elastic') },
  { name: 'concrete thickness', change: (d) => (d.layout.h = 120), effect: both('always') },
  { name: 'slot length', change: (d) => (d.layout.slotLength = 40), effect: both('never') },
  { name: 'profile height', change: (d) => (d.profile.H = 160), effect: both('elastic') },
  { name: 'profile web', change: (d) => (d.profile.T = 20), effect: both('elastic') },
  { name: 'profile flange', change: (d) => (d.profile.FT = 20), effect: both('elastic') },
  { name: 'profile place x', change: (d) => (d.profile.ex = 20), effect: both('always') },
  { name: 'profile place y', change: (d) => (d.profile.ey = 20), effect: both('always') },
  { name: 'dead load factor', change: (d) => (d.loads.deadFactor = 1.2), effect: both('always') },
  { name: 'live load factor', change: (d) => (d.loads.liveFactor = 1.7), effect: both('always') },
  { name: 'profile rotation', change: (d) => (d.profile.rotation = 90), effect: both('elastic') },
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

const CASES = INPUTS.flatMap((input) =>
  (['EN1992-4', 'JGJ145-2013'] as const).map((standard) => [input.name, standard, input] as const),
);

describe('input effects', () => {
  it.each(CASES)(
    'a change to the input "%s" affects the results under %s only if this test lists an effect',
    (_, standard, { change, effect }) => {
      const before = designFor(standard, effect[standard]);
      const after = produce(before, (draft) => {
        change(draft);
      });
      const changed = figures(after) !== figuresFor(standard, effect[standard]);
      expect(changed).toBe(effect[standard] !== 'never');
    },
  );

  it('the changes listed in this test cover every input in the catalogue', () => {
    const before = designFor('EN1992-4', 'elastic');
    const after = INPUTS.map(({ change }) =>
      produce(before, (draft) => {
        change(draft);
      }),
    );
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
    const missing = INPUTS.filter(({ name }) => !text.includes(`| ${name} |`)).map(({ name }) => name);
    expect(missing).toEqual([]);
  });
});
