// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DATA_SAVE_KEY, readDataSave, writeDataSave } from '@/design/file/data-save';
import { LONGEST_FILE, serializeDesign, parseDesignFile } from '@/design/file/design-file';
import { codedDesign } from '@/design/model/coded-design';
import { restoreDesign } from '@/design/model/design-schema';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { combinationOf } from '@/design/model/load-cases';
import type { RunResult } from '@/design/verdict/run-result';
import { autosaveDesign } from '@/stores/design/autosave-design';
import {
  changeDesign,
  redo,
  setCombination,
  setGroup,
  setStandard,
  setInvalidEntry,
  undo,
  useDesignStore,
} from '@/stores/design/design-store';
import { openDesign, startDesign, loadStoredDesign, useStorageStore } from '@/stores/design/stored-design';
import { useRunStore } from '@/stores/run';
import { checkResult } from '@/testing/check-result';
import { howMany } from '@/testing/run/how-many';
import { plainDesign } from '@/verification/test-design';

beforeEach(() => {
  localStorage.clear();
  openDesign(DEFAULT_DESIGN);
  useDesignStore.temporal.getState().clear();
});

const store = () => useDesignStore.getState();

it('the default design is restored if the stored text is missing or unreadable', () => {
  for (const text of [null, '{"cut', '[]']) expect(readDataSave(text).design).toEqual(DEFAULT_DESIGN);
});

it('restoring a design replaces an invalid field with its default and keeps the other fields', () => {
  const plate = { ...codedDesign(DEFAULT_DESIGN).plate, length: 'wide', width: 333 };
  const design = restoreDesign({ ...codedDesign(DEFAULT_DESIGN), plate, layout: 42 });
  expect(design.plate).toEqual({ ...DEFAULT_DESIGN.plate, width: 333 });
  expect(design.layout).toEqual(DEFAULT_DESIGN.layout);
});

it('a design is restored from any damaged data, and its valid fields keep their values', () => {
  const paths = 'anchor concrete plate layout profile loads project standardType'.split(' ');
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.anything(), fc.double(), (path, junk, marker) => {
      const valid = Number.isFinite(marker) && Math.abs(marker) < 1e5 ? marker : 5;
      const raw = structuredClone(codedDesign(DEFAULT_DESIGN)) as unknown as Record<string, unknown>;
      (raw.profile as { ex: number }).ex = valid;
      (raw.plate as { width: number }).width = valid;
      raw[path] = junk;
      const design = restoreDesign(raw);
      if (path !== 'profile') expect(design.profile.ex).toBe(valid);
      if (path !== 'plate') expect(design.plate.width).toBe(valid);
      const { unconfirmed: _, ...found } = design;
      expect(Object.keys(found)).toEqual(Object.keys(DEFAULT_DESIGN));
    }),
    { numRuns: howMany(1000, 5000) },
  );
  fc.assert(
    fc.property(fc.json(), fc.nat(), (text, cut) => {
      const { unconfirmed: _, ...found } = readDataSave(text.slice(0, cut % (text.length + 1))).design;
      expect(Object.keys(found)).toHaveLength(Object.keys(DEFAULT_DESIGN).length);
    }),
    { numRuns: howMany(1000, 5000) },
  );
});

it('a custom group has default positions and no slotted holes, a single anchor neither eccentricity nor rotation', () => {
  setGroup('3-0-0');
  expect(store().design.layout.customPoints[1]).toEqual({ x: 90, y: -90 });
  expect(store().design.layout.slots).toBeNull();
  changeDesign((design) => Object.assign(design.profile, { ex: 10, ey: 20, rotation: 15 }));
  setGroup('1-0-1');
  expect(store().design.profile).toMatchObject({ ex: 0, ey: 0, rotation: 0 });
});

it('undo and redo restore the inputs but keep the current standard', () => {
  changeDesign((design) => void (design.plate.length = 410));
  changeDesign((design) => void (design.plate.length = 420));
  undo();
  setStandard('JGJ145-2013');
  redo();
  expect(store().design).toMatchObject({ standardType: 'JGJ145-2013', plate: { length: 420 } });
  undo();
  undo();
  expect(store().design).toMatchObject({ standardType: 'JGJ145-2013', plate: { length: 400 } });
  setStandard('EN1992-4');
  redo();
  expect(store().design).toMatchObject({ standardType: 'EN1992-4', plate: { length: 410 } });
});

it('changing the load combination sets the load factors, and changing the factors sets the combination', () => {
  expect(combinationOf(store().design.loads)).toBe(1);
  setCombination(3);
  expect(store().design.loads).toMatchObject({ deadFactor: 1.35, liveFactor: 0 });
  changeDesign((design) => {
    design.loads.deadFactor = 1;
    design.loads.liveFactor = 1.5;
  });
  expect(combinationOf(store().design.loads)).toBe(2);
  changeDesign((design) => void (design.loads.liveFactor = 1.4));
  expect(combinationOf(store().design.loads)).toBe(4);
});

describe('typed text that is not a value', () => {
  const unread = [{ field: 'loads.dead.Nz', text: '2O' }];
  const lengthen = (design: Design): Design => ({ ...design, plate: { ...design.plate, length: 444 } });

  beforeEach(() => setInvalidEntry('loads.dead.Nz', '2O'));

  it.each([
    ['a new design', () => startDesign()],
    ['an opened design', () => openDesign(lengthen(DEFAULT_DESIGN))],
  ])('%s contains no invalid text of the previous design, and undo restores both', (_, begin) => {
    begin();
    expect(store().unread).toEqual([]);
    undo();
    expect(store()).toMatchObject({ design: DEFAULT_DESIGN, unread });
  });

  it('typing text that is not a value is not an undo step', () =>
    expect(useDesignStore.temporal.getState().pastStates).toEqual([]));

  it.each([
    ['stays if another tab changed another input', lengthen(DEFAULT_DESIGN), unread],
    [
      'is removed if another tab changed the same input',
      {
        ...DEFAULT_DESIGN,
        loads: { ...DEFAULT_DESIGN.loads, dead: { ...DEFAULT_DESIGN.loads.dead, Nz: 20 } },
      },
      [],
    ],
  ])('typed text that is not a value %s', async (_, design, left) => {
    localStorage.setItem(DATA_SAVE_KEY, writeDataSave({ design, result: null }));
    await loadStoredDesign();
    expect(store().design).toEqual(design);
    expect(store().unread).toEqual(left);
    undo();
    expect(store().unread).toEqual(unread);
  });
});

it('autosave reports that the storage is full, and withdraws the report when a later change can be saved', () => {
  vi.useFakeTimers();
  const stop = autosaveDesign();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  changeDesign((design) => void (design.plate.length = 322));
  vi.advanceTimersByTime(1000);
  expect(useStorageStore.getState().isFull).toBe(true);
  full.mockRestore();
  changeDesign((design) => void (design.plate.length = 323));
  vi.advanceTimersByTime(1000);
  expect(useStorageStore.getState().isFull).toBe(false);
  stop();
});

it.each([
  ['', 'noJson'],
  ['{}', 'noDesign'],
  ['{"format":"other","version":1,"design":{}}', 'noDesign'],
  ['{"format":"anchor-design","version":{"toString":1},"design":{}}', 'noDesign'],
  ['{"format":"anchor-design","version":"1","design":{}}', 'noDesign'],
  ['{"format":"anchor-design","version":99,"design":{}}', 'newer'],
])('a design file with the content "%s" is refused with the reason %s', (text, refusal) =>
  expect(parseDesignFile(text)).toEqual({ ok: false, refusal }),
);

it('a design file that is too long is refused, and a file with the longest load list is accepted', () => {
  const row = { name: 'ULS 1.35 G + 1.5 Q', Nz: -123.456, Vx: 12.345, Vy: -1.2, Mx: 3.25, My: 0.125, Mz: 0 };
  const design = { ...DEFAULT_DESIGN, loads: { ...DEFAULT_DESIGN.loads, list: Array(20_000).fill(row) } };
  expect(parseDesignFile(serializeDesign(design))).toMatchObject({ ok: true, replaced: [], reported: null });
  const padded = serializeDesign(DEFAULT_DESIGN) + ' '.repeat(LONGEST_FILE);
  expect(parseDesignFile(padded)).toEqual({ ok: false, refusal: 'tooLong' });
});

it('restoring a design applies the rules for crack state, plate thickness, profile and an unknown profile series', () => {
  const design = restoreDesign({
    ...DEFAULT_DESIGN,
    concrete: { ...codedDesign(DEFAULT_DESIGN).concrete, crack_or_not: '1' },
    plate: { ...DEFAULT_DESIGN.plate, thickness: 35 },
    layout: { ...DEFAULT_DESIGN.layout, group: '1-0-1' },
    profile: { ...DEFAULT_DESIGN.profile, H: 300, ex: 40, rotation: 15 },
  });
  expect(design.concrete.crack_or_not).toBe('uncracked');
  expect(design.plate.thickness).toBe(10);
  expect(design.profile).toMatchObject({ H: 100, ex: 0, rotation: 0 });
  expect(restoreDesign({ profile: { series: '99' } }).profile.series).toBe('12');
});

it('undo does not restore cracked concrete after a change to EN 1992-4', () => {
  setStandard('JGJ145-2013');
  changeDesign((design) => (design.concrete.crack_or_not = 'cracked'));
  changeDesign((design) => (design.plate.length = 500));
  setStandard('EN1992-4');
  undo();
  expect(store().design.concrete.crack_or_not).toBe('uncracked');
});

it('autosave stores only the design, and reports that the storage is full, if the result does not fit', () => {
  vi.useFakeTimers();
  const stop = autosaveDesign();
  const write = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (text.length > 10_000) throw new DOMException('full', 'QuotaExceededError');
    write.call(this, key, text);
  });
  changeDesign((design) => (design.plate.length = 444));
  useRunStore.setState({
    result: {
      input: plainDesign({}),
      answer: checkResult(),
      image: 'x'.repeat(20_000),
      time: '',
      fingerprint: '',
    } as unknown as RunResult,
  });
  vi.advanceTimersByTime(1000);
  expect(useStorageStore.getState().isFull).toBe(true);
  const saved = readDataSave(localStorage.getItem(DATA_SAVE_KEY));
  expect([saved.design.plate.length, saved.result]).toEqual([444, null]);
  stop();
});
