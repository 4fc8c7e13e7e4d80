/** Calls for managing permissions. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  choiceSchema,
  permissionSchema,
  type Choice,
  type Permission,
  type PermissionDraft,
} from '@/api/contract/account';
import { listSchema, pageSchema, type Listed, type Page } from '@/api/contract/lists';
import { paths } from '@/api/contract/paths';
import type { WireId } from '@/api/contract/wire-values';
import { read } from '@/api/read';
import { add, change, remove } from '@/api/write';

/** Query key for all permission data; invalidate it after a change. */
export const PERMISSIONS_KEY = ['permissions'] as const;

export function permissionListQuery(request: { current: number; size: number }) {
  return queryOptions<Page<Permission>>({
    queryKey: [...PERMISSIONS_KEY, 'list', request],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      read(pageSchema(permissionSchema), paths.permissions, { params: request, signal }),
  });
}

/** Query for the id and name of every permission, for pickers. */
export function permissionChoicesQuery() {
  return queryOptions<Listed<Choice>>({
    queryKey: [...PERMISSIONS_KEY, 'all'],
    queryFn: ({ signal }) => read(listSchema(choiceSchema), paths.permissionsAll, { signal }),
  });
}

export function permissionQuery(id: WireId) {
  return queryOptions<Permission>({
    queryKey: [...PERMISSIONS_KEY, 'detail', id],
    queryFn: ({ signal }) => read(permissionSchema, paths.permission(id), { signal }),
  });
}

export const addPermission = (permission: PermissionDraft) =>
  add(paths.permissions, { data: permission, list: { path: paths.permissionsAll }, by: 'nickName' });

export const changePermission = (id: WireId, permission: PermissionDraft) =>
  change(paths.permission(id), { id, ...permission });

export const deletePermission = (id: WireId) => remove(paths.permission(id));
