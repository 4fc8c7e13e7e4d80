/** The one axios instance. What it needs to know of session and language is handed in by the app. */
import axios, { isAxiosError, type AxiosRequestConfig } from 'axios';

declare module 'axios' {
  // The parameters have to be those of the original declaration.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any, @typescript-eslint/no-unused-vars
  interface AxiosRequestConfig<D = any, P = any> {
    /** Works without a session: 401 and 403 are shown on the page and end nothing. */
    publicCall?: boolean;
  }
}

export interface MissingRecord {
  method: string;
  /** Path of the call, without the base URL. */
  path: string;
}

export interface ClientHooks {
  /** Origin or path prefix of the backend. */
  baseUrl: string;
  /** Value of the Authorization header, null without a session. Calls wait for it. */
  authorization: () => Promise<string | null>;
  /** Authorization of the calls that carry the client's own credential instead of a session. */
  clientAuthorization: string;
  /** Value of the Accept-Language header. */
  language: () => string;
  /** A call that needs a session was answered 401 or 403. */
  onUnauthorized: () => void;
  /** A call that needs a session was answered 404. */
  onNotFound: (missing: MissingRecord) => void;
}

let hooks: ClientHooks | undefined;

/** To be called once, before the first call. */
export function configureClient(next: ClientHooks): void {
  hooks = next;
  apiClient.defaults.baseURL = next.baseUrl;
}

/** Calls that work without a session. */
export const PUBLIC_CALL = { publicCall: true } as const satisfies AxiosRequestConfig;

/** Public calls that the backend accepts from a known client only. */
export function clientCall(): AxiosRequestConfig {
  return { ...PUBLIC_CALL, headers: { Authorization: hooks?.clientAuthorization } };
}

export const apiClient = axios.create();

/** Paths below the base URL alone are called: an address could take the credential to a stranger. */
const BACKEND_PATH = /^\/(?![/\\])/;

apiClient.interceptors.request.use(async (config) => {
  if (!BACKEND_PATH.test(config.url ?? '')) throw new Error(`${config.url} is no path of the backend`);
  config.headers.set('Accept-Language', hooks?.language());
  if (config.publicCall) return config;
  const authorization = await hooks?.authorization();
  if (authorization) config.headers.set('Authorization', authorization);
  return config;
});

/** A refused download carries its reason as a blob; readers of errors expect text. */
async function withReadableBody(cause: unknown): Promise<void> {
  if (!isAxiosError(cause) || !cause.response) return;
  const { response } = cause;
  if (response.data instanceof Blob) response.data = await response.data.text().catch(() => '');
}

function report(cause: unknown): void {
  if (!isAxiosError(cause) || cause.config?.publicCall) return;
  const status = cause.response?.status;
  if (status === 401 || status === 403) hooks?.onUnauthorized();
  if (status === 404) {
    hooks?.onNotFound({ method: cause.config?.method?.toLowerCase() ?? '', path: cause.config?.url ?? '' });
  }
}

apiClient.interceptors.response.use(undefined, async (cause: unknown) => {
  await withReadableBody(cause);
  report(cause);
  throw cause;
});
