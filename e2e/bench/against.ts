/**
 * `npm run bench:against -- REVISION [ROWS …]`: calculates load lists on a rigid and on an elastic plate in
 * the app of this folder and in that of an earlier revision, in turn on the same machine, and prints the ratio
 * of their times. Both use the packages of this folder.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CDPSession, Page } from '@playwright/test';
import { preview } from 'vite';
import { listedRows, openList, type ListedRow } from '../fixtures/load-list';
import { signedInPage, withApp, type App } from '../help/app';
import { fill, reportedCores, setStiffness, timeOfList } from './list-run';
import { longestTask } from './main-thread';

const SIZES = [100, 1_000];
/** Number of rounds per list; the median of their ratios counts. */
const ROUNDS = 5;
/** Lists whose slower run takes longer than this, in ms, get one round. */
const LONG = 60_000;
/** Pause before a run, ms: the page is idle then. */
const SETTLED_AFTER_MS = 3000;

const [revision = '', ...sizes] = process.argv.slice(2);
if (revision === '') {
  console.error('Which revision? For example: npm run bench:against -- HEAD~100 100 1000');
  process.exit(1);
}

/** Builds the app of the revision in a folder that is removed afterwards, and serves it while `work` runs. */
async function withRevision(work: (older: Pick<App, 'address' | 'locales'>) => Promise<void>): Promise<void> {
  const root = process.cwd();
  const folder = await mkdtemp(join(tmpdir(), 'revision-'));
  try {
    const archive = execFileSync('git', ['archive', revision], { maxBuffer: 2 ** 30 });
    execFileSync('tar', ['x', '-C', folder], { input: archive });
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    execFileSync('node_modules/.bin/vite', ['build', '--logLevel', 'error'], { cwd: folder });
    const outDir = join(folder, 'dist');
    const server = await preview({ logLevel: 'error', build: { outDir }, preview: { port: 4189 } });
    await work({ address: server.resolvedUrls!.local[0], locales: pathToFileURL(join(folder, 'locales/')) });
    await server.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Opened {
  page: Page;
  browser: CDPSession;
}

async function open(app: App): Promise<Opened> {
  const page = await signedInPage(app, { language: 'en' });
  await reportedCores(page);
  return { page, browser: await page.context().newCDPSession(page) };
}

/** Imports the rows and calculates them. Returns the time and the longest task of the page, ms. */
async function run({ page, browser }: Opened, rows: readonly ListedRow[]) {
  // Timers of a page in the background may be delayed.
  await page.bringToFront();
  await fill(page, rows);
  await page.waitForTimeout(SETTLED_AFTER_MS);
  let time = 0;
  const task = await longestTask(browser, async () => {
    time = await timeOfList(page);
  });
  return { time, task };
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** Each round uses other rows, because calculated rows are cached; which app begins alternates. */
async function compare(now: Opened, before: Opened, what: string, count: number): Promise<void> {
  const rounds: { now: Awaited<ReturnType<typeof run>>; before: Awaited<ReturnType<typeof run>> }[] = [];
  const all = listedRows(ROUNDS * count);
  for (let round = 0; round < ROUNDS; round++) {
    const rows = all.slice(round * count, (round + 1) * count);
    const isFirst = round % 2 === 0;
    const first = await run(isFirst ? now : before, rows);
    const second = await run(isFirst ? before : now, rows);
    rounds.push(isFirst ? { now: first, before: second } : { now: second, before: first });
    if (Math.max(first.time, second.time) > LONG) break;
  }
  const s = (ms: number) => (ms / 1000).toFixed(2);
  const figures = [
    `${s(median(rounds.map((round) => round.now.time)))} s`,
    `${revision} ${s(median(rounds.map((round) => round.before.time)))} s`,
    `ratio ${median(rounds.map((round) => round.before.time / round.now.time)).toFixed(2)}`,
    `(${rounds.map((round) => (round.before.time / round.now.time).toFixed(2)).join(', ')})`,
    `longest task ${rounds.map((round) => round.now.task.toFixed(0)).join(', ')} ms`,
    `${revision} ${rounds.map((round) => round.before.task.toFixed(0)).join(', ')} ms`,
  ];
  console.log(`${`${what} plate, ${count} rows`.padEnd(28)} ${figures.join('  ')}`);
}

await withRevision((older) =>
  withApp(
    async (app) => {
      for (const plate of ['rigid', 'elastic'] as const) {
        const [now, before] = [await open(app), await open({ ...app, ...older })];
        for (const { page } of [now, before]) {
          if (plate === 'elastic') await setStiffness(page, plate);
          await openList(page);
        }
        for (const count of sizes.length > 0 ? sizes.map(Number) : SIZES)
          await compare(now, before, plate, count);
        for (const { page } of [now, before]) await page.context().close();
      }
    },
    { graphicsCard: true },
  ),
);
