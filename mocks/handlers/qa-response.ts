/** What a QA scenario answers in place of the service. */
import { delay, HttpResponse } from 'msw';
import { messageText, type Language } from '../services/messages';
import { ruleFor, type QaScenario } from './qa-scenario';

/** Waits as the scenario asks; a response if the call is to go wrong, undefined if it is to be answered for real. */
export async function scenarioResponse(
  scenario: QaScenario,
  request: Request,
  language: Language,
): Promise<Response | undefined> {
  const { method } = request;
  const path = new URL(request.url).pathname;
  if (scenario.slowMs > 0) await delay(scenario.slowMs);
  if (ruleFor(scenario.drop, method, path)) return HttpResponse.error();
  const fail = ruleFor(scenario.fail, method, path);
  if (fail) {
    const text = messageText('scenario', { status: fail.status }, language);
    return HttpResponse.json({ error_description: text, message: text }, { status: fail.status });
  }
  if (ruleFor(scenario.malformed, method, path)) {
    return new HttpResponse('{"records": [{"id": ', { headers: { 'Content-Type': 'application/json' } });
  }
  if (ruleFor(scenario.empty, method, path)) {
    return new HttpResponse('', { headers: { 'Content-Type': 'application/json' } });
  }
  return undefined;
}
