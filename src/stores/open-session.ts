/** Opens a session, apart from session.ts, which pages before sign-in load too. */
import { fetchMe } from '@/api/calls/me';
import type { ApiFailure } from '@/api/contract/failure';
import { hasSession, nameSession, renewOldToken, useSessionStore } from '@/stores/session';
import { sharedCall } from '@/stores/single-flight';
import { claimDesign } from '@/stores/stored-design';

const NO_SESSION: ApiFailure = { kind: 'general', status: 401, message: '' };

async function open(): Promise<ApiFailure | null> {
  // Without a token, the server could only answer that there is no session.
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

/** Renews an old token, then reads the user; returns the failure, without a token status 401 and no call. */
export const openSession = sharedCall(open).join;

/** Reads the user again after a profile change. */
export async function reloadUser(): Promise<void> {
  const me = await fetchMe();
  if (me.ok) useSessionStore.setState({ user: me.value });
}
