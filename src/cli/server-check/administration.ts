/** Makes the additional calls of an administrator: all anchors, users, roles and permissions. */
import { allAnchorsQuery, anchorRecordQuery } from '@/api/calls/anchors';
import { permissionChoicesQuery, permissionListQuery, permissionQuery } from '@/api/calls/permissions';
import { roleChoicesQuery, roleListQuery, roleQuery } from '@/api/calls/roles';
import { userListQuery, userQuery } from '@/api/calls/users';
import type { Choice, ManagedUser, Permission, Role } from '@/api/contract/account';
import type { AnchorRecord } from '@/api/contract/anchor';
import type { Listed, Page } from '@/api/contract/lists';
import { paths } from '@/api/contract/paths';
import { ask, askList, type Findings } from '@/cli/server-check/findings';
import { reading } from '@/cli/server-check/reading';

const FIRST_PAGE = { current: 1, size: 10 };
const total = (page: Page<unknown>) => `${page.total} in total`;

export async function* findAdministration(): Findings<undefined> {
  const anchors = yield* askList(`GET ${paths.anchorList}`, reading<Listed<AnchorRecord>>(allAnchorsQuery()));
  const anchor = anchors?.records.at(0);
  if (anchor)
    yield* ask(`GET ${paths.anchor(anchor.id)} (whole)`, reading<AnchorRecord>(anchorRecordQuery(anchor.id)));

  const all = { ...FIRST_PAGE, expiration: '', term: '' } as const;
  const users = yield* askList(`GET ${paths.users}`, reading<Page<ManagedUser>>(userListQuery(all)), total);
  const user = users?.records.at(0);
  if (user) yield* ask(`GET ${paths.user(user.id)}`, reading<ManagedUser>(userQuery(user.id)));

  yield* askList(`GET ${paths.rolesAll}`, reading<Listed<Choice>>(roleChoicesQuery()));
  const roles = yield* askList(`GET ${paths.roles}`, reading<Page<Role>>(roleListQuery(FIRST_PAGE)), total);
  const role = roles?.records.at(0);
  if (role) yield* ask(`GET ${paths.role(role.id)}`, reading<Role>(roleQuery(role.id)));

  yield* askList(`GET ${paths.permissionsAll}`, reading<Listed<Choice>>(permissionChoicesQuery()));
  const permissions = yield* askList(
    `GET ${paths.permissions}`,
    reading<Page<Permission>>(permissionListQuery(FIRST_PAGE)),
    total,
  );
  const permission = permissions?.records.at(0);
  if (permission)
    yield* ask(`GET ${paths.permission(permission.id)}`, reading<Permission>(permissionQuery(permission.id)));
  return undefined;
}
