/** Seeds a fresh store; loaded on demand, because the initial download contains no records. */
import * as z from 'zod/mini';
import {
  ANCHOR_NUMBERS,
  ANCHOR_TEXTS,
  type AnchorFields,
  type AnchorNumber,
  type AnchorText,
  referenceSchemas,
} from '@/api/contract/records';
import type { ReferenceName } from '@/api/contract/references';
import { ADMIN_ROLE } from '@/api/contract/session';
import { imageIdOf } from '@/drawing/image-names';
import { type Environment, formatTimestamp } from '../services/environment';
import { hashPassword } from '../services/passwords';
import type { TableName } from '../store/records';
import { referenceTable, type Store } from '../store/store';
import anchors from './anchors.json';
import { demoAccounts } from './demo-accounts';
import { seedPermissions, seedRoles, USER_ROLE } from './roles';
import { isSeeded, noteSeeded, seedState } from './seed-state';

const profiles = {
  admin: {
    name: 'Anna Adler',
    company: 'Adler Structural Engineering',
    address: '12 Harbour Street, 20457 Hamburg',
    jobTitle: 'Head of engineering',
    phoneNumber: '+49 40 5550 100',
    email: 'anna.adler@adler-structural.example',
    expirationTime: null,
    roles: [ADMIN_ROLE, USER_ROLE],
  },
  engineer: {
    name: 'Li Wei',
    company: 'Eastgate Steel Construction',
    address: '88 Century Avenue, Pudong, Shanghai',
    jobTitle: 'Structural engineer',
    phoneNumber: '+86 21 5550 0200',
    email: 'li.wei@eastgate-steel.example',
    expirationTime: null,
    roles: [USER_ROLE],
  },
  expired: {
    name: 'Tom Berger',
    company: 'Berger Metalwork',
    address: '3 Mill Lane, 8010 Graz',
    jobTitle: 'Design draughtsman',
    phoneNumber: '+43 316 5550 30',
    email: 'tom.berger@berger-metalwork.example',
    expirationTime: '2024-12-31 23:59:59',
    roles: [USER_ROLE],
  },
} as const;

const demoProfiles = demoAccounts.map(({ username, password }) => ({
  username,
  password,
  ...profiles[username as keyof typeof profiles],
}));

async function addRoles({ store, now }: Environment): Promise<Map<string, string>> {
  const time = formatTimestamp(now());
  const stamp = { createTime: time, updateTime: time };
  const permissions = await store.permissions.addAll(seedPermissions.map((item) => ({ ...item, ...stamp })));
  const idOf = new Map<string, string>(permissions.map(({ name, id }) => [name, id]));
  const roles = await store.roles.addAll(
    seedRoles.map((role) => ({
      ...role,
      permissions: role.permissions.flatMap((name) => idOf.get(name) ?? []),
      ...stamp,
    })),
  );
  return new Map(roles.map(({ name, id }) => [name, id]));
}

async function addAccounts(environment: Environment, roleIds: ReadonlyMap<string, string>): Promise<void> {
  const { store, now } = environment;
  const accounts = await Promise.all(
    demoProfiles.map(async ({ password, roles, ...profile }) => ({
      ...profile,
      avatar: '',
      createTime: formatTimestamp(now()),
      roleIds: roles.flatMap((name) => roleIds.get(name) ?? []),
      passwordHash: await hashPassword(password, environment),
    })),
  );
  await store.users.addAll(accounts);
}

const EMPTY = Object.fromEntries([
  ...ANCHOR_TEXTS.map((field) => [field, '']),
  ...ANCHOR_NUMBERS.map((field) => [field, '0']),
]) as Record<AnchorText | AnchorNumber, string>;

/** Completes an anchor record; an anchor without its own image gets the image that matches its name. */
const completeAnchor = (raw: Partial<AnchorFields<string>> & { name: string }): AnchorFields<string> => ({
  efficient: '1',
  jgHave: '1',
  etaHave: '1',
  ...EMPTY,
  ...raw,
  avatar: raw.avatar || (imageIdOf(raw.name) ?? ''),
});

const seededAnchors = (anchors as (Partial<AnchorFields<string>> & { name: string })[]).map(completeAnchor);

/** Records of the reference tables, by file; a table without a file starts empty. */
const files = import.meta.glob<readonly unknown[]>('./*.json', { eager: true, import: 'default' });

async function addReferences(store: Store, name: ReferenceName): Promise<void> {
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

/**
 * Seeds a new store or the new tables of an existing store, and marks an outdated one; only one of two tabs
 * that start together does so.
 */
export async function seed(environment: Environment): Promise<void> {
  const { store } = environment;
  await store.exclusive(async () => {
    const state = await seedState(store);
    if (isSeeded(state)) return;
    if (state.version === 'outdated') await markDemonstrationData(environment);
    if (state.version === 'fresh') {
      for (const name of ['permissions', 'roles', 'users', 'anchors'] as const) await clear(store, name);
      await addAccounts(environment, await addRoles(environment));
      await store.anchors.addAll(seededAnchors);
    }
    for (const name of state.unseeded) {
      await clear(store, name);
      await addReferences(store, name);
    }
    await noteSeeded(store);
  });
}
