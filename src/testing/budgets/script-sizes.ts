/** `npm run budgets`: what a page of the real-backend build transfers as scripts and styles, gzipped, against its budget. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Manifest } from 'vite';

interface Budget {
  name: string;
  /** Sources whose chunks, with all that these import at once, make up the page. */
  roots: readonly string[];
  /** What is loaded already and does not count again. */
  after: readonly string[];
  /** What is wanted, kB of 1000 bytes, gzipped. */
  wanted: number;
  /** What must not be passed, where the wanted size is not reached yet. */
  ceiling?: number;
}

const ENTRY = 'index.html';
const LOGIN = [ENTRY, 'src/features/account/login/login-page.tsx'];
const WORKSPACE = ['src/app/shell/shell.tsx', 'src/features/design/workspace/design-page.tsx'];

const BUDGETS: readonly Budget[] = [
  { name: 'login, all', roots: LOGIN, after: [], wanted: 230, ceiling: 325 },
  { name: 'workspace without 3D', roots: WORKSPACE, after: LOGIN, wanted: 160 },
  {
    name: '3D view',
    roots: ['src/viewer/viewer.tsx'],
    after: [...LOGIN, ...WORKSPACE],
    wanted: 260,
  },
  {
    name: 'report',
    roots: ['src/features/design/report/report-dialog.tsx'],
    after: [...LOGIN, ...WORKSPACE],
    wanted: 120,
  },
];

/** Files of a chunk and of all that it imports before it runs. */
function filesOf(manifest: Manifest, roots: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`no chunk for ${key}: the budget names a source that is none of its own`);
    if (seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    for (const file of chunk.css ?? []) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  roots.forEach(visit);
  return files;
}

const folder = mkdtempSync(join(tmpdir(), 'anchor-designer-'));
try {
  await build({
    mode: 'real',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, manifest: true },
  });
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  for (const { name, roots, after, wanted, ceiling = wanted } of BUDGETS) {
    const loaded = filesOf(manifest, after);
    const files = Array.from(filesOf(manifest, roots)).filter((file) => !loaded.has(file));
    const sizes = files.map(
      (file) => [file, gzipSync(readFileSync(join(folder, file))).length / 1000] as const,
    );
    const kilobytes = sizes.reduce((sum, [, size]) => sum + size, 0);
    const ok = kilobytes <= ceiling;
    console.log(
      `${ok ? 'ok  ' : 'OVER'} ${name.padEnd(24)} ${kilobytes.toFixed(1).padStart(7)} kB, wanted ${wanted} kB, at most ${ceiling} kB`,
    );
    if (process.argv.includes('--list')) {
      for (const [file, size] of sizes.sort((a, b) => b[1] - a[1])) {
        console.log(`       ${file.padEnd(48)} ${size.toFixed(1).padStart(7)} kB`);
      }
    }
    if (!ok) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
