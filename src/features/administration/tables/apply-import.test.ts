import { describe, expect, it } from 'vitest';
import type { ApiOutcome } from '@/api/contract/failure';
import { SIZES_FORM } from './form-of-sizes';
import { applyImport } from './apply-import';
import { planImport } from './plan-import';
import type { TableRow } from './table-form';
import type { TableSource } from './table-source';

interface Watch {
  begun: number;
  atOnce: number;
  most: number;
}

/** Answers a little later, as a server does. */
function watched(answer: (row: TableRow) => ApiOutcome<true>): [TableSource<TableRow>, Watch] {
  const watch: Watch = { begun: 0, atOnce: 0, most: 0 };
  const call = async (row: TableRow) => {
    watch.begun += 1;
    watch.atOnce += 1;
    watch.most = Math.max(watch.most, watch.atOnce);
    await new Promise((resolve) => setTimeout(resolve, 1));
    watch.atOnce -= 1;
    return answer(row);
  };
  const source: TableSource<TableRow> = {
    name: 'anchors',
    fileName: '',
    form: SIZES_FORM,
    rowOf: (record) => record,
    readAll: () => Promise.resolve([]),
    readAgain: (record) => Promise.resolve(record),
    add: call,
    change: (_record, row) => call(row),
    remove: (record) => call(record),
  };
  return [source, watch];
}

const ROWS = 1000;
const cells = [['name', 'size'], ...Array.from({ length: ROWS }, (_, i) => [`A${i}`, String(i + 1)])];
const stored = [{ name: 'A7', size: '3' }].map((record) => ({ record, row: record }));
const { rows } = planImport(cells, stored, SIZES_FORM);
const TAKEN: ApiOutcome<true> = { ok: true, value: true };
const REFUSED: ApiOutcome<true> = { ok: false, error: { kind: 'general', status: 500, message: 'no' } };

describe('an import of 1,000 rows', () => {
  it('is written four at a time, told row by row, whatever fails', async () => {
    const [source, watch] = watched(({ size }) => (Number(size) % 100 === 0 ? REFUSED : TAKEN));
    const told: number[] = [];
    const failed = await applyImport(source, rows, new AbortController().signal, (done) => told.push(done));
    expect(watch).toMatchObject({ begun: ROWS, most: 4 });
    expect(told).toEqual(Array.from({ length: ROWS }, (_, i) => i + 1));
    expect(failed.map(({ row }) => row.name)).toEqual([
      'A99',
      'A199',
      'A299',
      'A399',
      'A499',
      'A599',
      'A699',
      'A799',
      'A899',
      'A999',
    ]);
  });

  it('ends where it is cancelled: what was begun is finished, the rest is kept', async () => {
    const [source, watch] = watched(() => TAKEN);
    const cancelling = new AbortController();
    const failed = await applyImport(source, rows, cancelling.signal, (done) => {
      if (done === 20) cancelling.abort();
    });
    expect(watch.begun).toBeGreaterThanOrEqual(20);
    expect(watch.begun).toBeLessThanOrEqual(24);
    expect(failed).toHaveLength(ROWS - watch.begun);
    expect(new Set(failed.map(({ failure }) => failure.kind))).toEqual(new Set(['cancelled']));
  });
});
