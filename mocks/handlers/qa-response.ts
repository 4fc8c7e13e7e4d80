/** Creates the responses that a QA scenario returns in place of the responses from the services. */
import { delay, HttpResponse } from 'msw';
import type { ErrorBody } from '@/api/contract/refusal';
import { messageText, type Language } from '../services/messages';
import type { AnswerForm } from './qa-forms';
import { ruleFor, rulesFor } from './qa-paths';
import type { QaScenario } from './qa-scenario';

/**
 * Returns a failure, if required in a form that other servers use: with status 200 and the error in the body,
 * or with null in `error_description`.
 */
export function refusal(body: ErrorBody, status: number, forms: readonly AnswerForm[]): Response {
  const message = body.message ?? body.error_description;
  if (forms.includes('failures-200')) return HttpResponse.json({ code: status, message });
  const written = forms.includes('null-description') ? { error_description: null, message } : body;
  return HttpResponse.json(written, { status });
}

/** Number of calls so far to which each rule applied. */
const counts = new WeakMap<object, number>();

function isNth(rule: { n: number }): boolean {
  const count = (counts.get(rule) ?? 0) + 1;
  counts.set(rule, count);
  return count % rule.n === 0;
}

/**
 * Waits as long as the scenario requires; returns the failed, truncated or empty response that the scenario
 * requires, or undefined if the call must be executed.
 */
export async function scenarioResponse(
  scenario: QaScenario,
  request: Pick<Request, 'method' | 'url'>,
  language: Language,
): Promise<Response | undefined> {
  const { method } = request;
  const path = new URL(request.url).pathname;
  if (ruleFor(scenario.hang, method, path)) await new Promise(() => undefined);
  const slow = ruleFor(scenario.slow, method, path);
  if (slow) await delay(slow.ms);
  if (ruleFor(scenario.drop, method, path)) return HttpResponse.error();
  const fail = ruleFor(scenario.fail, method, path) ?? rulesFor(scenario.every, method, path).find(isNth);
  if (fail) {
    const text = messageText('scenario', { status: fail.status }, language);
    return refusal({ error_description: text, message: text }, fail.status, scenario.forms);
  }
  if (ruleFor(scenario.malformed, method, path)) {
    return new HttpResponse('{"records": [{"id": ', { headers: { 'Content-Type': 'application/json' } });
  }
  if (ruleFor(scenario.empty, method, path)) {
    return new HttpResponse('', { headers: { 'Content-Type': 'application/json' } });
  }
  return undefined;
}
