/**
 * Service worker script for the embedded app: code that stores the app's files, followed by the MSW script.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * MSW code that sends a copy of every response to the page, for listeners that this app does not have. The
 * script omits this copy, because Safari cannot transfer the stream and reports a DataCloneError for each
 * call.
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

/**
 * Returns the script. `files` are the names of the build files, relative to `base`; except for the icon and
 * the PDF fonts, each name changes with the file's content.
 */
export function workerScript(files: readonly string[], base: string): string {
  const kept = files.filter((file) => !LEFT_OUT.test(file)).sort();
  const version = createHash('sha256').update(kept.join('\n')).digest('hex').slice(0, 12);
  const head = Object.entries({ VERSION: version, BASE: base, FILES: kept })
    .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
  const keeper = readFileSync(join(import.meta.dirname, 'offline-worker.js'), 'utf8');
  return [head, keeper, mswScript()].join('\n');
}
