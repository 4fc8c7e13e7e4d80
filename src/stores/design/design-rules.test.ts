// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { DATA_SAVE_KEY, readDataSave } from '@/design/file/data-save';
import { codedDesign } from '@/design/model/coded-design';
import { restoreDesign } from '@/design/model/design-schema';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import type { RunResult } from '@/design/verdict/run-result';
import { autosaveDesign } from '@/stores/design/autosave-design';
import { changeDesign, setStandard, useDesignStore } from '@/stores/design/design-store';
import { openDesign, useStorageStore } from '@/stores/design/storage';
import { useRunStore } from '@/stores/run';
import { checkResult } from '@/testing/check-result';
import { plainDesign } from '@/verification/plain-design';

const store = () => useDesignStore.getState();
const history = () => useDesignStore.temporal.getState();

beforeEach(() => {
  localStorage.clear();
  openDesign(DEFAULT_DESIGN);
  history().clear();
});

it('restoring a design applies the design rules for the crack state, the plate thickness and the profile', () => {
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
});

it('restoring a design replaces an unknown profile series with the default series', () =>
  expect(restoreDesign({ profile: { series: '99' } }).profile.series).toBe('12'));

it('undo does not restore cracked concrete after a change to EN 1992-4', () => {
  setStandard('JGJ145-2013');
  changeDesign((design) => (design.concrete.crack_or_not = 'cracked'));
  changeDesign((design) => (design.plate.length = 500));
  setStandard('EN1992-4');
  history().undo();
  expect(store().design.concrete.crack_or_not).toBe('uncracked');
});

it('autosave stores only the design, and reports that the storage is full, if the result does not fit', () => {
  vi.useFakeTimers();
  const stop = autosaveDesign();
  const write = Storage.prototype.setItem;
  const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
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
  spy.mockRestore();
  stop();
  vi.useRealTimers();
});
