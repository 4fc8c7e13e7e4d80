/**
 * Part of `npm run budgets` if Lighthouse is installed (`npm install -g lighthouse`, or its path in
 * LIGHTHOUSE): checks the Lighthouse scores of the sign-in page in a real-backend build, at the screen size
 * for which the app is designed.
 */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, createServer } from 'vite';
import config from '../../../playwright.config';

const PAGE_SERVER = '/src/testing/budgets/page-server.ts';
const TOOL = process.env.LIGHTHOUSE ?? 'lighthouse';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
/** Minimum score, between 0 and 1. */
const LEAST = 0.95;
/** Number of runs; the best score counts, because other work on the machine only slows the page down. */
const ROUNDS = 3;

const OPTIONS = [
  '--quiet',
  '--output=json',
  `--only-categories=${CATEGORIES.join(',')}`,
  '--preset=desktop',
  '--screenEmulation.width=1920',
  '--screenEmulation.height=1080',
  '--chrome-flags=--headless=new --no-sandbox --disable-gpu --screen-info={1920x1080}',
];

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

async function reportOn(address: string): Promise<Report> {
  const browser = config.projects?.[0].use?.launchOptions?.executablePath;
  const { stdout } = await promisify(execFile)(TOOL, [address, ...OPTIONS], {
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: 64 * 2 ** 20,
  });
  return JSON.parse(stdout) as Report;
}

const scoreOf = (report: Report, category: string) => report.categories[category].score ?? 0;
const percent = (score: number) => (100 * score).toFixed(0);

function print(report: Report, category: string): boolean {
  const score = scoreOf(report, category);
  const ok = score >= LEAST;
  console.log(
    `${ok ? 'ok  ' : 'LOW '} /login, ${category.padEnd(16)} ${percent(score).padStart(4)} of 100, at least ${percent(LEAST)}`,
  );
  for (const { id, weight } of report.categories[category].auditRefs) {
    const { score: part, title, displayValue = '' } = report.audits[id];
    if (weight > 0 && part !== null && part < 1) console.log(`       ${title} ${displayValue}`);
  }
  return ok;
}

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'anchor-designer-'));
  // With an empty base URL, the page sends its calls to the server started below.
  process.env.VITE_API_BASE_URL = '';
  await build({ mode: 'real', logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  // Vite server that loads the modules of the embedded backend, which need Vite.
  const vite = await createServer({
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
  });
  const { servePage } = (await vite.ssrLoadModule(
    PAGE_SERVER,
  )) as typeof import('@/testing/budgets/page-server');
  const { close, address } = await servePage(folder);
  try {
    const reports: Report[] = [];
    for (let round = 0; round < ROUNDS; round++) reports.push(await reportOn(`${address}/login`));
    for (const category of CATEGORIES) {
      const best = reports.reduce((a, b) => (scoreOf(b, category) > scoreOf(a, category) ? b : a));
      if (!print(best, category)) process.exitCode = 1;
    }
  } finally {
    close();
    await vite.close();
    rmSync(folder, { recursive: true });
  }
}

if (spawnSync(TOOL, ['--version']).status === 0) await measure();
else console.log(`     /login: ${TOOL} is not installed, its figures are left out`);
