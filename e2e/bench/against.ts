/**
 * `npm run bench:ui -- --against REVISION [ROWS …]`: calculates load lists on a rigid and on an elastic plate
 * in the app of this folder and in that of an earlier revision, in turn on the same machine, and prints the
 * ratio of their times. Both use the packages of this folder.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { calculate, enterDeadLoads } from '../fixtures/design';
import { listedRows, openList, type ListedRow } from '../fixtures/load-list';
import { served, signedInPage, withApp, type App } from '../help/app';
import { fill, reportedCores, setStiffness, timeOfList, type Stiffness } from './list-run';
import { longestTask, median } from './measures';

const SIZES = [100, 1_000];
/** Number of first rounds per list, in which the longest task is found in a trace. */
const TRACED = 2;
/** Number of further rounds, which are timed; the median of their ratios counts. */
const TIMED = 5;
/**
 * A list for which a round of both apps takes longer than this, in ms, gets one more round, which is timed.
 */
const LONG = 120_000;
/** Pause before and after a run, ms: the page is idle and the message of the import has disappeared then. */
const SETTLED_AFTER_MS = 5000;

const [revision = '', ...sizes] = process.argv.slice(3);
/** Builds the app of the revision in a folder that is removed afterwards, and serves it while `work` runs. */
async function withRevision(work: (older: Pick<App, 'address' | 'root'>) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'revision-'));
  try {
    const archive = execFileSync('git', ['archive', revision], { maxBuffer: 2 ** 30 });
    execFileSync('tar', ['x', '-C', folder], { input: archive });
    await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    execFileSync('node_modules/.bin/vite', ['build', '--logLevel', 'error'], { cwd: folder });
    const root = pathToFileURL(`${folder}/`);
    await served(join(folder, 'dist'), 4189, (address) => work({ address, root }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Opens the load list of a new design. The design has a load of its own and a result on the screen;
 * otherwise this app would also evaluate and draw a row of the list, and an earlier one would not.
 */
async function open(app: App, stiffness: Stiffness): Promise<Page> {
  const page = await signedInPage(app, { language: 'en' });
  await reportedCores(page);
  if (stiffness === 'elastic') await setStiffness(page, stiffness);
  await enterDeadLoads(page, { Nz: '20' });
  await calculate(page);
  // The first elastic result may take longer than an assertion waits.
  await page.getByTestId('overall').waitFor();
  await openList(page);
  return page;
}

/** Imports the rows and calculates them. Returns the time or, if it is traced, the longest task, ms. */
async function run(page: Page, rows: readonly ListedRow[], isTraced: boolean) {
  // Timers of a page in the background may be delayed.
  await page.bringToFront();
  await fill(page, rows);
  await page.waitForTimeout(SETTLED_AFTER_MS);
  if (!isTraced) return timeOfList(page);
  return longestTask(page, async () => {
    await timeOfList(page);
    await page.waitForTimeout(SETTLED_AFTER_MS);
  });
}

/** Each round uses other rows, because calculated rows are cached; which app begins alternates. */
async function compare(now: Page, before: Page, what: string, count: number): Promise<void> {
  const tasks: Record<'now' | 'before', number>[] = [];
  const times: typeof tasks = [];
  const all = listedRows((TRACED + TIMED) * count);
  let isLong = false;
  for (let round = 0; round < TRACED + TIMED && !(isLong && times.length > 0); round++) {
    const begin = performance.now();
    const rows = all.slice(round * count, (round + 1) * count);
    const isTraced = round < TRACED && !isLong;
    const figures = { now: 0, before: 0 };
    const order = ['now', 'before'] as const;
    for (const which of round % 2 === 0 ? order : order.toReversed())
      figures[which] = await run(which === 'now' ? now : before, rows, isTraced);
    (isTraced ? tasks : times).push(figures);
    isLong = performance.now() - begin > LONG;
  }
  const s = (ms: number) => (ms / 1000).toFixed(2);
  const ratios = times.map((round) => round.before / round.now);
  const longest = (which: 'now' | 'before') => tasks.map((round) => round[which].toFixed(0)).join(', ');
  const figures = [
    `${s(median(times.map((round) => round.now)))} s, ${revision} ${s(median(times.map((round) => round.before)))} s`,
    `ratio ${median(ratios).toFixed(2)} (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')})`,
    `longest task ${longest('now')} ms, ${revision} ${longest('before')} ms`,
  ];
  console.log(`${`${what} plate, ${count} rows`.padEnd(28)} ${figures.join('; ')}`);
}

export async function compareRevisions(): Promise<void> {
  if (revision === '') {
    console.error('Which revision? For example: npm run bench:ui -- --against HEAD~100 100 1000');
    process.exit(1);
  }
  await withRevision((older) =>
    withApp(
      async (app) => {
        for (const plate of ['rigid', 'elastic'] as const) {
          const [now, before] = [await open(app, plate), await open({ ...app, ...older }, plate)];
          for (const count of sizes.length > 0 ? sizes.map(Number) : SIZES)
            await compare(now, before, plate, count);
          for (const page of [now, before]) await page.context().close();
        }
      },
      { graphicsCard: true },
    ),
  );
}
