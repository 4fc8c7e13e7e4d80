import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { tries } from '@/api/back-off';
import type { ApiOutcome } from '@/api/contract/failure';
import type { WireId } from '@/api/contract/wire-values';
import { rowOf, type ReferenceDatabase } from '@/features/administration/records/database';
import { planImport } from '@/features/administration/tables/plan-import';
import { applyImport, undoImport } from '@/features/administration/tables/write-import';

interface Size {
  id: WireId;
  name: string;
  size: string;
}

const SIZES: Pick<ReferenceDatabase<Size>, 'fields' | 'findings'> = {
  fields: [
    { key: 'name', kind: 'name', label: 'sectionSteels.field.name' },
    { key: 'size', kind: 'number', label: 'sectionSteels.field.name' },
  ],
  findings: () => [],
};

/** Returns the database with these calls, for code that reads and writes records. */
const sizesDatabase = (
  calls: Pick<ReferenceDatabase<Size>, 'list' | 'detail' | 'add' | 'change' | 'remove'>,
): ReferenceDatabase<Size> => ({
  ...SIZES,
  ...calls,
  kind: 'sectionSteels',
  key: ['sizes'],
  texts: {},
});

/** Returns a database with the records `stored` that responds after a short delay, like a server. */
function watched(answer: (row: Omit<Size, 'id'>) => ApiOutcome<true>, stored: Size[] = []) {
  const watch = { begun: 0, atOnce: 0, most: 0 };
  const call = async (row: Omit<Size, 'id'>) => {
    watch.begun += 1;
    watch.atOnce += 1;
    watch.most = Math.max(watch.most, watch.atOnce);
    await new Promise((resolve) => setTimeout(resolve, 1));
    watch.atOnce -= 1;
    return answer(row);
  };
  const database = sizesDatabase({
    list: () => ({ queryKey: ['list'], queryFn: () => ({ records: stored, unreadable: [] }) }),
    detail: (id) => ({ queryKey: [id], queryFn: () => A7 }),
    add: call,
    change: call,
    remove: () => expect.fail('nothing is removed here'),
  });
  return [{ database, part: '', client: new QueryClient() }, watch] as const;
}

const A7: Size = { id: 7, name: 'A7', size: '3' };
const ROWS = 1000;
const cells = [['name', 'size'], ...Array.from({ length: ROWS }, (_, i) => [`A${i}`, String(i + 1)])];
const known = { record: A7, row: { name: A7.name, size: A7.size } };
const { rows } = planImport(cells, [known], SIZES, '');
const TAKEN: ApiOutcome<true> = { ok: true, value: true };
const REFUSED: ApiOutcome<true> = { ok: false, error: { kind: 'general', status: 500, message: 'no' } };

const never = new AbortController().signal;
const silent = () => undefined;

it('an import writes at most four rows in parallel, reports its progress after each row, and returns the failed rows', async () => {
  const [store, watch] = watched(({ size }) => (Number(size) % 100 === 0 ? REFUSED : TAKEN));
  const progress: number[] = [];
  const failed = await applyImport(store, rows, never, (done) => progress.push(done));
  expect(watch).toMatchObject({ begun: ROWS, most: 4 });
  expect(progress).toEqual(Array.from({ length: ROWS }, (_, i) => i + 1));
  expect(failed.map(({ row }) => row.name)).toEqual(Array.from({ length: 10 }, (_, i) => `A${100 * i + 99}`));
});

it('a cancelled import finishes the started rows and returns all other rows as cancelled', async () => {
  const [store, watch] = watched(() => TAKEN);
  const cancelling = new AbortController();
  const failed = await applyImport(store, rows, cancelling.signal, (done) => {
    if (done === 20) cancelling.abort();
  });
  expect(watch.begun).toBeGreaterThanOrEqual(20);
  expect(watch.begun).toBeLessThanOrEqual(24);
  expect(failed).toHaveLength(ROWS - watch.begun);
  expect(new Set(failed.map(({ failure }) => failure.kind))).toEqual(new Set(['cancelled']));
});

const AWAY: ApiOutcome<true> = { ok: false, error: { kind: 'network', status: null, message: '' } };
const planned = planImport<Size>(Object.entries({ name: 'size', A1: '5' }), [], SIZES, '').rows;

/** Imports one row. Each attempt gets the next of `answers`; `stored` is the server's current content. */
async function triesOf(answers: ApiOutcome<true>[], stored: Size[]) {
  vi.spyOn(tries, 'pause').mockReturnValue(0);
  let asked = 0;
  const [store] = watched(() => answers[asked++] ?? TAKEN, stored);
  return { failed: await applyImport(store, planned, never, silent), asked };
}

it('an import retries a row that was not stored because the server was unavailable', async () =>
  expect(await triesOf([AWAY, AWAY, TAKEN], [])).toEqual({ failed: [], asked: 3 }));

it.each([
  ['5', 'not confirmed', { kind: 'refused', failure: { kind: 'unconfirmed', found: 'stored' } }],
  ['5.0001', 'changed', { kind: 'changed' }],
])('an import whose response is lost adds no row twice: a stored %s is reported as %s', async (...row) => {
  const [size, , failure] = row;
  const { failed, asked } = await triesOf([AWAY], [{ id: 1, name: 'A1', size }]);
  expect(asked).toBe(1);
  expect(failed[0].failure).toMatchObject(failure);
});

it('importing a row fails after three attempts, with the reason for the failure', async () => {
  const { failed, asked } = await triesOf([AWAY, AWAY, AWAY], []);
  expect(asked).toBe(3);
  expect(failed[0].failure).toMatchObject({ failure: { kind: 'network' } });
});

it('an import does not retry a row that the server refuses', async () =>
  expect((await triesOf([REFUSED], [])).asked).toBe(1));

/** An in-memory database; like the database in the requirements documents, it stores an empty value as 0. */
function store(count: number) {
  const records = new Map(
    Array.from({ length: count }, (_, id): [number, Size] => [id, { id, name: `A${id}`, size: String(id) }]),
  );
  let next = count;
  const done = Promise.resolve({ ok: true, value: true } as const);
  const database = sizesDatabase({
    list: () => ({ queryKey: ['list'], queryFn: () => ({ records: [...records.values()], unreadable: [] }) }),
    detail: (id) => ({
      queryKey: [id],
      queryFn: () => records.get(Number(id)) ?? Promise.reject(new Error(`no record ${id}`)),
    }),
    add: ({ name, size }) => {
      records.set(next, { id: next, name, size: size || '0' });
      next += 1;
      return done;
    },
    change: ({ id, name, size }) => {
      records.set(Number(id), { id, name, size: size || '0' });
      return done;
    },
    remove: (id) => {
      records.delete(Number(id));
      return done;
    },
  });
  return { records, source: { database, part: '', client: new QueryClient() } };
}

async function imported(count: number) {
  const { records, source } = store(count);
  const before = structuredClone(records);
  const stored = [...records.values()].map((record) => ({
    record,
    row: { name: record.name, size: record.size },
  }));
  const cells = [
    ['name', 'size'],
    ...Array.from({ length: count / 2 }, (_, i) => [`A${i}`, String(i + 1000)]),
    ...Array.from({ length: count / 2 }, (_, i) => [`New ${i}`, i % 3 === 0 ? '' : String(i)]),
  ];
  const { rows } = planImport(cells, stored, source.database, '');
  expect(await applyImport(source, rows, never, silent)).toEqual([]);
  expect(records.size).toBe(1.5 * count);
  return { records, source, before, rows };
}

it('undoing an import of 1,000 rows restores the database', async () => {
  const { records, source, before, rows } = await imported(1000);
  const progress: number[] = [];
  expect(await undoImport(source, rows, never, (done) => progress.push(done))).toEqual([]);
  expect(records).toEqual(before);
  expect(progress.at(-1)).toBe(1000);
});

it('undoing an import skips records that another user has changed since the import, and lists these records', async () => {
  const { records, source, before, rows } = await imported(10);
  records.set(2, { id: 2, name: 'A2', size: '7' });
  const added = [...records.values()].find(({ name }) => name === 'New 1')!;
  records.set(Number(added.id), { ...added, size: '9' });
  const left = await undoImport(source, rows, never, silent);
  const kinds = Object.fromEntries(left.map(({ row, failure }) => [row.name, failure.kind]));
  expect(kinds).toEqual({ A2: 'changed', 'New 1': 'changed' });
  expect(records.get(2)?.size).toBe('7');
  expect(records.size).toBe(before.size + 1);
});

it('undoing an import ignores new records that have already been deleted, and restores the other records', async () => {
  const { records, source, before, rows } = await imported(4);
  for (const { id, name } of [...records.values()]) if (name.startsWith('New')) records.delete(Number(id));
  expect(await undoImport(source, rows, never, silent)).toEqual([]);
  expect(records).toEqual(before);
});

it('a stopped undo of an import can be continued with the remaining rows', async () => {
  const { records, source, before, rows } = await imported(100);
  const stopping = new AbortController();
  const left = await undoImport(source, rows, stopping.signal, (done) => {
    if (done === 20) stopping.abort();
  });
  expect(left.length).toBeGreaterThan(70);
  expect(new Set(left.map(({ failure }) => failure.kind))).toEqual(new Set(['cancelled']));
  const rest = left.map(({ row }) => row);
  expect(await undoImport(source, rest, never, silent)).toEqual([]);
  expect(records).toEqual(before);
});

it('undoing an import changes nothing and returns all rows if the database cannot be read', async () => {
  const { records, source, rows } = await imported(4);
  const written = structuredClone(records);
  const list = () => ({ queryKey: ['offline'], queryFn: () => Promise.reject(new Error('offline')) });
  const unread = { ...source, database: { ...source.database, list } };
  expect(await undoImport(unread, rows, never, silent)).toHaveLength(rows.length);
  expect(records).toEqual(written);
});

it('undoing an import leaves a record whose optional value is no longer empty but 0', async () => {
  const { records, source } = store(2);
  const [name, size] = SIZES.fields;
  const database = { ...source.database, fields: [name, { ...size, optional: true }] };
  const stored = [...records.values()].map((record) => ({ record, row: rowOf(SIZES.fields, record) }));
  const { rows: written } = planImport(
    [
      ['name', 'size'],
      ['A1', ''],
    ],
    stored,
    database,
    '',
  );
  records.set(1, { id: 1, name: 'A1', size: '0' });
  const [left] = await undoImport({ ...source, database }, written, never, silent);
  expect(left.failure).toEqual({ kind: 'changed' });
  expect(await undoImport(source, written, never, silent)).toEqual([]);
  expect(records.get(1)).toMatchObject({ size: '1' });
});
