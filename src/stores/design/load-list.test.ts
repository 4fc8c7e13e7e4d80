// @vitest-environment jsdom
import { produce } from 'immer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import 'fake-indexeddb/auto';
import { DATA_SAVE_KEY, MOST_SAVED_ROWS, readDataSave } from '@/design/file/data-save';
import { serializeDesign, parseDesignFile } from '@/design/file/design-file';
import { restoreListOutcome } from '@/design/file/stored-result-schema';
import { restoreDesign } from '@/design/model/design-schema';
import { DEFAULT_DESIGN, NO_LOAD, type ListedLoad } from '@/design/model/design-state';
import { fingerprintOf, listFingerprint } from '@/design/model/fingerprint';
import { nameOfRow } from '@/design/model/load-cases';
import { everyRequirement } from '@/design/verdict/requirement-states';
import { autosaveDesign } from '@/stores/design/autosave-design';
import { changeDesign, undo, useDesignStore } from '@/stores/design/design-store';
import { openDesign, reloadDesign, useStorageStore } from '@/stores/design/stored-design';
import { autosave, deletePermanently } from '@/stores/saved-designs/autosave';
import { removeSavedDesigns } from '@/stores/saved-designs/database';

const store = () => useDesignStore.getState();
const rows = (count: number): ListedLoad[] =>
  Array.from({ length: count }, (_, index) => ({ ...NO_LOAD, name: `LC${index + 1}`, Nz: index / 7 }));
const setList = (list: readonly ListedLoad[]) => changeDesign(({ loads }) => void (loads.list = [...list]));
const saved = () => readDataSave(localStorage.getItem(DATA_SAVE_KEY));

const OWNER = '7';
let stop: () => void = () => undefined;
beforeEach(() => {
  localStorage.clear();
  openDesign(DEFAULT_DESIGN);
  useDesignStore.temporal.getState().clear();
  localStorage.setItem('dataSave.owner', OWNER);
  stop = autosaveDesign({
    userId: OWNER,
    ask: () => Promise.resolve(false),
    onTaken: () => undefined,
    save: (saved, isAtOnce) => {
      autosave.put({ owner: OWNER, saved, onFailure: () => undefined });
      return isAtOnce ? autosave.flush() : Promise.resolve(true);
    },
  });
});
afterEach(() => stop());

it('the load list is saved with the design and in the design file, and undo restores the previous list', async () => {
  setList(rows(3));
  const file = parseDesignFile(serializeDesign(store().design));
  expect(file).toMatchObject({ ok: true, design: { loads: { list: rows(3) } } });
  stop();
  expect(saved().design.loads.list).toEqual(rows(3));
  undo();
  expect(store().design.loads.list).toEqual([]);
  await reloadDesign();
  expect(store().design.loads.list).toEqual(rows(3));
});

it('restoring a design drops each load list row with unreadable loads, even if it is the displayed row', () => {
  const [first, second] = rows(2);
  const broken = [first, { ...second, Vx: 'one' }, null, { name: 'x' }, { ...second, name: 5 }];
  const { list, shown } = restoreDesign({ loads: { list: broken, shown: { ...first, My: null } } }).loads;
  expect(list).toEqual([first, { ...second, name: '' }]);
  expect(shown).toBeNull();
});

it('the displayed row changes only the design fingerprint, and the load list changes only the list fingerprint', () => {
  const listed = produce(DEFAULT_DESIGN, ({ loads }) => void (loads.list = rows(2)));
  const shown = produce(listed, ({ loads }) => void (loads.shown = rows(2)[1]));
  expect(fingerprintOf(listed)).toBe(fingerprintOf(DEFAULT_DESIGN));
  expect(fingerprintOf(shown)).not.toBe(fingerprintOf(listed));
  // The fingerprint of the list depends on its rows and on the connection, but not on the shown row.
  expect(listFingerprint(shown)).toBe(listFingerprint(listed));
  const thicker = produce(listed, ({ layout }) => void (layout.h += 1));
  const longer = produce(listed, ({ loads }) => void (loads.list = rows(3)));
  for (const other of [thicker, longer]) expect(listFingerprint(other)).not.toBe(listFingerprint(listed));
});

const LONG = rows(MOST_SAVED_ROWS + 1);

/** Simulates a reload of the page, which empties the stores. */
const reload = () => {
  stop();
  useDesignStore.setState({ design: DEFAULT_DESIGN });
  return reloadDesign();
};

it('a long load list is stored in the saved design, restored after a reload, and contained in the undo steps', async () => {
  setList(LONG);
  await vi.waitFor(() => expect(saved().listKey).not.toBeNull());
  expect(saved().design.loads.list).toEqual([]);
  const reading = reload();
  changeDesign(({ plate }) => void (plate.length = 444));
  await reading;
  expect(store().design.loads.list).toEqual(LONG);
  undo();
  expect(store().design).toMatchObject({ plate: { length: 400 }, loads: { list: LONG } });
});

it('a long load list is saved with the design if the page is closed immediately', () => {
  setList(LONG);
  stop();
  expect(saved()).toMatchObject({ listKey: null, design: { loads: { list: { length: LONG.length } } } });
});

it('a load list whose stored rows are missing is reported as lost, and its key remains in the saved design', async () => {
  setList(LONG);
  await vi.waitFor(() => expect(saved().listKey).not.toBeNull());
  const { listKey } = saved();
  await removeSavedDesigns(OWNER, [store().entry]);
  await reload();
  expect(useStorageStore.getState().notLoaded).toMatchObject({ listKey, isLost: true });
  stop = autosaveDesign();
  changeDesign(({ plate }) => void (plate.length = 444));
  stop();
  expect(saved()).toMatchObject({ listKey, design: { plate: { length: 444 } } });
});

it('a long load list survives a reload after its saved design is deleted permanently', async () => {
  setList(LONG);
  await vi.waitFor(() => expect(saved().listKey).not.toBeNull());
  await deletePermanently(OWNER, [store().entry]);
  expect(saved()).toMatchObject({ listKey: null, design: { loads: { list: LONG } } });
  await reload();
  expect(store().design.loads.list).toEqual(LONG);
  expect(useStorageStore.getState().notLoaded).toBeNull();
});

it('a saved design with the only copy of the load list is not deleted if the browser storage is full', async () => {
  setList(LONG);
  await vi.waitFor(() => expect(saved().listKey).not.toBeNull());
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(await deletePermanently(OWNER, [store().entry])).toEqual({ ok: false, failure: 'full' });
  full.mockRestore();
  await reload();
  expect(store().design.loads.list).toEqual(LONG);
});

it('a long load list stays in the page if its saved design is deleted while another page is open', async () => {
  setList(LONG);
  await vi.waitFor(() => expect(saved().listKey).not.toBeNull());
  await removeSavedDesigns(OWNER, [store().entry]);
  await reloadDesign();
  expect(store().design.loads.list).toEqual(LONG);
});

const end = {
  fingerprint: 'f',
  rows: 1,
  done: 1,
  failed: 0,
  rigid: 1,
  failedNames: [],
  worst: [
    {
      ...nameOfRow(rows(1)[0]),
      state: 'done',
      listed: rows(1)[0],
      plate: 'rigid',
      verdict: { word: 'verified', governing: null, cells: everyRequirement('satisfied'), reservations: [] },
    },
  ],
  cells: everyRequirement('satisfied'),
  reservations: [],
};
it('a stored load list outcome is restored completely', () =>
  expect(restoreListOutcome(JSON.parse(JSON.stringify(end)))).toEqual(end));
it('a load list outcome stored by version 1.1.0 is restored', () => {
  const [{ listed, plate, verdict }] = end.worst;
  const stored = { ...end, worst: [{ row: listed, plate, outcome: verdict }] };
  expect(restoreListOutcome(JSON.parse(JSON.stringify(stored)))).toEqual(end);
});
it('a stored load list outcome that is invalid or lacks cells, as saved by an earlier version, is dropped', () => {
  const cells = [undefined, { ...end.cells, room: 'fine' }].map((other) => ({ ...end, cells: other }));
  for (const raw of [null, {}, { ...end, worst: [{}] }, { ...end, done: '1' }, ...cells])
    expect(restoreListOutcome(raw)).toBeNull();
});
