/** Administration of permissions. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { choiceListSchema, permissionSchema, type Permission } from '../contract/account';
import { pageSchema } from '../contract/paging';
import { paths } from '../contract/paths';
import { apiClient } from '../client';
import { outcomeOf, type ApiOutcome } from '../errors';

const accepted = () => true as const;

/** What a form fills in. */
export type PermissionDraft = Pick<Permission, 'name' | 'nickName' | 'description'>;

/** Key of everything read of permissions; invalidate it after a change. */
export const PERMISSIONS_KEY = ['permissions'] as const;

export function permissionListQuery(request: { current: number; size: number }) {
  return queryOptions({
    queryKey: [...PERMISSIONS_KEY, 'list', request],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await apiClient.get<unknown>(paths.permissions, { params: request, signal });
      return pageSchema(permissionSchema).parse(data);
    },
  });
}

/** Id and name of every permission, for pickers. */
export function permissionChoicesQuery() {
  return queryOptions({
    queryKey: [...PERMISSIONS_KEY, 'all'],
    queryFn: async ({ signal }) =>
      choiceListSchema.parse((await apiClient.get<unknown>(paths.permissionsAll, { signal })).data),
  });
}

export function permissionQuery(id: string) {
  return queryOptions({
    queryKey: [...PERMISSIONS_KEY, 'detail', id],
    queryFn: async ({ signal }) =>
      permissionSchema.parse((await apiClient.get<unknown>(paths.permission(id), { signal })).data),
  });
}

export function addPermission(permission: PermissionDraft): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.post(paths.permissions, permission), accepted);
}

export function changePermission(id: string, permission: PermissionDraft): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.patch(paths.permission(id), { id, ...permission }), accepted);
}

export function deletePermission(id: string): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.delete(paths.permission(id)), accepted);
}
