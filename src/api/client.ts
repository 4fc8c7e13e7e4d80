/** The one axios instance. What it needs to know of session and language is handed in by the app. */
import axios, { AxiosError, isAxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { isWebPage } from '@/api/contract/answer-form';
import type { InProcessTransport, SendInBulk } from '@/api/contract/in-process-transport';
import { paths } from '@/api/contract/paths';
import { refusalIn } from '@/api/contract/refusal';
import { ExpiredAccount, failureOf, SIGNED_OUT } from '@/api/errors';
import { adapterOf } from '@/api/in-process-adapter';

declare module 'axios' {
  // The parameters have to be those of the original declaration.
  // oxlint-disable-next-line typescript/no-explicit-any
  interface AxiosRequestConfig<D = any, P = any> {
    /** Works without a session: 401 and 403 are shown on the page and end nothing. */
    publicCall?: boolean;
    /** Made again with a renewed session, once. */
    isRepeated?: boolean;
    /** Not made for an account whose time is over. */
    isCalculation?: boolean;
    /** Bulk call: takes the direct line if there is one. */
    isOneOfMany?: boolean;
    /** A picture: whatever comes in its place says nothing about the session. */
    isPicture?: boolean;
  }
}

export interface MissingRecord {
  method: string;
  /** Path of the call, without the base URL. */
  path: string;
}

/** How a renewal of the session went; unreachable says nothing about the session. */
export type Renewal = 'renewed' | 'refused' | 'unreachable';

export interface ClientHooks {
  /** Origin or path prefix of the backend. */
  baseUrl: string;
  /** Value of the Authorization header, null without a session. Calls wait for it. */
  authorization: () => Promise<string | null>;
  /** Authorization of the calls that carry the client's own credential instead of a session. */
  clientAuthorization: string;
  /** True if the account has expired, so that nothing is calculated for it. */
  isExpired?: () => boolean;
  /** Value of the Accept-Language header. */
  language: () => string;
  /** To a backend inside the page. */
  directLine?: InProcessTransport;
  /** Calculations that it makes at once. */
  workers?: number;
  /**
   * A call was answered 401: renews the session, once for all calls that ask. Takes the header that was
   * refused.
   */
  renew: (refused: string) => Promise<Renewal>;
  /** A call that needs a session was answered 401, beyond renewal, or 403. */
  onUnauthorized: () => void;
  /** A call that needs a session was answered 404. */
  onNotFound: (missing: MissingRecord) => void;
}

function createConfiguration() {
  let hooks: ClientHooks | undefined;
  const unconfigured = {};
  return {
    hooks: () => hooks,
    /** Another object for each time that the client is configured: what is learnt of a server belongs to it. */
    configuration: (): object => hooks ?? unconfigured,
    /** To be called once, before the first call. */
    configureClient: (next: ClientHooks): void => {
      hooks = next;
      apiClient.defaults.baseURL = next.baseUrl;
    },
  };
}

const { hooks, configuration, configureClient } = createConfiguration();
export { configuration, configureClient };

/** A server is not asked for more at once: many would wait for one another there. */
const AT_A_SERVER = 2;

/** Calculations that are under way at once at most. */
export const calculationsAtOnce = (): number => hooks()?.workers ?? AT_A_SERVER;

/** True if calculations run in this page, where a cancelled calculation really ends. */
export const isEmbedded = (): boolean => hooks()?.workers !== undefined;

/** True if many calls can travel in one message. */
export const hasBulkLine = (): boolean => hooks()?.directLine?.inBulk !== undefined;

export interface BulkLine {
  send: SendInBulk;
  headers: Readonly<Record<string, string>>;
}

/** The line for many calls in one message, with the headers that every call of this session has. */
export async function bulkLine(): Promise<BulkLine | null> {
  const configured = hooks();
  const send = configured?.directLine?.inBulk;
  if (!configured || !send || configured.isExpired?.()) return null;
  const authorization = await configured.authorization();
  return authorization === null
    ? null
    : { send, headers: { Authorization: authorization, 'Accept-Language': configured.language() } };
}

/** Address of a path of the backend. */
export const addressOf = (path: string): string =>
  new URL(`${apiClient.defaults.baseURL ?? ''}${path}`, globalThis.location.href).href;

/** Calls that work without a session. */
export const PUBLIC_CALL = { publicCall: true } as const satisfies AxiosRequestConfig;

/** Public calls that the backend accepts from a known client only. */
export function clientCall(): AxiosRequestConfig {
  return { ...PUBLIC_CALL, headers: { Authorization: hooks()?.clientAuthorization } };
}

/** ms. */
const LONGEST_WAIT = 60_000;

/** For calculations and uploads, which can be cancelled: a fine mesh or a slow line may take their time. */
export const LONG_CALL = { timeout: 10 * LONGEST_WAIT } as const satisfies AxiosRequestConfig;

export const apiClient = axios.create({
  timeout: LONGEST_WAIT,
  // Distinguishes a timeout from a call aborted by leaving the page.
  transitional: { clarifyTimeoutError: true },
});

/** Paths below the base URL alone are called: an address could take the credential to a stranger. */
const BACKEND_PATH = /^\/(?![/\\])/;

apiClient.interceptors.request.use(async (config) => {
  if (!BACKEND_PATH.test(config.url ?? '')) throw new Error(`${config.url} is no path of the backend`);
  if (config.isCalculation && hooks()?.isExpired?.()) throw new ExpiredAccount();
  config.headers.set('Accept-Language', hooks()?.language());
  const directLine = hooks()?.directLine;
  if (config.isOneOfMany && directLine) config.adapter = adapterOf(directLine);
  if (config.publicCall) return config;
  const authorization = await hooks()?.authorization();
  if (authorization) config.headers.set('Authorization', authorization);
  return config;
});

/** Begins like a JSON object or a web page. */
const TEXT = /^\s*[{<]/;

/** The text of a file that is a JSON object or a web page, whatever its type says; '' for any other file. */
async function textIn(file: Blob): Promise<string> {
  return TEXT.test(await file.slice(0, 16).text()) ? file.text() : '';
}

/** JSON that was written as a text into JSON, as some servers pass on what another one answered. */
function withoutWrapping(response: AxiosResponse): AxiosResponse {
  const { data } = response as AxiosResponse<unknown>;
  if (typeof data !== 'string' || !/^\s*[{[]/.test(data)) return response;
  try {
    return { ...response, data: JSON.parse(data) as unknown };
  } catch {
    return response;
  }
}

/** Requested path, and path of the response after redirects; null if the adapter does not report it. */
function pathsOf({ config, request }: AxiosResponse): readonly [asked: string, answered: string] | null {
  const { responseURL, res } = (request ?? {}) as { responseURL?: string; res?: { responseUrl?: string } };
  const answered = responseURL || res?.responseUrl;
  if (!answered) return null;
  return [new URL(apiClient.getUri(config), answered).pathname, new URL(answered).pathname];
}

/** Tells whether the call was redirected, if only to the same path with another end. */
export function isMoved(response: AxiosResponse): boolean {
  const [asked, answered] = pathsOf(response) ?? [];
  return asked !== answered;
}

const withoutSlash = (path: string | undefined) => path?.replace(/\/+$/, '');

function isElsewhere(response: AxiosResponse): boolean {
  const [asked, answered] = pathsOf(response) ?? [];
  return withoutSlash(asked) !== withoutSlash(answered);
}

/** Rejects an answer that reports a failure with a status of success. */
async function withoutRefusal(response: AxiosResponse): Promise<AxiosResponse> {
  const { data } = response as AxiosResponse<unknown>;
  const read = { ...response, data: data instanceof Blob ? await textIn(data) : data };
  const { config } = read;
  if (!config.isPicture && (isWebPage(read.data) || isElsewhere(read)))
    throw new AxiosError('Answered by a web page', SIGNED_OUT, config, read.request, read);
  if (refusalIn(read.data) !== null) {
    const code = AxiosError.ERR_BAD_RESPONSE;
    throw new AxiosError(`Refused with status ${read.status}`, code, config, read.request, read);
  }
  return response;
}

/**
 * True if a proxy redirects calls to another origin. A page cannot see such a redirect: the browser reports
 * it as a lost connection.
 */
async function isSentElsewhere(): Promise<boolean> {
  try {
    const { type, status } = await fetch(apiClient.getUri({ url: paths.me }), { redirect: 'manual' });
    return type === 'opaqueredirect' || (status >= 300 && status < 400);
  } catch {
    return false;
  }
}

function report({ config, status }: { config: AxiosRequestConfig; status: number | null }): void {
  if (status === 401 || status === 403) hooks()?.onUnauthorized();
  if (status === 404)
    hooks()?.onNotFound({ method: config.method?.toLowerCase() ?? '', path: config.url ?? '' });
}

const REFUSED_SESSION = 401;

/** The answer of the same call with a renewed session, or what became of the session. */
async function repeated(config: AxiosRequestConfig): Promise<AxiosResponse | Renewal> {
  const { Authorization: refused } = (config.headers ?? {}) as { Authorization?: unknown };
  const configured = hooks();
  if (config.isRepeated || !configured || typeof refused !== 'string') return 'refused';
  const renewal = await configured.renew(refused);
  return renewal === 'renewed' ? apiClient.request({ ...config, isRepeated: true }) : renewal;
}

async function settle(cause: unknown): Promise<AxiosResponse> {
  if (!isAxiosError(cause) || !cause.config) throw cause;
  const { config, response } = cause;
  // A refused download carries its reason as a file; readers of errors expect text.
  if (response?.data instanceof Blob) response.data = await textIn(response.data);
  if (config.publicCall) throw cause;
  const { kind, status: found } = failureOf(cause);
  const isSent = kind === 'network' && !isEmbedded() && (await isSentElsewhere());
  if (isSent) cause.code = SIGNED_OUT;
  const status = isSent ? REFUSED_SESSION : found;
  if (status === REFUSED_SESSION) {
    const outcome = await repeated(config);
    if (outcome === 'unreachable') throw new AxiosError('No renewal', AxiosError.ERR_NETWORK, config);
    if (typeof outcome === 'object') return outcome;
  }
  report({ config, status });
  throw cause;
}

apiClient.interceptors.response.use(withoutWrapping);
apiClient.interceptors.response.use(withoutRefusal);
apiClient.interceptors.response.use(undefined, settle);
