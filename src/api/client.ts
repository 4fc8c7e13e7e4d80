/** The only axios instance; the app provides the session and the settings (`configureClient`). */
import axios, {
  AxiosError,
  CanceledError,
  type AxiosAdapter,
  type InternalAxiosRequestConfig,
  isAxiosError,
  type AxiosRequestConfig,
  type AxiosResponse,
} from 'axios';
import { errorIn, jsonIn } from '@/api/contract/error-body';
import type { InProcessTransport, SendInBulk } from '@/api/contract/in-process-transport';
import { paths } from '@/api/contract/paths';
import { isWebPage } from '@/api/contract/response-forms';
import { ExpiredAccount, failureOf, SIGNED_OUT } from '@/api/errors';

declare module 'axios' {
  // A merged declaration must have the same type parameters as the original one.
  // oxlint-disable-next-line typescript/no-explicit-any
  interface AxiosRequestConfig<D = any, P = any> {
    /** True for a call without a session: the page handles 401 and 403, and the session does not end. */
    publicCall?: boolean;
    /** True for a write: it is repeated only after 401, which proves that it was not carried out. */
    isWrite?: boolean;
    /** True if this call repeats a refused call with a renewed session. */
    isRepeated?: boolean;
    /** True for a calculation: an expired account cannot request calculations. */
    isCalculation?: boolean;
    /** True for one of many calls, sent directly to the backend inside the page if there is one. */
    isOneOfMany?: boolean;
    /** True for an image, in place of which a web page does not mean that the session has ended. */
    isPicture?: boolean;
  }
}

export interface MissingRecord {
  method: string;
  /** Path of the call, without the base URL. */
  path: string;
}

/** Result of renewing the session. The session may still be valid after `unreachable`. */
export type Renewal = 'renewed' | 'refused' | 'unreachable';

export interface ClientHooks {
  /** Origin or path prefix of the backend. */
  baseUrl: string;
  /** Returns the Authorization header, or null without a session; calls wait for it. */
  authorization: () => Promise<string | null>;
  /** Authorization header for calls with the client's own credential instead of a session. */
  clientAuthorization: string;
  /** Returns true if the account has expired; the client then sends no calculation. */
  isExpired?: () => boolean;
  language: () => string;
  directLine?: InProcessTransport;
  /** Number of calculations that the embedded backend runs in parallel; undefined for a real server. */
  workers?: number;
  /** Renews the session for this refused Authorization header; calls with the same header share a renewal. */
  renew: (refused: string) => Promise<Renewal>;
  /** Called if a call with a session is answered with 403, or with 401 when the session cannot be renewed. */
  onUnauthorized: () => void;
  onNotFound: (missing: MissingRecord) => void;
}

function createConfiguration() {
  let hooks: ClientHooks | undefined;
  const unconfigured = {};
  return {
    hooks: () => hooks,
    /** Identifies the current configuration; as a cache key, it keeps servers apart. */
    configuration: (): object => hooks ?? unconfigured,
    /** Configures the client; must be called once before the first request. */
    configureClient: (next: ClientHooks): void => {
      hooks = next;
      apiClient.defaults.baseURL = next.baseUrl;
    },
  };
}

const { hooks, configuration, configureClient } = createConfiguration();
export { configuration, configureClient };

/** Parallel calculations at a real server; more would only compete for its processors. */
const AT_A_SERVER = 2;

export const calculationsAtOnce = (): number => hooks()?.workers ?? AT_A_SERVER;

/** True if calculations run in this page, where cancelling a calculation stops it. */
export const isEmbedded = (): boolean => hooks()?.workers !== undefined;

export const hasBulkLine = (): boolean => hooks()?.directLine?.inBulk !== undefined;

interface BulkLine {
  send: SendInBulk;
  headers: Readonly<Record<string, string>>;
}

/** Returns the function for many calls in one message, with the session's headers; null if there is none. */
export async function bulkLine(): Promise<BulkLine | null> {
  const configured = hooks();
  const send = configured?.directLine?.inBulk;
  if (!configured || !send || configured.isExpired?.()) return null;
  const authorization = await configured.authorization();
  return authorization === null
    ? null
    : { send, headers: { Authorization: authorization, 'Accept-Language': configured.language() } };
}

export const addressOf = (path: string): string =>
  new URL(`${apiClient.defaults.baseURL ?? ''}${path}`, globalThis.location.href).href;

/** Request options for calls that work without a session. */
export const PUBLIC_CALL = { publicCall: true } as const satisfies AxiosRequestConfig;

/** Returns the request options for a public call that needs the client's own credential. */
export function clientCall(): AxiosRequestConfig {
  return { ...PUBLIC_CALL, headers: { Authorization: hooks()?.clientAuthorization } };
}

/** Maximum duration of an ordinary call, ms. */
const LONGEST_WAIT = 60_000;

/** Options for calculations and uploads, which may take longer and can be cancelled by the user. */
export const LONG_CALL = { timeout: 10 * LONGEST_WAIT } as const satisfies AxiosRequestConfig;

export const apiClient = axios.create({
  timeout: LONGEST_WAIT,
  // With this option, axios reports a timeout with a separate error code, not as an aborted call.
  transitional: { clarifyTimeoutError: true },
});

/** Paths begin with a single slash: an absolute URL could send the credential to another server. */
const BACKEND_PATH = /^\/(?![/\\])/;

apiClient.interceptors.request.use(async (config) => {
  if (!BACKEND_PATH.test(config.url ?? '')) throw new Error(`${config.url} is no path of the backend`);
  if (config.isCalculation && hooks()?.isExpired?.()) throw new ExpiredAccount();
  config.headers.set('Accept-Language', hooks()?.language());
  const directLine = hooks()?.directLine;
  if (config.isOneOfMany && directLine) config.adapter = adapterOf(directLine);
  if (config.publicCall) return config;
  const authorization = await hooks()?.authorization();
  if (authorization === null) throw new AxiosError('No session', SIGNED_OUT, config);
  config.headers.set('Authorization', authorization);
  return config;
});

/** Matches the first character of a JSON object or a web page. */
const TEXT = /^\s*[{<]/;

/** Returns the text of a file with a JSON object or a web page of any media type; '' for any other file. */
async function textIn(file: Blob): Promise<string> {
  return TEXT.test(await file.slice(0, 16).text()) ? file.text() : '';
}

/** Parses JSON text inside a JSON string, as gateways pass on another server's response. */
function withoutWrapping(response: AxiosResponse): AxiosResponse {
  const { data } = response as AxiosResponse<unknown>;
  if (typeof data !== 'string' || !/^\s*[{[]/.test(data)) return response;
  const parsed = jsonIn(data);
  return parsed === undefined ? response : { ...response, data: parsed };
}

/** Returns the requested and the final path; null if the adapter does not report the final one. */
function pathsOf({ config, request }: AxiosResponse): readonly [requested: string, answered: string] | null {
  const { responseURL, res } = (request ?? {}) as { responseURL?: string; res?: { responseUrl?: string } };
  const answered = responseURL || res?.responseUrl;
  if (!answered) return null;
  return [new URL(apiClient.getUri(config), answered).pathname, new URL(answered).pathname];
}

/** True if the call was redirected, even if only a trailing slash differs. */
function isMoved(response: AxiosResponse): boolean {
  const [requested, answered] = pathsOf(response) ?? [];
  return requested !== answered;
}

const withoutSlash = (path: string | undefined) => path?.replace(/(?<!\/)\/+$/, '');

function isElsewhere(response: AxiosResponse): boolean {
  const [requested, answered] = pathsOf(response) ?? [];
  return withoutSlash(requested) !== withoutSlash(answered);
}

/** Rejects a success that reports a failure and, unless an image is expected, a web page or another URL. */
async function withoutRefusal(response: AxiosResponse): Promise<AxiosResponse> {
  const { data } = response as AxiosResponse<unknown>;
  const read = { ...response, data: data instanceof Blob ? await textIn(data) : data };
  const { config } = read;
  if (!config.isPicture && (isWebPage(read.data) || (config.isWrite ? isMoved(read) : isElsewhere(read))))
    throw new AxiosError('Answered by a web page', SIGNED_OUT, config, read.request, read);
  if (errorIn(read.data) !== null) {
    const code = AxiosError.ERR_BAD_RESPONSE;
    throw new AxiosError(`Refused with status ${read.status}`, code, config, read.request, read);
  }
  return response;
}

/** True if a proxy redirects to another origin, which an ordinary call cannot tell from a lost connection. */
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

/** Renews the session and repeats the call; returns the renewal's result if it fails. */
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
  // The error text of a refused download arrives as a file, but the code that reads errors expects text.
  if (response?.data instanceof Blob) response.data = await textIn(response.data);
  if (config.publicCall || (config.isWrite && response && cause.code === SIGNED_OUT)) throw cause;
  const { kind, status: found } = failureOf(cause);
  const isSent = kind === 'network' && !config.isWrite && !isEmbedded() && (await isSentElsewhere());
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

/** Axios adapter that uses the direct connection to a backend inside the page. */
/** Rejects when the call is cancelled, and removes its listener: thousands of calls may share a signal. */
async function unlessAborted<T>(answer: Promise<T>, { signal }: InternalAxiosRequestConfig): Promise<T> {
  let give: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    give = () => reject(new CanceledError());
  });
  if (signal?.aborted) give();
  else signal?.addEventListener?.('abort', give);
  try {
    return await Promise.race([answer, aborted]);
  } finally {
    signal?.removeEventListener?.('abort', give);
  }
}

/** Creates the adapter. It sets no timeout, because the backend limits the duration of these calls. */
const adapterOf =
  (line: InProcessTransport): AxiosAdapter =>
  async (config) => {
    const request = {
      method: (config.method ?? 'get').toUpperCase(),
      url: new URL(`${config.baseURL ?? ''}${config.url}`, globalThis.location.href).href,
      headers: Object.fromEntries(Object.entries(config.headers.toJSON()).map(([k, v]) => [k, String(v)])),
      body: String(config.data ?? ''),
    };
    const answer = await unlessAborted(line(request), config);
    if (answer === null) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config, request);
    const { status, body: data } = answer;
    const response = { data, status, statusText: '', headers: {}, config, request };
    if (config.validateStatus?.(status) ?? true) return response;
    const code = status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE;
    throw new AxiosError(`Request failed with status code ${status}`, code, config, request, response);
  };
