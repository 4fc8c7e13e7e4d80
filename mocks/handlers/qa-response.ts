/** Creates the responses that a QA scenario returns in place of the responses from the services. */
import { delay, HttpResponse } from 'msw';
import type { ErrorBody } from '@/api/contract/error-body';
import {
  REFERENCE_NAMES,
  referenceOf,
  REFERENCES,
  type ReferenceName,
} from '@/api/contract/reference-databases';
import { messageText, type Language } from '../services/messages';
import { referenceTable, type Store } from '../store/store';
import { ruleFor, rulesFor, type QaScenario } from './qa-scenario';
import type { AnswerForm } from './qa-value-formats';

/** Minimum time in ms from first read to change, because a form may read its record twice while opening. */
const LATER = 1000;

const timesOf = (figure: string, factor: number) => String(Number((Number(figure) * factor).toPrecision(6)));

/** Changes the last number of a reference record, such as the modulus of elasticity of a grade. */
const changeOfLastNumber =
  (name: ReferenceName) =>
  async (store: Store, id: string): Promise<void> => {
    const table = referenceTable(store, name);
    const record = await table.get(id);
    const fields = Object.entries(referenceOf(name).fields);
    const [key] = fields.findLast(([, { kind, optional }]) => kind === 'number' && !optional) ?? [''];
    if (record) await table.put({ ...record, [key]: timesOf(record[key], 1.01) });
  };

/** Changes made by the other administrator, by the path segment for the table. */
const CHANGES: Readonly<Record<string, (store: Store, id: string) => Promise<void>>> = {
  ...Object.fromEntries(REFERENCE_NAMES.map((name) => [REFERENCES[name].path, changeOfLastNumber(name)])),
  anchor: async ({ anchors }, id) => {
    const record = await anchors.get(id);
    if (record) await anchors.put({ ...record, etaCertification: `${record.etaCertification} (rev.)` });
  },
};

const RECORD = /\/api\/maoshuan\/(\w+)\/([^/]+)$/;

/** Time of the first read of each record, for each rule: setting a switch again begins anew. */
const readings = new WeakMap<object, Map<string, number>>();

/** Simulates a change by another administrator; runs before the backend answers a request. */
export async function changeByAnother(
  { conflict }: QaScenario,
  { method, url }: Pick<Request, 'method' | 'url'>,
  store: Store,
): Promise<void> {
  // Bulk calls are usually made without this switch, and then no URL needs to be parsed.
  if (conflict.length === 0) return;
  const { pathname } = new URL(url);
  const rule = ruleFor(conflict, method, pathname);
  const [, table = '', id = ''] = RECORD.exec(pathname) ?? [];
  if (!rule || method !== 'GET' || !Object.hasOwn(CHANGES, table)) return;
  const first = readings.get(rule) ?? new Map<string, number>();
  readings.set(rule, first);
  const since = first.get(pathname);
  if (since === undefined) first.set(pathname, performance.now());
  else if (performance.now() - since > LATER) {
    // Infinity prevents a second change to the same record.
    first.set(pathname, Infinity);
    await store.exclusive(() => CHANGES[table](store, decodeURIComponent(id)));
  }
}

/** Returns a failure, in the form of another server if a switch says so. */
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

/** Waits as the scenario requires, and returns its response; undefined if the call must be executed. */
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
