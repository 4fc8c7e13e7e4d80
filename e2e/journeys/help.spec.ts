import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey';
import { openWorkspace } from '../fixtures/session';

const MB = 1024 * 1024;

const openHelp = async (page: Page, menu: string, entry: string) => {
  await page.getByRole('menuitem', { name: menu }).hover();
  return page.getByRole('menuitem', { name: entry });
};

const CASES = [
  {
    code: 'en',
    help: 'Help',
    manual: 'Manual (PDF)',
    video: 'Video',
    title: 'A design from empty inputs to the report',
  },
  { code: 'cn', help: '帮助', manual: '用户手册（PDF）', video: '操作视频', title: '从空白输入到计算书' },
] as const;

type Case = (typeof CASES)[number];

async function expectManual(page: Page, { code, help, manual }: Case): Promise<void> {
  const link = (await openHelp(page, help, manual)).getByRole('link');
  await expect(link).toHaveAttribute('target', '_blank');
  const address = (await link.getAttribute('href'))!;
  expect(address).toContain(`manual-${code}.pdf`);
  const answer = await page.request.get(address);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const pdf = await answer.body();
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeLessThan(3 * MB);
  expect(pdf.length).toBeGreaterThan(MB / 2);
}

async function expectVideo(page: Page, { code, help, manual, video, title }: Case): Promise<void> {
  await (await openHelp(page, help, video)).click();
  const player = page.getByRole('dialog', { name: title }).locator('video');
  await expect(player).toHaveAttribute('src', new RegExp(`design-${code}\\.webm$`));
  await expect
    .poll(() => player.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.3);
  const shown = await player.evaluate(async (element: HTMLVideoElement) => {
    element.currentTime = 40;
    await new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    const { duration, videoWidth, videoHeight, currentTime } = element;
    return { duration, videoWidth, videoHeight, currentTime };
  });
  expect(shown).toMatchObject({ videoWidth: 1280, videoHeight: 784 });
  expect(shown.currentTime).toBeGreaterThanOrEqual(40);
  expect(shown.duration).toBeGreaterThanOrEqual(60);
  expect(shown.duration).toBeLessThanOrEqual(100);
  const film = await (await page.request.get((await player.getAttribute('src'))!)).body();
  expect(film.length).toBeLessThan(4 * MB);

  // Closes the menu opened by hovering, because that menu would handle the key.
  await player.hover();
  await expect(page.getByRole('menuitem', { name: manual })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(player).toHaveCount(0);
}

test('the manual and the video open in the language of the app', async ({ page }) => {
  await openWorkspace(page);
  for (const language of CASES) {
    if (language.code === 'cn') await page.getByRole('button', { name: '中文' }).click();
    await expectManual(page, language);
    await expectVideo(page, language);
  }
});
