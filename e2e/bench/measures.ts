/** Longest tasks of the page's main thread, medians of times, and lines that compare figures with limits. */
import type { Page } from '@playwright/test';

/** Returns the median; of an even number of values, the higher one of the two in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** Prints a line; returns true if its limit is not exceeded. */
export function printLine(isOk: boolean, what: string, figures: string): boolean {
  console.log(`${isOk ? 'ok  ' : 'SLOW'} ${what.padEnd(40)}${figures}`);
  return isOk;
}

export const printTime = (what: string, ms: number, limit: number): boolean =>
  printLine(ms <= limit, what, `${ms.toFixed(1)} ms, at most ${limit} ms`);

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Duration, µs. */
  dur?: number;
  args: { name?: string };
}

/**
 * Returns the duration in ms of the longest task on the page's main thread while `work` ran. Between two
 * tasks the browser renders a frame if necessary; rasterisation runs in another process.
 */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['-*', 'disabled-by-default-devtools.timeline'] });
  let trace: Buffer;
  try {
    await work();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents: events } = JSON.parse(String(trace)) as { traceEvents: TraceEvent[] };
  const pages = events.filter(({ ph, args }) => ph === 'M' && args.name === 'CrRendererMain');
  const isPage = ({ pid, tid }: TraceEvent) => pages.some((page) => page.pid === pid && page.tid === tid);
  const tasks = events.filter((event) => event.name === 'RunTask' && isPage(event));
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur)) / 1000;
}
