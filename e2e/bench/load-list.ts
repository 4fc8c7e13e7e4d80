/**
 * Measures load list calculations in a browser, on a rigid and on an elastic plate, compared with complete
 * calls made one after another; and the delay between a key press and new results during live calculation.
 */
import type { Page, Request } from '@playwright/test';
import { enterDeadLoads, openPanel } from '../fixtures/design';
import { listedRows, openList, type ListedRow } from '../fixtures/load-list';
import { fill, setStiffness, timeOfList, type Stiffness } from './list-run';
import { longestTask, median, printLine } from './measures';

const ROWS = 1000;
/** Number of elastic rows that are calculated completely one after another; the total is extrapolated. */
const ELASTIC_ALONE = 20;
/**
 * Number of rounds for each plate; the best round counts, because other work on the machine only adds
 * time.
 */
const ROUNDS = 3;
/**
 * Number of times that the two calls of the open design are made one after another; the time for all rows is
 * extrapolated.
 */
const REPEATED = 100;
/** Number of key presses measured per field; the median of their times is compared with the limit. */
const KEYS = 9;

const LIMITS = {
  /** Limit for all rows on a rigid plate in s, on two idle cores. */
  rows: 2,
  /** Minimum speed-up of the load list over complete calls made one after another. */
  faster: 10,
  /** Limit for all rows on an elastic plate in s, on two idle cores. */
  elasticRows: 15,
  /** Limits in ms after `PAUSE`, for an elastic plate: for a load change and for a geometry change. */
  elasticLoad: 150,
  elasticGeometry: 400,
  /** Limit for the longest task on the page's main thread, ms. */
  task: 50,
  /** Limit for live results, ms after `PAUSE`. */
  live: 100,
} as const;

/** Time in ms within which all combinations of a design are calculated. */
const SETTLED_AFTER_MS = 8000;
/** Pause in ms between a change and the start of the calculation. */
const PAUSE = 100;

interface Requests {
  url: string;
  body: string;
  authorization: string;
}

/** Returns the time in ms for complete calls made one after another. */
const oneAfterTheOther = (page: Page, asked: readonly Requests[]): Promise<number> =>
  page.evaluate(async (calls) => {
    const begin = performance.now();
    for (const { url, body, authorization } of calls) {
      const headers = { 'Content-Type': 'application/json', Authorization: authorization };
      const answer = await fetch(url, { method: 'POST', body, headers });
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
      await answer.json();
    }
    return performance.now() - begin;
  }, asked);

/** Returns the calculation requests that the page sends while `work` runs. */
async function requestsBy(page: Page, work: () => Promise<void>): Promise<Requests[]> {
  const asked: Requests[] = [];
  const note = (request: Request) => {
    const [url, body] = [request.url(), request.postData() ?? ''];
    if (url.includes('/simdroid/')) asked.push({ url, body, authorization: request.headers().authorization });
  };
  page.on('request', note);
  await work();
  page.off('request', note);
  return asked;
}

/** Returns the first two calculation calls for the open design: `run` and `runAlgorithm`. */
const callsOfDesign = async (page: Page): Promise<Requests[]> => {
  const asked = await requestsBy(page, async () => {
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await page.waitForTimeout(SETTLED_AFTER_MS);
  });
  return asked.slice(0, 2);
};

/** Returns a copy of the `run` call with the loads of a load list row. */
function underLoad(run: Requests, { Vx, Vy, Nz, Mx, My }: ListedRow): Requests {
  const { sim } = JSON.parse(run.body) as { sim: string };
  const changed = { ...(JSON.parse(sim) as object), Load: { Fx: Vx, Fy: Vy, Fz: Nz, Mx, My, Mz: 0 } };
  return { ...run, body: JSON.stringify({ sim: JSON.stringify(changed) }) };
}

/**
 * Opens the load list and calculates different rows in each round. Returns the shortest time in ms, and
 * whether this time and the longest task are within their limits.
 */
async function rounds(page: Page, plate: Stiffness, limit: number) {
  await openList(page);
  const times: number[] = [];
  const tasks: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // Each round uses different rows, because calculated rows are cached.
    await fill(page, listedRows(ROUNDS * ROWS).slice(round * ROWS, (round + 1) * ROWS));
    await page.waitForTimeout(SETTLED_AFTER_MS);
    tasks.push(await longestTask(page, async () => void times.push(await timeOfList(page))));
  }
  const shortest = Math.min(...times);
  const seconds = `${times.map((time) => (time / 1000).toFixed(1)).join(', ')} s, limit ${limit} s`;
  const isFast = printLine(shortest <= 1000 * limit, `${ROWS} rows, ${plate} plate`, seconds);
  const longest = `${tasks.map((task) => task.toFixed(0)).join(', ')} ms, limit ${LIMITS.task} ms`;
  const isSmooth = printLine(Math.min(...tasks) < LIMITS.task, '  longest task of the page', longest);
  return { shortest, isOk: isFast && isSmooth };
}

function isFasterThanAlone(alone: number, shortest: number): boolean {
  const ratio = alone / shortest;
  const figures = `${(alone / 1000).toFixed(1)} s, ratio ${ratio.toFixed(1)}, limit ${LIMITS.faster}`;
  return printLine(ratio >= LIMITS.faster, '  one after the other, in full', figures);
}

async function rigidRows(page: Page): Promise<boolean> {
  const calls = await callsOfDesign(page);
  const { shortest, isOk } = await rounds(page, 'rigid', LIMITS.rows);
  const repeated = Array.from({ length: REPEATED }, () => calls).flat();
  const alone = (ROWS / REPEATED) * (await oneAfterTheOther(page, repeated));
  return isFasterThanAlone(alone, shortest) && isOk;
}

async function elasticRows(page: Page): Promise<boolean> {
  await setStiffness(page, 'elastic');
  const [run, check] = await callsOfDesign(page);
  const calls = listedRows(ELASTIC_ALONE).flatMap((row) => [underLoad(run, row), check]);
  const alone = (ROWS / ELASTIC_ALONE) * (await oneAfterTheOther(page, calls));
  const { shortest, isOk } = await rounds(page, 'elastic', LIMITS.elasticRows);
  return isFasterThanAlone(alone, shortest) && isOk;
}

/** Measures the time from Enter in a field of the open panel to new results, minus `PAUSE`. */
async function liveResults(page: Page, what: string, name: string, limit: number): Promise<boolean> {
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByTestId('overall').waitFor();
  // With "This combination only", the headline changes as soon as the result of this combination arrives;
  // otherwise it would wait for the results of all four combinations.
  await page.getByRole('checkbox', { name: 'This combination only' }).check();
  await page.getByLabel('Calculate while typing').check();
  const times: number[] = [];
  const field = page.getByRole('complementary').getByRole('textbox', { name, exact: true }).first();
  for (let round = 0; round < KEYS; round++) {
    await field.focus();
    await page.waitForTimeout(1500);
    const before = await page.getByTestId('overall').innerText();
    await field.fill(String(1 + Number(await field.inputValue())));
    await page.evaluate(() => {
      addEventListener('keydown', () => performance.mark('key'), { once: true, capture: true });
    });
    await page.keyboard.press('Enter');
    const shown = await page.waitForFunction(
      (old) => {
        const headline = document.querySelector<HTMLElement>('[data-testid="overall"]');
        // The headline first changes to "Out of date".
        const isShown = headline?.dataset.standing === 'current' && headline.innerText !== old;
        return isShown && performance.now();
      },
      before,
      { polling: 4, timeout: 10_000 },
    );
    const key = await page.evaluate(() => performance.getEntriesByName('key').at(-1)?.startTime ?? 0);
    times.push(Number(await shown.jsonValue()) - key - PAUSE);
  }
  const time = median(times);
  return printLine(time <= limit, what, `${time.toFixed(0)} ms at the median of ${KEYS}, limit ${limit} ms`);
}

async function enterLoad(page: Page): Promise<void> {
  await enterDeadLoads(page, { Nz: '20' });
  await openPanel(page, 'Loads');
}

/** Starts a new design without a load list, because the rows of the list would be calculated as well. */
async function startAnew(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New design', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await enterLoad(page);
}

/** Runs the benchmark; returns false if a limit is exceeded. */
export async function benchLoadList(page: Page): Promise<boolean> {
  await enterLoad(page);
  const isOk = [await liveResults(page, 'figures after a key, beyond the pause', 'Nz', LIMITS.live)];
  await page.getByRole('checkbox', { name: 'This combination only' }).uncheck();
  await page.getByLabel('Calculate while typing').uncheck();
  isOk.push(await rigidRows(page));
  await startAnew(page);
  isOk.push(await elasticRows(page));
  // With a load list, the most unfavourable row would determine the headline, which would hide the effect of
  // a load change.
  await startAnew(page);
  await setStiffness(page, 'elastic');
  const geometry = '  elastic plate, its thickness';
  isOk.push(await liveResults(page, geometry, 'Thickness', LIMITS.elasticGeometry));
  await openPanel(page, 'Loads');
  isOk.push(await liveResults(page, '  elastic plate, a load', 'Nz', LIMITS.elasticLoad));
  return isOk.every(Boolean);
}
