/**
 * Runs the command `engine` or `report/main` of this folder: `node src/cli/run.js report/main …`. Its modules
 * are joined into one file first, because Node loads one large file a second faster than hundreds of small
 * ones.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { buildSync } from 'esbuild';

// Node optimises functions later than by default, because most commands end before the optimisation pays off.
setFlagsFromString('--interrupt-budget=600000');

const ROOT = join(import.meta.dirname, '../..');
const [command] = process.argv.splice(2, 1);
// The file name contains the process id, because two commands may run at the same time.
const outfile = join(ROOT, 'node_modules/.cache/commands', `${command}-${process.pid}.mjs`);

buildSync({
  absWorkingDir: ROOT,
  entryPoints: [join('src/cli', `${command}.ts`)],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  logLevel: 'error',
});
try {
  await import(pathToFileURL(outfile).href);
} finally {
  rmSync(outfile);
}
