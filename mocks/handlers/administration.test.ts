import axios from 'axios';
import { describe, expect, it, onTestFinished } from 'vitest';
import { managedUserSchema } from '@/api/contract/account';
import { pageSchema } from '@/api/contract/lists';
import { createTestBackend } from '../node';

async function start(username = 'admin') {
  const backend = await createTestBackend();
  backend.server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => backend.server.close());
  const http = axios.create({
    baseURL: 'https://backend.example/api/user-management',
    headers: { Authorization: await backend.authorizationOf(username) },
    validateStatus: () => true,
  });
  return { ...backend, http };
}

const newUser = {
  username: 'fourth',
  password: 'secret1',
  name: 'Fourth User',
  address: '1 Street',
  company: 'Company',
  jobTitle: 'Engineer',
  phoneNumber: '123',
  email: 'fourth@user.example',
  roles: ['r2'],
};

describe('profile of the signed-in user', () => {
  it('users can change their own profile except for roles, expiry and username', async () => {
    const { http } = await start('expired');
    const { data: me } = await http.get<Record<string, unknown>>('/users/me');
    const body = {
      ...me,
      name: 'Thomas',
      roles: [{ id: 'r1' }],
      expirationTime: null,
      username: 'admin2',
      avatar: 'x1',
    };
    expect((await http.patch('/users/me/u3', body)).status).toBe(200);
    expect((await http.get('/users/me')).data).toEqual({ ...me, name: 'Thomas', avatar: 'x1' });
  });

  it('users cannot change the profile of another user', async () => {
    const { http } = await start('engineer');
    expect((await http.patch('/users/me/u1', { id: 'u1', name: 'x' })).status).toBe(403);
    expect((await http.patch('/users/me/u1/password', { id: 'u1', password: 'secret1' })).status).toBe(403);
  });

  it('a new password must have the minimum length, replaces the old one, and ends the other sessions of the user', async () => {
    const { http, authorizationOf } = await start('engineer');
    const elsewhere = { headers: { Authorization: await authorizationOf('engineer') } };
    const short = await http.patch('/users/me/u2/password', { id: 'u2', password: '12345' });
    expect(short).toMatchObject({
      status: 400,
      data: { message: 'password: must have at least 6 characters.' },
    });
    expect((await http.get('/users/me', elsewhere)).status).toBe(200);
    expect((await http.patch('/users/me/u2/password', { id: 'u2', password: 'another1' })).status).toBe(200);
    expect((await http.get('/users/me', elsewhere)).status).toBe(401);
    await expect(authorizationOf('engineer')).rejects.toThrow('wrong_credentials');
    await expect(authorizationOf('engineer', 'another1')).resolves.toMatch(/^Bearer /);
  });
});

describe('users', () => {
  it('the user list contains one page of all users or of the expired users, filtered by a search term', async () => {
    const { http } = await start();
    const page = async (params: object) =>
      (await http.get<unknown>('/users', { params: { expiration: '', term: '', ...params } })).data;
    const list = async (params: object) => pageSchema(managedUserSchema).parse(await page(params));
    expect(await page({ current: 1, size: 2 })).toMatchObject({ current: 1, size: 2 });
    expect(await list({ current: 1, size: 2 })).toMatchObject({
      total: 3,
      records: { length: 2 },
      unreadable: [],
    });
    expect((await list({ current: 2, size: 2 })).records.map((user) => user.username)).toEqual(['expired']);
    expect((await list({ current: 9, size: 10 })).records).toEqual([]);
    const expired = await list({ current: 1, size: 10, expiration: 1 });
    expect([expired.total, expired.records[0].username]).toEqual([1, 'expired']);
    expect((await list({ current: 1, size: 10, term: 'EASTGATE' })).records.map((user) => user.id)).toEqual([
      'u2',
    ]);
  });

  it('an administrator can add a user, change the profile, expiry, roles and password of the user, and delete the user', async () => {
    const { http, authorizationOf } = await start();
    const added = managedUserSchema.parse((await http.post('/users/', newUser)).data);
    const path = `/users/${added.id}`;
    expect(added).toMatchObject({ username: 'fourth', roles: [{ id: 'r2', nickName: 'Designer' }] });
    expect(added).not.toHaveProperty('passwordHash');

    expect((await http.patch(path, { ...added, company: 'Other' })).status).toBe(200);
    await http.patch(`${path}/expirationTime`, JSON.stringify('2031-05-06 07:08:09'), {
      headers: { 'Content-Type': 'application/json' },
    });
    expect((await http.patch(`${path}/roles`, ['r1', 'r2'])).status).toBe(200);
    expect(managedUserSchema.parse((await http.get(path)).data)).toMatchObject({
      company: 'Other',
      expirationTime: '2031-05-06 07:08:09',
      roles: [{ name: 'ADMIN' }, { name: 'USER' }],
    });

    const endless = { headers: { 'Content-Type': 'application/json' } };
    expect((await http.patch(`${path}/expirationTime`, 'null', endless)).data).toMatchObject({
      expirationTime: null,
    });

    const session = { headers: { Authorization: await authorizationOf('fourth', 'secret1') } };
    expect((await http.patch(`${path}/password`, { id: added.id, password: 'changed1' })).status).toBe(200);
    expect((await http.get('/users/me', session)).status).toBe(401);
    await expect(authorizationOf('fourth', 'changed1')).resolves.toMatch(/^Bearer /);

    expect((await http.delete(path)).status).toBe(200);
    expect((await http.get(path)).status).toBe(404);
  });

  it('invalid user data is refused with a reason', async () => {
    const { http } = await start();
    const post = async (change: object) => {
      const { status, data } = await http.post<{ message: string }>('/users/', { ...newUser, ...change });
      return [status, data.message];
    };
    expect(await post({ username: 'five5' })).toEqual([400, 'username: must have 6 to 20 characters.']);
    expect(await post({ username: 'engineer' })).toEqual([409, 'The username engineer is taken.']);
    expect(await post({ roles: ['r99'] })).toEqual([400, 'There is no role r99.']);
    expect(await post({ email: '' })).toEqual([400, 'email: must not be empty.']);
    const time = await http.patch('/users/u2/expirationTime', '"2031-02-30 00:00:00"', {
      headers: { 'Content-Type': 'application/json' },
    });
    expect(time).toMatchObject({
      status: 400,
      data: { message: 'The request cannot be read: must be a timestamp YYYY-MM-DD HH:mm:ss or null.' },
    });
    expect((await http.patch('/users/u99', { id: 'u99' })).status).toBe(404);
  });

  it('the last administrator cannot be deleted, lose the role or expire', async () => {
    const { http } = await start();
    const text = 'This is the last administrator. Make another user an administrator first.';
    expect(await http.delete('/users/u1')).toMatchObject({ status: 409, data: { error_description: text } });
    expect(await http.patch('/users/u1/roles', ['r2'])).toMatchObject({
      status: 409,
      data: { message: text },
    });
    const json = { headers: { 'Content-Type': 'application/json' } };
    const endsAt = (user: string, time: string) =>
      http.patch(`/users/${user}/expirationTime`, JSON.stringify(time), json);
    expect(await endsAt('u1', '2020-01-01 00:00:00')).toMatchObject({ status: 409, data: { message: text } });
    // A second administrator whose account has expired does not count: the first is still the last
    // administrator.
    await http.patch('/users/u2/roles', ['r1']);
    await endsAt('u2', '2020-01-01 00:00:00');
    expect((await http.patch('/users/u1/roles', ['r2'])).status).toBe(409);
    await http.patch('/users/u2/expirationTime', 'null', json);
    expect((await http.patch('/users/u1/roles', ['r2'])).status).toBe(200);
    expect((await http.get('/users', {})).status).toBe(403);
  });
});
