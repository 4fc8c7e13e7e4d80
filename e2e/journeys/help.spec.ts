import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey';
import { openWorkspace } from '../fixtures/session';
import { LANGUAGES, showIn, textsOf, type Language, type Texts } from '../fixtures/texts';

const MB = 1024 * 1024;

const openHelp = async (page: Page, t: Texts, entry: string) => {
  await page.getByRole('menuitem', { name: t('shell:menu.help') }).hover();
  return page.getByRole('menuitem', { name: t(entry) });
};

async function expectManual(page: Page, code: Language): Promise<void> {
  const link = (await openHelp(page, textsOf(code), 'shell:menu.manual')).getByRole('link');
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

async function expectVideo(page: Page, code: Language): Promise<void> {
  const t = textsOf(code);
  await (await openHelp(page, t, 'shell:menu.video')).click();
  const player = page.getByRole('dialog', { name: t('shell:video.title') }).locator('video');
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
  await expect(page.getByRole('menuitem', { name: t('shell:menu.manual') })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(player).toHaveCount(0);
}

test('the manual and the video open in the language of the app', async ({ page }) => {
  await openWorkspace(page);
  for (const language of LANGUAGES) {
    await showIn(page, language);
    await expectManual(page, language);
    await expectVideo(page, language);
  }
});
