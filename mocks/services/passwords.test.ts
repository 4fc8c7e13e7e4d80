import { describe, expect, it } from 'vitest';
import { PASSWORD_ROUNDS, randomBytes } from './environment';
import { hashPassword, verifyPassword } from './passwords';

const cheap = { randomBytes, passwordRounds: 10 };

describe('stored passwords', () => {
  it('a stored password matches the password that was set, but neither another password nor an empty one', async () => {
    const hash = await hashPassword('secret1', cheap);
    expect(await verifyPassword('secret1', hash)).toBe(true);
    expect(await verifyPassword('secret2', hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  it('a stored password reveals neither the password nor whether two users have the same password', async () => {
    const [a, b] = [await hashPassword('secret1', cheap), await hashPassword('secret1', cheap)];
    expect(a).not.toContain('secret1');
    expect(a).not.toBe(b);
  });

  it('a stored password includes its number of iterations, so that later passwords can use more iterations', async () => {
    const hash = await hashPassword('secret1', { randomBytes, passwordRounds: 3 });
    expect(hash).toMatch(/^pbkdf2-sha256\$3\$[0-9a-f]{32}\$[0-9a-f]{64}$/);
    expect(await verifyPassword('secret1', hash)).toBe(true);
    expect(await verifyPassword('secret1', hash.replace('pbkdf2-sha256', 'plain'))).toBe(false);
  });

  it('the password hash matches a published PBKDF2 test vector (RFC 7914, section 11)', async () => {
    const salt = Array.from(new TextEncoder().encode('salt'), (byte) => byte.toString(16)).join('');
    const known = '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc';
    expect(await verifyPassword('passwd', `pbkdf2-sha256$1$${salt}$${known}`)).toBe(true);
  });

  it('the app hashes passwords with at least 210,000 iterations', () => {
    expect(PASSWORD_ROUNDS).toBeGreaterThanOrEqual(210_000);
  });
});
