/**
 * QA switch `conflict`: simulates another administrator changing a record after it was first read. The change
 * is stored just before a later read of the record is answered, so that read returns it.
 */
import type { Store } from '../store/store';
import { ruleFor } from './qa-paths';
import type { QaScenario } from './qa-scenario';

/**
 * Minimum time in ms between the first read and the change, so that a form that reads its record twice while
 * opening is not affected.
 */
const LATER = 1000;

const timesOf = (figure: string, factor: number) => String(Number((Number(figure) * factor).toPrecision(6)));

/** Changes made by the other administrator, by the path segment for the table. */
const CHANGES: Readonly<Record<string, (store: Store, id: string) => Promise<void>>> = {
  concrete: async ({ concretes }, id) => {
    const record = await concretes.get(id);
    if (record) await concretes.put({ ...record, ec: timesOf(record.ec, 1.01) });
  },
  sectionSteel: async ({ sectionSteels }, id) => {
    const record = await sectionSteels.get(id);
    if (record) await sectionSteels.put({ ...record, ft: timesOf(record.ft, 1.01) });
  },
  anchor: async ({ anchors }, id) => {
    const record = await anchors.get(id);
    if (record) await anchors.put({ ...record, etaCertification: `${record.etaCertification} (rev.)` });
  },
};

const RECORD = /\/api\/maoshuan\/(\w+)\/([^/]+)$/;

/**
 * Time of the first read of each record, stored separately for each rule: if a switch is set again, its
 * reads are recorded anew.
 */
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
