/** Administration of users. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { managedUserSchema, type NewUser } from '../contract/account';
import { parseOutcome } from '../contract/fields';
import { pageSchema } from '../contract/lists';
import { paths } from '../contract/paths';
import type { WireId } from '../contract/wire-values';
import { apiClient } from '../client';
import type { ApiOutcome } from '../contract/failure';
import { accepted, outcomeOf, valueOf } from '../errors';
import { read } from '../read';
import { withSent, type UserPatch } from './user-patch';

export interface UserListRequest {
  current: number;
  size: number;
  /** '1' = accounts whose expiry has passed, '' = all. */
  expiration: '' | '1';
  term: string;
}

/** Key of everything read of users; invalidate it after a change. */
export const USERS_KEY = ['users'] as const;

export function userListQuery(request: UserListRequest) {
  return queryOptions({
    queryKey: [...USERS_KEY, 'list', request],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => read(pageSchema(managedUserSchema), paths.users, { params: request, signal }),
  });
}

export function userQuery(id: WireId) {
  return queryOptions({
    queryKey: [...USERS_KEY, 'detail', id],
    queryFn: async ({ signal }) => {
      const { data } = await apiClient.get<unknown>(paths.user(id), { signal });
      return valueOf(withSent(parseOutcome(managedUserSchema, data), data));
    },
  });
}

export function addUser(user: NewUser): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.post(paths.userCreate, user), accepted);
}

export function changeUser(user: UserPatch): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.patch(paths.user(user.id), user), accepted);
}

export function changeUserPassword(id: WireId, password: string): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.patch(paths.userPassword(id), { id, password }), accepted);
}

export function changeUserRoles(id: WireId, roleIds: readonly WireId[]): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.patch(paths.userRoles(id), roleIds), accepted);
}

/** `time` is `YYYY-MM-DD HH:mm:ss`, null for no expiry. */
export function changeUserExpiration(id: WireId, time: string | null): Promise<ApiOutcome<true>> {
  return outcomeOf(
    () =>
      apiClient.patch(paths.userExpirationTime(id), JSON.stringify(time), {
        headers: { 'Content-Type': 'application/json' },
      }),
    accepted,
  );
}

export function deleteUser(id: WireId): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.delete(paths.user(id)), accepted);
}
