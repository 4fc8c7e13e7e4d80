/**
 * Determines the expiry of a token. The response specified in the requirements documents does not state the
 * lifetime, but many tokens contain it.
 */
import type { Token } from '@/api/contract/session';

interface Claims {
  iat?: unknown;
  exp?: unknown;
}

/** Returns the claims of a JSON web token (times in s since 1970); null for other tokens. */
function claimsOf(token: string): Claims | null {
  const [, payload, signature] = token.split('.');
  if (!payload || signature === undefined) return null;
  try {
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const claims = JSON.parse(text) as Claims | null;
    return typeof claims === 'object' ? claims : null;
  } catch {
    // A token with dots is not necessarily a readable JSON web token.
    return null;
  }
}

/** Returns the expiry of a token received at the time `now`, ms since 1970; null if unknown. */
export function endOfToken({ access_token: token, expires_in: life }: Token, now: number): number | null {
  // Zero and negative lifetimes mean that the token does not expire or that its lifetime is unknown.
  if (life != null && life > 0) return now + life * 1000;
  const { iat, exp } = claimsOf(token) ?? {};
  if (typeof exp !== 'number') return null;
  // The lifetime starts at `now`, because this computer's clock may differ from the server's.
  if (typeof iat === 'number' && iat < exp) return now + (exp - iat) * 1000;
  // If the token seems to have expired before it arrived, the two clocks differ and the expiry is unknown.
  return exp * 1000 > now ? exp * 1000 : null;
}
