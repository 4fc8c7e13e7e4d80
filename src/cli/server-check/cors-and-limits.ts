import { apiClient, PUBLIC_CALL } from '@/api/client';
import { acceptOf } from '@/api/contract/accept-header';
import { paths, referencePaths } from '@/api/contract/paths';
import type { AlgorithmRequest } from '@/api/contract/to-wire';
import type { Report, Rule } from '@/cli/server-check/findings';
import { LONG, SLOW } from '@/design/run/load-case-phases';

const CAPTCHA = `GET ${paths.captcha}`;

const ANY = { validateStatus: () => true } as const;
const WITHOUT_SESSION = { ...ANY, ...PUBLIC_CALL };

interface Answer {
  status: number;
  headers: Partial<Record<string, string>>;
}

const asAnswer = async (call: Promise<unknown>): Promise<Answer | null> => {
  const answer = (await call.catch(() => null)) as Answer | null;
  return answer && { status: answer.status, headers: { ...answer.headers } };
};

/** Returns the names that a response header does not list; `*` includes all names but `authorization`. */
function unlisted(names: readonly string[], header: string, answer: Answer | null): string[] {
  const listed = (answer?.headers[header] ?? '').split(',').map((name) => name.trim().toLowerCase());
  const isAny = (name: string) => listed.includes('*') && name !== 'authorization';
  return names.filter((name) => !listed.includes(name.toLowerCase()) && !isAny(name));
}

export async function checkOrigin(report: Report, origin: string): Promise<void> {
  const headers = {
    Origin: origin,
    'Access-Control-Request-Method': 'PATCH',
    'Access-Control-Request-Headers': 'authorization,content-type,accept-language,accept',
  };
  const url = referencePaths('concretes').record('0');
  const preflight = await asAnswer(
    apiClient.request({ ...WITHOUT_SESSION, method: 'OPTIONS', url, headers }),
  );
  const read = await asAnswer(
    apiClient.get(paths.captcha, { ...WITHOUT_SESSION, headers: { Origin: origin } }),
  );
  const isOwn = new URL(apiClient.defaults.baseURL ?? '').origin === origin;
  const opens = (answer: Answer | null) =>
    ['*', origin].includes(answer?.headers['access-control-allow-origin'] ?? '');
  // Browsers send `accept` and the method POST to any origin, so the server need not list them.
  const unnamed = unlisted(
    ['authorization', 'content-type', 'accept-language'],
    'access-control-allow-headers',
    preflight,
  );
  const refused = unlisted(['PATCH', 'DELETE'], 'access-control-allow-methods', preflight);
  const rules: readonly [Rule, isMet: boolean, fault: string][] = [
    ['Origin', opens(read), 'responses do not name it in Access-Control-Allow-Origin'],
    ['Origin', opens(preflight), 'the response to the preflight request (OPTIONS) does not name it'],
    [
      'Allowed headers',
      unnamed.length === 0,
      `Access-Control-Allow-Headers does not name ${unnamed.join(', ')}`,
    ],
    [
      'Allowed methods',
      refused.length === 0,
      `Access-Control-Allow-Methods does not name ${refused.join(', ')}`,
    ],
  ];
  const faults = isOwn ? [] : rules.filter(([, isMet]) => !isMet);
  for (const [rule, , fault] of faults)
    report({ call: CAPTCHA, isRead: false, rule, message: `cannot be called from ${origin}: ${fault}` });
  if (faults.length === 0) report({ call: CAPTCHA, isRead: true, message: `may be called from ${origin}` });
  if (isOwn || !opens(read) || unlisted(['retry-after'], 'access-control-expose-headers', read).length === 0)
    return;
  const message = 'Access-Control-Expose-Headers does not name Retry-After: the app waits 2 and 5 s instead';
  report({ call: CAPTCHA, isRead: true, rule: 'Exposed headers', message });
}

/** Difference in s between the clocks of server and machine, with which the app compares expiry times. */
const CLOCKS_APART = 300;

export async function checkClock(report: Report): Promise<void> {
  const answer = await asAnswer(apiClient.get(paths.captcha, WITHOUT_SESSION));
  const apart = Math.round((Date.parse(answer?.headers.date ?? '') - Date.now()) / 1000);
  if (!(Math.abs(apart) > CLOCKS_APART)) return;
  const way = apart > 0 ? 'ahead of' : 'behind';
  const message = `its clock is ${Math.abs(apart)} s ${way} this machine's`;
  report({ call: CAPTCHA, isRead: false, rule: 'Clock', message });
}

/** Reports how the app behaves if a calculation takes `seconds`; nothing if the calculation is fast. */
export function checkDuration(report: Report, call: string, seconds: number): void {
  if (seconds <= SLOW) return;
  const message =
    `a calculation took ${seconds.toFixed(1)} s, more than ${SLOW} s: the app calculates only on request, ` +
    `and does not start combinations and rows of a load list by itself that would take more than ${LONG} s`;
  report({ call, isRead: true, rule: 'Duration', message });
}

/** Reports a server that refuses two checks in parallel, or a check with a short response profile. */
export async function checkLimits(report: Report, userId: string, request: AlgorithmRequest): Promise<void> {
  const url = paths.runAlgorithm(userId);
  const call = `POST ${url}`;
  const body = { algorithm: JSON.stringify(request) };
  const post = (headers = {}) => asAnswer(apiClient.post(url, body, { ...ANY, headers }));
  const both = await Promise.all([post(), post()]);
  const refused = both.find((answer) => answer?.status !== 200);
  if (refused) {
    const isRead = refused.status === 429 || refused.status === 503;
    const then = isRead
      ? 'the app waits and sends one calculation at a time'
      : 'the app treats this as a failed calculation';
    const message = `a second calculation in parallel is refused with status ${refused.status}: ${then}`;
    report({ call, isRead, rule: isRead ? 'Busy' : 'How many', message });
  }
  const short = await post({ Accept: acceptOf({ profile: 'summary' }) });
  if (short && short.status !== 200) {
    const isRead = short.status === 406 || short.status === 415;
    const then = isRead ? 'the app requests the full response' : 'lists and Explore fail';
    const message = `a request for values only is answered with status ${short.status}: ${then}`;
    report({ call, isRead, rule: 'Strict', message });
  }
}
