/** Administration of permissions. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { choiceSchema, permissionSchema, type Permission } from '../contract/account';
import { listSchema, pageSchema } from '../contract/lists';
import { paths } from '../contract/paths';
import type { WireId } from '../contract/wire-values';
import { apiClient } from '../client';
import type { ApiOutcome } from '../contract/failure';
import { accepted, outcomeOf } from '../errors';
import { read } from '../read';

/** What a form fills in. */
export type PermissionDraft = Pick<Permission, 'name' | 'nickName' | 'description'>;

/** Key of everything read of permissions; invalidate it after a change. */
export const PERMISSIONS_KEY = ['permissions'] as const;

export function permissionListQuery(request: { current: number; size: number }) {
  return queryOptions({
    queryKey: [...PERMISSIONS_KEY, 'list', request],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      read(pageSchema(permissionSchema), paths.permissions, { params: request, signal }),
  });
}

/** Id and name of every permission, for pickers. */
export function permissionChoicesQuery() {
  return queryOptions({
    queryKey: [...PERMISSIONS_KEY, 'all'],
    queryFn: ({ signal }) => read(listSchema(choiceSchema), paths.permissionsAll, { signal }),
  });
}

export function permissionQuery(id: WireId) {
  return queryOptions({
    queryKey: [...PERMISSIONS_KEY, 'detail', id],
    queryFn: ({ signal }) => read(permissionSchema, paths.permission(id), { signal }),
  });
}

export function addPermission(permission: PermissionDraft): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.post(paths.permissions, permission), accepted);
}

export function changePermission(id: WireId, permission: PermissionDraft): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.patch(paths.permission(id), { id, ...permission }), accepted);
}

export function deletePermission(id: WireId): Promise<ApiOutcome<true>> {
  return outcomeOf(() => apiClient.delete(paths.permission(id)), accepted);
}
