/** Who is signed in: the stored token, its renewal, the user, and the end of the session. */
import { create } from 'zustand';
import { fetchMe } from '../api/calls/me';
import { refreshToken } from '../api/calls/session';
import { ADMIN_ROLE, type TokenAnswer, type User } from '../api/contract/account';
import type { ApiFailure } from '../api/errors';
import {
  claimDesign,
  DESIGN_KEY,
  discardDesign,
  discardLateSaves,
  hasDesignOwner,
  keepDesign,
} from './kept-design';
import { itemKeys, perTab, readItem, removeItem, writeItem } from './local-storage';
import { LANGUAGE_KEY } from './preferences';

export const SESSION_KEY = 'session';
const NOTICE_KEY = 'session.notice';

interface StoredSession {
  /** Token type and access token: the Authorization header. */
  authorization: string;
  refreshToken: string | null;
  /** ms since 1970; null if the backend did not say. */
  expiresAt: number | null;
  /** Known after the me call. */
  userId: string | null;
}

/** How a session ends besides signing out, and what the sign-in page then says. */
const NOTICES = ['expired', 'denied', 'passwordChanged', 'elsewhere'] as const;
export type SessionNotice = (typeof NOTICES)[number];
export type SessionEnd = SessionNotice | 'signedOut';

interface SessionStore {
  /** Null until the me call has succeeded. */
  user: User | null;
}

export const useSessionStore = create<SessionStore>()(() => ({ user: null }));

export function isAdmin(user: User | null): boolean {
  return user?.roles.some((role) => role.name === ADMIN_ROLE) ?? false;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function readSession(): StoredSession | null {
  try {
    const raw = JSON.parse(readItem(SESSION_KEY) ?? 'null') as Partial<StoredSession> | null;
    const authorization = textOrNull(raw?.authorization);
    if (authorization === null) return null;
    return {
      authorization,
      refreshToken: textOrNull(raw?.refreshToken),
      expiresAt: typeof raw?.expiresAt === 'number' ? raw.expiresAt : null,
      userId: textOrNull(raw?.userId),
    };
  } catch {
    return null;
  }
}

function writeSession(session: StoredSession): void {
  writeItem(SESSION_KEY, JSON.stringify(session));
}

export function hasSession(): boolean {
  return readSession() !== null;
}

/** The user a stored session value belongs to; undefined where it names none. */
export function userOfStored(value: string | null): string | undefined {
  try {
    const raw = JSON.parse(value ?? 'null') as Partial<StoredSession> | null;
    return textOrNull(raw?.userId) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a new token; a backend need not repeat the refresh token. */
export function keepToken(token: TokenAnswer): void {
  const before = readSession();
  writeSession({
    authorization: `${token.token_type} ${token.access_token}`,
    refreshToken: token.refresh_token ?? before?.refreshToken ?? null,
    expiresAt: token.expires_in === undefined ? null : Date.now() + token.expires_in * 1000,
    userId: before?.userId ?? null,
  });
}

/** Starts a session of its own: nothing of an earlier one is carried over. */
export function beginSession(token: TokenAnswer): void {
  removeItem(SESSION_KEY);
  removeItem(NOTICE_KEY, perTab);
  keepToken(token);
}

let renewal: Promise<void> | undefined;

/** Tabs take turns, so that each renews with what the one before has stored. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  await (locks ? locks.request('session-renewal', work) : work());
}

async function renew(): Promise<void> {
  const token = readSession()?.refreshToken;
  if (!token) return;
  const answer = await refreshToken(token);
  // The session may have ended meanwhile, here or in another tab.
  if (answer.ok && readSession()?.refreshToken === token) keepToken(answer.value);
}

/** Renews the token; one call however many ask for it at once. A failure leaves what is stored. */
export function renewToken(): Promise<void> {
  renewal ??= inTurn(renew).finally(() => {
    renewal = undefined;
  });
  return renewal;
}

/** So much before its end a token is renewed. */
const RENEWAL_MARGIN_MS = 60_000;

/** The Authorization header of a call: waits for a renewal on its way, and renews a token about to end. */
export async function authorization(): Promise<string | null> {
  if (renewal) await renewal;
  const session = readSession();
  const isEnding = session?.expiresAt != null && session.expiresAt - Date.now() < RENEWAL_MARGIN_MS;
  if (isEnding && session.refreshToken !== null) await renewToken();
  return readSession()?.authorization ?? null;
}

let opening: Promise<ApiFailure | null> | undefined;

async function open(): Promise<ApiFailure | null> {
  await renewToken();
  const me = await fetchMe();
  if (!me.ok) return me.error;
  const session = readSession();
  if (session) writeSession({ ...session, userId: me.value.id });
  claimDesign(me.value.id);
  useSessionStore.setState({ user: me.value });
  return null;
}

/** Renews the token and reads the user; the failure, if there is one, is that of the me call. */
export function openSession(): Promise<ApiFailure | null> {
  opening ??= open().finally(() => {
    opening = undefined;
  });
  return opening;
}

/** Reads the user again, after a change of the profile. */
export async function reloadUser(): Promise<void> {
  const me = await fetchMe();
  if (me.ok) useSessionStore.setState({ user: me.value });
}

const listeners = new Set<(end: SessionEnd) => void>();

/** Hears of every end of a session. Returns the way to stop. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Language stays; so do designs: those of other users always, the own one unless the user signed out himself. */
function clearStorage(): void {
  const stays = (key: string) => key === LANGUAGE_KEY || key.startsWith(DESIGN_KEY);
  itemKeys()
    .filter((key) => !stays(key))
    .forEach((key) => removeItem(key));
}

/** Ends the session: empties the storage and tells who listens. Language and designs are treated as said above. */
export function endSession(end: SessionEnd): void {
  // Who was never signed in has nothing to be told about.
  const isNews = end !== 'signedOut' && (hasSession() || useSessionStore.getState().user !== null);
  if (end === 'elsewhere') {
    // The other tab has emptied the storage, and its user may be about to sign in again there.
    if (!hasDesignOwner()) discardLateSaves();
  } else {
    if (end === 'signedOut') discardDesign();
    else keepDesign();
    clearStorage();
  }
  if (isNews) writeItem(NOTICE_KEY, end, perTab);
  listeners.forEach((listener) => listener(end));
}

/** Why the last session of this tab ended; told until somebody signs in. */
export function sessionNotice(): SessionNotice | null {
  const stored = readItem(NOTICE_KEY, perTab);
  return NOTICES.find((notice) => notice === stored) ?? null;
}
