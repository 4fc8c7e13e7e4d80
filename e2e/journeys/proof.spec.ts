import { calculateLoads } from '../fixtures/design';
import { expect, test } from '../fixtures/journey';

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
