/** How long the page's main thread is busy at a stretch, from a trace of the browser. */
import type { CDPSession } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Begin and duration, µs. */
  ts: number;
  dur?: number;
  args: { name?: string };
}

const CATEGORIES = 'disabled-by-default-devtools.timeline';

/** Tasks nearer than this leave no room for a frame between them, µs. */
const PAUSE = 500;

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
 * Longest time, ms, for which the page could not draw a frame while `work` ran: the time in tasks of its main thread, the drawing
 * itself being done by another process.
 */
export async function longestStretch(browser: CDPSession, work: () => Promise<void>): Promise<number> {
  const events = await traceOf(browser, work);
  const pages = events.filter(({ ph, args }) => ph === 'M' && args.name === 'CrRendererMain');
  const isPage = ({ pid, tid }: TraceEvent) => pages.some((page) => page.pid === pid && page.tid === tid);
  const tasks = events
    .filter((event) => event.name === 'RunTask' && isPage(event))
    .sort((a, b) => a.ts - b.ts);
  let longest = 0;
  let busy = 0;
  let end = -Infinity;
  for (const { ts, dur = 0 } of tasks) {
    busy = ts - end < PAUSE ? busy + dur : dur;
    end = ts + dur;
    longest = Math.max(longest, busy);
  }
  return longest / 1000;
}
