/** Stores the record of flaky end-to-end tests between runs, on this machine only. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterRun, readRecord, tooOften, unsteadyLines, type EndToEndOutcome } from '@/testing/run/unsteady';

/**
 * Path of the record, in a folder whose contents persist: Playwright empties its own output folder before
 * every run, and `npm ci` empties node_modules.
 */
export const RECORD_FILE = 'playwright-report/unsteady.json';

function stored(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // There is no record before the first run.
    return '';
  }
}

/**
 * Adds a run to the record, prints the recorded tests, and returns the tests that needed a second attempt
 * too often.
 */
export function recordRun(ended: readonly EndToEndOutcome[], path = RECORD_FILE): string[] {
  const record = afterRun(readRecord(stored(path)), ended);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(record, null, 2)}\n`);
  } catch (error) {
    console.log(`Second tries are not recorded: ${String(error)}`);
  }
  const lines = unsteadyLines(record);
  if (lines.length > 0)
    console.log(`Tests that needed a second try, recorded in ${path}:\n${lines.join('\n')}\n`);
  return tooOften(record);
}
