/**
 * Measures the designs page with 500 designs and the lists of 1,000 anchors and 2,000 profiles: time until
 * the page or list is shown (with its chunk already loaded), and scrolling.
 */
import type { Locator, Page } from '@playwright/test';
import { DATABASE_NAME } from '../../mocks/store/store';
import type { Texts } from '../fixtures/texts';
import { longestTask, printTime } from './measures';

/** Database of the saved designs, and its tables with one row for each design. */
const SAVED_DESIGNS = { database: 'anchor-designer-shelf', tables: ['cards', 'contents'] };
const DESIGNS = 500;
const LISTS = [
  { table: 'anchors', records: 1000 },
  { table: 'sectionSteels', records: 2000 },
] as const;
/** Number of rounds; the best round counts, because other work on the machine only adds time. */
const ROUNDS = 3;

/**
 * Limits in ms: from the click until the first cards, or the total number of rows, are shown; and for the
 * longest task on the page's main thread. For the designs, this is one frame at 60 frames per second.
 */
const LIMITS = { designs: { open: 500, task: 16.7 }, list: { open: 1000, task: 50 } } as const;

/** Adds copies of the first row of each table under new names; the backend has its rows inside records. */
function addCopies(page: Page, database: string, tables: readonly string[], count: number): Promise<void> {
  return page.evaluate(
    async ({ name, names, total }) => {
      // Named functions cannot be used here: the transpiler would add a helper that does not exist in the
      // page.
      const opening = indexedDB.open(name);
      await new Promise((resolve) => (opening.onsuccess = resolve));
      const store = opening.result;
      const change = store.transaction(names, 'readwrite');
      for (const table of names) {
        const rows = change.objectStore(table);
        const reading = rows.getAll();
        await new Promise((resolve) => (reading.onsuccess = resolve));
        const [first] = reading.result as { record?: object }[];
        for (let no = 1; no <= total; no++) {
          const own = { id: no.toString(16).padStart(32, '0'), name: `Extra ${no}` };
          rows.put(first.record ? { record: { ...first.record, ...own } } : { ...first, ...own });
        }
      }
      await new Promise((resolve) => (change.oncomplete = resolve));
      store.close();
    },
    { name: database, names: [...tables], total: count },
  );
}

/** Returns the time in ms from the click until an element is shown and says `of` at least so many rows. */
function timeToShow(item: Locator, selector: string, rows = 0): Promise<number> {
  return item.evaluate(
    async (element, { shown, least }) => {
      const begin = performance.now();
      (element as HTMLElement).click();
      for (let count = -1; count < least;) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const text = document.querySelector(shown)?.textContent;
        if (text !== undefined) count = Number(/of (\d+)/.exec(text)?.[1] ?? 0);
      }
      return performance.now() - begin;
    },
    { shown: selector, least: rows },
  );
}

interface List {
  subject: string;
  limits: Readonly<Record<'open' | 'task', number>>;
  /** Opens the list from another page and returns the time, ms. */
  open: () => Promise<number>;
  /** Place of the pointer, and the turn of the wheel in each step, px. */
  place: Locator;
  wheel: (step: number) => number;
}

async function bench(page: Page, { subject, limits, open, place, wheel }: List): Promise<boolean> {
  const scroll = async () => {
    await place.hover();
    for (let step = 0; step < 60; step++) {
      await page.mouse.wheel(0, wheel(step));
      await page.waitForTimeout(30);
    }
  };
  const opened: number[] = [];
  const scrolled: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    opened.push(await open());
    // Waits until the opened list is idle, so that its remaining work is not measured as scrolling.
    await page.waitForTimeout(1500);
    scrolled.push(await longestTask(page, scroll));
  }
  const isOpenedFast = printTime(`${subject}: their list opens`, Math.min(...opened), limits.open);
  const task = `${subject}: longest task while it scrolls`;
  return printTime(task, Math.min(...scrolled), limits.task) && isOpenedFast;
}

const entry = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

/** Runs the benchmark of the designs page; returns false if a limit is exceeded. */
export async function benchDesigns(page: Page, t: Texts): Promise<boolean> {
  const designs = entry(page, t('shell:menu.designs'));
  await designs.click();
  await page.getByTestId('design-card').first().waitFor();
  await addCopies(page, SAVED_DESIGNS.database, SAVED_DESIGNS.tables, DESIGNS);
  const open = async () => {
    // The measurement starts from the profile page, because unmounting the workspace's software-rendered 3D
    // view takes a long time.
    await page.getByRole('button', { name: new RegExp(t('shell:user.menu')) }).click();
    await entry(page, t('shell:user.profile')).click();
    await page.getByRole('textbox').first().waitFor();
    await page.waitForTimeout(1000);
    return timeToShow(designs, '[data-testid="design-card"]');
  };
  const place = page.getByTestId('designs');
  const list = { subject: `${DESIGNS} designs`, limits: LIMITS.designs, open, place };
  return bench(page, { ...list, wheel: () => 120 });
}

/**
 * Runs the benchmark of the databases; `page` shows the app to an administrator in English. Returns false if
 * a limit is exceeded.
 */
export async function benchDatabases(page: Page, t: Texts): Promise<boolean> {
  for (const { table, records } of LISTS) await addCopies(page, DATABASE_NAME, [table], records);
  const place = page.locator('.ant-table-tbody').first();
  let isFast = true;
  for (const { table, records } of LISTS) {
    const open = async () => {
      await entry(page, t('shell:menu.designs')).click();
      await place.waitFor({ state: 'detached' });
      await page.waitForTimeout(500);
      await page.getByRole('menuitem', { name: t('shell:menu.database') }).hover();
      const item = entry(page, t(`databases:${table}.page.menu`));
      await item.waitFor();
      return timeToShow(item, '.ant-pagination-total-text', records);
    };
    const list = { subject: `${records} ${table}`, limits: LIMITS.list, open, place };
    const isListFast = await bench(page, { ...list, wheel: (step) => (step < 30 ? 60 : -60) });
    isFast &&= isListFast;
  }
  return isFast;
}
