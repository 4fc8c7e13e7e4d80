import * as z from 'zod/mini';
import {
  newUserSchema,
  type ManagedUser,
  expirySchema,
  passwordSchema,
  usernameSchema,
  userPatchSchema,
} from '@/api/contract/account';
import { draftIds, openDraftLine } from '@/api/contract/fields';
import { ADMIN_ROLE } from '@/api/contract/session';
import type { UserRecord, PermissionRecord, RoleRecord } from '../store/records';
import type { Store } from '../store/store';
import type { TokenService } from './auth';
import { type Environment, formatTimestamp, hasExpired } from './environment';
import { hashPassword } from './passwords';
import { done, failed, type Answer, pageOf, type PageRequest, parseBody } from './service-result';

/** True if no other user has this username, ignoring case, because users would confuse such names. */
async function isUsernameFree(store: Store, username: string, exceptId?: string): Promise<boolean> {
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

async function holdsAdmin(store: Store, { roleIds }: Pick<UserRecord, 'roleIds'>): Promise<boolean> {
  const admin = await adminRoleId(store);
  return admin !== undefined && roleIds.includes(admin);
}

/** True if the user is an administrator and no other administrator has an account that has not expired. */
async function isLastAdmin({ store, now }: Environment, user: UserRecord): Promise<boolean> {
  const admin = await adminRoleId(store);
  if (admin === undefined || !user.roleIds.includes(admin)) return false;
  const users = await store.users.all();
  return !users.some(
    ({ id, roleIds, expirationTime }) =>
      id !== user.id && roleIds.includes(admin) && !hasExpired(expirationTime, now()),
  );
}

/** Returns the first role id that does not exist; undefined if all exist. */
async function unknownRole(store: Store, ids: readonly string[]): Promise<string | undefined> {
  const known = new Set((await store.roles.all()).map((role) => role.id));
  return ids.find((id) => !known.has(id));
}

/** User in responses; `authorities` contains the keys of all permissions of the user's roles. */
export interface UserAnswer extends ManagedUser<string> {
  authorities: string[];
}

function userView(
  record: UserRecord,
  roles: readonly RoleRecord[],
  permissions: readonly PermissionRecord[],
): UserAnswer {
  const { roleIds, passwordHash: _, ...profile } = record;
  const own = roles.filter((role) => roleIds.includes(role.id));
  const permissionIds = new Set(own.flatMap((role) => role.permissions));
  return {
    ...profile,
    roles: own.map(({ id, name, nickName }) => ({ id, name, nickName })),
    authorities: permissions.filter(({ id }) => permissionIds.has(id)).map(({ name }) => name),
  };
}

export async function userViewer(store: Store): Promise<(record: UserRecord) => UserAnswer> {
  const [roles, permissions] = [await store.roles.all(), await store.permissions.all()];
  return (record) => userView(record, roles, permissions);
}

/** Returns only the fields present in the body. */
export function given<T extends object>(patch: T): Partial<{ [K in keyof T]: Exclude<T[K], undefined> }> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Partial<{
    [K in keyof T]: Exclude<T[K], undefined>;
  }>;
}

interface UserQuery extends PageRequest {
  /** Filter: '1' selects expired accounts, '' selects all accounts. */
  expiration: string;
  /** Search term for username, name, telephone number, email and company, ignoring case. */
  term: string;
}

const SEARCHED = ['username', 'name', 'phoneNumber', 'email', 'company'] as const;

function matches(user: UserRecord, term: string): boolean {
  const searched = term.trim().toLowerCase();
  return searched === '' || SEARCHED.some((field) => user[field].toLowerCase().includes(searched));
}

const userChangeSchema = z.extend(userPatchSchema, { username: openDraftLine });

export function createUserService(environment: Environment, tokens: TokenService) {
  const { store, now } = environment;
  const NOT_FOUND = failed(404, 'not_found');

  const view = async (record: UserRecord) => done((await userViewer(store))(record));

  const save = async (record: UserRecord) => {
    await store.users.put(record);
    return view(record);
  };

  async function edit<T, R>(
    id: string,
    schema: z.core.$ZodType<T>,
    body: unknown,
    change: (user: UserRecord, value: T) => Answer<R>,
  ): Answer<R> {
    const user = await store.users.get(id);
    if (!user) return NOT_FOUND;
    const parsed = parseBody(schema, body);
    return parsed.ok ? change(user, parsed.value) : parsed;
  }

  return {
    async list({ expiration, term, ...page }: UserQuery) {
      const users = (await store.users.all())
        .filter((user) => expiration !== '1' || hasExpired(user.expirationTime, now()))
        .filter((user) => matches(user, term));
      const toView = await userViewer(store);
      const { records, ...rest } = pageOf(users, page);
      return done({ ...rest, records: records.map(toView) });
    },
    async read(id: string) {
      const user = await store.users.get(id);
      return user ? view(user) : NOT_FOUND;
    },
    async add(body: unknown): Answer<UserAnswer> {
      const parsed = parseBody(newUserSchema, body);
      if (!parsed.ok) return parsed;
      const unknown = await unknownRole(store, parsed.value.roles);
      if (unknown !== undefined) return failed(400, 'unknown_role', { id: unknown });
      const added = await addAccount(environment, parsed.value);
      return added.ok ? view(added.value) : added;
    },
    /** Changes the profile; there are separate calls for roles, expiry and password. */
    change: (id: string, body: unknown) =>
      edit<z.output<typeof userChangeSchema>, UserAnswer>(id, userChangeSchema, body, async (user, patch) => {
        const { username = user.username, ...profile } = patch;
        // A username that stays may be shorter or longer than a new one.
        if (username !== user.username) {
          const checked = parseBody(z.object({ username: usernameSchema }), { username });
          if (!checked.ok) return checked;
          if (!(await isUsernameFree(store, username, id)))
            return failed(409, 'username_taken', { username });
        }
        return save({ ...user, ...given(profile), username });
      }),
    /** Changes the password and ends all the user's sessions. */
    changePassword: (id: string, body: unknown) =>
      edit(id, passwordSchema, body, async (user, { password }) => {
        await store.users.put({ ...user, passwordHash: await hashPassword(password, environment) });
        await tokens.revoke(id);
        return done(null);
      }),
    changeRoles: (id: string, body: unknown) =>
      edit<string[], UserAnswer>(id, draftIds, body, async (user, roleIds) => {
        const unknown = await unknownRole(store, roleIds);
        if (unknown !== undefined) return failed(400, 'unknown_role', { id: unknown });
        const changed = { ...user, roleIds };
        if ((await isLastAdmin(environment, user)) && !(await holdsAdmin(store, changed)))
          return failed(409, 'last_admin');
        return save(changed);
      }),
    /** Changes the expiry; `body` is a time as a string, or null for no expiry. */
    changeExpiration: (id: string, body: unknown) =>
      edit<string | null, UserAnswer>(id, expirySchema, body, async (user, expirationTime) => {
        if (hasExpired(expirationTime, now()) && (await isLastAdmin(environment, user)))
          return failed(409, 'last_admin');
        return save({ ...user, expirationTime });
      }),
    async remove(id: string) {
      const user = await store.users.get(id);
      if (!user) return NOT_FOUND;
      if (await isLastAdmin(environment, user)) return failed(409, 'last_admin');
      await store.users.remove(id);
      await tokens.revoke(id);
      return done(null);
    },
  };
}
