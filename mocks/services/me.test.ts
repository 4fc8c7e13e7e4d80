import { describe, expect, it } from 'vitest';
import { createInMemoryBackend } from '../in-memory-backend';

async function start(username: string) {
  const backend = await createInMemoryBackend();
  const session = await backend.services.auth.authenticate(await backend.authorizationOf(username));
  if (!session.ok) throw new Error('not signed in');
  return { ...backend, me: backend.services.me, caller: session.value };
}

const registration = {
  username: 'newcomer',
  password: 'secret1',
  name: 'New',
  address: 'a',
  company: 'c',
  jobTitle: 'j',
  phoneNumber: '1',
  email: 'e',
};

describe('profile of the signed-in user', () => {
  it('the profile of the signed-in user contains the name, company, contact data, roles and authorities', async () => {
    const { me, caller } = await start('admin');
    expect(await me.read(caller)).toMatchObject({
      ok: true,
      value: {
        id: 'u1',
        name: 'Anna Adler',
        username: 'admin',
        avatar: '',
        company: 'Adler Structural Engineering',
        roles: [{ id: 'r1', name: 'ADMIN', nickName: 'Administrator' }, { name: 'USER' }],
        authorities: expect.arrayContaining(['user:manage']),
        expirationTime: null,
        phoneNumber: expect.stringMatching(/\d/),
        email: expect.stringContaining('@'),
        address: expect.any(String),
        jobTitle: expect.any(String),
      },
    });
  });

  it('a profile change affects only the given fields: a field that is null or missing in the body keeps its value', async () => {
    const { me, caller } = await start('engineer');
    const changed = await me.change(caller, 'u2', { phoneNumber: '', company: null });
    expect(changed).toMatchObject({
      ok: true,
      value: { name: 'Li Wei', phoneNumber: '', company: 'Eastgate Steel Construction' },
    });
    expect(await me.change(caller, 'u2', { name: 7 })).toMatchObject({ ok: false, failure: { status: 400 } });
  });

  it('a user cannot extend their own account or change their own roles', async () => {
    const { me, caller, store } = await start('expired');
    await me.change(caller, 'u3', {
      expirationTime: null,
      roleIds: ['r1'],
      passwordHash: 'x',
      roles: ['r1'],
    });
    expect(await store.users.get('u3')).toEqual(caller.user);
  });
});

describe('registration', () => {
  const register = async (change: object, anyCaptcha = true) => {
    const { me, store } = await start('admin');
    const body = { ...registration, ...change };
    const answer = await me.register({ captchaId: 'x', verification: 'y', body, anyCaptcha });
    return { answer, stored: (await store.users.where('username', 'newcomer')).at(0) };
  };

  it('registration ignores a role and an expiry in the request, and stores a hash of the password', async () => {
    const { stored } = await register({ roles: ['r1'], expirationTime: '2099-01-01 00:00:00' });
    expect(stored).toMatchObject({ roleIds: ['r2'], expirationTime: null });
    expect(stored?.passwordHash).toMatch(/^pbkdf2-/);
  });

  it('registration checks the verification code before the username', async () => {
    const { answer, stored } = await register({ username: '' }, false);
    expect(answer).toMatchObject({ ok: false, failure: { code: 'wrong_captcha' } });
    expect(stored).toBeUndefined();
  });
});
