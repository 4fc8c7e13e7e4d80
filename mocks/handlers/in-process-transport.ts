/**
 * Answers calculation calls from the same page without the browser's network and service worker, for bulk
 * calls. Session checks, QA switches, workers and error responses are the same as for other calls.
 */
import { matchRequestUrl } from 'msw';
import { formOf } from '@/api/contract/accept-header';
import type { InProcessTransport, DirectRequest, SendInBulk } from '@/api/contract/in-process-transport';
import type { Services } from '../services/services';
import { bulkCalls } from './endpoints';
import { isWithoutSwitches } from './qa-scenario';
import { answerTo, failureResponse, type Backend, type Incoming, type PathParams } from './respond';

/** Time in ms during which a caller is not authenticated again, which takes three reads of the storage. */
const KNOWN_FOR = 250;

type AuthService = Services['auth'];

/** Caches an accepted Authorization header for `KNOWN_FOR`, and never a refusal. */
function withShortMemory(auth: AuthService): AuthService {
  let known: {
    header: string | null;
    until: number;
    caller: ReturnType<AuthService['authenticate']>;
  } | null = null;
  return {
    ...auth,
    async authenticate(header, limits) {
      if (known?.header === header && performance.now() < known.until) return known.caller;
      const caller = auth.authenticate(header, limits);
      const until = performance.now() + KNOWN_FOR;
      known = (await caller).ok ? { header, until, caller } : null;
      return caller;
    },
  };
}

/** Returns the calculation call at a URL, with its path parameters; undefined for any other URL. */
const calculationAt = (url: string) =>
  bulkCalls
    .map((one) => ({ ...one, ...matchRequestUrl(new URL(url), one.call.pattern) }))
    .map((one) => ({ ...one, params: (one.params ?? {}) as PathParams }))
    .find(({ matches }) => matches);

/**
 * Answers many calls in one message; the worker gets and returns JSON strings. Returns null if the calls must
 * be made separately: for a refused caller, an expired account, another path, a QA switch or a failure.
 */
const inBulkBy =
  (backend: Promise<Backend>): SendInBulk =>
  async ({ url, headers }, bodies) => {
    const { services, scenario } = await backend;
    if (!isWithoutSwitches(scenario())) return null;
    const header = headerOf(headers);
    const caller = await services.auth.authenticate(header('Authorization'), {});
    if (!caller.ok) return null;
    const requested = calculationAt(url);
    if (requested?.params.userId !== caller.value.user.id) return null;
    const form = formOf(header('Accept'));
    return services.calculation.calculateAll(requested.kind, caller.value.user, bodies, form);
  };

function headerOf(headers: DirectRequest['headers']) {
  const byName = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return (name: string) => byName.get(name.toLowerCase()) ?? null;
}

const incoming = ({ method, url, headers, body }: DirectRequest): Incoming => ({
  method,
  url,
  headers: { get: headerOf(headers) },
  text: () => Promise.resolve(body),
  formData: () => Promise.reject(new TypeError('a calculation request has no form data')),
});

async function written(answer: { json: unknown } | Response) {
  if (!(answer instanceof Response)) return { status: 200, body: JSON.stringify(answer.json) };
  // An error response represents a lost connection, for which there is no response and no status.
  return answer.type === 'error' ? null : { status: answer.status, body: await answer.text() };
}

export function createDirectLine(backend: Promise<Backend>): InProcessTransport {
  const inShort = backend.then((whole): Backend => ({
    ...whole,
    services: { ...whole.services, auth: withShortMemory(whole.services.auth) },
  }));
  const ask = async (direct: DirectRequest) => {
    const request = incoming(direct);
    const requested = calculationAt(direct.url);
    if (requested?.call.method === direct.method.toLowerCase())
      return written(await answerTo(requested.call, request, requested.params, await inShort));
    return written(
      failureResponse(
        { status: 404, code: 'unknown_call', values: { method: direct.method, path: direct.url } },
        request,
      ),
    );
  };
  return Object.assign(ask, { inBulk: inBulkBy(inShort) });
}
