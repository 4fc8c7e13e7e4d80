/**
 * The calculation calls without the way through the browser's network and service worker, for callers in the
 * same page that make them by the thousand. Everything that a call does stays the same: session, QA switches,
 * workers, refusals.
 */
import { matchRequestUrl } from 'msw';
import type { InProcessTransport, DirectRequest } from '@/api/contract/in-process-transport';
import type { AuthService } from '../services/auth';
import { calculationCalls } from './calculation';
import { answerTo, failureResponse, type Backend, type Incoming, type PathParams } from './respond';

/** ms for which a caller who was let in is not looked up again: three reads of the storage. */
const KNOWN_FOR = 250;

/** Remembers an accepted authorization for a moment; a refusal is not remembered. */
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

const incoming = ({ method, url, headers, body }: DirectRequest): Incoming => {
  const byName = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    method,
    url,
    headers: { get: (name) => byName.get(name.toLowerCase()) ?? null },
    text: () => Promise.resolve(body),
    formData: () => Promise.reject(new TypeError('a calculation has no form')),
  };
};

async function written(answer: { json: unknown } | Response) {
  if (!(answer instanceof Response)) return { status: 200, body: JSON.stringify(answer.json) };
  // A lost connection has no status.
  return answer.type === 'error' ? null : { status: answer.status, body: await answer.text() };
}

export function createDirectLine(backend: Promise<Backend>): InProcessTransport {
  const inShort = backend.then((whole): Backend => ({
    ...whole,
    services: { ...whole.services, auth: withShortMemory(whole.services.auth) },
  }));
  return async (direct) => {
    const request = incoming(direct);
    for (const call of calculationCalls) {
      const { matches, params } = matchRequestUrl(new URL(direct.url), call.path);
      if (matches && call.method === direct.method.toLowerCase())
        return written(await answerTo(call, request, params as PathParams, await inShort));
    }
    return written(
      failureResponse(
        { status: 404, code: 'unknown_call', values: { method: direct.method, path: direct.url } },
        request,
      ),
    );
  };
}
