/** Calls for managing roles. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { choiceSchema, roleSchema, type Choice, type Role, type RoleDraft } from '@/api/contract/account';
import { listSchema, pageSchema, type Listed, type Page } from '@/api/contract/lists';
import { paths } from '@/api/contract/paths';
import type { WireId } from '@/api/contract/wire-values';
import { read } from '@/api/read';
import { add, change, remove } from '@/api/write';

/** Query key for all role data; invalidate it after a change. */
export const ROLES_KEY = ['roles'] as const;

export function roleListQuery(request: { current: number; size: number }) {
  return queryOptions<Page<Role>>({
    queryKey: [...ROLES_KEY, 'list', request],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => read(pageSchema(roleSchema), paths.roles, { params: request, signal }),
  });
}

/** Query for the id and name of every role, for pickers. */
export function roleChoicesQuery() {
  return queryOptions<Listed<Choice>>({
    queryKey: [...ROLES_KEY, 'all'],
    queryFn: ({ signal }) => read(listSchema(choiceSchema), paths.rolesAll, { signal }),
  });
}

export function roleQuery(id: WireId) {
  return queryOptions<Role>({
    queryKey: [...ROLES_KEY, 'detail', id],
    queryFn: ({ signal }) => read(roleSchema, paths.role(id), { signal }),
  });
}

export const addRole = (role: RoleDraft) =>
  add(paths.roles, { data: role, list: { path: paths.rolesAll }, by: 'nickName' });

export const changeRole = (id: WireId, role: RoleDraft) => change(paths.role(id), { id, ...role });

export const deleteRole = (id: WireId) => remove(paths.role(id));
