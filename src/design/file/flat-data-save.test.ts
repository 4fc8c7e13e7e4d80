import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDataSave, writeDataSave } from '@/design/file/data-save';
import { serializeDesign, parseDesignFile } from '@/design/file/design-file';
import { unreadableValues } from '@/design/file/unreadable-values';
import { codedDesign } from '@/design/model/coded-design';
import { restoreDesign } from '@/design/model/design-schema';
import { anchorsOf, DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { selectedGrade } from '@/design/records/selected-records';
import { INPUTS, isNumber, type Input } from '@/quantities/inputs';
import { randomCandidate } from '@/testing/random-designs';
import { howMany } from '@/testing/run/how-many';
import { randomFrom } from '@/verification/random-numbers';

const CODED = codedDesign(DEFAULT_DESIGN);
type Flat = Record<string, unknown>;
const opened = (flat: Flat) => readDataSave(JSON.stringify(flat));
const read = (flat: Flat) => opened(flat).design;

it('opening a project saved by an older version restores its concrete, plate, profile and project data', () => {
  const concrete = { crack_or_not: 1, grade: 'C30', installationLocation: '3', degreeOfRestraint: '1.5' };
  const plate = { length: '350', thickness: 20, stiffness: '0' };
  const profile = { sectionSteelType1: 91, H: '140', W: 60, ex: -12.5 };
  const design = read({ standardType: 'JGJ145-2013', ...concrete, ...plate, ...profile, project: 'Stair' });
  expect(design.concrete).toMatchObject({ crack_or_not: 'cracked', grade: 'C30' });
  expect(design.concrete).toMatchObject({ installationPosition: 'grouted', degreeOfRestraint: 1.5 });
  expect(design.plate).toMatchObject({ length: 350, width: 400, thickness: 20, stiffness: 'elastic' });
  expect(design.profile).toMatchObject({ series: '91', H: 140, W: 60, ex: -12.5 });
  expect(design.project.project).toBe('Stair');
});

it.each<[string, Flat, { distance: number; exists: boolean }]>([
  ['a distance alone', { X1: '150' }, { distance: 150, exists: true }],
  ['a distance under its other name', { valueX1: 99 }, { distance: 99, exists: true }],
  ['a distance and a switch that is on', { X1: 150, valueX1: '1' }, { distance: 150, exists: true }],
  ['a distance and a switch that is off', { X1: 150, valueX1: '0' }, { distance: 150, exists: false }],
  ['a distance and the flag false', { X1: 150, valueX1: false }, { distance: 150, exists: false }],
  ['the value of an unbounded side', { X1: 150, valueX1: 10000 }, { distance: 225, exists: false }],
  ['an unreadable value', { X1: {} }, { distance: 225, exists: true }],
  ['no number and a switch that is on', { X1: 'wide', valueX1: '1' }, { distance: 225, exists: true }],
])('an edge stored as %s (%j) in an older saved project is read as %j', (_, edge, expected) => {
  expect(read({ standardType: 'EN1992-4', ...edge }).layout.sides.X1).toEqual(expected);
});

it('an older saved project is read as dead and live load if a live load is not zero, and as dead load otherwise', () => {
  const own = { Dead1: { Nz: 1, factor: 1.2 }, Live: { Nz: '2', factor: 1.4 } };
  const { loads, layout } = read({ ...own, Sx1: '150' });
  expect(layout.spacings.Sx1).toBe(150);
  expect(loads).toMatchObject({ deadFactor: 1.2, liveFactor: 1.4, loadCase: 'deadAndLive', live: { Nz: 2 } });
  expect(read({ Dead1: { Nz: 1 }, Live: { Nz: 0 } }).loads.loadCase).toBe('dead');
});

it('an older saved project restores the anchor coordinates of a custom group', () => {
  const { layout } = read({ anchorGroupListShow: '2-0-0', x1: -80, y1: '10', x2: 70, y2: 20 });
  expect(layout.group).toBe('2-0-0');
  expect(layout.customPoints.slice(0, 2).map(({ x, y }) => [x, y])).toEqual([
    [-80, 10],
    [70, 20],
  ]);
});

it('an unrelated object is not mistaken for a saved project', () => {
  expect(read({ theme: 'dark', length: 5 })).toEqual(DEFAULT_DESIGN);
});

it('reading an older saved project keeps its standard and its plate width even if other values are invalid', () => {
  const names = fc.constantFrom('X1', 'valueX1', 'Sx1', 'Live', 'Dead1', 'h', 'x1', 'grade', 'stiffness');
  fc.assert(
    fc.property(fc.dictionary(names, fc.jsonValue()), (junk) => {
      const design = read({ ...junk, standardType: 'JGJ145-2013', width: '321' });
      expect(design.standardType).toBe('JGJ145-2013');
      expect(design.plate.width).toBe(321);
    }),
    { numRuns: howMany(200, 1000) },
  );
});

const savedFlat = (design = DEFAULT_DESIGN) => JSON.parse(writeDataSave({ design, result: null })) as Flat;

/** Documented names of saved values that are not design inputs. */
const LISTED = (
  'activeName1 activeName2 Dead1 Dead Live valueX1 valueX2 valueY1 valueY2 Sx1Have Sx2Have Sy1Have Sy2Have ' +
  'anchorGroupListShow centerX centerY tableCoordinate sectionSteelType1 automaticHoleCleaning ' +
  'installationLocation anchorBolt algout algoutIsNull imgBase64 showImgShow imgAvatar'
).split(' ');

/** Returns a random design: every choice and every number in the table of inputs gets a random value. */
function randomDesign(seed: number): Design {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const { design } = randomCandidate(random, seed % 2 === 0);
  const raw = structuredClone(design) as unknown as Record<string, Record<string, unknown>>;
  for (const [part, inputs] of Object.entries(INPUTS))
    for (const [name, input] of Object.entries<Input>(inputs)) {
      const low = isNumber(input) ? Math.min(Math.max(input.smallest ?? 1, 1), input.largest ?? 1) : 0;
      raw[part][name] = isNumber(input)
        ? Math.floor(10 * (low + random() * ((input.largest ?? 300) - low))) / 10
        : pick(input.choices);
    }
  Object.assign(raw.concrete, { gradeId: pick(['g1', null]), grade: pick(['C20/25', 'C30']) });
  raw.anchor.chosen = { [design.standardType]: pick([null, { id: 'a7', name: 'Bolt M12' }]) };
  raw.layout.slots = pick([null, anchorsOf(design).map(() => ({ x: random() < 0.5, y: random() < 0.5 }))]);
  Object.assign(raw.project, { project: 'Pier 7', mail: 'a@b.cn', instruction: 'wear gloves' });
  return restoreDesign(codedDesign(raw as unknown as Design));
}

/** Returns the inputs of a design that have documented names. */
const documentedInputs = ({ loads, unlocked: _, elastic: __, variants: ___, ...design }: Design) => ({
  ...design,
  anchor: { ...design.anchor, chosen: design.anchor.chosen[design.standardType] },
  concrete: { ...design.concrete, gradeReadAt: undefined },
  profile: { ...design.profile, chosen: design.profile.chosen?.id },
  plate: { ...design.plate, f_y: null },
  layout: { ...design.layout, slots: null, slotLength: null, holes: anchorsOf(design) },
  loads: [loads.dead, loads.live, loads.deadFactor, loads.liveFactor],
});

it('a saved project contains all documented names other than design inputs, and only one object with a `version`', () => {
  const saved = savedFlat();
  expect(Object.keys(saved)).toEqual(expect.arrayContaining(LISTED));
  expect(saved).toMatchObject({ diameter: '12', h: 200, X1: 225, valueX1: '1', Sx1Have: true });
  expect(saved).toMatchObject({ Sx2Have: false, stiffness: '1', grade: 'C20/25' });
  expect(saved).toMatchObject({ algoutIsNull: true, activeName2: '1' });
  const hasVersion = (value: unknown) => Object.hasOwn(Object(value) as object, 'version');
  expect(Object.values(saved).filter(hasVersion)).toHaveLength(1);
});

it('a saved project restores every documented input of a random design from the documented names alone', () => {
  for (let seed = 1; seed <= howMany(60, 500); seed++) {
    const design = randomDesign(seed);
    const { anchorDesigner: _, ...documented } = savedFlat(design);
    const again = read(documented);
    expect(documentedInputs(again), `seed ${seed}`).toEqual(documentedInputs(design));
    expect(unreadableValues(JSON.stringify(documented)), `seed ${seed}`).toEqual([]);
  }
});

it('a saved project restores the whole design and its result', () => {
  for (let seed = 1; seed <= howMany(60, 500); seed++) {
    const design = randomDesign(seed);
    const result = { answer: { a: seed }, image: 'png', fingerprint: 'f', time: 't', others: [] };
    const text = writeDataSave({ design, result, isFresh: true, listKey: '501-a' });
    expect(unreadableValues(text), `seed ${seed}`).toEqual([]);
    const saved = readDataSave(text);
    expect(saved, `seed ${seed}`).toMatchObject({ isFresh: true, listKey: '501-a', result });
    expect(saved.design, `seed ${seed}`).toEqual(design);
  }
});

it('saved project and file keep the yield strength of the plate, which has no documented name', () => {
  const design: Design = { ...DEFAULT_DESIGN, plate: { ...DEFAULT_DESIGN.plate, f_y: 355 } };
  const saved = writeDataSave({ design, result: null });
  expect(JSON.parse(saved)).not.toHaveProperty('f_y');
  expect(readDataSave(saved).design.plate.f_y).toBe(355);
  expect(parseDesignFile(serializeDesign(design))).toMatchObject({ design, replaced: [] });
});

it.each([
  ['of an older file', undefined, undefined],
  ['out of its range', 35, '35'],
  ['that is not a number', 'S355', 'S355'],
])('a yield strength %s counts as not entered, and is to be confirmed if it was written', (_, f_y, text) => {
  const design = restoreDesign({ ...CODED, plate: { ...CODED.plate, f_y } });
  expect(design.plate.f_y).toBe(0);
  expect(design.unconfirmed?.map((one) => one.text)).toEqual(text && [text]);
});

it('reading a saved project uses a documented value that another program has changed', () => {
  const changed = read({ ...savedFlat(), h: 321, anchorBolt: { id: 5, name: 'Other' } });
  expect(changed.layout.h).toBe(321);
  expect(changed.anchor.chosen['EN1992-4']).toEqual({ id: '5', name: 'Other' });
});

it('activeName2 sets the factors of a saved project of another program whose loads state none', () => {
  const factors = (flat: Record<string, unknown>) => {
    const { deadFactor, liveFactor } = read(flat).loads;
    return [deadFactor, liveFactor];
  };
  expect(factors({ Dead1: { Nz: 1 }, activeName2: '2' })).toEqual([1, 1.5]);
  expect(factors({ Dead1: { Nz: 1, factor: 1.2 }, activeName2: 2 })).toEqual([1.2, 1.5]);
  const { deadFactor } = DEFAULT_DESIGN.loads;
  expect(factors({ Dead1: { Nz: 1 }, activeName2: '4' })[0]).toBe(deadFactor);
});

it('activeName1 sets the load case of a saved project, except in a project of another program with a live load', () => {
  expect(read({ Dead1: { Nz: 1 }, activeName1: '2' }).loads.loadCase).toBe('deadAndLive');
  expect(read({ Dead1: { Nz: 1 }, activeName1: 1 }).loads.loadCase).toBe('dead');
  expect(read({ Live: { Nz: 1 }, activeName1: '1' }).loads.loadCase).toBe('deadAndLive');
  const own = savedFlat();
  expect(read({ ...own, activeName1: '2' }).loads.loadCase).toBe('deadAndLive');
  expect(read({ ...own, Live: { Nz: 1 } }).loads.loadCase).toBe('dead');
});

it('unreadValues lists the unreadable values in projects of this app, an earlier version and another program', () => {
  const loads = { Dead1: { Nz: '2O', Vx: '3' } };
  const choices = { standardType: 'EN1992-4', stiffness: 'soft', anchorGroupListShow: '9-9-9' };
  const documented = { ...choices, ...loads, h: 'thick', X1: 'wide', valueX1: '1', theme: 'dark' };
  const unread = [
    { path: 'plate.stiffness', found: 'soft', taken: '1' },
    { path: 'layout.group', found: '9-9-9', taken: '4-0-1' },
    { path: 'layout.h', found: 'thick', taken: 200 },
    { path: 'layout.sides.X1.distance', found: 'wide', taken: 225 },
    { path: 'loads.dead.Nz', found: '2O', taken: 0 },
  ];
  expect(unreadableValues(JSON.stringify(documented))).toEqual(unread);
  expect(unreadableValues(JSON.stringify({ ...savedFlat(), ...documented }))).toEqual(unread);
  const older = { version: 1, design: { ...CODED, standardType: 'EN1992-5' } };
  const [unknown] = unreadableValues(JSON.stringify(older));
  expect(unknown).toMatchObject({ path: 'standardType', found: 'EN1992-5' });
  expect(['{', 'null', '[]'].map(unreadableValues)).toEqual([[], [], []]);
});

const [A, B, C] = ['a', 'b', 'c'].map((id) => ({ id, name: `Bolt ${id}` }));
const CHINESE = { standardType: 'JGJ145-2013' };
const readAt = '2026-11-20T10:00:00.000Z';
const saved = savedFlat(
  restoreDesign({
    ...CODED,
    // The plate is elastic: for a rigid plate, the design rules would clear the chosen profile.
    plate: { ...CODED.plate, stiffness: '0' },
    anchor: { diameter: '12', chosen: { 'EN1992-4': A, 'JGJ145-2013': B } },
    concrete: { ...CODED.concrete, gradeId: 'g1', gradeReadAt: readAt },
    profile: { ...DEFAULT_DESIGN.profile, chosen: { id: 's1', name: 'IPE 100', readAt } },
  }),
);

it.each<[string, Flat, unknown, unknown]>([
  ['changed nothing', {}, A, B],
  ['changed the anchor', { anchorBolt: C }, C, B],
  ['removed the anchor', { anchorBolt: null }, null, B],
  ['changed the standard', CHINESE, A, B],
  ['changed the standard and the anchor', { ...CHINESE, anchorBolt: C }, A, C],
  ['changed the standard and removed the anchor', { ...CHINESE, anchorBolt: null }, A, null],
])('a saved project returns the anchor of each standard if another program has %s', (_, changes, en, jgj) => {
  const { chosen } = read({ ...saved, ...changes }).anchor;
  expect(chosen).toEqual({ 'EN1992-4': en, 'JGJ145-2013': jgj });
});

it('reading a saved project drops the read time of a record that another program has replaced', () => {
  const changed = { concreteId: 'g2', sectionSteelId: 's2', name: 'IPE 120' };
  const recordsOf = (changes: Flat) => {
    const { concrete, profile } = read({ ...saved, ...changes });
    return [concrete.gradeId, concrete.gradeReadAt, profile.chosen];
  };
  expect(recordsOf(changed)).toEqual(['g2', undefined, { id: 's2', name: 'IPE 120' }]);
  expect(recordsOf({ h: 321 })).toEqual(['g1', readAt, { id: 's1', name: 'IPE 100', readAt }]);
});

it('readDataSave reads the design and the result of a project saved by version 1.1.0', () => {
  const design = randomDesign(3);
  const result = { answer: {} };
  expect(opened({ version: 1, design: codedDesign(design), isFresh: false, result })).toMatchObject({
    design,
    result,
  });
});

it('readDataSave reads anchor, drilling, dryness, cleaning, slots and result that another program has saved', () => {
  const holes = { drillingMethod: '1', holeDryness: 2, automaticHoleCleaning: '3' };
  const first = { Nr: 1, x: -90, y: 0, Lx: true, Ly: '0' };
  const second = { Nr: 2, x: 90, y: 0, Lx: 0, Ly: 'false' };
  const saved = opened({
    standardType: 'JGJ145-2013',
    anchorBolt: { id: 12, name: 'Anchor M12' },
    ...holes,
    anchorGroupListShow: '2-0-1',
    tableCoordinate: [first, second],
    algout: { Tmax: 1 },
    imgBase64: 'abc',
  });
  expect(saved.design).toMatchObject({
    anchor: { chosen: { 'JGJ145-2013': { id: '12', name: 'Anchor M12' } } },
    concrete: { drillingMethod: 'diamond', holeDryness: 'waterFilled', holeCleaning: 'none' },
    layout: { slots: [true, false].map((x) => ({ x, y: false })) },
  });
  // The inputs of the result are unknown, so an empty fingerprint marks the result as out of date.
  expect(saved.result).toMatchObject({ answer: { Tmax: 1 }, image: 'abc', fingerprint: '' });
});

it('ownGrade finds the record of a grade stored only by its name, unless the grade id is null', () => {
  const { concrete } = read({ standardType: 'JGJ145-2013', grade: 'C30' });
  const grade = { id: '4', name: 'C30', grade: 'C30', fck: 25, fcuk: 30, ec: 31, readAt: '' };
  expect(selectedGrade([grade], concrete, false)).toBe(grade);
  expect(selectedGrade([grade], { ...concrete, gradeId: null }, false)).toBeUndefined();
});
