/** Measures from a browser trace how long the page's main thread is blocked without rendering a frame. */
import type { Page } from '@playwright/test';

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
