/** Seeds a fresh store; loaded on demand, because the initial download contains no records. */
import * as z from 'zod/mini';
import { newAnchorSchema, referenceSchemas } from '@/api/contract/records';
import type { ReferenceName } from '@/api/contract/reference-databases';
import { imageIdOf } from '@/drawing/anchor-images';
import { type Environment, formatTimestamp } from '../services/environment';
import { hashPassword } from '../services/passwords';
import type { TableName } from '../store/records';
import { referenceTable, type Store } from '../store/store';
import anchors from './anchors.json';
import { demoAccounts } from './demo-accounts';
import permissions from './permissions.json';
import roles from './roles.json';
import { noteSeeded, seedState } from './seeded-tables';
import users from './users.json';

async function addRoles({ store, now }: Environment): Promise<Map<string, string>> {
  const time = formatTimestamp(now());
  const stamp = { createTime: time, updateTime: time };
  const added = await store.permissions.addAll(permissions.map((item) => ({ ...item, ...stamp })));
  const idOf = new Map(added.map(({ name, id }) => [name, id]));
  const idsOf = (names: readonly string[]) => names.flatMap((name) => idOf.get(name) ?? []);
  const drafts = roles.map((role) => ({ ...role, permissions: idsOf(role.permissions), ...stamp }));
  return new Map((await store.roles.addAll(drafts)).map(({ name, id }) => [name, id]));
}

async function addAccounts(environment: Environment, roleIds: ReadonlyMap<string, string>): Promise<void> {
  const { store, now } = environment;
  const accounts = await Promise.all(
    demoAccounts.map(async ({ username, password }) => {
      const { roles: names, ...profile } = users[username as keyof typeof users];
      return {
        username,
        ...profile,
        avatar: '',
        createTime: formatTimestamp(now()),
        roleIds: names.flatMap((name) => roleIds.get(name) ?? []),
        passwordHash: await hashPassword(password, environment),
      };
    }),
  );
  await store.users.addAll(accounts);
}

/** Anchors with all fields; an anchor without its own image gets the image that matches its name. */
const seededAnchors = (anchors as readonly { name: string; avatar?: string }[]).map((raw) =>
  z.parse(newAnchorSchema, { ...raw, avatar: raw.avatar || imageIdOf(raw.name) }),
);

/** Records of the reference tables, by file; a table without a file starts empty. */
const files = import.meta.glob<readonly unknown[]>('./*.json', { eager: true, import: 'default' });

async function seedReferences(store: Store, name: ReferenceName): Promise<void> {
  await clear(store, name);
  const schema: z.ZodMiniType<Readonly<Record<string, string>>> = referenceSchemas[name].draft;
  const records = files[`./${name}.json`] ?? [];
  await referenceTable(store, name).addAll(records.map((record) => z.parse(schema, record)));
}

/** Marks anchors seeded by an earlier version as demonstration data, in names and assessments. */
async function markDemonstrationData({ store }: Environment): Promise<void> {
  for (const [index, seeded] of seededAnchors.entries()) {
    const sown = await store.anchors.get(`a${index + 1}`);
    if (sown === undefined) continue;
    const { name, jgCertification, jgCertificationEn, etaCertification, etaCertificationEn } = seeded;
    const marked = { name, jgCertification, jgCertificationEn, etaCertification, etaCertificationEn };
    await store.anchors.put({ ...sown, ...marked });
  }
}

/** Clears a table that was left incomplete because the user left the page during seeding. */
async function clear(store: Store, name: TableName): Promise<void> {
  for (const { id } of await store[name].all()) await store[name].remove(id);
}

/** Seeds all or new tables and marks an outdated store; of two tabs that start together, one does so. */
export async function seed(environment: Environment): Promise<void> {
  const { store } = environment;
  await store.exclusive(async () => {
    const { state, unseeded } = await seedState(store);
    if (state === 'seeded') return;
    if (state === 'outdated') await markDemonstrationData(environment);
    if (state === 'fresh') {
      for (const name of ['permissions', 'roles', 'users', 'anchors'] as const) await clear(store, name);
      await addAccounts(environment, await addRoles(environment));
      await store.anchors.addAll(seededAnchors);
    }
    for (const name of unseeded) await seedReferences(store, name);
    await noteSeeded(store);
  });
}
