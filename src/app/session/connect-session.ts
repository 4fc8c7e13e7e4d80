/** Connects the session with the API client, the router and the other tabs. */
import { configureClient, type MissingRecord } from '@/api/client';
import type { InnerBackend } from '@/app/embedded-backend-interface';
import { withBase, environment, withoutBase } from '@/app/env';
import { acceptLanguage } from '@/app/i18n/i18n';
import { formInputs, dropUnsavedChanges, hasUnsavedChanges } from '@/shared/hooks/stored-input';
import { beforeNewVersion } from '@/shared/navigation/new-version';
import { routes } from '@/shared/navigation/routes';
import { storeInput, takeStoredInput } from '@/stores/local-storage';
import { isOwnPath, saveRedirect } from '@/stores/redirect-target';
import {
  authorization,
  endSession,
  onSessionEnd,
  renewRefused,
  SESSION_KEY,
  useSessionStore,
  userOfStored,
  type SessionEnd,
  isExpired,
} from '@/stores/session';

/** Time in ms after which the user has stayed: the browser may ask before it leaves the page. */
const STAYED_AFTER_MS = 2000;

/**
 * Detects that the user is leaving the page. Calls in progress then fail for unrelated reasons (aborted, or
 * answered by another server after the embedded backend has stopped), so these failures must not end the
 * session or mark records as missing.
 */
function watchLeaving(): () => boolean {
  let leaving = false;
  const set = (next: boolean) => () => {
    leaving = next;
  };
  window.addEventListener('beforeunload', () => {
    leaving = true;
    setTimeout(set(false), STAYED_AFTER_MS);
  });
  window.addEventListener('pagehide', set(true));
  window.addEventListener('pageshow', set(false));
  return () => leaving;
}

export const isPageLeaving = watchLeaving();

/** Opens another page by loading it from the server. An object, so that tests can replace its function. */
export const freshPage = {
  open(path: string): void {
    window.location.replace(withBase(path, environment.basePath));
  },
};

interface Navigator {
  state: { location: { pathname: string; search: string; hash: string } };
  navigate: (path: string, options?: { replace?: boolean }) => Promise<void>;
}

function pathOf({ state }: Navigator): string {
  return withoutBase(state.location.pathname, environment.basePath);
}

function isAt(navigator: Navigator, path: string): boolean {
  return pathOf(navigator).toLowerCase() === path.toLowerCase();
}

/**
 * True if a missing record opens the error page: only if the URL of the page contains the record id.
 * Otherwise the page marks the record as missing. After a write, or with unsaved input, the error page would
 * lose the typed data.
 */
function opensErrorPage({ method, path }: MissingRecord, search: string): boolean {
  if (method !== 'get' || hasUnsavedChanges()) return false;
  const record = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  return [...new URLSearchParams(search).values()].includes(record);
}

/** Reasons for the end of a session after which sign-in reopens the same page. */
const RETURNS_AFTER_LOGIN: ReadonlySet<SessionEnd> = new Set(['expired', 'denied', 'elsewhere']);

/** Maximum time in ms to wait for the embedded backend to end a session. */
const FAREWELL = 1000;

/** Connects the session; returns the function that disconnects it. */
export function connectSession(navigator: Navigator, inner: InnerBackend = {}): () => void {
  const isPublic = () => isAt(navigator, routes.login) || isAt(navigator, routes.register);

  /** Ends the session in the embedded backend; no such call is documented for a server. */
  const signOutThere = async (header: string) => {
    await Promise.race([inner.signOut?.(header), new Promise((resolve) => setTimeout(resolve, FAREWELL))]);
  };

  const leave = (end: SessionEnd, ended: string | null) => {
    const { search, hash } = navigator.state.location;
    const path = pathOf(navigator) + search + hash;
    if (RETURNS_AFTER_LOGIN.has(end) && isOwnPath(path)) saveRedirect(path);
    const { user } = useSessionStore.getState();
    if (user && end === 'expired') storeInput(String(user.id), formInputs.unsaved());
    dropUnsavedChanges();
    useSessionStore.setState({ user: null });
    // The page is reloaded, because stores and caches in memory belong to the signed-out user.
    if (user && end === 'signedOut' && ended !== null && inner.signOut)
      void signOutThere(ended).finally(() => freshPage.open(routes.login));
    else if (user) freshPage.open(routes.login);
    else void navigator.navigate(routes.login, { replace: true });
  };

  configureClient({
    baseUrl: environment.apiBaseUrl,
    authorization,
    clientAuthorization: environment.clientAuthorization,
    isExpired: () => isExpired(useSessionStore.getState().user),
    language: acceptLanguage,
    directLine: inner.directLine,
    workers: inner.workers,
    renew: renewRefused,
    onUnauthorized: () => {
      if (!isPublic() && !isPageLeaving()) endSession('expired');
    },
    onNotFound: (missing) => {
      if (isPublic() || isPageLeaving() || !opensErrorPage(missing, navigator.state.location.search)) return;
      void navigator.navigate(routes.error, { replace: true });
    },
  });

  beforeNewVersion(() => {
    const { user } = useSessionStore.getState();
    if (user) storeInput(String(user.id), formInputs.unsaved());
    dropUnsavedChanges();
  });

  const stopListening = onSessionEnd(leave);
  // Offers the stored input as soon as the user is known, before the first page of the session is rendered.
  const stopOffering = useSessionStore.subscribe(({ user }, before) => {
    if (user && !before.user) formInputs.offer(takeStoredInput(String(user.id)));
  });

  const onStorage = (event: StorageEvent) => {
    // Ignores other entries; `key` is null if the whole storage has been cleared.
    if (event.storageArea !== localStorage || (event.key !== null && event.key !== SESSION_KEY)) return;
    const { user } = useSessionStore.getState();
    if (user === null) return;
    const value = event.key === null ? null : event.newValue;
    const other = userOfStored(value);
    if (value === null || (other !== undefined && other !== String(user.id))) endSession('elsewhere');
  };
  window.addEventListener('storage', onStorage);
  return () => {
    stopListening();
    stopOffering();
    window.removeEventListener('storage', onStorage);
  };
}
