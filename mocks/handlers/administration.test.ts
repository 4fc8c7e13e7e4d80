import { describe, expect, it } from 'vitest';
import { managedUserSchema } from '@/api/contract/account';
import { pageSchema } from '@/api/contract/record-lists';
import { AS_JSON, failureIn, httpBackend, NEW_ACCOUNT, USERS } from '@/testing/http-backend';

const PATH = `${USERS}/users`;

async function start(username = 'admin') {
  const backend = await httpBackend(username);
  const { http } = backend;
  const setExpiry = (id: string, expiry: unknown) =>
    http.patch(`${PATH}/${id}/expirationTime`, JSON.stringify(expiry) ?? '', AS_JSON);
  const page = async (params: object) =>
    (await http.get<unknown>(PATH, { params: { current: 1, size: 10, expiration: '', term: '', ...params } }))
      .data;
  const list = async (params: object) => pageSchema(managedUserSchema).parse(await page(params));
  return { ...backend, setExpiry, page, list };
}

describe('profile of the signed-in user', () => {
  it('the profile of the signed-in user contains the name, company, contact data, roles and authorities', async () => {
    const { http } = await start();
    const { data } = await http.get<unknown>(`${PATH}/me`);
    const names = { name: 'Anna Adler', username: 'admin', company: 'Adler Structural Engineering' };
    const roles = [{ id: 'r1', name: 'ADMIN', nickName: 'Administrator' }, { name: 'USER' }];
    expect(data).toMatchObject({ id: 'u1', ...names, avatar: '', roles, expirationTime: null });
    expect(data).toMatchObject({ authorities: expect.arrayContaining(['user:manage']) });
    expect(data).toMatchObject({
      phoneNumber: expect.stringMatching(/\d/),
      email: expect.stringMatching(/@/),
    });
    expect(data).toMatchObject({ address: expect.any(String), jobTitle: expect.any(String) });
  });

  it('users can change their own profile except for roles, expiry, password and username', async () => {
    const { http, store } = await start('expired');
    const { data: me } = await http.get<Record<string, unknown>>(`${PATH}/me`);
    const before = await store.users.get('u3');
    const unchangeable = { roles: [{ id: 'r1' }], roleIds: ['r1'], passwordHash: 'x', username: 'admin2' };
    const body = { ...me, name: 'Thomas', avatar: 'x1', expirationTime: null, ...unchangeable };
    expect((await http.patch(`${PATH}/me/u3`, body)).status).toBe(200);
    expect((await http.get(`${PATH}/me`)).data).toEqual({ ...me, name: 'Thomas', avatar: 'x1' });
    expect(await store.users.get('u3')).toEqual({ ...before, name: 'Thomas', avatar: 'x1' });
  });

  it('a profile change keeps fields that are null or missing, and is refused with a field of another type or for another user', async () => {
    const { http } = await start('engineer');
    const { data } = await http.patch(`${PATH}/me/u2`, { phoneNumber: '', company: null });
    expect(data).toMatchObject({ name: 'Li Wei', phoneNumber: '', company: 'Eastgate Steel Construction' });
    expect(failureIn(await http.patch(`${PATH}/me/u2`, { name: 7 }))).toEqual([400, 'name: must be text.']);
    expect((await http.patch(`${PATH}/me/u1`, { id: 'u1', name: 'x' })).status).toBe(403);
    expect((await http.patch(`${PATH}/me/u1/password`, { id: 'u1', password: 'secret1' })).status).toBe(403);
  });

  it('a new password must have the minimum length, replaces the old one, and ends the other sessions of the user', async () => {
    const { http, authorizationOf } = await start('engineer');
    const elsewhere = { headers: { Authorization: await authorizationOf('engineer') } };
    const set = (password: string) => http.patch(`${PATH}/me/u2/password`, { id: 'u2', password });
    expect(failureIn(await set('12345'))).toEqual([400, 'password: must have at least 6 characters.']);
    expect((await http.get(`${PATH}/me`, elsewhere)).status).toBe(200);
    expect((await set('another1')).status).toBe(200);
    expect((await http.get(`${PATH}/me`, elsewhere)).status).toBe(401);
    await expect(authorizationOf('engineer')).rejects.toThrow('wrong_credentials');
    await expect(authorizationOf('engineer', 'another1')).resolves.toMatch(/^Bearer /);
  });
});

describe('users', () => {
  it('the user list contains one page of the users, without password hashes', async () => {
    const { page, list } = await start();
    expect(await page({ current: 1, size: 2 })).toMatchObject({ current: 1, size: 2 });
    expect(await list({ size: 2 })).toMatchObject({ total: 3, records: { length: 2 }, unreadable: [] });
    expect((await list({ current: 2, size: 2 })).records.map((user) => user.username)).toEqual(['expired']);
    expect((await list({ current: 9 })).records).toEqual([]);
    expect(JSON.stringify(await page({}))).not.toContain('pbkdf2');
  });

  it.each([
    ['adler', ['u1']],
    ['LI WEI', ['u2']],
    ['EASTGATE', ['u2']],
    ['+86', ['u2']],
    ['.example', ['u1', 'u2', 'u3']],
    ['berger metal', ['u3']],
    ['Hamburg', []],
    ['  ', ['u1', 'u2', 'u3']],
  ])('a search for %j finds the users %j', async (term, ids) => {
    const { list } = await start();
    expect((await list({ term })).records.map((user) => user.id)).toEqual(ids);
  });

  it('the list of expired users reflects changes to the expiry', async () => {
    const { list, setExpiry } = await start();
    for (const [expiry, ids] of [
      ['2999-01-01 00:00:00', ['u3']],
      ['2020-01-01 00:00:00', ['u2', 'u3']],
      [null, ['u3']],
    ] as const) {
      await setExpiry('u2', expiry);
      expect((await list({ expiration: 1 })).records.map((user) => user.id)).toEqual(ids);
    }
  });

  it('an administrator can add a user, change the profile, expiry, roles and password of the user, and delete the user', async () => {
    const { http, authorizationOf, setExpiry, store } = await start();
    const body = { ...NEW_ACCOUNT, password: 'x'.repeat(20), roles: ['r2'] };
    const added = managedUserSchema.parse((await http.post(`${PATH}/`, body)).data);
    const path = `${PATH}/${added.id}`;
    expect(added).toMatchObject({ username: 'newcomer', roles: [{ id: 'r2', nickName: 'Designer' }] });
    expect(added).not.toHaveProperty('passwordHash');

    expect((await http.patch(path, { ...added, company: 'Other' })).status).toBe(200);
    await setExpiry(String(added.id), '2031-05-06 07:08:09');
    // Each role is stored only once.
    expect((await http.patch(`${path}/roles`, ['r1', { id: 'r2' }, 'r1'])).status).toBe(200);
    expect(await store.users.get(String(added.id))).toMatchObject({ roleIds: ['r1', 'r2'] });
    expect(managedUserSchema.parse((await http.get(path)).data)).toMatchObject({
      company: 'Other',
      expirationTime: '2031-05-06 07:08:09',
      roles: [{ name: 'ADMIN' }, { name: 'USER' }],
    });
    expect((await setExpiry(String(added.id), null)).data).toMatchObject({ expirationTime: null });
    expect((await http.patch(`${path}/roles`, [])).data).toMatchObject({ roles: [] });

    const session = async (password: string) => ({
      headers: { Authorization: await authorizationOf('newcomer', password) },
    });
    const first = await session('x'.repeat(20));
    const password = { id: added.id, password: 'x'.repeat(6) };
    expect((await http.patch(`${path}/password`, password)).status).toBe(200);
    expect((await http.get(`${PATH}/me`, first)).status).toBe(401);
    const second = await session('x'.repeat(6));
    expect((await http.get(`${PATH}/me`, second)).status).toBe(200);

    expect((await http.delete(path)).status).toBe(200);
    expect((await http.get(path)).status).toBe(404);
    expect((await http.get(`${PATH}/me`, second)).status).toBe(401);
  });

  it.each<[object, number, string]>([
    [{ username: 'five5' }, 400, 'username: must have 6 to 20 characters.'],
    [{ username: 'engineer' }, 409, 'The username engineer is taken.'],
    [{ roles: ['r99'] }, 400, 'There is no role r99.'],
    [{ email: '' }, 400, 'email: must not be empty.'],
    [{ password: '12345' }, 400, 'password: must have at least 6 characters.'],
    [{ password: 'x'.repeat(21) }, 400, 'password: must have at most 20 characters.'],
    [{ password: undefined }, 400, 'password: is missing.'],
  ])('a new user with %j is refused with status %d and the reason', async (change, status, reason) => {
    const { http } = await start();
    expect(failureIn(await http.post(`${PATH}/`, { ...NEW_ACCOUNT, ...change }))).toEqual([status, reason]);
    if (!('password' in change)) return;
    const changed = await http.patch(`${PATH}/u2/password`, change);
    expect(failureIn(changed)).toEqual([status, reason]);
  });

  const TIMES = [undefined, '', '2030-01-01', '2031-02-30 00:00:00', 5, {}];

  it.each(TIMES)('the invalid expiry %j is refused', async (expiry) => {
    const { setExpiry } = await start();
    const [status, reason] = failureIn(await setExpiry('u2', expiry));
    expect([status, reason]).toEqual([400, expect.stringMatching(/^The request cannot be read: /)]);
    if (typeof expiry === 'string')
      expect(reason).toContain('must be a timestamp YYYY-MM-DD HH:mm:ss or null.');
  });

  it('a new username must be free and have 6 to 20 characters; an unchanged shorter username is accepted', async () => {
    const { http } = await start();
    const rename = async (id: string, username: string) =>
      (await http.patch(`${PATH}/${id}`, { username, name: 'x' })).status;
    expect(await rename('u1', 'admin')).toBe(200);
    for (const username of ['root', 'r'.repeat(21)]) expect(await rename('u1', username)).toBe(400);
    expect(await rename('u1', 'ENGINEER')).toBe(409);
    expect(await rename('u2', 'Engineer')).toBe(200);
  });

  it('a call about an unknown user is answered with "not found", and roles that are no list are refused', async () => {
    const { http, setExpiry } = await start();
    const none = `${PATH}/u99`;
    for (const { status } of [
      await http.get(none),
      await http.delete(none),
      await http.patch(none, { id: 'u99' }),
      await http.patch(`${none}/password`, { password: 'secret1' }),
      await http.patch(`${none}/roles`, []),
      await setExpiry('u99', null),
    ])
      expect(status).toBe(404);
    expect((await http.patch(`${PATH}/u2/roles`, '"r1"', AS_JSON)).status).toBe(400);
  });

  it('the last administrator cannot be deleted, lose the role or expire', async () => {
    const { http, setExpiry } = await start();
    const setRoles = (id: string, roles: string[]) => http.patch(`${PATH}/${id}/roles`, roles);
    const refused = [409, 'This is the last administrator. Make another user an administrator first.'];
    expect(failureIn(await http.delete(`${PATH}/u1`))).toEqual(refused);
    expect(failureIn(await setRoles('u1', ['r2']))).toEqual(refused);
    expect(failureIn(await setExpiry('u1', '2020-01-01 00:00:00'))).toEqual(refused);
    // An expired administrator does not count: the first is still the last administrator.
    await setRoles('u2', ['r1']);
    await setExpiry('u2', '2020-01-01 00:00:00');
    expect(failureIn(await setRoles('u1', ['r2']))).toEqual(refused);
    await setExpiry('u2', null);
    expect((await setRoles('u1', ['r2'])).status).toBe(200);
    expect((await http.get(PATH)).status).toBe(403);
  });
});
