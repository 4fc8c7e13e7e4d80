/** Tests anchor images. The tests in src/features/administration cover everything else in the databases. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { calculateLoads, openPanel } from '../fixtures/design';
import { blockedTimesOf } from '../fixtures/faults';
import { expect, test } from '../fixtures/journey';
import { expectWorkspace, openWorkspace } from '../fixtures/session';

test.use({ account: 'admin' });

const NAME = 'Journey anchor M12';
const PICTURE = 'mocks/seed/pictures/expansion-m12.png';

async function choosePicture(page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) {
  await page.locator('input[type=file]').setInputFiles(files);
}

test('an anchor added with a cropped image is offered in the calculator and used in a calculation', async ({
  page,
}) => {
  await openWorkspace(page);
  for (const [entry, title] of [
    ['Profiles', 'Steel profiles'],
    ['Concrete', 'Concrete grades'],
    ['Anchors', 'Anchor database'],
  ]) {
    await page.getByRole('menuitem', { name: 'Databases' }).hover();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await page.getByRole('link', { name: /^Duplicate Demo expansion anchor M12/ }).click();
  await page.getByRole('textbox', { name: 'Anchor name' }).fill(NAME);
  await page.getByRole('button', { name: 'Change picture' }).click();
  await choosePicture(page, PICTURE);
  await expect(page.locator('.cropper-crop-box')).toBeVisible();
  await page.getByRole('button', { name: 'Rotate right' }).click();
  await page.getByRole('button', { name: 'Rotate left' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const uploaded = page.waitForRequest((request) => request.url().endsWith('/api/maoshuan/images/upload'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  const upload = await uploaded;
  expect(upload.headers()['content-type']).toContain('multipart/form-data');
  await expect(page.getByRole('img', { name: 'Picture of the anchor' })).toBeVisible();
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page).toHaveURL(/\/anchorDatabase$/i);
  await expect(page.getByText(NAME)).toBeVisible();

  await page.getByRole('menuitem', { name: 'Design', exact: true }).click();
  await expectWorkspace(page);
  await openPanel(page, 'Anchor');
  await page.getByRole('combobox', { name: 'Anchor type' }).click();
  await page.locator('.ant-select-item-option', { hasText: NAME }).click();
  await calculateLoads(page, { Nz: '5' });
});

const pngOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

test('the anchor form refuses unreadable images and images of 100 MB, and opens a 99 MB image without freezing', async ({
  page,
}) => {
  await page.goto('/anchor');
  const name = page.getByRole('textbox', { name: 'Anchor name' });
  await name.fill('Kept');
  // A PNG remains valid with additional bytes at its end, so the file can be made any size.
  const png = readFileSync(PICTURE);
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const fileOf = (megabytes: number) => {
    const path = join(folder, `${megabytes}.png`);
    writeFileSync(path, Buffer.concat([png, Buffer.alloc(megabytes * 1024 * 1024 - png.length)]));
    return path;
  };
  try {
    await choosePicture(page, fileOf(100));
    await expect(page.getByText('The picture must be smaller than 100 MB')).toBeVisible();
    await choosePicture(page, pngOf('notes.png', Buffer.from('plain text')));
    await expect(page.getByText('Only jpeg and png pictures can be uploaded')).toBeVisible();
    // Only the first bytes of this file are image bytes.
    await choosePicture(page, pngOf('broken.png', Buffer.concat([png.subarray(0, 8), Buffer.alloc(1000)])));
    await expect(page.getByText('This file cannot be read as a picture')).toBeVisible();

    const large = fileOf(99);
    const longestTask = await blockedTimesOf(page);
    await choosePicture(page, large);
    await expect(page.locator('.cropper-crop-box')).toBeVisible({ timeout: 60_000 });
    const pause = await longestTask();
    console.log(`a picture of 99 MB: longest pause ${Math.round(pause)} ms`);
    expect(pause).toBeLessThan(2000);

    const jpeg = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [400, 200];
      canvas.getContext('2d')!.fillRect(50, 50, 300, 100);
      return canvas.toDataURL('image/jpeg').split(',')[1];
    });
    await choosePicture(page, pngOf('photo.png', Buffer.from(jpeg, 'base64')));
    await expect(page.locator('.cropper-crop-box')).toBeVisible();
    const uploaded = page.waitForResponse((answer) => answer.url().endsWith('/maoshuan/images/upload'));
    await page.getByRole('button', { name: 'Confirm' }).click();
    expect((await uploaded).status()).toBe(200);
    await expect(page.getByRole('img', { name: 'Picture of the anchor' })).toBeVisible();
    await expect(name).toHaveValue('Kept');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
