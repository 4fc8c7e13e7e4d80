/** How long a token lives. The documented answer does not say; many a token does so itself. */
import type { Token } from '@/api/contract/session';

interface Claims {
  iat?: unknown;
  exp?: unknown;
}

/** The claims of a JSON web token, in s since 1970; null for a token of any other kind. */
function claimsOf(token: string): Claims | null {
  const [, payload, signature] = token.split('.');
  if (!payload || signature === undefined) return null;
  try {
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const claims = JSON.parse(text) as Claims | null;
    return typeof claims === 'object' ? claims : null;
  } catch {
    // Points in a token do not make it one that can be read.
    return null;
  }
}

/** When a token that came just now ends, ms since 1970; null where nobody says. */
export function endOfToken({ access_token: token, expires_in: life }: Token, now: number): number | null {
  // 0 and less tell of a token without an end, or of nothing.
  if (life != null && life > 0) return now + life * 1000;
  const { iat, exp } = claimsOf(token) ?? {};
  if (typeof exp !== 'number') return null;
  // Counted from its issue, which was now: the clock of this computer may be another than the server's.
  if (typeof iat === 'number' && iat < exp) return now + (exp - iat) * 1000;
  // A token that seems to have ended before it came was dated by a clock that differs from this one.
  return exp * 1000 > now ? exp * 1000 : null;
}
