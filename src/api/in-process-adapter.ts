/** Axios adapter that uses the direct connection to a backend inside the page. */
import { AxiosError, CanceledError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import type { InProcessTransport } from '@/api/contract/in-process-transport';

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
export const adapterOf =
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
