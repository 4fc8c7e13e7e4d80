/**
 * Plates that stand off without grout, on a calculator that knows `contact=none` and on one that does not.
 */
import { produce } from 'immer';
import { expect, it } from 'vitest';
import { libraryCalculator } from '@/api/calculation/library-calculator';
import type { Calculator } from '@/api/contract/calculator';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { runWhole } from '@/testing/evaluate-shown';
import { withRecords } from '@/testing/seeded-records';

const { signal } = new AbortController();
const embedded = libraryCalculator();
/** A server that ignores the parameter and calculates every plate as if it lay on the concrete. */
const unaware: Calculator = {
  ...embedded,
  run: (input, _, choice) => embedded.run({ ...input, contact: undefined }, signal, choice),
};

const designed = (change: (draft: Design) => void) =>
  produce(DEFAULT_DESIGN, (draft) => {
    draft.unlocked.thickness = true;
    draft.loads.loadCase = 'deadAndLive';
    change(draft);
  });

/** Four M16 of EN 1992-4 on a clamped stand-off: two of the anchors are in compression. */
const FOUR = designed((draft) => {
  draft.standardType = 'EN1992-4';
  Object.assign(draft.plate, { length: 240, width: 240, thickness: 25 });
  Object.assign(draft.concrete, { installationPosition: 'clamped', baseDistance: 40 });
  Object.assign(draft.layout, { group: '4-0-1', h: 250 });
  Object.assign(draft.layout.spacings, { Sx1: 160, Sy1: 160 });
  Object.assign(draft.loads.dead, { Nz: 3, Vx: 1, Vy: -1.2, Mx: 0.3 });
  Object.assign(draft.loads.live, { Nz: -2, Vy: -1.5 });
});

/** Eight M16 of JGJ145-2013 on a stand-off that is not clamped: all anchors are in tension. */
const EIGHT = designed((draft) => {
  draft.standardType = 'JGJ145-2013';
  Object.assign(draft.plate, { length: 480, width: 480 });
  Object.assign(draft.concrete, { installationPosition: 'unclamped', baseDistance: 20 });
  draft.concrete.degreeOfRestraint = 2;
  Object.assign(draft.layout, { group: '8-3-1', h: 320 });
  Object.assign(draft.layout.spacings, { Sx1: 190, Sx2: 190, Sy1: 190, Sy2: 190 });
  Object.assign(draft.loads, { deadFactor: 1.35, liveFactor: 1.5 });
  Object.assign(draft.loads.dead, { Nz: 15, Vx: 6, Vy: 4, Mz: 1 });
  Object.assign(draft.loads.live, { Nz: 4, Vx: 2, Mx: 2 });
});

async function run(design: Design, name: string, calculator: Calculator) {
  const grade = design.standardType === 'EN1992-4' ? 'C30/37' : 'C50';
  const { result, verdict, overall } = await runWhole(withRecords(design, name, grade), calculator);
  return {
    forces: result.answer.reaction.map(({ tension }) => tension),
    word: overall.word,
    missing: verdict.missing.filter(({ code }) => code !== 'rigidity_open'),
  };
}

it('the anchors in tension carry more than with contact, and a compressed anchor leaves the verdict incomplete', async () => {
  const { forces, word, missing } = await run(FOUR, 'Demo expansion anchor M16', embedded);
  expect(Math.max(...forces)).toBeCloseTo(1.528, 3);
  expect(Math.min(...forces)).toBeCloseTo(-1.003, 3);
  expect(word).toBe('incomplete');
  expect(missing).toMatchObject([{ code: 'anchor_in_compression', values: { no: 1 } }]);
  expect(missing[0].values.pressed).toBeCloseTo(1.003, 3);
});

it('the verdict is not incomplete if all anchors are in tension', async () => {
  const { forces, word, missing } = await run(EIGHT, 'Demo sleeve anchor M16', embedded);
  const sorted = forces.toSorted((a, b) => a - b);
  [0.65, 0.65, 0.65, 3.281, 3.281, 5.913, 5.913, 5.913].forEach((force, i) =>
    expect(sorted[i]).toBeCloseTo(force, 3),
  );
  expect(missing).toEqual([]);
  expect(word).not.toBe('incomplete');
});

it.each([
  ['four', FOUR, 'Demo expansion anchor M16'],
  ['eight', EIGHT, 'Demo sleeve anchor M16'],
] as const)('the verdict on %s anchors is incomplete if the server uses contact', async (_, design, name) => {
  const { word, missing } = await run(design, name, unaware);
  expect(word).toBe('incomplete');
  expect(missing.map(({ code }) => code)).toEqual(['axials_not_balanced']);
});

it('an elastic plate is calculated without contact too', async () => {
  const elastic = produce(EIGHT, (draft) => {
    Object.assign(draft.plate, { stiffness: 'elastic', thickness: 60 });
  });
  const { forces } = await run(elastic, 'Demo sleeve anchor M16', embedded);
  expect(forces.reduce((sum, force) => sum + force, 0)).toBeCloseTo(26.25, 6);
  const { missing } = await run(elastic, 'Demo sleeve anchor M16', unaware);
  expect(missing.map(({ code }) => code)).toContain('axials_not_balanced');
});
