import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import PizZip from 'pizzip';
import { calculate, enterDeadLoads, expectResult, openPanel, fillField } from '../fixtures/design';
import { setSwitches } from '../fixtures/faults';
import { signIn } from '../fixtures/session';

async function withResult(page: Page, account: 'admin' | 'engineer'): Promise<void> {
  await signIn(page, account);
  await expect(page.getByRole('button', { name: 'Report' })).toBeDisabled();
  await enterDeadLoads(page, { Nz: '10', Vx: '5' });
  await calculate(page);
  await expectResult(page);
}

const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generate report' });
  await expect(dialog.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  return dialog;
};

test('an administrator downloads the Word report, which is filled and names project and day', async ({
  page,
}) => {
  await withResult(page, 'admin');
  const chunks: string[] = [];
  page.on('request', (request) => chunks.push(request.url()));
  const dialog = await openDialog(page);
  expect(chunks.filter((url) => url.includes('report-dialog')).length).toBeGreaterThan(0);
  await dialog.getByLabel('Project').fill('Bridge <&> {north}');
  await dialog.getByRole('radio', { name: /^Pro/ }).check();
  await dialog.getByRole('radio', { name: '中文' }).check();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download Word' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^锚栓计算书_Bridge & \{north\}_\d{4}-\d\d-\d\d\.docx$/);

  const zip = new PizZip(readFileSync(await download.path()));
  const xml = zip.file('word/document.xml')!.asText();
  const text = xml.replace(/<[^>]+>/g, '');
  expect(text).toContain('后锚固连接验算书');
  expect(text).toContain('Bridge &lt;&amp;&gt; {north}');
  expect(text.replaceAll('{north}', '')).not.toMatch(/\{[#^/~%]?\w+\}/);
  expect(text).not.toMatch(/undefined|NaN/);
  // Plan, 3D view and anchor.
  expect(Object.keys(zip.files).filter((name) => name.startsWith('word/media/report')).length).toBe(3);
});

test('an engineer gets PDF alone; the message of a server that refuses is shown', async ({ page }) => {
  await withResult(page, 'engineer');
  const dialog = await openDialog(page);
  await expect(dialog.getByRole('button', { name: 'Download Word' })).toHaveCount(0);
  await setSwitches(page, 'fail:/api/maoshuan/images/pdf/:503');
  await dialog.getByRole('button', { name: 'Download PDF' }).click();
  await expect(dialog.getByText('QA scenario: answered with status 503.')).toBeVisible();
  await setSwitches(page, 'off');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Anchor-report_\d{4}-\d\d-\d\d\.pdf$/);
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('no report is made of inputs that changed after the calculation', async ({ page }) => {
  await withResult(page, 'engineer');
  await expect(page.getByRole('button', { name: 'Report' })).toBeEnabled();
  await openPanel(page, 'Layout');
  await fillField(page, 'Concrete thickness h', '210');
  await expect(page.getByRole('button', { name: 'Report' })).toBeDisabled();
});
