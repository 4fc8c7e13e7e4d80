import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { withSent, type AsSent, type UserPatch } from '@/api/calls/user-patch';
import { managedUserSchema, type EXPIRED, type ManagedUser, type NewUser } from '@/api/contract/account';
import { pageSchema, type Page } from '@/api/contract/lists';
import { paths } from '@/api/contract/paths';
import { readTime } from '@/api/contract/wire-time';
import type { WireId } from '@/api/contract/wire-values';
import { valueOf } from '@/api/errors';
import { read, sendRequest, add, change, confirmation, remove, write } from '@/api/requests';

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
    wanted: { roles: roleIds },
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
      wanted: { expirationTime: time },
    },
    confirmation,
  );

export const deleteUser = (id: WireId) => remove(paths.user(id));
