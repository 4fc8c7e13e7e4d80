/** Descriptions of roles and permissions: records with a fixed key, a display name and a description. */
import type { QueryKey } from '@tanstack/react-query';
import { permissions as permissionCalls, roles as roleCalls } from '@/api/calls/roles';
import type { Choice, Permission, Role, RoleDraft } from '@/api/contract/account';
import type { ApiOutcome } from '@/api/contract/failure';
import type { Listed, Page } from '@/api/contract/lists';
import type { WireId } from '@/api/contract/wire-values';
import type { ReadQuery } from '@/features/administration/databases/database';
import type { PageRequest } from '@/features/administration/records/use-stored-state';
import { routes } from '@/shared/navigation/routes';

/** Record as read; only a role has permissions. */
export type Keyed = Permission & Partial<Pick<Role, 'permissions'>>;

export interface KeyedRecords {
  /** Namespace of the texts; `permissions` has the keys of `roles` that its pages use. */
  texts: 'roles' | 'permissions';
  key: QueryKey;
  paths: { list: string; form: string; id: string };
  list: (page: PageRequest) => ReadQuery<Page<Keyed>>;
  detail: (id: WireId) => ReadQuery<Keyed>;
  /** Reads the display names, which must be unique. */
  names: () => ReadQuery<Listed<Choice>>;
  /** Reads the records that the form assigns: the permissions of a role. */
  assignable?: () => ReadQuery<Listed<Choice>>;
  add: (draft: RoleDraft) => Promise<ApiOutcome<true>>;
  change: (id: WireId, draft: RoleDraft) => Promise<ApiOutcome<true>>;
  remove: (id: WireId) => Promise<ApiOutcome<true>>;
}

export const roles: KeyedRecords = {
  ...roleCalls,
  texts: 'roles',
  paths: { list: routes.roles, form: routes.role, id: 'roleId' },
  assignable: permissionCalls.names,
};

export const permissions: KeyedRecords = {
  ...permissionCalls,
  texts: 'permissions',
  paths: { list: routes.permissions, form: routes.permission, id: 'permissionId' },
};
