import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { openStore } from '../browser';
import { openIndexedDbStore, createMemoryStore, SCHEMA, TABLE_NAMES } from './store';

let databases = 0;
const freshName = () => `test-${++databases}`;

const grade = (name: string) => ({ grade: name, fck: '20', fcuk: '25', ec: '30' });

describe.each([
  ['memory', () => Promise.resolve(createMemoryStore())],
  ['IndexedDB', () => openIndexedDbStore(freshName())],
])('store in %s', (_, open) => {
  it('a store assigns ids in order and never reuses an id', async () => {
    const { concretes } = await open();
    const [first, second] = await concretes.addAll([grade('A'), grade('B')]);
    expect([first.id, second.id]).toEqual(['c1', 'c2']);
    expect(await concretes.remove('c2')).toBe(true);
    expect((await concretes.add(grade('C'))).id).toBe('c3');
    expect(await concretes.get('c2')).toBeUndefined();
    expect(await concretes.remove('c2')).toBe(false);
  });

  it('a store preserves the order of insertion when a record changes, even with more than nine records', async () => {
    const { concretes } = await open();
    await concretes.addAll(Array.from({ length: 12 }, (_unused, i) => grade(String(i))));
    await concretes.put({ ...grade('changed'), id: 'c2' });
    const all = await concretes.all();
    expect(all.map((row) => row.id)).toEqual(Array.from({ length: 12 }, (_unused, i) => `c${i + 1}`));
    expect(all[1].grade).toBe('changed');
  });

  it('a store finds records by an indexed field, and refuses a search by a field without an index', async () => {
    const { sectionSteels } = await open();
    const profile = { name: 'x', h: '1', w: '1', t: '1', ft: '0' };
    await sectionSteels.addAll(['11', '12', '11'].map((type) => ({ ...profile, type })));
    expect((await sectionSteels.where('type', '11')).map(({ id }) => id)).toEqual(['s1', 's3']);
    await expect(sectionSteels.where('name', 'x')).rejects.toThrow();
  });

  it('a store saves a record under an id given by the caller, and replaces an existing record with this id', async () => {
    const { notes } = await open();
    await notes.put({ id: 'seed', value: '1' });
    await notes.put({ id: 'seed', value: '2' });
    expect(await notes.all()).toEqual([{ id: 'seed', value: '2' }]);
  });

  it('a store returns an image with exactly the stored bytes', async () => {
    const { images } = await open();
    const data = new Uint8Array([1, 2, 250]).buffer;
    await images.put({ id: 'p', area: 'anchor', type: 'image/png', data });
    const stored = (await images.get('p'))?.data;
    expect([...new Uint8Array(await new Response(stored).arrayBuffer())]).toEqual([1, 2, 250]);
  });

  it('a store runs exclusive tasks one after another, even after a failure', async () => {
    const { concretes, exclusive } = await open();
    const addUnlessThere = () =>
      exclusive(async () => {
        if ((await concretes.all()).length > 0) throw new Error('taken');
        await concretes.add(grade('A'));
      });
    const outcomes = await Promise.allSettled([addUnlessThere(), addUnlessThere(), addUnlessThere()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await concretes.all()).toHaveLength(1);
  });
});

it('an IndexedDB store contains the same records when it is opened again', async () => {
  const name = freshName();
  const [here, there] = [await openIndexedDbStore(name), await openIndexedDbStore(name)];
  await here.concretes.add(grade('A'));
  expect(await there.concretes.get('c1')).toMatchObject({ grade: 'A' });
  expect((await there.concretes.add(grade('B'))).id).toBe('c2');
  expect(await (await openIndexedDbStore(name)).concretes.all()).toHaveLength(2);
});

it('an IndexedDB store closes its connection so that the database can be deleted, and reconnects at the next call', async () => {
  const name = freshName();
  const store = await openIndexedDbStore(name);
  await store.concretes.add(grade('A'));
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = resolve;
    request.onerror = reject;
  });
  expect(await store.concretes.all()).toEqual([]);
});

it('an IndexedDB store reconnects after the browser has closed its connection without an event', async () => {
  const opened: IDBDatabase[] = [];
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((...how) => {
    const request = open(...how);
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  });
  const store = await openIndexedDbStore(freshName());
  const [before] = await store.concretes.addAll([grade('A')]);
  const closed = () => opened.forEach((database) => database.close());
  closed();
  expect(await store.concretes.all()).toEqual([before]);
  closed();
  await store.concretes.put({ ...before, grade: 'B' });
  closed();
  expect(await store.concretes.get(before.id)).toMatchObject({ grade: 'B' });
  closed();
  const both = ['C', 'D'].map((name) => store.concretes.add(grade(name)));
  expect(await Promise.all(both)).toHaveLength(2);
  closed();
  expect(await store.concretes.remove(before.id)).toBe(true);
});

it('a new database has version 1 and all tables, and opening it again leaves the version unchanged', async () => {
  const name = freshName();
  await openIndexedDbStore(name);
  await openIndexedDbStore(name);
  const database = await openDB(name);
  expect(database.version).toBe(1);
  expect([...database.objectStoreNames].sort()).toEqual([...TABLE_NAMES].sort());
});

it('a database from a version of the app without one of the tables gets this table and keeps its records', async () => {
  const name = freshName();
  const old = await openDB(name, 1, {
    upgrade: (database) => {
      const tables = TABLE_NAMES.filter((table) => table !== 'sectionSteels');
      for (const table of tables)
        database
          .createObjectStore(table, { keyPath: 'order', autoIncrement: true })
          .createIndex('id', 'record.id', { unique: true });
    },
  });
  await old.add('concretes', { record: { ...grade('Own'), id: 'c1' } });
  // A page of the old version closes its connection when it is asked to.
  old.addEventListener('versionchange', () => old.close());
  const store = await openIndexedDbStore(name);
  expect((await store.sectionSteels.add({ name: 'x', type: '11', h: '1', w: '1', t: '1', ft: '0' })).id).toBe(
    's1',
  );
  expect(await store.sectionSteels.where('type', '11')).toHaveLength(1);
  expect(await store.concretes.all()).toEqual([{ ...grade('Own'), id: 'c1' }]);
  expect(await (await openIndexedDbStore(name)).sectionSteels.all()).toHaveLength(1);
});

it('no two tables have ids that begin with the same letter', () => {
  const prefixes = Object.values(SCHEMA).map(({ prefix }) => prefix);
  expect(new Set(prefixes).size).toBe(prefixes.length);
});

it('the app uses storage in memory if the browser refuses IndexedDB', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const store = await openStore(() => Promise.reject(new DOMException('refused', 'SecurityError')));
  expect((await store.concretes.add(grade('A'))).id).toBe('c1');
  expect(warn).toHaveBeenCalledOnce();
});
