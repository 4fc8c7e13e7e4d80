/**
 * Measures the designs page with 500 designs: time until the page is shown (with its chunk already loaded),
 * and scrolling.
 */
import type { Page } from '@playwright/test';
import { longestTask } from './main-thread';
import { printTimes } from './times';

const DESIGNS = 500;
/** Number of rounds; the best round counts, because other work on the machine only adds time. */
const ROUNDS = 3;

const LIMITS = {
  /** Limit in ms from the click until the first cards are shown. */
  open: 500,
  /** Limit for the longest task on the page's main thread, ms: one frame at 60 frames per second. */
  task: 16.7,
} as const;

/** Copies the only saved design under new names. */
function fill(page: Page): Promise<void> {
  return page.evaluate(async (count) => {
    // Named functions cannot be used here: the transpiler would add a helper that does not exist in the page.
    const opening = indexedDB.open('anchor-designer-shelf');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const database = opening.result;
    const change = database.transaction(['cards', 'contents'], 'readwrite');
    for (const name of ['cards', 'contents']) {
      const table = change.objectStore(name);
      const reading = table.getAll();
      await new Promise((resolve) => (reading.onsuccess = resolve));
      const [first] = reading.result as object[];
      for (let no = 1; no < count; no++)
        table.put({ ...first, id: no.toString(16).padStart(32, '0'), name: `Design ${no}` });
    }
    await new Promise((resolve) => (change.oncomplete = resolve));
    database.close();
  }, DESIGNS);
}

/** Returns the time in ms from the click to the first frame with cards. */
function opening(page: Page, entry: string): Promise<number> {
  return page.evaluate(async (label) => {
    const items = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const begin = performance.now();
    items.find(({ textContent }) => textContent === label)?.click();
    while (document.querySelector('[data-testid="design-card"]') === null)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - begin;
  }, entry);
}

async function scroll(page: Page): Promise<void> {
  await page.getByTestId('designs').hover();
  for (let step = 0; step < 60; step++) {
    await page.mouse.wheel(0, 120);
    await page.waitForTimeout(30);
  }
}

export async function benchDesigns(
  page: Page,
  names: { designs: string; account: RegExp; profile: string },
): Promise<boolean> {
  const show = (name: string) => page.getByRole('menuitem', { name, exact: true }).click();
  await show(names.designs);
  await page.getByTestId('design-card').first().waitFor();
  await fill(page);
  const opened: number[] = [];
  const scrolled: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // The measurement starts from the profile page, because unmounting the workspace's software-rendered 3D
    // view takes a long time.
    await page.getByRole('button', { name: names.account }).click();
    await show(names.profile);
    await page.getByRole('textbox').first().waitFor();
    await page.waitForTimeout(1000);
    opened.push(await opening(page, names.designs));
    await page.waitForTimeout(1500);
    scrolled.push(await longestTask(page, () => scroll(page)));
  }
  return printTimes(`${DESIGNS} designs`, [
    ['page of the designs opens', Math.min(...opened), LIMITS.open],
    ['longest task while it scrolls', Math.min(...scrolled), LIMITS.task],
  ]);
}
