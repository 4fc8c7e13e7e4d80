/** Prepares a page for a load list, fills the list and calculates it, timed in the page. */
import { availableParallelism } from 'node:os';
import type { Page } from '@playwright/test';
import { openPanel, pickOption } from '../fixtures/design';
import { clipboardOf, part, spreadsheetOf, type ListedRow } from '../fixtures/load-list';

/**
 * Loads the page again with the number of cores that the browser may use: a browser restricted to some cores
 * reports all of them, and the app would start a worker for each.
 */
export async function reportedCores(page: Page): Promise<void> {
  await page.addInitScript(
    (cores) => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => cores }),
    availableParallelism(),
  );
  await page.reload();
  await page.locator('canvas[data-frames]').waitFor();
}

export type Stiffness = 'rigid' | 'elastic';

export async function setStiffness(page: Page, stiffness: Stiffness): Promise<void> {
  await openPanel(page, 'Base plate');
  await pickOption(page, 'Stiffness', stiffness);
  await page.waitForTimeout(500);
}

/** Opens a file with the rows and imports them instead of those of the list. The list must be open. */
export async function fill(page: Page, rows: readonly ListedRow[]): Promise<void> {
  const { text } = clipboardOf(spreadsheetOf(rows));
  // The headings state the unit of the moments, Nm.
  const buffer = Buffer.from(text.replace('\tMx\tMy', '\tMx [Nm]\tMy [Nm]'));
  await page.getByTestId('open-loads').setInputFiles({ name: 'loads.txt', mimeType: 'text/plain', buffer });
  // Some texts differ between revisions of the app.
  const dialog = page.getByRole('dialog');
  const button = dialog.locator('.ant-modal-footer .ant-btn-primary');
  await button.waitFor();
  const replace = dialog.getByText(/^Replace .*rows/);
  // There is no choice for an empty list.
  if (await replace.isVisible()) await replace.click();
  await button.click();
  await button.waitFor({ state: 'hidden' });
}

/**
 * Presses "Calculate all" and returns the time in ms from the key press until the button, which is disabled
 * during a run, is enabled again. Observes the page from inside, because polling from outside takes up to
 * 0.1 s longer and adds tasks.
 */
export async function timeOfList(page: Page): Promise<number> {
  const button = part(page).getByRole('button', { name: 'Calculate all' });
  await button.focus();
  const time = await button.evaluateHandle((observed: HTMLButtonElement) => ({
    // Inside an object, because the promise itself would be awaited here.
    promise: new Promise<number>((resolve) => {
      let begin = 0;
      addEventListener('keydown', () => (begin = performance.now()), { once: true, capture: true });
      const observer = new MutationObserver(() => {
        if (observed.disabled) return;
        observer.disconnect();
        resolve(performance.now() - begin);
      });
      observer.observe(observed, { attributeFilter: ['disabled'] });
    }),
  }));
  await page.keyboard.press('Enter');
  return time.evaluate(({ promise }) => promise);
}
