/**
 * Tests the designs page with a real database, files and two browsers. The tests in src/features/designs
 * cover the rest.
 */
import type { Page } from '@playwright/test';
import { calculate } from '../fixtures/design';
import { downloadBy, dropFile } from '../fixtures/files';
import { expect, test } from '../fixtures/journey';

const cards = (page: Page) => page.getByTestId('design-card');
const cardOf = (page: Page, name: string) => cards(page).filter({ hasText: name });
const show = (page: Page, entry: string) => page.getByRole('menuitem', { name: entry, exact: true }).click();
const folder = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Folders' }).getByRole('menuitem', { name });

async function begin(page: Page, example: string): Promise<void> {
  await page.getByRole('region', { name: example }).getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Calculate', exact: true })).toBeVisible();
}

async function addProject(page: Page, name: string): Promise<void> {
  await page.getByRole('menuitem', { name: 'New project' }).click();
  await page.getByRole('textbox', { name: 'Project' }).fill(name);
  await page.getByRole('textbox', { name: 'Company' }).fill('Eastgate & Söhne');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const exported = async (page: Page) =>
  (await downloadBy(page, () => page.getByRole('button', { name: 'Export as a file' }).click())).content;

test('two projects exported to one file can be calculated in another browser and imported back as copies', async ({
  page,
  browser,
}) => {
  await page.goto('/designs');
  await begin(page, 'Railing post');
  await calculate(page);
  // Waits for all combinations, because their calculation stops when the user leaves the page.
  await expect(page.getByTestId('overall')).toHaveAttribute('data-verdict', 'verified_rigid');
  await show(page, 'Designs');
  await expect(cardOf(page, 'Railing post')).toContainText('57.1 %');
  await folder(page, 'Templates').click();
  await begin(page, 'Stand-off bracket');
  await show(page, 'Designs');
  await addProject(page, 'Hall 7 / 车间');
  await addProject(page, 'Bridge “A”');
  await folder(page, 'All designs').click();
  await cardOf(page, 'Railing post').dragTo(folder(page, 'Hall 7'));
  await cardOf(page, 'Stand-off bracket').dragTo(folder(page, 'Bridge'));
  await expect(folder(page, 'Hall 7')).toContainText('1');
  await expect(folder(page, 'Bridge')).toContainText('1');
  const file = await exported(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/designs');
  await expect(other.getByTestId('start')).toBeVisible();
  await dropFile(other.getByTestId('start'), 'projects.zip', file);
  await expect(cards(other)).toHaveCount(2);
  await expect(cardOf(other, 'Railing post')).toContainText('Hall 7 / 车间');
  await expect(cardOf(other, 'Railing post')).toContainText('Not calculated');
  await other.getByRole('button', { name: 'Calculate all' }).click();
  await expect(other.getByText('2 of 2 designs calculated.')).toBeVisible({ timeout: 60_000 });
  await expect(cardOf(other, 'Railing post')).toContainText('57.1 %');
  await cardOf(other, 'Railing post').getByRole('button', { name: 'Open Railing post' }).click();
  // The design opens with its last inputs and its result, without a calculation call.
  await expect(other.getByTestId('overall')).toContainText('57.1');
  await show(other, 'Designs');
  const buffer = await exported(other);
  await context.close();

  const back = { name: 'projects.zip', mimeType: 'application/zip', buffer };
  await page.getByTestId('import-designs').setInputFiles(back);
  await expect(page.getByRole('dialog')).toContainText('2 of these designs already exist here');
  await page.getByRole('button', { name: 'Keep both' }).click();
  await expect(cardOf(page, 'Railing post (2)')).toContainText('Hall 7 / 车间');
  await expect(cards(page)).toHaveCount(4);
  await expect(cardOf(page, 'Railing post').filter({ hasNotText: '(2)' })).toContainText('57.1 %');
});
