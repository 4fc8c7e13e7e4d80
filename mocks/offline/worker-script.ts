/** The service worker of the embedded app: the code that stores its files, then the script of MSW. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * MSW sends a copy of every response to the page, for listeners that this app does not have. Safari cannot
 * transfer the stream, and reports each call as a DataCloneError.
 */
const REPEATED = 'isEventStreamResponse ? null : response.clone()';

/** Only the script of MSW, because the development server has no files to store. */
export function mswScript(): string {
  const script = readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8');
  if (!script.includes(REPEATED)) throw new Error(`The script of MSW no longer says: ${REPEATED}`);
  return script.replace(REPEATED, 'null');
}

/** Large files that are read at most once. */
const LEFT_OUT = /^help\/|\.map$|^index\.html$/;

/** `files` are names in the build, relative to `base`; all except the icon change with their content. */
export function workerScript(files: readonly string[], base: string): string {
  const kept = files.filter((file) => !LEFT_OUT.test(file)).sort();
  const version = createHash('sha256').update(kept.join('\n')).digest('hex').slice(0, 12);
  const head = Object.entries({ VERSION: version, BASE: base, FILES: kept })
    .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
  const keeper = readFileSync(join(import.meta.dirname, 'offline-worker.js'), 'utf8');
  return [head, keeper, mswScript()].join('\n');
}
