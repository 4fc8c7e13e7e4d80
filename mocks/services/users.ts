/** Service for managing users. */
import * as z from 'zod/mini';
import {
  expirySchema,
  newUserSchema,
  passwordSchema,
  usernameSchema,
  userPatchSchema,
} from '@/api/contract/account';
import { draftIds, openDraftLine } from '@/api/contract/fields';
import type { PageAnswer } from '@/api/contract/lists';
import type { UserRecord } from '../store/records';
import { addAccount, holdsAdmin, isLastAdmin, isUsernameFree, unknownRole } from './accounts';
import type { Environment } from './environment';
import { pageOf, type PageRequest } from './paging';
import { hashPassword } from './passwords';
import { done, failed, parseBody, type Answer } from './result';
import { hasExpired } from './timestamps';
import type { TokenService } from './tokens';
import { given, userViewer, type UserAnswer } from './user-view';

interface UserQuery extends PageRequest {
  /** Filter: '1' selects expired accounts, '' selects all accounts. */
  expiration: string;
  /** Search term for username, name, telephone number, email and company, ignoring case. */
  term: string;
}

export interface UserService {
  list(query: UserQuery): Answer<PageAnswer<UserAnswer>>;
  read(id: string): Answer<UserAnswer>;
  add(body: unknown): Answer<UserAnswer>;
  /** Changes the profile; there are separate calls for roles, expiry and password. */
  change(id: string, body: unknown): Answer<UserAnswer>;
  /** Changes the password and ends all the user's sessions. */
  changePassword(id: string, body: unknown): Answer<null>;
  changeRoles(id: string, body: unknown): Answer<UserAnswer>;
  /** Changes the expiry; `body` is a time as a string, or null for no expiry. */
  changeExpiration(id: string, body: unknown): Answer<UserAnswer>;
  remove(id: string): Answer<null>;
}

const SEARCHED = ['username', 'name', 'phoneNumber', 'email', 'company'] as const;

function matches(user: UserRecord, term: string): boolean {
  const wanted = term.trim().toLowerCase();
  return wanted === '' || SEARCHED.some((field) => user[field].toLowerCase().includes(wanted));
}

export function createUserService(environment: Environment, tokens: TokenService): UserService {
  const { store, now } = environment;

  const view = async (record: UserRecord) => done((await userViewer(store))(record));

  const save = async (record: UserRecord) => {
    await store.users.put(record);
    return view(record);
  };

  return {
    async list({ expiration, term, ...page }) {
      const users = (await store.users.all())
        .filter((user) => expiration !== '1' || hasExpired(user.expirationTime, now()))
        .filter((user) => matches(user, term));
      const toView = await userViewer(store);
      const { records, ...rest } = pageOf(users, page);
      return done({ ...rest, records: records.map(toView) });
    },
    async read(id) {
      const user = await store.users.get(id);
      return user ? view(user) : failed(404, 'not_found');
    },
    async add(body) {
      const parsed = parseBody(newUserSchema, body);
      if (!parsed.ok) return parsed;
      const unknown = await unknownRole(store, parsed.value.roles);
      if (unknown !== undefined) return failed(400, 'unknown_role', { id: unknown });
      const added = await addAccount(environment, parsed.value);
      return added.ok ? view(added.value) : added;
    },
    async change(id, body) {
      const user = await store.users.get(id);
      if (!user) return failed(404, 'not_found');
      const parsed = parseBody(z.extend(userPatchSchema, { username: openDraftLine }), body);
      if (!parsed.ok) return parsed;
      const { username = user.username, ...profile } = parsed.value;
      // Only a new username must have 6 to 20 characters; an existing shorter or longer username can be kept.
      if (username !== user.username) {
        const checked = parseBody(z.object({ username: usernameSchema }), { username });
        if (!checked.ok) return checked;
        if (!(await isUsernameFree(store, username, id))) return failed(409, 'username_taken', { username });
      }
      return save({ ...user, ...given(profile), username });
    },
    async changePassword(id, body) {
      const user = await store.users.get(id);
      if (!user) return failed(404, 'not_found');
      const parsed = parseBody(passwordSchema, body);
      if (!parsed.ok) return parsed;
      await store.users.put({
        ...user,
        passwordHash: await hashPassword(parsed.value.password, environment),
      });
      await tokens.revoke(id);
      return done(null);
    },
    async changeRoles(id, body) {
      const user = await store.users.get(id);
      if (!user) return failed(404, 'not_found');
      const parsed = parseBody(draftIds, body);
      if (!parsed.ok) return parsed;
      const unknown = await unknownRole(store, parsed.value);
      if (unknown !== undefined) return failed(400, 'unknown_role', { id: unknown });
      const changed = { ...user, roleIds: parsed.value };
      if ((await isLastAdmin(environment, user)) && !(await holdsAdmin(store, changed)))
        return failed(409, 'last_admin');
      return save(changed);
    },
    async changeExpiration(id, body) {
      const user = await store.users.get(id);
      if (!user) return failed(404, 'not_found');
      const parsed = parseBody(expirySchema, body);
      if (!parsed.ok) return parsed;
      if (hasExpired(parsed.value, now()) && (await isLastAdmin(environment, user)))
        return failed(409, 'last_admin');
      return save({ ...user, expirationTime: parsed.value });
    },
    async remove(id) {
      const user = await store.users.get(id);
      if (!user) return failed(404, 'not_found');
      if (await isLastAdmin(environment, user)) return failed(409, 'last_admin');
      await store.users.remove(id);
      await tokens.revoke(id);
      return done(null);
    },
  };
}
