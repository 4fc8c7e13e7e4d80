/** Administration of users. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { userSchema, type NewUser, type UserPatch } from '../contract/account';
import { pageSchema } from '../contract/paging';
import { paths } from '../contract/paths';
import { apiClient } from '../client';
import { outcomeOf, type ApiOutcome } from '../errors';

const accepted = () => true as const;

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
    queryFn: async ({ signal }) => {
      const { data } = await apiClient.get<unknown>(paths.users, { params: request, signal });
      return pageSchema(userSchema).parse(data);
    },
  });
}

export function userQuery(id: string) {
  return queryOptions({
    queryKey: [...USERS_KEY, 'detail', id],
    queryFn: async ({ signal }) =>
      userSchema.parse((await apiClient.get<unknown>(paths.user(id), { signal })).data),
  });
}

export function addUser(user: NewUser): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.post(paths.userCreate, user), accepted);
}

export function changeUser(user: UserPatch): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.patch(paths.user(user.id), user), accepted);
}

export function changeUserPassword(id: string, password: string): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.patch(paths.userPassword(id), { id, password }), accepted);
}

export function changeUserRoles(id: string, roleIds: readonly string[]): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.patch(paths.userRoles(id), roleIds), accepted);
}

/** `time` is `YYYY-MM-DD HH:mm:ss`, null for no expiry. */
export function changeUserExpiration(id: string, time: string | null): Promise<ApiOutcome<true>> {
  return outcomeOf(
    () =>
      apiClient.patch(paths.userExpirationTime(id), JSON.stringify(time), {
        headers: { 'Content-Type': 'application/json' },
      }),
    accepted,
  );
}

export function deleteUser(id: string): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.delete(paths.user(id)), accepted);
}
