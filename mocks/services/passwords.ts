/** Stores passwords as PBKDF2 hashes: `pbkdf2-sha256$rounds$salt$hash`, with salt and hash in hexadecimal. */
import { fromHex, toHex, type Environment } from './environment';

const SCHEME = 'pbkdf2-sha256';
const SALT_BYTES = 16;
const HASH_BITS = 256;

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    key,
    HASH_BITS,
  );
  return toHex(new Uint8Array(bits));
}

export async function hashPassword(
  password: string,
  { randomBytes, passwordRounds }: Pick<Environment, 'randomBytes' | 'passwordRounds'>,
): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return [SCHEME, passwordRounds, toHex(salt), await derive(password, salt, passwordRounds)].join('$');
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, rounds, salt, hash] = stored.split('$');
  if (scheme !== SCHEME) return false;
  return (await derive(password, fromHex(salt), Number(rounds))) === hash;
}
