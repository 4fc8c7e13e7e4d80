/** Service worker script of the embedded app: storage of the app's files, then the script of MSW. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * MSW code that copies every response for listeners that this app does not have; omitted, because Safari
 * cannot transfer the stream and reports a DataCloneError for each call.
 */
const REPEATED = 'isEventStreamResponse ? null : response.clone()';

/** Returns only the MSW script, for the development server, which has no files to store. */
export function mswScript(): string {
  const script = readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8');
  if (!script.includes(REPEATED)) throw new Error(`The script of MSW no longer says: ${REPEATED}`);
  return script.replace(REPEATED, 'null');
}

/** Files that are not stored: large files that a user reads at most once, source maps, and the start page. */
const LEFT_OUT = /^help\/|\.map$|^index\.html$/;

/** Returns the script; `files` are relative to `base`, with names that change with their content. */
export function workerScript(files: readonly string[], base: string): string {
  const kept = files.filter((file) => !LEFT_OUT.test(file)).sort();
  const version = createHash('sha256').update(kept.join('\n')).digest('hex').slice(0, 12);
  const head = Object.entries({ VERSION: version, BASE: base, FILES: kept })
    .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
  const keeper = readFileSync(join(import.meta.dirname, 'offline-worker.js'), 'utf8');
  return [head, keeper, mswScript()].join('\n');
}
