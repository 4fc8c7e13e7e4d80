/** Measures lists of 1,000 anchors and 2,000 profiles: time until a list is shown, and scrolling. */
import type { Page } from '@playwright/test';
import { DATABASE_NAME } from '../../mocks/store/schema';
import type { Texts } from '../help/app';
import { longestTask } from './main-thread';
import { printTimes } from './times';

/** Number of rounds; the best round counts, because other work on the machine only adds time. */
const ROUNDS = 3;

const LIMITS = {
  /** Limit in ms from the click in the menu until the list shows its total number of rows. */
  open: 1000,
  /** Limit for the longest task on the page's main thread, ms. */
  task: 50,
} as const;

const LISTS = [
  { table: 'anchors', records: 1000 },
  { table: 'sectionSteels', records: 2000 },
] as const;

/** Adds copies of a table's first record to the embedded backend's store. */
function multiply(page: Page, table: string, count: number): Promise<void> {
  return page.evaluate(
    async ({ database, name, total }) => {
      // Named functions cannot be used here: the transpiler would add a helper that does not exist in the
      // page.
      const opening = indexedDB.open(database);
      await new Promise((resolve) => (opening.onsuccess = resolve));
      const store = opening.result;
      const change = store.transaction(name, 'readwrite');
      const rows = change.objectStore(name);
      const reading = rows.getAll();
      await new Promise((resolve) => (reading.onsuccess = resolve));
      const [first] = reading.result as { record: object }[];
      for (let no = 0; no < total; no++)
        rows.add({ record: { ...first.record, id: `extra${no}`, name: `Extra ${no}` } });
      await new Promise((resolve) => (change.oncomplete = resolve));
      store.close();
    },
    { database: DATABASE_NAME, name: table, total: count },
  );
}

/** Returns the time in ms from the click until the list shows a total of at least `least` rows. */
async function opening(page: Page, menu: string, entry: string, least: number): Promise<number> {
  await page.getByRole('menuitem', { name: menu }).hover();
  const item = page.getByRole('menuitem', { name: entry, exact: true });
  await item.waitFor();
  return item.evaluate(async (element, enough) => {
    const begin = performance.now();
    (element as HTMLElement).click();
    for (let count = 0; count < enough;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const said = document.querySelector('.ant-pagination-total-text')?.textContent ?? '';
      count = Number(/of (\d+)/.exec(said)?.[1] ?? 0);
    }
    return performance.now() - begin;
  }, least);
}

async function scroll(page: Page): Promise<void> {
  await page.locator('.ant-table-tbody').first().hover();
  for (let step = 0; step < 60; step++) {
    await page.mouse.wheel(0, step < 30 ? 60 : -60);
    await page.waitForTimeout(30);
  }
}

/**
 * Runs the benchmark; `page` shows the app to an administrator in English. Returns false if a limit is
 * exceeded.
 */
export async function benchDatabases(page: Page, t: Texts): Promise<boolean> {
  for (const { table, records } of LISTS) await multiply(page, table, records);
  let isFast = true;
  for (const { table, records } of LISTS) {
    const opened: number[] = [];
    const scrolled: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await page.getByRole('menuitem', { name: t('shell:menu.designs'), exact: true }).click();
      await page.locator('.ant-table-tbody').waitFor({ state: 'detached' });
      await page.waitForTimeout(500);
      opened.push(await opening(page, t('shell:menu.database'), t(`shell:menu.${table}`), records));
      // Waits until the opened list is idle, so that its remaining work is not measured as scrolling.
      await page.waitForTimeout(1000);
      scrolled.push(await longestTask(page, () => scroll(page)));
    }
    const isListFast = printTimes(`${records} ${table}`, [
      ['their list opens', Math.min(...opened), LIMITS.open],
      ['longest task while it scrolls', Math.min(...scrolled), LIMITS.task],
    ]);
    isFast &&= isListFast;
  }
  return isFast;
}
