/** Rules of accounts: creation, unique usernames, protection of the last administrator. */
import type { z } from 'zod';
import type { newUserSchema } from '@/api/contract/account';
import { ADMIN_ROLE } from '@/api/contract/session';
import type { UserRecord } from '../store/records';
import type { Store } from '../store/store';
import { type Environment, formatTimestamp, hasExpired } from './environment';
import { hashPassword } from './passwords';
import { done, failed, type Answer } from './service-result';

/** True if no other user has this username, ignoring case, because users would confuse such names. */
export async function isUsernameFree(store: Store, username: string, exceptId?: string): Promise<boolean> {
  const users = await store.users.all();
  return !users.some(
    (user) => user.id !== exceptId && user.username.toLowerCase() === username.toLowerCase(),
  );
}

export async function addAccount(
  environment: Environment,
  { password, roles, ...profile }: z.output<typeof newUserSchema>,
): Answer<UserRecord> {
  const { store, now } = environment;
  if (!(await isUsernameFree(store, profile.username))) {
    return failed(409, 'username_taken', { username: profile.username });
  }
  const record = await store.users.add({
    ...profile,
    avatar: '',
    createTime: formatTimestamp(now()),
    expirationTime: null,
    roleIds: [...new Set(roles)],
    passwordHash: await hashPassword(password, environment),
  });
  return done(record);
}

async function adminRoleId(store: Store): Promise<string | undefined> {
  return (await store.roles.where('name', ADMIN_ROLE)).at(0)?.id;
}

export async function holdsAdmin(store: Store, { roleIds }: Pick<UserRecord, 'roleIds'>): Promise<boolean> {
  const admin = await adminRoleId(store);
  return admin !== undefined && roleIds.includes(admin);
}

/** True if the user is an administrator and no other administrator has an account that has not expired. */
export async function isLastAdmin({ store, now }: Environment, user: UserRecord): Promise<boolean> {
  const admin = await adminRoleId(store);
  if (admin === undefined || !user.roleIds.includes(admin)) return false;
  const users = await store.users.all();
  return !users.some(
    ({ id, roleIds, expirationTime }) =>
      id !== user.id && roleIds.includes(admin) && !hasExpired(expirationTime, now()),
  );
}

/** Returns the first role id that does not exist; undefined if all exist. */
export async function unknownRole(store: Store, ids: readonly string[]): Promise<string | undefined> {
  const known = new Set((await store.roles.all()).map((role) => role.id));
  return ids.find((id) => !known.has(id));
}
