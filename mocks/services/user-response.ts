import type { ManagedUser } from '@/api/contract/account';
import type { PermissionRecord, RoleRecord, UserRecord } from '../store/records';
import type { Store } from '../store/store';

/** User in responses; `authorities` contains the keys of all permissions of the user's roles. */
export interface UserAnswer extends ManagedUser<string> {
  authorities: string[];
}

function userView(
  record: UserRecord,
  roles: readonly RoleRecord[],
  permissions: readonly PermissionRecord[],
): UserAnswer {
  const { roleIds, passwordHash: _, ...profile } = record;
  const own = roles.filter((role) => roleIds.includes(role.id));
  const permissionIds = new Set(own.flatMap((role) => role.permissions));
  return {
    ...profile,
    roles: own.map(({ id, name, nickName }) => ({ id, name, nickName })),
    authorities: permissions.filter(({ id }) => permissionIds.has(id)).map(({ name }) => name),
  };
}

export async function userViewer(store: Store): Promise<(record: UserRecord) => UserAnswer> {
  const [roles, permissions] = [await store.roles.all(), await store.permissions.all()];
  return (record) => userView(record, roles, permissions);
}

/** Returns only the fields present in the body. */
export function given<T extends object>(patch: T): Partial<{ [K in keyof T]: Exclude<T[K], undefined> }> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Partial<{
    [K in keyof T]: Exclude<T[K], undefined>;
  }>;
}
