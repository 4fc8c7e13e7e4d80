// @starts-first
/**
 * Tests designs whose verdict was once too favourable: the result, Explore and the design card must show the
 * same, correct verdict.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { produce } from 'immer';
import { expect, it } from 'vitest';
import { libraryCalculator } from '@/api/calculation/library-calculator';
import { parseDesignFile } from '@/design/file/design-file';
import { codedDesign } from '@/design/model/coded-design';
import { setLock, setPlateModel } from '@/design/model/design-changes';
import { restoreDesign } from '@/design/model/design-schema';
import { NO_LOAD, type Design } from '@/design/model/design-state';
import { copySection } from '@/design/records/anchor-data';
import type { Inputs } from '@/design/run/load-case-evaluation';
import { summaryOf } from '@/design/saved-designs/saved-design-of';
import { createEvaluateCandidate } from '@/design/search/evaluate-candidate';
import { runWhole } from '@/testing/evaluate-shown';
import { givenDesign } from '@/testing/given-design';
import { seededSections, withM12, withRecords } from '@/testing/seeded-records';

const calculator = libraryCalculator();
const { signal } = new AbortController();

/**
 * Returns the verdict of a complete run, after checking that Explore and the design card show the same
 * verdict.
 */
async function judged(inputs: Inputs) {
  const { overall, ...end } = await runWhole(inputs, calculator);
  const candidate = await createEvaluateCandidate(calculator, signal)(inputs);
  const ofCandidate = candidate.kind === 'judged' ? candidate.word : candidate.kind;
  const ofCard = summaryOf({ design: inputs.design, ...end })?.word;
  expect([ofCandidate, ofCard]).toEqual([overall.word, overall.word]);
  const reserved = (code: string) => overall.reservations.find((one) => one.code === code);
  return { ...overall, reserved, codes: overall.reservations.map(({ code }) => code) };
}

const FOLDER = join(import.meta.dirname, 'cases');

function caseOf(file: string): Inputs {
  const read = parseDesignFile(readFileSync(join(FOLDER, `${file}.json`), 'utf8'));
  if (!read.ok) throw new Error(read.refusal);
  const { anchor, standardType, concrete } = read.design;
  return withRecords(read.design, anchor.chosen[standardType]!.name, concrete.grade);
}

it('the `cases` folder contains the expected design files', () => {
  expect(readdirSync(FOLDER)).toHaveLength(15);
});

it.each([
  ['F1', 153.6],
  ['F2', 105.3],
])('the rigid plate %s has a reservation with the result of its elastic plate', async (file, utilisation) => {
  const rigid = await judged(caseOf(`${file}-rigid-verified`));
  expect(rigid.word).toBe('reservations');
  const [first] = rigid.reservations;
  expect(first).toMatchObject({
    code: 'rigid_not_proven',
    values: { word: 'not_verified', check: 'pull_out' },
  });
  expect(Number(first.values.utilisation)).toBeCloseTo(utilisation, 1);
  const { word, governing } = await judged(caseOf(`${file}-elastic-not-verified`));
  expect([word, governing?.utilisation]).toEqual(['not_verified', first.values.utilisation]);
});

it.each([
  ['n23_a', 16.4],
  ['n24_b', 16.4],
  ['n09_en_list40', 15.5],
])('the rigid plate %s is verified, as its elastic plate is under all loads', async (file, utilisation) => {
  const { word, governing, rigidity } = await judged(caseOf(file));
  expect(word).toBe('verified');
  expect(governing?.utilisation).toBeCloseTo(utilisation, 1);
  expect(rigidity).toMatchObject({ kind: 'checked', elastic: { word: 'verified' } });
});

it('an everyday column base under compression has a reservation for its stress, but none for the peak of the pressure', async () => {
  const { word, codes, reserved } = await judged(
    rigidPlate(25, '42', 'SHS 100x100x6.3', (draft) => {
      Object.assign(draft.plate, { length: 400, width: 400 });
      Object.assign(draft.layout.spacings, { Sx1: 300, Sy1: 300 });
      draft.layout.h = 400;
      draft.loads.onlyChosen = true;
      draft.loads.dead = { ...NO_LOAD, Nz: -400 / 1.35, My: 20 / 1.35 };
    }),
  );
  expect(word).toBe('reservations');
  expect(codes).toEqual(['rigid_not_proven', 'plate_above_yield']);
  // With the peak of the pressure, 58 MPa on 16.7 MPa, every column base of this kind was warned.
  expect(Number(reserved('plate_above_yield')?.values.stress)).toBeGreaterThan(225);
});

it('a thickness stored with an earlier elastic plate does not prove a rigid plate', async () => {
  expect(await judged(caseOf('F9-kept-t60-plate-t10'))).toMatchObject({
    word: 'verified_rigid',
    rigidity: { kind: 'unchecked', lacks: 'both' },
  });
});

it('a load that could not be read leaves the design open until it is entered or confirmed', async () => {
  const { design, anchor } = caseOf('F12-dam1');
  const open = await judged({ design, anchor });
  expect([open.word, open.missing[0].code]).toEqual(['incomplete', 'inputs_unconfirmed']);
  const stored = restoreDesign(JSON.parse(JSON.stringify(codedDesign(design))));
  expect((await judged({ design: stored, anchor })).word).toBe('incomplete');
  const entered = produce(stored, ({ loads }) => void (loads.dead.Nz = 70));
  expect((await judged({ design: entered, anchor })).word).toBe('not_verified');
  const confirmed = produce(stored, (draft) => void (draft.unconfirmed = []));
  expect((await judged({ design: confirmed, anchor })).word).toBe('verified');
});

it('the verdict has a reservation if the plate is rigid under the displayed loads but not under a load list row', async () => {
  const { design, anchor } = caseOf('rigid-open-shear-governs-list-row-my-7');
  const { word, reserved } = await judged({ design, anchor });
  expect(word).toBe('reservations');
  expect(reserved('rigid_not_proven')).toMatchObject({ under: { combination: 'row', row: 'M' } });
  const withoutRow = produce(design, ({ loads }) => void (loads.list = []));
  const alone = await judged({ design: withoutRow, anchor });
  expect(alone.codes.filter((code) => code.startsWith('rigid_'))).toEqual([]);
});

it('the verdict has a reservation if the plate yields under a load list row in compression', async () => {
  const { word, reserved } = await judged(caseOf('elastic-list-with-compression-row'));
  expect(word).toBe('reservations');
  const yielding = reserved('plate_above_yield');
  expect(yielding).toMatchObject({ under: { combination: 'row', row: 'PRESS' } });
  expect(yielding?.values.stress).toBeCloseTo(430.7, 0);
});

it.each([
  [429, ['plate_yield_exceeded'], 'reservation'],
  [432, [], 'satisfied'],
])('an entered f_y of %d MPa is compared with the stress of every row', async (f_y, codes, state) => {
  const { design, anchor } = caseOf('elastic-list-with-compression-row');
  const entered = produce(design, ({ plate }) => void (plate.f_y = f_y));
  const { cells, reservations } = await judged({ design: entered, anchor });
  expect(cells.plate_stress).toBe(state);
  const yielding = reservations.filter(({ code }) => code.startsWith('plate_'));
  expect(yielding.map(({ code }) => code)).toEqual(codes);
  for (const { values, under } of yielding) {
    expect(under?.row).toBe('PRESS');
    expect(values.stress).toBeCloseTo(430.7, 0);
  }
});

it('the verdict has a reservation if the pressure under the plate exceeds the design strength of the concrete', async () => {
  const { word, reserved } = await judged(caseOf('compression-5000-kn-v'));
  expect(word).toBe('reservations');
  const pressed = reserved('pressure_above_strength');
  expect(pressed?.values.pressure).toBeCloseTo(117, 0);
  // The loaded area is spread into the block of 200 mm by less than twice its sides.
  expect(pressed?.values.limit).toBeGreaterThan(25 / 1.5);
  expect(pressed?.values.limit).toBeLessThan((2 * 25) / 1.5);
});

it('the verdict has a reservation if the dead loads have a factor of 0', async () => {
  const { word, codes, assumptions } = await judged(caseOf('dead-factor-0-only-chosen'));
  expect(word).toBe('reservations');
  expect(codes).toContain('dead_left_out');
  expect(assumptions).toContain('only_chosen');
});

it.each([
  ['load factors of at most 1', 'sls-factors-only-chosen', ['only_chosen', 'unfactored']],
  ['the factors of the accidental design situation', 'accidental', ['accidental_factors']],
])('the verdict states %s as an assumption', async (_, file, expected) => {
  const { assumptions } = await judged(caseOf(file));
  expect(assumptions).toEqual(expect.arrayContaining(expected));
});

const inputs = (change: (draft: Design) => void = () => undefined): Inputs =>
  withM12((draft) => {
    for (const side of Object.values(draft.layout.sides)) side.exists = false;
    draft.loads.dead = { ...NO_LOAD, Nz: 5 };
    change(draft);
  });

const section = (series: string, name: string) => {
  const found = seededSections(series).find((one) => one.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

/** Returns a design with a rigid plate of known thickness and profile. */
const rigidPlate = (thickness: number, series: string, name: string, more: (draft: Design) => void) =>
  inputs((draft) => {
    for (const lock of ['thickness', 'section'] as const) setLock(draft, lock, true);
    draft.profile.series = series;
    copySection(draft, section(series, name));
    draft.plate.thickness = thickness;
    more(draft);
  });

it('the result, Explore and the design card show the reservation if the elastic calculation contradicts a rigid plate', async () => {
  const { word, codes } = await judged(
    rigidPlate(8, '12', 'IPE 200', ({ loads }) => Object.assign(loads.dead, { Nz: 30, Vx: 5, My: 1 })),
  );
  expect(word).toBe('reservations');
  expect(codes.some((code) => code.startsWith('rigid_'))).toBe(true);
});

it('a rigid plate without data for an elastic calculation is verified only under the assumption that it is rigid', async () => {
  const unknown = await judged(inputs());
  expect(unknown.word).toBe('verified_rigid');
  const proven = await judged(rigidPlate(80, '12', 'IPE 80', () => undefined));
  expect(proven.word).toBe('verified');
});

const elastic = (series: string, name: string, more: (draft: Design) => void) =>
  inputs((draft) => {
    setPlateModel(draft, 'elastic');
    draft.profile.series = series;
    copySection(draft, section(series, name));
    draft.plate.thickness = 25;
    more(draft);
  });

it.each<[string, string, string, number, number]>([
  ['within the wall of a square tube', '42', 'SHS 150x150x8', 144, 144],
  ['next to the flange of an I-section', '12', 'IPE 200', 60, 180],
])('the verdict has a reservation about anchors %s', async (_, series, name, Sx1, Sy1) => {
  const { word, reservations } = await judged(
    elastic(series, name, ({ layout }) => Object.assign(layout.spacings, { Sx1, Sy1 })),
  );
  expect(word).toBe('reservations');
  const tight = reservations.filter(({ code }) => code === 'no_room_beside_profile');
  expect(tight.map(({ values }) => values.no)).toEqual([1, 2, 3, 4]);
  expect(tight[0]).toMatchObject({ field: 'anchor.coordinates', values: { limit: 12 } });
});

it('anchors with enough room next to the profile cause no reservation', async () => {
  const { codes } = await judged(elastic('12', 'IPE 80', () => undefined));
  expect(codes).not.toContain('no_room_beside_profile');
});

it('the verdict has a reservation for an unusual steel modulus, and an assumption for a restraint or a missing pull-out resistance', async () => {
  const stiff = inputs((draft) => {
    setPlateModel(draft, 'elastic');
    copySection(draft, section('11', seededSections('11')[0].name));
    Object.assign(draft.plate, { thickness: 25, E: 1000 });
  });
  expect((await judged(stiff)).codes).toContain('plate_steel_unusual');
  const restrained = inputs((draft) => {
    Object.assign(draft.concrete, { installationPosition: 'clamped', degreeOfRestraint: 2 });
    Object.assign(draft.loads.dead, { Vx: 1 });
  });
  expect((await judged(restrained)).assumptions).toContain('restrained');
  const open = inputs();
  const unstated = { ...open, anchor: { ...open.anchor, N_Rk_p_0: 0 } };
  expect((await judged(unstated)).assumptions).toContain('pull_out_not_decisive');
});

it('the linear interaction check does not govern under JGJ145-2013, which does not contain this check', async () => {
  const design = givenDesign({ Nz: 60, Vx: 60 }, (draft) => {
    draft.standardType = 'JGJ145-2013';
    for (const side of Object.values(draft.layout.sides)) side.exists = false;
  });
  const { word, governing } = await judged(withRecords(design, 'Demo expansion anchor M12', 'C25'));
  expect(word).toBe('not_verified');
  expect(governing?.utilisation ?? 0).toBeGreaterThan(100);
  expect(governing).not.toMatchObject({ sum: 'linear' });
});
