import { describe, expect, it } from 'vitest';
import { createInMemoryBackend } from '../in-memory-backend';

async function start() {
  const clock = { now: new Date(2026, 0, 1).getTime() };
  const { services } = await createInMemoryBackend({ now: () => clock.now });
  return { ...services, clock };
}

const notFound = { ok: false, failure: { status: 404 } };

describe('roles', () => {
  it('a change to the permissions of a role takes effect immediately for its users', async () => {
    const { roles, users } = await start();
    await roles.change('r2', { name: 'USER', nickName: 'Designer', permissions: ['p1', 'p2', 'p2'] });
    expect(await users.read('u2')).toMatchObject({
      value: { authorities: ['design:calculate', 'database:edit'] },
    });
  });

  it('a role contains the times at which it was created and changed', async () => {
    const { roles, clock } = await start();
    clock.now += 90_000;
    const changed = await roles.change('r2', { name: 'USER', nickName: 'Engineer' });
    expect(changed).toMatchObject({
      value: {
        nickName: 'Engineer',
        permissions: [],
        createTime: '2026-01-01 00:00:00',
        updateTime: '2026-01-01 00:01:30',
      },
    });
  });

  it.each([
    ['a key', { name: 'admin', nickName: 'Another' }, 'admin'],
    ['a display name', { name: 'OTHER', nickName: ' designer' }, 'designer'],
  ])(
    'a role with %s that differs from that of an existing role only in case or surrounding spaces is refused',
    async (_which, body, name) => {
      const { roles } = await start();
      const taken = { ok: false, failure: { status: 409, code: 'name_taken', values: { name } } };
      expect(await roles.add(body)).toMatchObject(taken);
    },
  );

  it('a role can keep its display name but cannot take the display name of another role', async () => {
    const { roles } = await start();
    const body = { name: 'USER', nickName: 'Designer', description: 'x' };
    expect(await roles.change('r2', body)).toMatchObject({ ok: true });
    expect(await roles.change('r2', { ...body, nickName: 'ADMINISTRATOR' })).toMatchObject({
      ok: false,
      failure: { code: 'name_taken' },
    });
  });

  it('a role with an unknown permission is refused', async () => {
    const { roles } = await start();
    expect(await roles.add({ name: 'X', nickName: 'X', permissions: ['p9'] })).toMatchObject({
      ok: false,
      failure: { code: 'unknown_permission', values: { id: 'p9' } },
    });
  });

  it('a role can be deleted only if no user has it; the administrator role can never be deleted', async () => {
    const { roles, users } = await start();
    expect(await roles.remove('r2')).toMatchObject({
      ok: false,
      failure: { code: 'role_in_use', values: { count: 3 } },
    });
    for (const id of ['u1', 'u2', 'u3']) await users.changeRoles(id, id === 'u1' ? ['r1'] : []);
    expect(await roles.remove('r2')).toMatchObject({ ok: true });
    expect(await roles.remove('r1')).toMatchObject({ ok: false, failure: { code: 'admin_role_locked' } });
  });

  it('a request with an unknown role id is answered with "not found"', async () => {
    const { roles } = await start();
    expect([await roles.read('r9'), await roles.change('r9', {}), await roles.remove('r9')]).toMatchObject([
      notFound,
      notFound,
      notFound,
    ]);
  });
});

describe('permissions', () => {
  it('a permission can be deleted only if no role contains it', async () => {
    const { permissions, roles } = await start();
    expect(await permissions.remove('p2')).toMatchObject({
      ok: false,
      failure: { code: 'permission_in_use' },
    });
    await roles.change('r1', { name: 'ADMIN', nickName: 'Administrator', permissions: ['p1'] });
    expect(await permissions.remove('p2')).toMatchObject({ ok: true });
    expect(await permissions.read('p2')).toMatchObject(notFound);
  });

  it('a permission needs a unique key and a display name', async () => {
    const { permissions } = await start();
    expect(await permissions.add({ name: 'design:calculate', nickName: 'x' })).toMatchObject({
      failure: { code: 'name_taken' },
    });
    expect(await permissions.add({ name: 'x' })).toMatchObject({
      failure: { values: { field: 'nickName' } },
    });
    expect(await permissions.change('p9', {})).toMatchObject(notFound);
    expect(await permissions.remove('p9')).toMatchObject(notFound);
  });
});
