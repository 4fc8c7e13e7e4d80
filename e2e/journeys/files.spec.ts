/** Tests with huge files and deleted records in a real browser. */
import { writeFileSync } from 'node:fs';
import { blockedTimesOf } from '../fixtures/faults';
import { expect, test } from '../fixtures/journey';
import { openList } from '../fixtures/load-list';
import { openWorkspace } from '../fixtures/session';

test.use({ account: 'admin' });

test('reading a huge table never blocks the page for more than a quarter of the reading time, and can be cancelled', async ({
  page,
}, testInfo) => {
  const path = testInfo.outputPath('huge.csv');
  writeFileSync(path, 'Name,N,Vx,Vy\n' + 'row,1.5,2.5,3.5\n'.repeat(3_000_000));
  await openWorkspace(page);
  await openList(page);
  const longestTask = await blockedTimesOf(page);
  // Waits without `expect`, because `expect` inspects the page on every attempt and blocks it longer than the
  // app does. The limits depend on the speed of the machine.
  let begin = performance.now();
  await page.getByTestId('open-loads').setInputFiles(path);
  const reading = page.getByText('Reading huge.csv');
  await reading.waitFor();
  await page.locator('.ant-message').getByRole('button', { name: 'Cancel' }).click();
  await reading.waitFor({ state: 'hidden' });
  expect(await longestTask()).toBeLessThan((performance.now() - begin) / 4);

  // The app reads the file to its end; content beyond the limits is counted and reported.
  begin = performance.now();
  await page.getByTestId('open-loads').setInputFiles(path);
  await page.getByRole('dialog').getByText('cells').first().waitFor({ timeout: 60_000 });
  expect(await longestTask()).toBeLessThan((performance.now() - begin) / 4);
});

test('the designs page marks a design whose anchor was deleted; the design can be opened and deleted', async ({
  page,
}) => {
  await page.goto('/designs');
  await page.getByRole('region', { name: 'Railing post' }).getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Calculate', exact: true })).toBeVisible();
  const gone = await page.evaluate(async () => {
    const { authorization } = JSON.parse(localStorage.getItem('session') ?? '{}') as Record<string, string>;
    const headers = { Authorization: authorization };
    const all = await fetch('/api/maoshuan/anchor/list', { headers });
    const records = (await all.json()) as Record<string, string>[];
    const deleted = await Promise.all(
      records.map(({ id }) => fetch(`/api/maoshuan/anchor/${id}`, { method: 'DELETE', headers })),
    );
    return deleted.every(({ status }) => status === 200);
  });
  expect(gone).toBe(true);
  // On every visit that starts with a page load, the card must state that the anchor is no longer in the
  // database.
  for (const visit of [1, 2]) {
    await page.goto('/designs');
    const card = page.getByTestId('design-card').filter({ hasText: 'Railing post' });
    await expect(card, `visit ${visit}`).toContainText('Its anchor is no longer in the database');
  }
  await page.getByRole('button', { name: 'Open Railing post' }).click();
  await expect(page.getByRole('button', { name: 'Calculate', exact: true })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Designs', exact: true }).click();
  await page.getByTestId('design-card').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByTestId('design-card')).toHaveCount(0);
});
