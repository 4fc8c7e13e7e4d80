import { describe, expect, it } from 'vitest';
import { createInMemoryBackend } from '../in-memory-backend';

async function start() {
  const backend = await createInMemoryBackend();
  return { ...backend, users: backend.services.users };
}

const all = { current: 1, size: 10, expiration: '', term: '' };
const body = {
  username: 'fourth',
  password: 'secret1',
  name: 'n',
  address: 'a',
  company: 'c',
  jobTitle: 'j',
  phoneNumber: '1',
  email: 'e',
};

describe('users', () => {
  it.each([
    ['adler', 1],
    ['LI WEI', 1],
    ['+86', 1],
    ['.example', 3],
    ['berger metal', 1],
    ['Hamburg', 0],
    ['  ', 3],
  ])('a search for %j finds %i of the three users', async (term, count) => {
    const { users } = await start();
    expect(await users.list({ ...all, term })).toMatchObject({ ok: true, value: { total: count } });
  });

  it('the user list does not contain password hashes', async () => {
    const { users } = await start();
    expect(JSON.stringify(await users.list(all))).not.toContain('pbkdf2');
  });

  it('the list of expired users reflects changes to the expiry', async () => {
    const { users } = await start();
    await users.changeExpiration('u2', '2999-01-01 00:00:00');
    expect(await users.list({ ...all, expiration: '1' })).toMatchObject({ value: { total: 1 } });
    await users.changeExpiration('u2', '2020-01-01 00:00:00');
    expect(await users.list({ ...all, expiration: '1' })).toMatchObject({ value: { total: 2 } });
    await users.changeExpiration('u2', null);
    expect(await users.list({ ...all, expiration: '1' })).toMatchObject({ value: { total: 1 } });
  });

  it.each([undefined, '', '2030-01-01', 5, {}])('an invalid expiry is refused: %j', async (expiry) => {
    const { users } = await start();
    expect(await users.changeExpiration('u2', expiry)).toMatchObject({ ok: false, failure: { status: 400 } });
  });

  it('a new username must be free and have 6 to 20 characters; an unchanged shorter username is accepted', async () => {
    const { users } = await start();
    expect(await users.change('u1', { username: 'admin', name: 'x' })).toMatchObject({ ok: true });
    for (const username of ['root', 'r'.repeat(21)])
      expect(await users.change('u1', { username })).toMatchObject({ ok: false, failure: { status: 400 } });
    expect(await users.change('u1', { username: 'ENGINEER' })).toMatchObject({
      ok: false,
      failure: { status: 409 },
    });
    expect(await users.change('u2', { username: 'Engineer' })).toMatchObject({ ok: true });
  });

  it("a user's roles must be a list of ids or objects, which may be empty, and each role is stored only once", async () => {
    const { users, store } = await start();
    await users.changeRoles('u2', ['r2', { id: 'r1' }, 'r2']);
    expect(await store.users.get('u2')).toMatchObject({ roleIds: ['r2', 'r1'] });
    expect(await users.changeRoles('u2', 'r1')).toMatchObject({ ok: false, failure: { status: 400 } });
    expect(await users.changeRoles('u2', [])).toMatchObject({ ok: true, value: { roles: [] } });
  });

  it('a password must have 6 to 20 characters', async () => {
    const { users } = await start();
    for (const password of ['12345', 'x'.repeat(21), undefined]) {
      expect(await users.add({ ...body, password })).toMatchObject({ ok: false, failure: { status: 400 } });
      expect(await users.changePassword('u2', { password })).toMatchObject({ ok: false });
    }
    expect(await users.add({ ...body, password: 'x'.repeat(20) })).toMatchObject({ ok: true });
    expect(await users.changePassword('u2', { password: 'x'.repeat(6) })).toMatchObject({ ok: true });
  });

  it.each(['read', 'remove'] as const)(
    'the call users.%s with an unknown user id is answered with "not found"',
    async (call) => {
      const { users } = await start();
      expect(await users[call]('u99')).toMatchObject({ ok: false, failure: { status: 404 } });
    },
  );

  it.each(['change', 'changePassword', 'changeRoles', 'changeExpiration'] as const)(
    'the call users.%s with an unknown user id is answered with "not found"',
    async (call) => {
      const { users } = await start();
      expect(await users[call]('u99', {})).toMatchObject({ ok: false, failure: { status: 404 } });
    },
  );
});
