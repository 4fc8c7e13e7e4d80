import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { afterRun, readRecord, tooOften, type UnsteadyRecord } from '@/testing/run/unsteady';
import { recordRun } from '@/testing/run/unsteady-file';

const steady = { name: 'undo', isUnsteady: false };
const unsteady = { name: 'undo', isUnsteady: true };

/** Returns the record after several runs of one test, in the order of the runs. */
const after = (...runs: (typeof steady)[]): UnsteadyRecord =>
  runs.reduce((record: UnsteadyRecord, run) => afterRun(record, [run]), {});

const times = (count: number, run: typeof steady) => Array.from({ length: count }, () => run);

describe('record of tests that need a second attempt', () => {
  it('the record of flaky tests contains, for each test, how many runs ago each second attempt was needed', () => {
    expect(after(unsteady)).toEqual({ undo: [0] });
    expect(after(unsteady, steady, unsteady, steady)).toEqual({ undo: [1, 3] });
  });

  it('tooOften lists a test if it needed a second attempt in three of its last ten runs', () => {
    expect(tooOften(after(unsteady, unsteady))).toEqual([]);
    expect(tooOften(after(unsteady, unsteady, unsteady))).toEqual(['undo']);
    const first = [unsteady, ...times(4, steady), unsteady];
    expect(tooOften(after(...first, ...times(3, steady), unsteady))).toEqual(['undo']);
    expect(tooOften(after(...first, ...times(4, steady), unsteady))).toEqual([]);
  });

  it('the record of flaky tests drops a test after ten runs without a second attempt', () => {
    expect(after(unsteady, ...times(9, steady))).toEqual({ undo: [9] });
    expect(after(unsteady, ...times(10, steady))).toEqual({});
  });

  it("a run that does not include a test leaves the test's record unchanged", () => {
    expect(afterRun({ undo: [0, 2] }, [{ name: 'files', isUnsteady: false }])).toEqual({ undo: [0, 2] });
  });

  it('a test that is repeated within a run is recorded once for that run', () => {
    expect(afterRun({}, [unsteady, steady, unsteady])).toEqual({ undo: [0] });
  });

  it('the record of flaky tests accepts a test that is named like an object method', () => {
    const name = 'toString';
    expect(afterRun({}, [{ name, isUnsteady: true }])).toEqual({ [name]: [0] });
  });
});

describe('record as a string', () => {
  it('reading a stored record of flaky tests restores the record', () => {
    const record = after(unsteady, steady, unsteady);
    expect(readRecord(JSON.stringify(record))).toEqual(record);
  });

  it.each([
    ['', {}],
    ['{"undo":[0', {}],
    ['null', {}],
    ['7', {}],
    ['{"undo":"often","files":{"a":1},"help":null}', {}],
    ['{"undo":[12,-1,0.5,"0",null,3,1,3]}', { undo: [1, 3] }],
    ['{"__proto__":[0,1,2],"undo":[0]}', { ['__proto__']: [0, 1, 2], undo: [0] }],
  ])('reading a stored record of flaky tests drops damaged entries: %s', (text, record) => {
    expect(JSON.stringify(readRecord(text))).toBe(JSON.stringify(record));
  });
});

describe('record file', () => {
  const inFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'unsteady-'));
    const log = vi.spyOn(console, 'log').mockReturnValue();
    onTestFinished(() => {
      log.mockRestore();
      rmSync(folder, { recursive: true });
    });
    return folder;
  };

  it('the first run creates the record file, and a test is reported when it has needed a second attempt in three runs', () => {
    const path = join(inFolder(), 'not/there/yet.json');
    expect(recordRun([unsteady], path)).toEqual([]);
    expect(recordRun([unsteady], path)).toEqual([]);
    expect(recordRun([unsteady], path)).toEqual(['undo']);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ undo: [0, 1, 2] });
  });

  it('a damaged record file is replaced, and a record file that cannot be written does not cause an error', () => {
    const folder = inFolder();
    const damaged = join(folder, 'damaged.json');
    writeFileSync(damaged, '{"undo":[0,1,');
    expect(recordRun([unsteady], damaged)).toEqual([]);
    expect(JSON.parse(readFileSync(damaged, 'utf8'))).toEqual({ undo: [0] });
    const taken = join(folder, 'taken.json');
    mkdirSync(taken);
    expect(recordRun([unsteady], taken)).toEqual([]);
  });
});
