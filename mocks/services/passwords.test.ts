import { describe, expect, it } from 'vitest';
import { PASSWORD_ROUNDS, randomBytes } from './environment';
import { hashPassword, verifyPassword } from './passwords';

const cheap = { randomBytes, passwordRounds: 10 };

describe('stored passwords', () => {
  it('stored passwords match the password that was set and no other', async () => {
    const hash = await hashPassword('secret1', cheap);
    expect(await verifyPassword('secret1', hash)).toBe(true);
    expect(await verifyPassword('secret2', hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  it('stored passwords do not reveal the password, nor that two are equal', async () => {
    const [a, b] = [await hashPassword('secret1', cheap), await hashPassword('secret1', cheap)];
    expect(a).not.toContain('secret1');
    expect(a).not.toBe(b);
  });

  it('stored passwords contain their number of rounds, so that it can be increased later', async () => {
    const hash = await hashPassword('secret1', { randomBytes, passwordRounds: 3 });
    expect(hash).toMatch(/^pbkdf2-sha256\$3\$[0-9a-f]{32}\$[0-9a-f]{64}$/);
    expect(await verifyPassword('secret1', hash)).toBe(true);
    expect(await verifyPassword('secret1', hash.replace('pbkdf2-sha256', 'plain'))).toBe(false);
  });

  it('stored passwords follow PBKDF2 as published (RFC 7914, section 11)', async () => {
    const salt = Array.from(new TextEncoder().encode('salt'), (byte) => byte.toString(16)).join('');
    const known = '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc';
    expect(await verifyPassword('passwd', `pbkdf2-sha256$1$${salt}$${known}`)).toBe(true);
  });

  it('stored passwords use many rounds in the app', () => {
    expect(PASSWORD_ROUNDS).toBeGreaterThanOrEqual(210_000);
  });
});
