import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { planImport } from '@/features/administration/tables/plan-import';
import { sizesDatabase, type Size } from '@/features/administration/tables/testing/sizes-database';
import { applyImport, undoImport } from '@/features/administration/tables/write-import';

/** An in-memory database; like the database in the requirements documents, it stores an empty value as 0. */
function store(count: number) {
  const records = new Map(
    Array.from({ length: count }, (_, id): [number, Size] => [id, { id, name: `A${id}`, size: String(id) }]),
  );
  let next = count;
  const done = Promise.resolve({ ok: true, value: true } as const);
  const database = sizesDatabase({
    list: () => ({
      queryKey: ['list'],
      queryFn: () => ({ records: [...records.values()], unreadable: [] }),
    }),
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

const never = new AbortController().signal;
const silent = () => undefined;

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

describe('undoing an import', () => {
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
    expect(left.map(({ row, failure }) => [row.name, failure.kind])).toEqual([
      ['A2', 'changed'],
      ['New 1', 'changed'],
    ]);
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
    expect(
      await undoImport(
        source,
        left.map(({ row }) => row),
        never,
        silent,
      ),
    ).toEqual([]);
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
});
