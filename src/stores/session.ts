/** Session: the stored token, its renewal, and the end of the session. open-session.ts starts it. */
import { create } from 'zustand';
import type { Me } from '@/api/calls/me';
import { refreshToken } from '@/api/calls/session';
import type { Renewal } from '@/api/client';
import type { ApiFailure } from '@/api/contract/failure';
import { ADMIN_ROLE, type Token } from '@/api/contract/session';
import { LOGO_KEY } from '@/stores/company-logo';
import { itemKeys, perTab, readItem, removeItem, writeItem } from '@/stores/local-storage';
import { LANGUAGE_KEY } from '@/stores/preferences';
import { sharedCall } from '@/stores/shared-call';
import {
  DESIGN_KEY,
  discardDesign,
  discardLateSaves,
  hasDesignOwner,
  storeDesignOnSessionEnd,
} from '@/stores/stored-design';
import { discardStoredInput } from '@/stores/stored-input';
import { inTabTurn } from '@/stores/tab-lock';
import { endOfToken } from '@/stores/token-life';

export const SESSION_KEY = 'session';
const NOTICE_KEY = 'session.notice';

interface StoredSession {
  /** Token type and access token: the Authorization header. */
  authorization: string;
  refreshToken: string | null;
  /** ms since 1970; null if the backend did not say. */
  expiresAt: number | null;
  /** ms since 1970, by the clock of this computer; null for a session of an older version of the app. */
  givenAt: number | null;
  /** Known after the me call. */
  userId: string | null;
}

/** How a session ends besides signing out, and what the sign-in page then says. */
const NOTICES = ['expired', 'denied', 'passwordChanged', 'elsewhere', 'unreadable'] as const;
export interface SessionNotice {
  kind: (typeof NOTICES)[number];
  /** Field of an unreadable answer. */
  field?: string;
}
export type SessionEnd = SessionNotice['kind'] | 'signedOut';

interface SessionStore {
  /** Null until the me call has succeeded. */
  user: Me | null;
}

export const useSessionStore = create<SessionStore>()(() => ({ user: null }));

export function isAdmin(user: Pick<Me, 'roles'> | null): boolean {
  return user?.roles.some((role) => role.name === ADMIN_ROLE) ?? false;
}

/** True if the account has expired, so that nothing is calculated for it. */
export function isExpired<T extends Pick<Me, 'expirationTime'>>(
  user: T | null,
): user is T & { expirationTime: string } {
  const time = user?.expirationTime ?? null;
  return time !== null && new Date(time.replace(' ', 'T')) < new Date();
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function readSession(): StoredSession | null {
  try {
    const raw = JSON.parse(readItem(SESSION_KEY) ?? 'null') as Partial<StoredSession> | null;
    const authorization = textOrNull(raw?.authorization);
    if (authorization === null) return null;
    return {
      authorization,
      refreshToken: textOrNull(raw?.refreshToken),
      expiresAt: numberOrNull(raw?.expiresAt),
      givenAt: numberOrNull(raw?.givenAt),
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
function keepToken(token: Token): void {
  const before = readSession();
  const givenAt = Date.now();
  writeSession({
    authorization: `${token.token_type} ${token.access_token}`,
    refreshToken: token.refresh_token ?? before?.refreshToken ?? null,
    expiresAt: endOfToken(token, givenAt),
    givenAt,
    userId: before?.userId ?? null,
  });
}

/** Starts a session of its own: nothing of an earlier one is carried over. */
export function beginSession(token: Token): void {
  removeItem(SESSION_KEY);
  removeItem(NOTICE_KEY, perTab);
  keepToken(token);
}

/** To be called when the user is known. */
export function nameSession(userId: string): void {
  const session = readSession();
  if (session) writeSession({ ...session, userId });
}

/** A server that is out of reach or out of order says nothing about the session. */
const isRefused = ({ status }: ApiFailure) => status !== null && status < 500;

function createRenewal() {
  /** The refresh token that was refused last: asking with it again would bring the same answer. */
  let refusedToken: string | null = null;

  /** @param before Header of the token that is to be replaced. */
  async function renew(before: string): Promise<Renewal> {
    const { authorization: current, refreshToken: token } = readSession() ?? {};
    // Another tab was first: a server may refuse the token of one that renews again.
    if (current !== undefined && current !== before) return 'renewed';
    if (!token) return 'refused';
    const answer = await refreshToken(token);
    // The session may have ended meanwhile, here or in another tab.
    const isCurrent = readSession()?.refreshToken === token;
    if (answer.ok && isCurrent) keepToken(answer.value);
    if (answer.ok) return isCurrent ? 'renewed' : 'refused';
    if (!isRefused(answer.error)) return 'unreachable';
    refusedToken = token;
    return 'refused';
  }

  const shared = sharedCall((before: string) => inTabTurn('session-renewal', () => renew(before)));
  return {
    /** The renewal in progress. */
    renewal: shared.current,
    /**
     * Renews the token; one call however many ask for it at once, in this tab and in others. A failure leaves
     * what is stored.
     */
    renewToken: (): Promise<Renewal> => {
      const { authorization: before, refreshToken: token } = readSession() ?? {};
      if (before === undefined || !token || token === refusedToken) return Promise.resolve('refused');
      return shared.join(before);
    },
  };
}

const { renewal, renewToken } = createRenewal();
export { renewToken };

/** ms in which a token counts as just given, to this tab or to another one. */
const FRESH_MS = 10_000;

/** Renews the token unless it was given just now, as by the sign-in page or by another tab. */
export async function renewOldToken(): Promise<void> {
  const age = Date.now() - (readSession()?.givenAt ?? -Infinity);
  if (age < 0 || age > FRESH_MS) await renewToken();
}

/**
 * After a call was refused with this header: it may have been sent before the token was renewed, here or in
 * another tab.
 */
export function renewRefused(authorization: string): Promise<Renewal> {
  const current = readSession()?.authorization;
  const isOld = current !== undefined && current !== authorization;
  return isOld && !renewal() ? Promise.resolve('renewed') : renewToken();
}

/** So much before its end a token is renewed; one with a short life at the last fifth of it. */
const RENEWAL_MARGIN_MS = 60_000;
const RENEWAL_SHARE = 0.2;

function isEnding({ expiresAt, givenAt }: StoredSession): boolean {
  if (expiresAt === null) return false;
  const life = expiresAt - (givenAt ?? -Infinity);
  return expiresAt - Date.now() < Math.min(RENEWAL_MARGIN_MS, RENEWAL_SHARE * life);
}

/** The Authorization header of a call: waits for a renewal on its way, and renews a token about to end. */
export async function authorization(): Promise<string | null> {
  await renewal();
  const session = readSession();
  if (session !== null && isEnding(session)) await renewToken();
  return readSession()?.authorization ?? null;
}

/** `authorization`: header of the session that has ended; null where there was none. */
type EndListener = (end: SessionEnd, authorization: string | null) => void;

const listeners = new Set<EndListener>();

/** Hears of every end of a session. Returns the way to stop. */
export function onSessionEnd(listener: EndListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Language and each company's logo stay; so do designs: those of other users always, the own one unless the
 * user signed out himself.
 */
function clearStorage(): void {
  const stays = (key: string) =>
    key === LANGUAGE_KEY || [DESIGN_KEY, LOGO_KEY].some((kept) => key.startsWith(kept));
  itemKeys()
    .filter((key) => !stays(key))
    .forEach((key) => removeItem(key));
}

/**
 * Ends the session: empties the storage and tells who listens. Language and designs are treated as said
 * above. `field` is what could not be read of the server's answer.
 */
export function endSession(end: SessionEnd, field?: string): void {
  const ended = readSession()?.authorization ?? null;
  // A visitor who was never signed in gets no notice.
  const isNews = end !== 'signedOut' && (hasSession() || useSessionStore.getState().user !== null);
  if (end === 'elsewhere') {
    // The other tab has emptied the storage, and its user may be about to sign in again there.
    if (!hasDesignOwner()) discardLateSaves();
  } else {
    if (end === 'signedOut') discardDesign();
    else storeDesignOnSessionEnd();
    clearStorage();
  }
  if (end !== 'expired') discardStoredInput();
  if (isNews) writeItem(NOTICE_KEY, JSON.stringify({ kind: end, field }), perTab);
  listeners.forEach((listener) => listener(end, ended));
}

/** Reason for the end of the last session of this tab; shown until the next sign-in. */
export function sessionNotice(): SessionNotice | null {
  try {
    const stored = JSON.parse(readItem(NOTICE_KEY, perTab) ?? 'null') as Partial<SessionNotice> | null;
    const kind = NOTICES.find((notice) => notice === stored?.kind);
    return kind === undefined ? null : { kind, field: textOrNull(stored?.field) ?? '' };
  } catch {
    return null;
  }
}
