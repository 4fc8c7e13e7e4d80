/**
 * `npm run budgets`: compares the gzipped size of the scripts and styles that each page of the real-backend
 * build loads with its budget.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Manifest } from 'vite';

/**
 * Name of the page, limit in kB (1000 bytes, gzipped), source files whose chunks the page loads in addition
 * to the files in index.html, including the static imports of these chunks, and the sources of the previous
 * page, whose chunks have already been loaded; without a previous page, the files in index.html are included.
 */
type Budget = readonly [name: string, limit: number, sources: readonly string[], after?: readonly string[]];

const texts = (...namespaces: string[]) => namespaces.map((name) => `locales/en/${name}.json`);

const LOGIN = texts('common', 'errors', 'shell', 'login');
/**
 * Sources of the workspace, without the chunks that are loaded when the browser is idle.
 */
const WORKSPACE = [
  'src/app/shell/shell.tsx',
  'src/features/workspace/page/design-page.tsx',
  ...texts('design', 'results', 'error'),
];
/**
 * Sources that are not needed until there is a result: loaded after the page, when the browser is idle.
 */
const RESULT = [
  'src/features/workspace/view/plan-drawing.tsx',
  'src/features/workspace/results/results-content.tsx',
];
const VIEW = ['src/features/workspace/view/scene.tsx'];
const EXPLORE = ['src/features/explore/explore.tsx', ...texts('explore')];
const REPORT = ['src/features/report-dialog/report-dialog.tsx', ...texts('report')];

const BUDGETS: readonly Budget[] = [
  ['login, all', 300, LOGIN],
  ['workspace without 3D', 225, WORKSPACE, LOGIN],
  ['3D view', 260, VIEW, [...LOGIN, ...WORKSPACE]],
  ['explore', 133, EXPLORE, [...LOGIN, ...WORKSPACE, ...RESULT]],
  ['report', 166, REPORT, [...LOGIN, ...WORKSPACE, ...RESULT]],
];

/** Returns the chunk files of some sources and of their static imports. */
function filesOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(`no chunk for ${key}: the source that the budget names has no chunk of its own`);
    if (seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    for (const file of chunk.css ?? []) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  sources.forEach(visit);
  return files;
}

/** Returns the scripts and styles that an HTML page references. */
function filesOfPage(html: string): string[] {
  return Array.from(html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g), ([, file]) => file);
}

const folder = mkdtempSync(join(tmpdir(), 'anchor-designer-'));
try {
  await build({
    mode: 'real',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, manifest: true },
  });
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const start = filesOfPage(readFileSync(join(folder, 'index.html'), 'utf8'));
  if (start.length === 0) throw new Error('index.html names no scripts');
  for (const [name, limit, sources, after] of BUDGETS) {
    const loaded = new Set(after ? [...start, ...filesOf(manifest, after)] : []);
    const files = [...new Set([...start, ...filesOf(manifest, sources)])].filter((file) => !loaded.has(file));
    const sizes = files.map(
      (file) => [file, gzipSync(readFileSync(join(folder, file))).length / 1000] as const,
    );
    const kilobytes = sizes.reduce((sum, [, size]) => sum + size, 0);
    const ok = kilobytes <= limit;
    console.log(
      `${ok ? 'ok  ' : 'OVER'} ${name.padEnd(24)} ${kilobytes.toFixed(1).padStart(7)} kB, at most ${limit} kB`,
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
