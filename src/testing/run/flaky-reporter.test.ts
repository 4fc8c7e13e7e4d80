import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { afterRun, readRecord, type FlakyRecord } from '@/testing/run/flaky-reporter';

/** Returns the record after several runs of the test `undo`, in the order of the runs; true = flaky. */
const after = (...runs: boolean[]): FlakyRecord =>
  runs.reduce((record: FlakyRecord, isFlaky) => afterRun(record, new Map([['undo', isFlaky]])), {});

it('the record of flaky tests contains, for each of ten runs, how many runs ago a second attempt was needed', () => {
  expect(after(true)).toEqual({ undo: [0] });
  expect(after(true, false, true, false)).toEqual({ undo: [1, 3] });
  expect(after(true, ...Array.from({ length: 9 }, () => false))).toEqual({ undo: [9] });
  expect(after(true, ...Array.from({ length: 10 }, () => false))).toEqual({});
});

it("a run that does not include a test leaves the test's record unchanged", () => {
  expect(afterRun({ undo: [0, 2] }, new Map([['files', false]]))).toEqual({ undo: [0, 2] });
});

it('the record of flaky tests accepts a test that is named like an object method', () => {
  expect(afterRun({}, new Map([['toString', true]]))).toEqual({ toString: [0] });
});

it.each([
  ['{"undo":[0,3]}', { undo: [0, 3] }],
  ['{"undo":[0', {}],
  ['null', {}],
  ['{"undo":"often"}', {}],
])('a damaged record of flaky tests counts as empty: %s', (text, record) => {
  const folder = mkdtempSync(join(tmpdir(), 'flaky-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(readRecord(join(folder, 'missing.json'))).toEqual({});
  writeFileSync(join(folder, 'flaky.json'), text);
  expect(readRecord(join(folder, 'flaky.json'))).toEqual(record);
});
