import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { tries } from '@/api/busy-server';
import type { ApiOutcome } from '@/api/contract/failure';
import { planImport } from '@/features/administration/tables/plan-import';
import type { TableRow, TableSource } from '@/features/administration/tables/table-form';
import { SIZES_FORM } from '@/features/administration/tables/testing/form-of-sizes';
import { applyImport } from '@/features/administration/tables/write-import';

interface Watch {
  begun: number;
  atOnce: number;
  most: number;
}

/** Returns a table source that responds after a short delay, like a server. */
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
    changeOf: () => expect.fail('nothing is compared here'),
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

describe('import of 1,000 rows', () => {
  it('an import writes at most four rows in parallel, reports its progress after each row, and returns the failed rows', async () => {
    const [source, watch] = watched(({ size }) => (Number(size) % 100 === 0 ? REFUSED : TAKEN));
    const progress: number[] = [];
    const failed = await applyImport(source, rows, new AbortController().signal, (done) =>
      progress.push(done),
    );
    expect(watch).toMatchObject({ begun: ROWS, most: 4 });
    expect(progress).toEqual(Array.from({ length: ROWS }, (_, i) => i + 1));
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

  it('a cancelled import finishes the started rows and returns all other rows as cancelled', async () => {
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

describe('importing a row while the server is briefly unavailable', () => {
  const AWAY: ApiOutcome<true> = { ok: false, error: { kind: 'network', status: null, message: '' } };
  const planned = planImport<TableRow>(
    [
      ['name', 'size'],
      ['A1', '5'],
    ],
    [],
    SIZES_FORM,
  ).rows;
  const never = () => new AbortController().signal;

  /** Imports one row. Each attempt gets the next of `answers`; `stored` is the server's current content. */
  async function triesOf(answers: ApiOutcome<true>[], stored: TableRow[]) {
    const pause = vi.spyOn(tries, 'pause').mockReturnValue(0);
    onTestFinished(() => pause.mockRestore());
    let asked = 0;
    const [source] = watched(() => answers[asked++] ?? TAKEN);
    const patient = { ...source, readAll: () => Promise.resolve(stored) };
    return { failed: await applyImport(patient, planned, never(), () => undefined), asked };
  }

  it('an import retries a row that was not stored because the server was unavailable', async () => {
    expect(await triesOf([AWAY, AWAY, TAKEN], [])).toEqual({ failed: [], asked: 3 });
  });

  it('an import does not add a row twice if the response is lost, and reports the row as not confirmed', async () => {
    const { failed, asked } = await triesOf([AWAY], [planned[0].row]);
    expect(asked).toBe(1);
    expect(failed[0].failure).toMatchObject({ failure: { kind: 'unconfirmed', found: 'stored' } });
  });

  it('an import does not add a row again if a record with its name is stored, even with other values', async () => {
    const { failed, asked } = await triesOf([AWAY], [{ ...planned[0].row, size: '5.0001' }]);
    expect(asked).toBe(1);
    expect(failed[0].failure).toEqual({ kind: 'changed' });
  });

  it('importing a row fails after three attempts, with the reason for the failure', async () => {
    const { failed, asked } = await triesOf([AWAY, AWAY, AWAY], []);
    expect(asked).toBe(3);
    expect(failed[0].failure).toMatchObject({ failure: { kind: 'network' } });
  });

  it('an import does not retry a row that the server refuses', async () => {
    expect((await triesOf([REFUSED], [])).asked).toBe(1);
  });
});
