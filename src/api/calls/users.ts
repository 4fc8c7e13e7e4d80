import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { withSent, type AsSent, type UserPatch } from '@/api/calls/session';
import {
  choiceSchema,
  permissionSchema,
  roleSchema,
  type Choice,
  type Permission,
  type PermissionDraft,
  type Role,
  type RoleDraft,
  managedUserSchema,
  type EXPIRED,
  type ManagedUser,
  type NewUser,
} from '@/api/contract/account';
import { keyedPaths, paths } from '@/api/contract/paths';
import { listSchema, pageSchema, type Listed, type Page } from '@/api/contract/record-lists';
import { type WireId, readTime } from '@/api/contract/wire-values';
import { valueOf } from '@/api/errors';
import { read, add, change, remove, sendRequest, confirmation, write } from '@/api/requests';

interface UserListRequest {
  current: number;
  size: number;
  /** `EXPIRED` selects expired accounts, '' selects all accounts. */
  expiration: '' | typeof EXPIRED;
  term: string;
}

export const USERS_KEY = ['users'] as const;

export function userListQuery(request: UserListRequest) {
  return queryOptions<Page<ManagedUser>>({
    queryKey: [...USERS_KEY, 'list', request],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => read(pageSchema(managedUserSchema), paths.users, { params: request, signal }),
  });
}

export function userQuery(id: WireId) {
  return queryOptions<ManagedUser & AsSent>({
    queryKey: [...USERS_KEY, 'detail', id],
    queryFn: async ({ signal }) =>
      valueOf(await sendRequest({ url: paths.user(id), signal }, withSent(managedUserSchema))),
  });
}

export const addUser = (user: NewUser) =>
  add(paths.userCreate, {
    data: user,
    list: { path: paths.users, params: { current: 1, size: 50, expiration: '', term: user.username } },
    by: 'username',
  });

export const changeUser = (user: UserPatch) => change(paths.user(user.id), user);

export const changeUserPassword = (id: WireId, password: string) =>
  change(paths.userPassword(id), { id, password }, null);

export const changeUserRoles = (id: WireId, roleIds: readonly WireId[]) =>
  change(paths.userRoles(id), roleIds, {
    path: paths.user(id),
    record: (user) => ({ roles: (user as ManagedUser).roles.map((role) => role.id) }),
    expected: { roles: roleIds },
  });

/** Changes the expiry of an account; `time` is `YYYY-MM-DD HH:mm:ss`, or null for no expiry. */
export const changeUserExpiration = (id: WireId, time: string | null) =>
  write(
    {
      method: 'patch',
      url: paths.userExpirationTime(id),
      data: JSON.stringify(time),
      headers: { 'Content-Type': 'application/json' },
    },
    {
      path: paths.user(id),
      record: (user) => ({ expirationTime: readTime((user as ManagedUser).expirationTime) }),
      expected: { expirationTime: time },
    },
    confirmation,
  );

export const deleteUser = (id: WireId) => remove(paths.user(id));

function callsOf<T, Draft extends PermissionDraft>(name: 'roles' | 'permissions', schema: z.ZodMiniType<T>) {
  const { records, all, record } = keyedPaths(name);
  return {
    key: [name] as const,
    list: (request: { current: number; size: number }) =>
      queryOptions<Page<T>>({
        queryKey: [name, 'list', request],
        placeholderData: keepPreviousData,
        queryFn: ({ signal }) => read(pageSchema(schema), records, { params: request, signal }),
      }),
    /** Query for the id and name of every record, for pickers. */
    names: () =>
      queryOptions<Listed<Choice>>({
        queryKey: [name, 'all'],
        queryFn: ({ signal }) => read(listSchema(choiceSchema), all, { signal }),
      }),
    detail: (id: WireId) =>
      queryOptions<T>({
        queryKey: [name, 'detail', id],
        queryFn: ({ signal }) => read(schema, record(id), { signal }),
      }),
    add: (draft: Draft) => add(records, { data: draft, list: { path: all }, by: 'nickName' }),
    change: (id: WireId, draft: Draft) => change(record(id), { id, ...draft }),
    remove: (id: WireId) => remove(record(id)),
  };
}

export const roles = callsOf<Role, RoleDraft>('roles', roleSchema);
export const permissions = callsOf<Permission, PermissionDraft>('permissions', permissionSchema);
