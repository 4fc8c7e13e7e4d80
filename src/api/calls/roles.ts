/** Administration of roles. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { choiceListSchema, roleSchema, type Role } from '../contract/account';
import { pageSchema } from '../contract/paging';
import { paths } from '../contract/paths';
import { apiClient } from '../client';
import { outcomeOf, type ApiOutcome } from '../errors';

const accepted = () => true as const;

/** What a form fills in. */
export type RoleDraft = Pick<Role, 'name' | 'nickName' | 'description' | 'permissions'>;

/** Key of everything read of roles; invalidate it after a change. */
export const ROLES_KEY = ['roles'] as const;

export function roleListQuery(request: { current: number; size: number }) {
  return queryOptions({
    queryKey: [...ROLES_KEY, 'list', request],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await apiClient.get<unknown>(paths.roles, { params: request, signal });
      return pageSchema(roleSchema).parse(data);
    },
  });
}

/** Id and name of every role, for pickers. */
export function roleChoicesQuery() {
  return queryOptions({
    queryKey: [...ROLES_KEY, 'all'],
    queryFn: async ({ signal }) =>
      choiceListSchema.parse((await apiClient.get<unknown>(paths.rolesAll, { signal })).data),
  });
}

export function roleQuery(id: string) {
  return queryOptions({
    queryKey: [...ROLES_KEY, 'detail', id],
    queryFn: async ({ signal }) =>
      roleSchema.parse((await apiClient.get<unknown>(paths.role(id), { signal })).data),
  });
}

export function addRole(role: RoleDraft): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.post(paths.roles, role), accepted);
}

export function changeRole(id: string, role: RoleDraft): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.patch(paths.role(id), { id, ...role }), accepted);
}

export function deleteRole(id: string): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.delete(paths.role(id)), accepted);
}
