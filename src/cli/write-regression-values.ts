/**
 * `npm run figures`: stores the results of this engine version; fails if they changed without a new version.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedExamples, storedAnew, type StoredValues } from '@/cli/regression-values';

const FILE = join(import.meta.dirname, '../examples/figures-by-version.json');

const before = JSON.parse(readFileSync(FILE, 'utf8')) as StoredValues;
const after = await storedAnew(before);
const moved = changedExamples(before.figures, after.figures);
if (moved.length > 0 && before.engine === after.engine) {
  process.stderr.write(
    `results of ${after.engine} have changed (${moved.join(', ')}): first increase the version in src/engineering/version.ts\n`,
  );
  process.exitCode = 1;
} else {
  const lines = Object.entries(after.figures).map(
    ([id, figures]) => `    ${JSON.stringify(id)}: ${JSON.stringify(figures)}`,
  );
  const { engine, changed } = after;
  writeFileSync(
    FILE,
    `{\n  "engine": ${JSON.stringify(engine)},\n  "changed": ${JSON.stringify(changed)},\n  "figures": {\n${lines.join(',\n')}\n  }\n}\n`,
  );
  process.stdout.write(`${engine}: ${moved.length} examples changed ${moved.join(', ')}\n`);
}
