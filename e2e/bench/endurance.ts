/**
 * `npm run bench:endurance`: 500 calculations in a row, then 200 changes to every number field and switch in
 * the panels, in one page that stays open. Fails if memory use grows or the console reports an error. If
 * APP_URL is set, uses the app that runs at that address.
 */
import type { CDPSession, Page } from '@playwright/test';
import { driverOf } from '../fixtures/design';
import { problemsOf } from '../fixtures/faults';
import { textsOf, type Texts } from '../fixtures/texts';
import { signedInPage, withApp, type App } from '../help/app';

const CALCULATIONS = Number(process.env.CALCULATIONS ?? 500);
const CHANGES = Number(process.env.CHANGES ?? 200);
/**
 * Fraction of the calculations done before the first measurement, so that caches and compiled code, which
 * every used page has, do not count as growth.
 */
const WARM_UP = 0.2;
/**
 * Allowed growth of each value in `Reading`, as a fraction of its first measurement; `report` allows another
 * 5 MB, or 5 nodes or listeners.
 */
const GROWTH = 0.1;
const PANELS = ['anchor', 'concrete', 'plate', 'layout', 'profile', 'loads'] as const;

interface Reading {
  /** Page heap after garbage collection, MB. */
  heap: number;
  nodes: number;
  listeners: number;
  /** Calculation worker heap after garbage collection, MB. */
  worker: number;
}

type WorkerCommand = (method: string) => Promise<{ usedSize?: number }>;

/** Returns a function that sends DevTools commands to the page's worker, through the page's session. */
async function workerOf(session: CDPSession): Promise<WorkerCommand> {
  const attached = new Promise<string>((resolve) => {
    session.once('Target.attachedToTarget', ({ sessionId }) => resolve(sessionId));
  });
  const once = { autoAttach: true, waitForDebuggerOnStart: false, flatten: false };
  await session.send('Target.setAutoAttach', once);
  const sessionId = await attached;
  let last = 0;
  return (method) => {
    const id = ++last;
    const answer = new Promise<{ usedSize?: number }>((resolve) => {
      const listen = ({ message }: { message: string }) => {
        const reply = JSON.parse(message) as { id?: number; result?: { usedSize?: number } };
        if (reply.id !== id) return;
        session.off('Target.receivedMessageFromTarget', listen);
        resolve(reply.result ?? {});
      };
      session.on('Target.receivedMessageFromTarget', listen);
    });
    const message = JSON.stringify({ id, method });
    return session.send('Target.sendMessageToTarget', { sessionId, message }).then(() => answer);
  };
}

/**
 * Reads the memory use of the page and its calculation worker, not of the browser process, because that
 * process also stores data for the browser's own tools.
 */
async function read(session: CDPSession, toWorker: WorkerCommand): Promise<Reading> {
  await session.send('HeapProfiler.collectGarbage');
  await toWorker('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? 0;
  const { usedSize = 0 } = await toWorker('Runtime.getHeapUsage');
  return {
    heap: metric('JSHeapUsedSize') / 2 ** 20,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    worker: usedSize / 2 ** 20,
  };
}

const COLUMNS = ['heap', 'nodes', 'listeners', 'worker'] as const;

function report(name: string, first: Reading, last: Reading): boolean {
  const ok = COLUMNS.every((column) => last[column] <= (1 + GROWTH) * first[column] + 5);
  const figure = (column: keyof Reading) =>
    `${column} ${first[column].toFixed(0)} to ${last[column].toFixed(0)}`;
  const figures = COLUMNS.map(figure);
  console.log(`${ok ? 'ok  ' : 'LEAK'} ${name.padEnd(34)} ${figures.join('  ')}`);
  return ok;
}

async function calculations(page: Page, t: Texts, readNow: () => Promise<Reading>): Promise<boolean> {
  let first: Reading | undefined;
  const again = page.getByRole('button', { name: t('design:actions.calculate'), exact: true });
  const started = Date.now();
  for (let i = 0; i < CALCULATIONS; i++) {
    const answered = page.waitForResponse((response) => response.url().includes('/runAlgorithm/'));
    await again.click();
    await answered;
    await page.getByTestId('overall').waitFor();
    if (i === Math.floor(WARM_UP * CALCULATIONS)) first = await readNow();
  }
  console.log(
    `     ${((Date.now() - started) / CALCULATIONS).toFixed(0)} ms a calculation, clicked and shown`,
  );
  return report(`${CALCULATIONS} calculations`, first!, await readNow());
}

/**
 * Steps every number field alternately up and down and flips every switch, so that the design is the same at
 * the end; every key press is a separate change.
 */
async function changes(page: Page, t: Texts, readNow: () => Promise<Reading>): Promise<boolean> {
  let first: Reading | undefined;
  let inputs = 0;
  const { openPanel } = driverOf(page, t);
  const panel = page.getByRole('complementary');
  for (const name of PANELS) {
    await openPanel(name);
    const fields = panel.locator('input[inputmode="decimal"]:enabled, button[role="switch"]:enabled');
    const count = await fields.count();
    for (let index = 0; index < count; index++) {
      const field = fields.nth(index);
      // Changing a switch may have removed the fields that follow it in the panel.
      if (!(await field.isVisible())) continue;
      inputs += 1;
      const isSwitch = (await field.getAttribute('role')) === 'switch';
      await field.focus();
      for (let i = 0; i < CHANGES; i++) {
        if (name === 'loads') {
          // In the load fields, the arrow keys move between the fields, so the test types the value.
          await field.fill(String(10 + (i % 2)));
          await page.keyboard.press('Enter');
        } else await page.keyboard.press(isSwitch ? 'Space' : i % 2 === 0 ? 'ArrowUp' : 'ArrowDown');
      }
      await page.keyboard.press('Escape');
    }
    first ??= await readNow();
  }
  return report(`${CHANGES} changes of each of ${inputs} inputs`, first!, await readNow());
}

async function endure(app: App): Promise<boolean> {
  const t = textsOf('en');
  const page = await signedInPage(app, { language: 'en' });
  const problems = problemsOf(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // The first calculation starts the worker.
  let toWorker: WorkerCommand | undefined;
  const readNow = async () => {
    // Waits until the message has disappeared, because a visible message keeps objects in memory.
    await page.locator('.ant-message-notice').first().waitFor({ state: 'detached' });
    toWorker ??= await workerOf(session);
    return read(session, toWorker);
  };
  await driverOf(page, t).deadLoads({ Nz: '10', Vx: '3' });
  const flat = [await calculations(page, t, readNow), await changes(page, t, readNow)];
  console.log(`${problems.length === 0 ? 'ok  ' : 'BAD '} errors in the console: ${problems.length}`);
  problems.slice(0, 5).forEach((problem) => console.log(`     ${problem}`));
  return flat.every(Boolean) && problems.length === 0;
}

await withApp(async (app) => {
  if (!(await endure(app))) process.exitCode = 1;
});
