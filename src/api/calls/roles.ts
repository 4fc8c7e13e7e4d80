import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  choiceSchema,
  permissionSchema,
  roleSchema,
  type Choice,
  type PermissionDraft,
  type RoleDraft,
} from '@/api/contract/account';
import { listSchema, pageSchema, type Listed, type Page } from '@/api/contract/lists';
import { paths } from '@/api/contract/paths';
import type { WireId } from '@/api/contract/wire-values';
import { read, add, change, remove } from '@/api/requests';

interface Database<T> {
  schema: z.ZodMiniType<T>;
  path: string;
  /** Path of the list with the id and name of every record. */
  all: string;
  one: (id: WireId) => string;
}

/** Queries and calls of a database; `name` begins the query key of all its data. */
const callsOf = <T, Draft extends PermissionDraft>(
  name: string,
  { schema, path, all, one }: Database<T>,
) => ({
  key: [name] as const,
  list: (request: { current: number; size: number }) =>
    queryOptions<Page<T>>({
      queryKey: [name, 'list', request],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => read(pageSchema(schema), path, { params: request, signal }),
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
      queryFn: ({ signal }) => read(schema, one(id), { signal }),
    }),
  add: (draft: Draft) => add(path, { data: draft, list: { path: all }, by: 'nickName' }),
  change: (id: WireId, draft: Draft) => change(one(id), { id, ...draft }),
  remove: (id: WireId) => remove(one(id)),
});

export const roles = callsOf<z.output<typeof roleSchema>, RoleDraft>('roles', {
  schema: roleSchema,
  path: paths.roles,
  all: paths.rolesAll,
  one: paths.role,
});

export const permissions = callsOf<z.output<typeof permissionSchema>, PermissionDraft>('permissions', {
  schema: permissionSchema,
  path: paths.permissions,
  all: paths.permissionsAll,
  one: paths.permission,
});
