/** Service for managing permissions. */
import { z } from 'zod';
import type { Choice, Permission } from '@/api/contract/account';
import type { PageAnswer } from '@/api/contract/lists';
import type { Environment } from './environment';
import { nameInUse } from './name-in-use';
import { pageOf, type PageRequest } from './paging';
import { done, failed, parseBody, type Answer } from './result';
import { formatTimestamp } from './timestamps';
import { optionalText, requiredText } from './user-view';

export interface PermissionService {
  choices(): Answer<Choice[]>;
  list(page: PageRequest): Answer<PageAnswer<Permission>>;
  read(id: string): Answer<Permission>;
  add(body: unknown): Answer<Permission>;
  /** Changes a permission, except for its key (`name`). */
  change(id: string, body: unknown): Answer<Permission>;
  /** Deletes a permission; refused while a role contains it. */
  remove(id: string): Answer<null>;
}

const permissionBody = z.object({
  name: requiredText,
  nickName: requiredText,
  description: optionalText.transform((text) => text ?? ''),
});

export function createPermissionService({ store, now }: Environment): PermissionService {
  return {
    async choices() {
      return done((await store.permissions.all()).map(({ id, nickName }) => ({ id, nickName })));
    },
    async list(page) {
      return done(pageOf(await store.permissions.all(), page));
    },
    async read(id) {
      const permission = await store.permissions.get(id);
      return permission ? done(permission) : failed(404, 'not_found');
    },
    async add(body) {
      const parsed = parseBody(permissionBody, body);
      if (!parsed.ok) return parsed;
      const taken = nameInUse(await store.permissions.all(), parsed.value);
      if (taken !== null) return failed(409, 'name_taken', { name: taken });
      const time = formatTimestamp(now());
      return done(await store.permissions.add({ ...parsed.value, createTime: time, updateTime: time }));
    },
    async change(id, body) {
      const permission = await store.permissions.get(id);
      if (!permission) return failed(404, 'not_found');
      const parsed = parseBody(permissionBody, body);
      if (!parsed.ok) return parsed;
      if (parsed.value.name !== permission.name) return failed(400, 'name_locked', { field: 'name' });
      const others = (await store.permissions.all()).filter((other) => other.id !== id);
      const taken = nameInUse(others, parsed.value);
      if (taken !== null) return failed(409, 'name_taken', { name: taken });
      const changed = { ...permission, ...parsed.value, updateTime: formatTimestamp(now()) };
      await store.permissions.put(changed);
      return done(changed);
    },
    async remove(id) {
      if (!(await store.permissions.get(id))) return failed(404, 'not_found');
      const count = (await store.roles.all()).filter((role) => role.permissions.includes(id)).length;
      if (count > 0) return failed(409, 'permission_in_use', { count });
      await store.permissions.remove(id);
      return done(null);
    },
  };
}
