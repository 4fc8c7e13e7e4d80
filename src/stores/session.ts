/** Session: its start, the stored token, its renewal, and the end of the session. */
import { create } from 'zustand';
import { fetchMe, type Me, refreshToken } from '@/api/calls/session';
import type { Renewal } from '@/api/client';
import type { ApiFailure } from '@/api/contract/failure';
import { ADMIN_ROLE, type Token } from '@/api/contract/session';
import { objectIn } from '@/design/model/untrusted-values';
import { LOGO_KEY } from '@/stores/company-logo';
import {
  claimDesign,
  DESIGN_KEY,
  designOwner,
  discardDesign,
  discardLateSaves,
  storeDesignOnSessionEnd,
} from '@/stores/design-owner';
import {
  readItem,
  removeItem,
  writeItem,
  itemKeys,
  perTab,
  discardStoredInput,
} from '@/stores/local-storage';
import { LANGUAGE_KEY } from '@/stores/preferences';

/** Makes one call on behalf of all callers that request it at the same time. */
function sharedCall<A extends unknown[], T>(make: (...args: A) => Promise<T>) {
  let current: Promise<T> | undefined;
  return {
    /** Starts the call, or returns the call in progress. */
    join: (...args: A): Promise<T> =>
      (current ??= make(...args).finally(() => {
        current = undefined;
      })),
    /** Returns the call in progress; undefined if there is none. */
    current: (): Promise<T> | undefined => current,
  };
}

/** Time between two checks of a lock, ms; of two tabs, the one that wrote last has it. */
const LOOK = 30;

/** Age in ms after which a lock is ignored, because its tab must have been closed. */
const LONGEST = 90_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK));

async function takes(key: string, mine: string): Promise<boolean> {
  const [until] = (readItem(key) ?? '').split(' ');
  if (Number(until) > Date.now()) return false;
  writeItem(key, mine);
  await pause();
  return readItem(key) === mine;
}

/** Runs work when no other tab does; without Web Locks (plain http), a storage entry is the lock. */
async function inTabTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as Partial<Navigator>;
  if (locks) return locks.request(name, work);
  const key = `lock.${name}`;
  const mine = `${Date.now() + LONGEST} ${Math.random()}`;
  while (!(await takes(key, mine))) await pause();
  try {
    return await work();
  } finally {
    if (readItem(key) === mine) removeItem(key);
  }
}

/** Returns the claims of a JSON web token (times in s since 1970); an empty object for other tokens. */
function claimsOf(token: string): Record<string, unknown> {
  const [, payload, signature] = token.split('.');
  if (!payload || signature === undefined) return {};
  try {
    return objectIn(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    // A token with dots is not necessarily a readable JSON web token.
    return {};
  }
}

/** Returns the expiry of a token received at the time `now`, ms since 1970; null if unknown. */
export function endOfToken({ access_token: token, expires_in: life }: Token, now: number): number | null {
  // Zero and negative lifetimes mean that the token does not expire or that its lifetime is unknown.
  if (life != null && life > 0) return now + life * 1000;
  // The documented response does not state the lifetime, but many tokens contain it.
  const { iat, exp } = claimsOf(token);
  if (typeof exp !== 'number') return null;
  // The lifetime starts at `now`, because this computer's clock may differ from the server's.
  if (typeof iat === 'number' && iat < exp) return now + (exp - iat) * 1000;
  // If the token seems to have expired before it arrived, the two clocks differ and the expiry is unknown.
  return exp * 1000 > now ? exp * 1000 : null;
}

export const SESSION_KEY = 'session';
/** Layouts of load tables that a user has confirmed, by user. */
export const LAYOUTS_KEY = 'loadLayouts';
const NOTICE_KEY = 'session.notice';

interface StoredSession {
  /** Token type and access token, for the Authorization header. */
  authorization: string;
  refreshToken: string | null;
  /** Expiry of the token, ms since 1970; null if the backend did not state it. */
  expiresAt: number | null;
  /** When the token was received, ms since 1970 by this computer; null from older versions. */
  givenAt: number | null;
  /** Id of the user; null until the me call has succeeded. */
  userId: string | null;
}

/** Reasons other than signing out for the end of a session; the sign-in page shows a message for each. */
const NOTICES = ['expired', 'denied', 'passwordChanged', 'elsewhere', 'unreadable'] as const;
interface SessionNotice {
  kind: (typeof NOTICES)[number];
  /** Field of an unreadable response. */
  field?: string;
}
export type SessionEnd = SessionNotice['kind'] | 'signedOut';

interface SessionStore {
  /** The signed-in user; null until the me call has succeeded. */
  user: Me | null;
}

export const useSessionStore = create<SessionStore>()(() => ({ user: null }));

export const isAdmin = (user: Pick<Me, 'roles'> | null): boolean =>
  user?.roles.some((role) => role.name === ADMIN_ROLE) ?? false;

/** True if the account has expired; the app then does not calculate. */
export function isExpired<T extends Pick<Me, 'expirationTime'>>(
  user: T | null,
): user is T & { expirationTime: string } {
  const time = user?.expirationTime ?? null;
  return time !== null && new Date(time.replace(' ', 'T')) < new Date();
}

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function readSession(): StoredSession | null {
  const raw = objectIn(readItem(SESSION_KEY));
  const authorization = textOrNull(raw.authorization);
  if (authorization === null) return null;
  return {
    authorization,
    refreshToken: textOrNull(raw.refreshToken),
    expiresAt: numberOrNull(raw.expiresAt),
    givenAt: numberOrNull(raw.givenAt),
    userId: textOrNull(raw.userId),
  };
}

const writeSession = (session: StoredSession) => writeItem(SESSION_KEY, JSON.stringify(session));

export const hasSession = (): boolean => readSession() !== null;

/** Returns the user id in a stored session's text; undefined if there is none. */
export const userOfStored = (value: string | null): string | undefined =>
  textOrNull(objectIn(value).userId) ?? undefined;

/** Stores a new token; a backend may omit an unchanged refresh token. */
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

/** Starts a new session; removes the stored session and the notice of an earlier session. */
export function beginSession(token: Token): void {
  removeItem(SESSION_KEY);
  removeItem(NOTICE_KEY, perTab);
  keepToken(token);
}

/** Adds the user id to the stored session, as soon as the user is known. */
function nameSession(userId: string): void {
  const session = readSession();
  if (session) writeSession({ ...session, userId });
}

/** Status codes of a temporary refusal: request timeout and too many requests. */
const TEMPORARY: readonly number[] = [408, 429];

/** True if the server refused the session for good: it is neither unreachable nor faulty nor busy. */
export const isRefused = ({ status }: ApiFailure) =>
  status !== null && status < 500 && !TEMPORARY.includes(status);

function createRenewal() {
  /** The refresh token refused last, which the server would refuse again. */
  let refusedToken: string | null = null;

  /** @param before Authorization header with the token to be replaced. */
  async function renew(before: string): Promise<Renewal> {
    const { authorization: current, refreshToken: token } = readSession() ?? {};
    // Another tab renewed the token first. A second renewal with the same token could be refused.
    if (current !== undefined && current !== before) return 'renewed';
    if (!token) return 'refused';
    const answer = await refreshToken(token);
    // The session may have ended in the meantime, here or in another tab.
    const isCurrent = readSession()?.refreshToken === token;
    if (answer.ok && isCurrent) keepToken(answer.value);
    if (answer.ok) return isCurrent ? 'renewed' : 'refused';
    if (!isRefused(answer.error)) return 'unreachable';
    refusedToken = token;
    return 'refused';
  }

  const shared = sharedCall((before: string) => inTabTurn('session-renewal', () => renew(before)));
  return {
    /** Returns the renewal in progress; undefined if there is none. */
    renewal: shared.current,
    /** Renews the token in one call for all tabs; a failure leaves the stored token unchanged. */
    renewToken: (): Promise<Renewal> => {
      const { authorization: before, refreshToken: token } = readSession() ?? {};
      if (before === undefined || !token || token === refusedToken) return Promise.resolve('refused');
      return shared.join(before);
    },
  };
}

const { renewal, renewToken } = createRenewal();
export { renewToken };

/** Age in ms up to which a token is not renewed, regardless of which tab obtained it. */
const FRESH_MS = 10_000;

/** Renews the token, unless the sign-in page or another tab has just obtained it. */
async function renewOldToken(): Promise<void> {
  const age = Date.now() - (readSession()?.givenAt ?? -Infinity);
  if (age < 0 || age > FRESH_MS) await renewToken();
}

/** Renews the session after a refused call, unless its header is already out of date. */
export function renewRefused(authorization: string): Promise<Renewal> {
  const current = readSession()?.authorization;
  const isOld = current !== undefined && current !== authorization;
  return isOld && !renewal() ? Promise.resolve('renewed') : renewToken();
}

/** A token is renewed 60 s before it expires, or in the last fifth of a short lifetime. */
const RENEWAL_MARGIN_MS = 60_000;
const RENEWAL_SHARE = 0.2;

function isEnding({ expiresAt, givenAt }: StoredSession): boolean {
  if (expiresAt === null) return false;
  const life = expiresAt - (givenAt ?? -Infinity);
  return expiresAt - Date.now() < Math.min(RENEWAL_MARGIN_MS, RENEWAL_SHARE * life);
}

/** Returns the Authorization header for a call, after any renewal in progress or due. */
export async function authorization(): Promise<string | null> {
  await renewal();
  const session = readSession();
  if (session !== null && isEnding(session)) await renewToken();
  return readSession()?.authorization ?? null;
}

/** `authorization`: Authorization header of the session that ended; null if there was none. */
type EndListener = (end: SessionEnd, authorization: string | null) => void;

const listeners = new Set<EndListener>();

/** Calls the listener whenever a session ends. Returns the unsubscribe function. */
export function onSessionEnd(listener: EndListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Clears the storage except language, logos, table layouts and stored designs. */
function clearStorage(): void {
  const stays = (key: string) =>
    key === LANGUAGE_KEY || [DESIGN_KEY, LOGO_KEY, LAYOUTS_KEY].some((kept) => key.startsWith(kept));
  itemKeys()
    .filter((key) => !stays(key))
    .forEach((key) => removeItem(key));
}

/** Ends the session and notifies the listeners. `field`: unreadable field of the response. */
export function endSession(end: SessionEnd, field?: string): void {
  const ended = readSession()?.authorization ?? null;
  // A visitor who was never signed in gets no notice.
  const isNews = end !== 'signedOut' && (hasSession() || useSessionStore.getState().user !== null);
  if (end === 'elsewhere') {
    // The other tab has already cleared the storage, and a user may already have signed in again there.
    if (designOwner() === null) discardLateSaves();
  } else {
    if (end === 'signedOut') discardDesign();
    else storeDesignOnSessionEnd();
    clearStorage();
  }
  if (end !== 'expired') discardStoredInput();
  if (isNews) writeItem(NOTICE_KEY, JSON.stringify({ kind: end, field }), perTab);
  listeners.forEach((listener) => listener(end, ended));
}

/** Returns the reason why the last session in this tab ended; shown until the next sign-in. */
export function sessionNotice(): SessionNotice | null {
  const stored = objectIn(readItem(NOTICE_KEY, perTab));
  const kind = NOTICES.find((notice) => notice === stored.kind);
  return kind === undefined ? null : { kind, field: textOrNull(stored.field) ?? '' };
}

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
