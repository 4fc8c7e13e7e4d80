import { readFileSync } from 'node:fs';
import { calculateLoads } from '../fixtures/design';
import { expect, test } from '../fixtures/journey';
import { fillCode, fillSignIn } from '../fixtures/session';

test.describe('pages shown before sign-in', () => {
  test.use({ account: null });

  test(
    'a visitor can register, sign in and make a first calculation',
    { tag: '@essential' },
    async ({ page }) => {
      await page.goto('/register');
      const fields: Record<string, string> = {
        Username: 'newcomer',
        Password: 'secret-7',
        'Repeat password': 'secret-7',
        Company: '<b>Steel & Sons</b>',
        'Company address': '1 Quay Road',
        Position: 'Engineer',
        Name: 'Ada O\'Neil "A"',
        'Phone number': '0123',
        Email: 'ada@example.com',
      };
      for (const [label, value] of Object.entries(fields))
        await page.getByLabel(label, { exact: true }).fill(value);
      await fillCode(page);
      await page.getByRole('button', { name: 'Register', exact: true }).click();
      await expect(page).toHaveURL(/\/login/);
      await fillSignIn(page, 'newcomer', 'secret-7');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('<b>Steel & Sons</b>')).toBeVisible();
      await calculateLoads(page, { Nz: '5' });
    },
  );
});

const PICTURE = 'mocks/seed/pictures/expansion-m12.png';

test('an avatar file of 1 MB is refused, and a smaller image is cropped and stored as a PNG of 150 by 150 px', async ({
  page,
}) => {
  await page.goto('/personal');
  await page.getByRole('tab', { name: 'Avatar' }).click();
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  const picture = readFileSync(PICTURE);
  // The files are exactly at the size limit and just below it. The bytes added after the end of the PNG are
  // not part of the image.
  await choose('large.png', Buffer.concat([picture, Buffer.alloc(1024 * 1024 - picture.length)]));
  await expect(page.getByText('Upload file size cannot exceed 1MB')).toBeVisible();
  await choose('named.jpg', Buffer.concat([picture, Buffer.alloc(1024 * 1024 - 1 - picture.length)]));
  await expect(page.locator('.cropper-crop-box')).toBeVisible();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await page.getByRole('button', { name: 'Rotate right' }).click();

  const uploaded = page.waitForResponse((answer) => answer.url().endsWith('/user-management/images/upload'));
  const saved = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Confirm' }).click();
  const upload = await uploaded;
  expect(upload.request().headers()['content-type']).toMatch(/^multipart\/form-data/);
  const id = (await upload.text()).replaceAll('"', '');
  expect((await saved).postDataJSON()).toMatchObject({ username: 'engineer', avatar: id });

  const shown = page.getByRole('img', { name: 'Your avatar' });
  await expect(shown).toBeVisible();
  const size = await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(size).toEqual([150, 150]);
  expect(await shown.getAttribute('src')).toMatch(/^data:image\/png;/);
  await page.reload();
  await page.getByRole('tab', { name: 'Avatar' }).click();
  await expect(shown).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change avatar' })).toBeVisible();
});
