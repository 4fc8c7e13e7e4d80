/** Measures from a browser trace how long the page's main thread is blocked without rendering a frame. */
import type { CDPSession } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Duration, µs. */
  dur?: number;
  args: { name?: string };
}

const CATEGORIES = 'disabled-by-default-devtools.timeline';

async function traceOf(browser: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  browser.on('Tracing.dataCollected', collect);
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [CATEGORIES], excludedCategories: ['*'] },
  });
  try {
    await work();
  } finally {
    const complete = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
    await browser.send('Tracing.end');
    await complete;
    browser.off('Tracing.dataCollected', collect);
  }
  return events;
}

/**
 * Returns the duration in ms of the longest task on the page's main thread while `work` ran. Between two
 * tasks the browser renders a frame if necessary; rasterisation runs in another process.
 */
export async function longestTask(browser: CDPSession, work: () => Promise<void>): Promise<number> {
  const events = await traceOf(browser, work);
  const pages = events.filter(({ ph, args }) => ph === 'M' && args.name === 'CrRendererMain');
  const isPage = ({ pid, tid }: TraceEvent) => pages.some((page) => page.pid === pid && page.tid === tid);
  const tasks = events.filter((event) => event.name === 'RunTask' && isPage(event));
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur)) / 1000;
}
