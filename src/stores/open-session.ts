/**
 * Opening a session: the user behind the stored token. Apart from the session, which pages for visitors carry
 * as well.
 */
import { fetchMe } from '@/api/calls/me';
import type { ApiFailure } from '@/api/contract/failure';
import { hasSession, nameSession, renewOldToken, useSessionStore } from '@/stores/session';
import { sharedCall } from '@/stores/shared-call';
import { claimDesign } from '@/stores/stored-design';

const NO_SESSION: ApiFailure = { kind: 'general', status: 401, message: '' };

async function open(): Promise<ApiFailure | null> {
  // The server would say no more than that.
  if (!hasSession()) return NO_SESSION;
  await renewOldToken();
  const me = await fetchMe();
  if (!me.ok) return me.error;
  const userId = String(me.value.id);
  nameSession(userId);
  claimDesign(userId);
  useSessionStore.setState({ user: me.value });
  return null;
}

/**
 * Renews the token, unless it was given just now, and reads the user; the failure, if there is one, is that
 * of the me call.
 */
export const openSession = sharedCall(open).join;

/** Reads the user again, after a change of the profile. */
export async function reloadUser(): Promise<void> {
  const me = await fetchMe();
  if (me.ok) useSessionStore.setState({ user: me.value });
}
