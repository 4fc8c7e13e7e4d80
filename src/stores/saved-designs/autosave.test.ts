// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseDesignFile } from '@/design/file/design-file';
import { autosaveDesign } from '@/stores/design/autosave-design';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import { savedAs, startDesign, useStorageStore } from '@/stores/design/stored-design';
import { useRunStore } from '@/stores/run';
import { AutosaveQueue } from '@/stores/saved-designs/autosave';
import { changeCards, readContent, readSavedDesigns } from '@/stores/saved-designs/database';
import { newId } from '@/stores/saved-designs/open-design-id';

const store = useDesignStore.getState;
const type = (length: number) => changeDesign((design) => void (design.plate.length = length));
let owner = '';
const failures: string[] = [];
let stop: () => void = () => undefined;
let queue = new AutosaveQueue();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  localStorage.clear();
  owner = newId();
  queue = new AutosaveQueue();
  failures.length = 0;
  startDesign();
  useDesignStore.temporal.getState().clear();
  stop = autosaveDesign({
    userId: owner,
    ask: () => Promise.resolve(false),
    onTaken: () => undefined,
    save: async (saved, isAtOnce) => {
      queue.put({ owner, saved, onFailure: (failure) => failures.push(failure) });
      return !isAtOnce || queue.flush();
    },
  });
});
afterEach(() => stop());

async function saved() {
  vi.advanceTimersByTime(400);
  await queue.flush();
  const saved = await readSavedDesigns(owner);
  if (!saved.ok) throw new Error(saved.failure);
  return saved.value.cards.toSorted((one, other) => one.changed - other.changed);
}

async function lengthOf(id: string): Promise<number> {
  const content = await readContent(owner, id);
  const read = parseDesignFile(content.ok ? (content.value?.text ?? '') : '');
  if (!read.ok) throw new Error(read.refusal);
  return read.design.plate.length;
}

it('a design is saved after its first typed input, but not after automatic choices', async () => {
  changeDesign((design) => void (design.concrete.grade = 'C30/37'));
  expect(await saved()).toEqual([]);
  type(350);
  const [card, ...others] = await saved();
  expect(others).toEqual([]);
  expect(card).toMatchObject({ id: store().entry, name: '', summary: null, deleted: null });
  expect(card.picture).toContain('<svg');
  expect(await lengthOf(card.id)).toBe(350);
});

it('a design is saved at once when its page is left, so that a later save does not undo changes of another page', async () => {
  type(350);
  const { entry } = store();
  stop();
  // `waitFor` moves the clock, by less than the pause of the queue.
  await vi.waitFor(async () => expect(await lengthOf(entry)).toBe(350), { timeout: 500 });
});

it('starting another design keeps the first saved design, and changes after undo are saved to the first design', async () => {
  type(350);
  const [first] = await saved();
  startDesign();
  type(360);
  expect(await saved()).toHaveLength(2);
  expect(await lengthOf(first.id)).toBe(350);
  const second = store().entry;
  const { undo } = useDesignStore.temporal.getState();
  undo();
  undo();
  expect(store().entry).toBe(first.id);
  type(370);
  await saved();
  expect(await lengthOf(first.id)).toBe(370);
  expect(await lengthOf(second)).toBe(360);
});

it('a saved design keeps its project and fastening point, and takes its name from the file in which it is saved', async () => {
  type(350);
  const [{ id }] = await saved();
  await changeCards(owner, [id], (card) => ({ ...card, name: 'Post', project: 'p1', point: 'B/4' }));
  type(351);
  expect(await saved()).toMatchObject([{ name: 'Post', project: 'p1', point: 'B/4' }]);
  savedAs('railing.json');
  expect(await saved()).toMatchObject([{ name: 'railing', project: 'p1', point: 'B/4' }]);
});

it('a deleted design that is still open is restored only when its inputs change', async () => {
  type(350);
  const [{ id }] = await saved();
  await changeCards(owner, [id], (card) => ({ ...card, deleted: 1 }));
  const { design, entry } = store();
  const { result, listEnd } = useRunStore.getState();
  const { file } = useStorageStore.getState();
  queue.put({ owner, saved: { design, entry, result, listEnd, file }, onFailure: () => undefined });
  expect(await saved()).toMatchObject([{ deleted: 1 }]);
  type(352);
  expect(await saved()).toMatchObject([{ deleted: null }]);
});

it('autosave reports that the storage is full, and still saves the typed values', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  type(355);
  const [card] = await saved();
  expect(failures).toEqual(['full']);
  expect(await lengthOf(card.id)).toBe(355);
});

it('autosave reports that the browser refuses to store data', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('private', 'InvalidStateError');
  });
  type(356);
  vi.advanceTimersByTime(400);
  await queue.flush();
  expect(failures).toEqual(['refused']);
});
