import { expect, it } from 'vitest';
import { PASSWORD_ROUNDS, randomBytes, formatTimestamp, hasExpired } from './environment';
import { languageOf } from './messages';
import { hashPassword, verifyPassword } from './passwords';
import { readPageRequest } from './service-result';

it.each([
  ['cn', 'cn'],
  ['zh-CN,zh;q=0.9', 'cn'],
  ['en-GB,zh;q=0.5', 'en'],
  ['', 'en'],
  [null, 'en'],
])('the Accept-Language header %j selects the language %s', (header, language) =>
  expect(languageOf(header)).toBe(language),
);

it.each([
  ['current=2&size=5', { current: 2, size: 5 }],
  ['', { current: 1, size: 10 }],
  ['current=0&size=-3', { current: 1, size: 10 }],
  ['current=x&size=1.5', { current: 1, size: 10 }],
  ['current=1&size=100000', { current: 1, size: 500 }],
])('page number and size are read from the query %j as %j', (query, expected) =>
  expect(readPageRequest(new URLSearchParams(query))).toEqual(expected),
);

const cheap = { randomBytes, passwordRounds: 10 };

it('a stored password reveals neither the password nor equal passwords, and includes its number of iterations', async () => {
  const [a, b] = [await hashPassword('secret1', cheap), await hashPassword('secret1', cheap)];
  expect(a).not.toContain('secret1');
  expect(a).not.toBe(b);
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

it('the app hashes passwords with at least 210,000 iterations', () =>
  expect(PASSWORD_ROUNDS).toBeGreaterThanOrEqual(210_000));

it('an account expires at the second of its timestamp, written with leading zeros, and never without one', () => {
  const time = new Date(2026, 2, 4, 5, 6, 7).getTime();
  expect(formatTimestamp(time)).toBe('2026-03-04 05:06:07');
  expect(hasExpired('2026-03-04 05:06:07', time - 1)).toBe(false);
  expect(hasExpired('2026-03-04 05:06:07', time)).toBe(true);
  expect(hasExpired(null, time)).toBe(false);
});
