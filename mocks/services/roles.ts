/** Service for managing roles. */
import { z } from 'zod';
import type { Choice, Role } from '@/api/contract/account';
import type { PageAnswer } from '@/api/contract/lists';
import { ADMIN_ROLE } from '@/api/contract/session';
import type { Environment } from './environment';
import { nameInUse } from './name-in-use';
import { pageOf, type PageRequest } from './paging';
import { done, failed, parseBody, type Answer } from './result';
import { formatTimestamp } from './timestamps';
import { optionalText, requiredText, roleIdList } from './user-view';

export interface RoleService {
  choices(): Answer<Choice[]>;
  list(page: PageRequest): Answer<PageAnswer<Role>>;
  read(id: string): Answer<Role>;
  add(body: unknown): Answer<Role>;
  /** Changes a role, except for its key (`name`). */
  change(id: string, body: unknown): Answer<Role>;
  /** Deletes a role; refused while a user has it, and always for the administrator role. */
  remove(id: string): Answer<null>;
}

const roleBody = z.object({
  name: requiredText,
  nickName: requiredText,
  description: optionalText.transform((text) => text ?? ''),
  permissions: roleIdList.nullish().transform((ids) => [...new Set(ids ?? [])]),
});

export function createRoleService({ store, now }: Environment): RoleService {
  const unknownPermission = async (ids: readonly string[]) => {
    const known = new Set((await store.permissions.all()).map((permission) => permission.id));
    return ids.find((id) => !known.has(id));
  };

  const parse = async (body: unknown) => {
    const parsed = parseBody(roleBody, body);
    if (!parsed.ok) return parsed;
    const unknown = await unknownPermission(parsed.value.permissions);
    return unknown === undefined ? parsed : failed(400, 'unknown_permission', { id: unknown });
  };

  return {
    async choices() {
      return done((await store.roles.all()).map(({ id, nickName }) => ({ id, nickName })));
    },
    async list(page) {
      return done(pageOf(await store.roles.all(), page));
    },
    async read(id) {
      const role = await store.roles.get(id);
      return role ? done(role) : failed(404, 'not_found');
    },
    async add(body) {
      const parsed = await parse(body);
      if (!parsed.ok) return parsed;
      const taken = nameInUse(await store.roles.all(), parsed.value);
      if (taken !== null) return failed(409, 'name_taken', { name: taken });
      const time = formatTimestamp(now());
      return done(await store.roles.add({ ...parsed.value, createTime: time, updateTime: time }));
    },
    async change(id, body) {
      const role = await store.roles.get(id);
      if (!role) return failed(404, 'not_found');
      const parsed = await parse(body);
      if (!parsed.ok) return parsed;
      if (parsed.value.name !== role.name) return failed(400, 'name_locked', { field: 'name' });
      const others = (await store.roles.all()).filter((other) => other.id !== id);
      const taken = nameInUse(others, parsed.value);
      if (taken !== null) return failed(409, 'name_taken', { name: taken });
      const changed = { ...role, ...parsed.value, updateTime: formatTimestamp(now()) };
      await store.roles.put(changed);
      return done(changed);
    },
    async remove(id) {
      const role = await store.roles.get(id);
      if (!role) return failed(404, 'not_found');
      if (role.name === ADMIN_ROLE) return failed(409, 'admin_role_locked');
      const count = (await store.users.all()).filter((user) => user.roleIds.includes(id)).length;
      if (count > 0) return failed(409, 'role_in_use', { count });
      await store.roles.remove(id);
      return done(null);
    },
  };
}
