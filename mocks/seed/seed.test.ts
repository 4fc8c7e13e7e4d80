import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { anchorSchema } from '../../src/api/contract/anchor';
import { createInMemoryBackend } from '../in-memory-backend';
import { randomBytes } from '../services/environment';
import { openIndexedDbStore } from '../store/indexed-db-store';
import seededAnchors from './anchors.json';
import { demoAccounts } from './demo-accounts';
import { seedPictures } from './pictures/pictures';
import { seed } from './seed';

describe('the seed', () => {
  it('lets every demo account in; only admin is ADMIN, only expired has expired', async () => {
    const { services, authorizationOf } = await createInMemoryBackend();
    for (const { username } of demoAccounts) {
      const session = await services.auth.authenticate(await authorizationOf(username));
      expect(session).toMatchObject({ ok: true, value: { isAdmin: username === 'admin' } });
    }
    const expired = await services.users.list({ current: 1, size: 10, expiration: '1', term: '' });
    expect(expired).toMatchObject({ value: { total: 1, records: [{ username: 'expired' }] } });
  });

  it('fills the databases with complete records and a picture each', async () => {
    const { store } = await createInMemoryBackend();
    expect(await store.concretes.all()).toHaveLength(28);
    expect(await store.sectionSteels.all()).toHaveLength(666);
    const anchors = (await store.anchors.all()).map((anchor) => anchorSchema.parse(anchor));
    expect(anchors.map(({ name }) => name)).toEqual(seededAnchors.map(({ name }) => name));
    for (const { name, avatar } of anchors) {
      expect(await store.images.get(avatar), name).toMatchObject({ area: 'anchor', type: 'image/png' });
    }
    const drawn = (await seedPictures()).map(({ id }) => id);
    expect(new Set(anchors.map(({ avatar }) => avatar))).toEqual(new Set(drawn));
  });

  it('is sown once: by two tabs at once, and never over what was changed', async () => {
    const store = await openIndexedDbStore('seed-once');
    const environment = { store, now: Date.now, randomBytes, passwordRounds: 2 };
    await Promise.all([seed(environment), seed(environment)]);
    expect(await store.anchors.all()).toHaveLength(seededAnchors.length);
    await store.anchors.remove('a1');
    await seed(environment);
    expect(await store.anchors.all()).toHaveLength(seededAnchors.length - 1);
  });
});
