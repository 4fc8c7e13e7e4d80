import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { isDemonstration } from '@/design/verdict/run-result';
import { createInMemoryBackend } from '../node';
import { randomBytes } from '../services/environment';
import { openIndexedDbStore, createMemoryStore } from '../store/store';
import seededAnchors from './anchors.json';
import { demoAccounts } from './demo-accounts';
import { seed } from './seed';

it('every demo account can sign in; only `admin` is an administrator, and only `expired` has expired', async () => {
  const { services, authorizationOf } = await createInMemoryBackend();
  for (const { username } of demoAccounts) {
    const session = await services.auth.authenticate(await authorizationOf(username));
    expect(session).toMatchObject({ ok: true, value: { isAdmin: username === 'admin' } });
  }
  const expired = await services.users.list({ current: 1, size: 10, expiration: '1', term: '' });
  expect(expired).toMatchObject({ value: { total: 1, records: [{ username: 'expired' }] } });
});

it('the next start completes the seeding if the user left the page before the seeding was complete', async () => {
  const { store: whole } = await createInMemoryBackend();
  const store = createMemoryStore();
  // Roles and accounts are stored, but not the note that seeding is complete.
  await store.permissions.addAll(await whole.permissions.all());
  await store.roles.addAll(await whole.roles.all());
  await store.users.addAll(await whole.users.all());
  const { services, authorizationOf } = await createInMemoryBackend({ store });
  const names = async (of: typeof store) => (await of.roles.all()).map(({ name }) => name);
  expect(await names(store)).toEqual(await names(whole));
  expect(await store.users.all()).toHaveLength(demoAccounts.length);
  expect(await store.anchors.all()).toHaveLength(seededAnchors.length);
  const session = await services.auth.authenticate(await authorizationOf('admin'));
  expect(session).toMatchObject({ ok: true, value: { isAdmin: true } });
});

it('two tabs that start together seed the store only once, and later changes are not overwritten', async () => {
  const store = await openIndexedDbStore('seed-once');
  const environment = { store, now: Date.now, randomBytes, passwordRounds: 2 };
  await Promise.all([seed(environment), seed(environment)]);
  expect(await store.anchors.all()).toHaveLength(seededAnchors.length);
  await store.anchors.remove('a1');
  await seed(environment);
  expect(await store.anchors.all()).toHaveLength(seededAnchors.length - 1);
});

it('every seeded anchor is marked as demonstration data, even in a store from an earlier version', async () => {
  expect(seededAnchors.map(({ etaCertification }) => isDemonstration(etaCertification))).not.toContain(false);
  const { store, environment } = await createInMemoryBackend();
  const old = { ...(await store.anchors.get('a2'))!, name: 'Old name', etaHef: '47' };
  await store.anchors.put(old);
  await store.anchors.remove('a3');
  await store.notes.put({ id: 'seed', value: '1' });
  await seed(environment);
  expect(await store.anchors.get('a2')).toMatchObject({ name: seededAnchors[1].name, etaHef: '47' });
  expect(await store.anchors.get('a3')).toBeUndefined();
  await store.anchors.put({ ...old, name: 'Own name' });
  await seed(environment);
  expect((await store.anchors.get('a2'))!.name).toBe('Own name');
});

it('a table of a new version of the app is seeded in an existing store, whose other tables stay as they are', async () => {
  const { store, environment } = await createInMemoryBackend();
  const profiles = (await store.sectionSteels.all()).length;
  for (const { id } of await store.sectionSteels.all()) await store.sectionSteels.remove(id);
  for (const { id } of await store.concretes.all()) await store.concretes.remove(id);
  await store.anchors.remove('a1');
  await seed(environment);
  expect(await store.sectionSteels.all()).toEqual([]);
  await store.notes.put({ id: 'seeded tables', value: 'concretes' });
  // Records of a seeding that was not completed.
  await store.sectionSteels.add({ name: 'Half', type: '11', h: '1', w: '1', t: '1', ft: '0' });
  await seed(environment);
  expect(await store.sectionSteels.all()).toHaveLength(profiles);
  expect(await store.concretes.all()).toEqual([]);
  expect(await store.anchors.all()).toHaveLength(seededAnchors.length - 1);
});

it('a store seeded before the seeded tables were noted is not seeded again, even if a table is empty', async () => {
  const { store, environment } = await createInMemoryBackend();
  await store.notes.remove('seeded tables');
  for (const { id } of await store.concretes.all()) await store.concretes.remove(id);
  await seed(environment);
  expect(await store.concretes.all()).toEqual([]);
});
