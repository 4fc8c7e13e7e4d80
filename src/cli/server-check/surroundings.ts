/**
 * Tests properties of a server that affect the app as a whole: the allowed origin, the clock, the duration
 * of a calculation, two calculations in parallel, short response profiles.
 */
import { apiClient, PUBLIC_CALL } from '@/api/client';
import { paths } from '@/api/contract/paths';
import { acceptOf } from '@/api/contract/summary-profile';
import type { AlgorithmRequest } from '@/api/contract/to-wire';
import type { Rule } from '@/cli/server-check/documented';
import type { Finding } from '@/cli/server-check/findings';
import { LONG, SLOW } from '@/design/run/phases';

/**
 * Permitted difference in s between the server's clock and the clock of this machine: the app compares the
 * expiry times of tokens and accounts with the clock of the machine on which it runs.
 */
const CLOCKS_APART = 300;

const ANY = { validateStatus: () => true } as const;
const WITHOUT_SESSION = { ...ANY, ...PUBLIC_CALL };

interface Answer {
  status: number;
  headers: Partial<Record<string, string>>;
}

const asAnswer = async (call: () => Promise<unknown>): Promise<Answer | null> => {
  const answer = (await call().catch(() => null)) as Answer | null;
  return answer && { status: answer.status, headers: { ...answer.headers } };
};

/** Returns the names listed in a header, in lower case. */
const namesIn = (header: string | undefined): string[] =>
  (header ?? '').split(',').map((name) => name.trim().toLowerCase());

const HEADERS = ['authorization', 'content-type', 'accept-language', 'accept'];
/** Request headers that browsers send to another origin without asking the server for permission. */
const ALWAYS_ALLOWED = ['accept'];
const METHODS = ['post', 'patch', 'delete'];

/** Tests whether a browser allows the app at `origin` to make calls; skipped if `origin` is undefined. */
export async function* findOrigin(origin: string | undefined): AsyncGenerator<Finding> {
  if (origin === undefined) return;
  const base = apiClient.defaults.baseURL ?? '';
  const headers = {
    Origin: origin,
    'Access-Control-Request-Method': 'PATCH',
    'Access-Control-Request-Headers': HEADERS.join(','),
  };
  const asked = await asAnswer(() =>
    apiClient.request({ ...WITHOUT_SESSION, method: 'OPTIONS', url: paths.concrete('0'), headers }),
  );
  const read = await asAnswer(() =>
    apiClient.get(paths.captcha, { ...WITHOUT_SESSION, headers: { Origin: origin } }),
  );
  const call = `GET ${paths.captcha}`;
  if (new URL(base).origin === origin) {
    yield { call, isRead: true, message: `may be called from ${origin}` };
    return;
  }
  const opens = (answer: Answer | null) =>
    ['*', origin].includes(answer?.headers['access-control-allow-origin'] ?? '');
  const lacks = (
    names: readonly string[],
    header: string,
    answer: Answer | null,
    isWild: (name: string) => boolean,
  ) => {
    const there = namesIn(answer?.headers[header]);
    return names.filter((name) => !there.includes(name) && !(there.includes('*') && isWild(name)));
  };
  const unnamed = lacks(
    HEADERS.filter((name) => !ALWAYS_ALLOWED.includes(name)),
    'access-control-allow-headers',
    asked,
    (name) => name !== 'authorization',
  );
  const refused = lacks(METHODS, 'access-control-allow-methods', asked, () => true);
  // Browsers always allow the method POST, so the server need not list it.
  const methods = refused.filter((name) => name !== 'post').map((name) => name.toUpperCase());
  const hidden = lacks(['retry-after'], 'access-control-expose-headers', read, () => true);
  const found: [Rule, string | false][] = [
    ['origin', !opens(read) && 'responses do not name it in Access-Control-Allow-Origin'],
    ['origin', !opens(asked) && 'the response to the preflight request (OPTIONS) does not name it'],
    [
      'allowedHeaders',
      unnamed.length > 0 && `Access-Control-Allow-Headers does not name ${unnamed.join(', ')}`,
    ],
    [
      'allowedMethods',
      methods.length > 0 && `Access-Control-Allow-Methods does not name ${methods.join(', ')}`,
    ],
  ];
  const faults = found.filter((one): one is [Rule, string] => one[1] !== false);
  for (const [rule, what] of faults)
    yield { call, isRead: false, rule, message: `cannot be called from ${origin}: ${what}` };
  if (faults.length === 0) yield { call, isRead: true, message: `may be called from ${origin}` };
  if (hidden.length > 0 && opens(read)) {
    const message =
      'Access-Control-Expose-Headers does not name Retry-After: the app waits 2 and 5 s instead';
    yield { call, isRead: true, rule: 'exposedHeaders', message };
  }
}

export async function* findClock(): AsyncGenerator<Finding> {
  const call = `GET ${paths.captcha}`;
  const answer = await asAnswer(() => apiClient.get(paths.captcha, WITHOUT_SESSION));
  const time = Date.parse(answer?.headers.date ?? '');
  if (Number.isNaN(time)) return;
  const apart = Math.round((time - Date.now()) / 1000);
  if (Math.abs(apart) <= CLOCKS_APART) return;
  const way = apart > 0 ? 'ahead of' : 'behind';
  yield {
    call,
    isRead: false,
    rule: 'clock',
    message: `its clock is ${Math.abs(apart)} s ${way} this machine's`,
  };
}

/** Reports how the app behaves if a calculation takes `seconds`; nothing if the calculation is fast. */
export function* findDuration(call: string, seconds: number): Generator<Finding> {
  if (seconds <= SLOW) return;
  const message =
    `a calculation took ${seconds.toFixed(1)} s, more than ${SLOW} s: the app calculates only on request, ` +
    `and does not start combinations and rows of a load list by itself that would take more than ${LONG} s`;
  yield { call, isRead: true, rule: 'duration', message };
}

/** Reports a server that refuses two checks in parallel, or a check with a short response profile. */
export async function* findLimits(userId: string, request: AlgorithmRequest): AsyncGenerator<Finding> {
  const call = `POST ${paths.runAlgorithm(userId)}`;
  const body = { algorithm: JSON.stringify(request) };
  const post = (headers: Record<string, string> = {}) =>
    asAnswer(() => apiClient.post(paths.runAlgorithm(userId), body, { ...ANY, headers }));
  const isFine = (answer: Answer | null) => answer?.status === 200;
  const both = await Promise.all([post(), post()]);
  const refused = both.find((answer) => !isFine(answer));
  if (refused) {
    const isBusy = refused.status === 429 || refused.status === 503;
    const then = isBusy
      ? 'the app waits and sends one calculation at a time'
      : 'the app treats this as a failed calculation';
    yield {
      call,
      isRead: isBusy,
      rule: isBusy ? 'busy' : 'atOnce',
      message: `a second calculation in parallel is refused with status ${refused.status}: ${then}`,
    };
  }
  const short = await post({ Accept: acceptOf({ profile: 'summary' }) });
  if (short && !isFine(short)) {
    const isKnown = short.status === 406 || short.status === 415;
    const then = isKnown ? 'the app requests the full response' : 'lists and Explore fail';
    yield {
      call,
      isRead: isKnown,
      rule: 'strict',
      message: `a request for values only is answered with status ${short.status}: ${then}`,
    };
  }
}
