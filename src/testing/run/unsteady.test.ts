import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { afterRun, readRecord, tooOften, type UnsteadyRecord } from '@/testing/run/unsteady';
import { recordRun } from '@/testing/run/unsteady-file';

const steady = { name: 'undo', isUnsteady: false };
const unsteady = { name: 'undo', isUnsteady: true };

/** Record after several runs of one test, the first run first. */
const after = (...runs: (typeof steady)[]): UnsteadyRecord =>
  runs.reduce((record: UnsteadyRecord, run) => afterRun(record, [run]), {});

const times = (count: number, run: typeof steady) => Array.from({ length: count }, () => run);

describe('test that needs a second attempt', () => {
  it('the test that needs a second attempt is recorded with the number of runs since each second attempt', () => {
    expect(after(unsteady)).toEqual({ undo: [0] });
    expect(after(unsteady, steady, unsteady, steady)).toEqual({ undo: [1, 3] });
  });

  it('the test that needs a second attempt needs a fix from the third time in ten of its runs', () => {
    expect(tooOften(after(unsteady, unsteady))).toEqual([]);
    expect(tooOften(after(unsteady, unsteady, unsteady))).toEqual(['undo']);
    const first = [unsteady, ...times(4, steady), unsteady];
    expect(tooOften(after(...first, ...times(3, steady), unsteady))).toEqual(['undo']);
    expect(tooOften(after(...first, ...times(4, steady), unsteady))).toEqual([]);
  });

  it('the test that needs a second attempt is forgotten after ten runs without a second attempt', () => {
    expect(after(unsteady, ...times(9, steady))).toEqual({ undo: [9] });
    expect(after(unsteady, ...times(10, steady))).toEqual({});
  });

  it('the test that needs a second attempt keeps its record in runs that do not include it', () => {
    expect(afterRun({ undo: [0, 2] }, [{ name: 'files', isUnsteady: false }])).toEqual({ undo: [0, 2] });
  });

  it('the test that needs a second attempt is recorded once in a run that repeats it', () => {
    expect(afterRun({}, [unsteady, steady, unsteady])).toEqual({ undo: [0] });
  });

  it('may have any name', () => {
    const name = 'toString';
    expect(afterRun({}, [{ name, isUnsteady: true }])).toEqual({ [name]: [0] });
  });
});

describe('record of flaky tests', () => {
  it('the record of flaky tests is read as it was written', () => {
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
  ])('drops damaged entries: %s', (text, record) => {
    expect(JSON.stringify(readRecord(text))).toBe(JSON.stringify(record));
  });
});

describe('file of the record', () => {
  const inFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'unsteady-'));
    const log = vi.spyOn(console, 'log').mockReturnValue();
    onTestFinished(() => {
      log.mockRestore();
      rmSync(folder, { recursive: true });
    });
    return folder;
  };

  it('the file of the record is created at the first run, and reports the third time', () => {
    const path = join(inFolder(), 'not/there/yet.json');
    expect(recordRun([unsteady], path)).toEqual([]);
    expect(recordRun([unsteady], path)).toEqual([]);
    expect(recordRun([unsteady], path)).toEqual(['undo']);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ undo: [0, 1, 2] });
  });

  it('the file of the record is replaced if it is damaged, and does not fail if it cannot be written', () => {
    const folder = inFolder();
    const damaged = join(folder, 'damaged.json');
    writeFileSync(damaged, '{"undo":[0,1,');
    expect(recordRun([unsteady], damaged)).toEqual([]);
    const taken = join(folder, 'taken.json');
    mkdirSync(taken);
    expect(recordRun([unsteady], taken)).toEqual([]);
  });
});
