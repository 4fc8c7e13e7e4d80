import { violationsOf } from '../fixtures/accessibility';
import { calculateLoads } from '../fixtures/design';
import { expect, test } from '../fixtures/journey';
import { openWorkspace } from '../fixtures/session';

test('the Help menu opens the verification page with its examples and the formulas page with typeset formulas', async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByRole('menuitem', { name: 'Help' }).hover();
  await page.getByRole('menuitem', { name: 'Verification' }).click();
  await expect(page).toHaveTitle('Verification – Anchor Designer');
  await expect(page.getByRole('button', { name: /^Calculate \d+ examples/ })).toBeVisible();

  await page.getByRole('menuitem', { name: 'Help' }).hover();
  await page.getByRole('menuitem', { name: 'Formulas and interpretations' }).click();
  await page.getByRole('searchbox').fill('psi_ec');
  const formula = page.getByRole('table').locator('math').first();
  await expect(formula).toBeVisible();
  // The table is re-rendered while the user types into the search field.
  await expect.poll(async () => (await formula.boundingBox())?.width ?? 0).toBeGreaterThan(20);
});

/** Stores all files of the app for offline use, and waits until the browser has stored them. */
const keepNow = () =>
  new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: string }>) => {
      if (data.type === 'KEPT_FOR_OFFLINE') resolve();
    });
    navigator.serviceWorker.controller!.postMessage({ type: 'KEEP_FOR_OFFLINE' });
  });

test('the app opens and calculates without a network after the first visit', async ({ page, context }) => {
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Calculate', exact: true })).toBeEnabled();
  await page.evaluate(keepNow);
  await context.setOffline(true);
  await page.goto('/scope');
  await expect(page.getByRole('heading', { name: 'Scope', exact: true })).toBeVisible();
  await expect(page.getByText(/This app has its own backend/)).toBeVisible();
  await page.goto('/home');
  await calculateLoads(page, { Nz: '8' });
  await context.setOffline(false);
});

test('a keyboard user finds a field with the search and types its value, without accessibility violations', async ({
  page,
}) => {
  await openWorkspace(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  expect(await violationsOf(page, '[role="dialog"]')).toEqual([]);
  await page.keyboard.type('thickness h');
  await page.keyboard.press('Enter');
  const thickness = page.getByRole('textbox', { name: 'Concrete thickness h' });
  await expect(thickness).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('260');
  await page.keyboard.press('Tab');
  await expect(thickness).toHaveValue('260');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('scope');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/scope$/);
  await page.goBack();
  await expect(thickness).toHaveValue('260');
});
