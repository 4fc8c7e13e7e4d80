/** Tests the two phone pages (verdict and installation page); neither may scroll horizontally. */
import type { Page } from '@playwright/test';
import { copyLink, enterDeadLoads, deadLoad } from '../fixtures/design';
import { expect, test } from '../fixtures/journey';
import { openWorkspace } from '../fixtures/session';

const PHONE = { width: 390, height: 844 };

/** Returns by how many px the page is wider than the screen, and the HTML of each element beyond its edge. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.checkVisibility() &&
        !element.closest('svg') &&
        element.getBoundingClientRect().right > innerWidth + 1,
    );
    return [
      document.documentElement.scrollWidth - innerWidth,
      ...wide.map(({ outerHTML }) => outerHTML.slice(0, 90)),
    ];
  });

test('a design opened from its link on a phone shows its verdict and its installation page', async ({
  page,
}) => {
  await openWorkspace(page);
  // Waits until the app has selected the records of the new design, because the link contains them.
  await expect(page.getByRole('complementary')).toContainText('88 mm');
  await enterDeadLoads(page, { Nz: '30', Vx: '10' });
  const link = await copyLink(page);

  await page.setViewportSize(PHONE);
  await expect(page.getByText('The workspace needs a desktop')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByTestId('overall')).toContainText('88.2 %');
  expect(await tooWide(page)).toEqual([0]);

  await page.getByText('Installation', { exact: true }).click();
  await expect(page.getByText('88 mm deep')).toBeVisible();
  await expect(page.getByText('Tighten to 60 Nm with a torque wrench')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Edge distance X+ 225 mm' })).toBeVisible();
  expect(await tooWide(page)).toEqual([0]);

  // A link of the verdict opens the workspace at its field.
  await page.getByText('Verdict', { exact: true }).click();
  await page.getByRole('button', { name: 'Enter plate thickness and profile' }).click();
  await expect(page.getByRole('textbox', { name: 'Thickness' })).toBeVisible();
  await expect(deadLoad(page, 'Nz')).toHaveValue('30');
});
