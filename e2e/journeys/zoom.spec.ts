import type { Page } from '@playwright/test';
import { calculateLoads } from '../fixtures/design';
import { expect, test } from '../fixtures/journey';
import { openWorkspace } from '../fixtures/session';
import { LANGUAGES, showIn, textsOf, type Language } from '../fixtures/texts';

const WIDTHS = [1366, 1920, 2560] as const;

/**
 * Returns layout faults of the workspace: text cut off or beyond the right edge of the page, a button covered
 * by another button, or a page that scrolls horizontally.
 */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const main = document.querySelector('aside')?.parentElement;
    for (const element of main?.querySelectorAll<HTMLElement>('button, label, th, td, legend, p, span') ??
      []) {
      const { right, width } = element.getBoundingClientRect();
      if (width < 2 || element.closest('svg') || element.closest('.ant-tabs-nav-operations')) continue;
      const text = element.textContent.trim();
      if (text === '') continue;
      if (right > document.documentElement.getBoundingClientRect().right + 1) found.push(`outside: ${text}`);
      const { overflowX } = getComputedStyle(element);
      if (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${text}`);
    }
    const buttons = [...(main?.querySelectorAll<HTMLElement>('button') ?? [])].filter(
      ({ offsetParent }) => offsetParent !== null,
    );
    for (const button of buttons) {
      const { x, y, width, height } = button.getBoundingClientRect();
      const on = document.elementFromPoint(x + width / 2, y + height / 2);
      const covered = on?.closest('button');
      if (covered && covered !== button) found.push(`covered: ${button.textContent || button.ariaLabel}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1) found.push(`page scrolls by ${scrollWidth - clientWidth}`);
    return found;
  });
}

/**
 * Expects that the `concrete.position` dropdown opens at its field, and clicks an option at its place on
 * screen.
 */
async function expectPopUpAtField(
  page: Page,
  t: ReturnType<typeof textsOf>,
  position: string,
): Promise<void> {
  const side = page.getByRole('complementary');
  const select = page.getByRole('combobox', { name: t('design:concrete.position'), exact: true });
  await select.click();
  const box = (await side.locator('.ant-select', { has: select }).boundingBox())!;
  const list = page.locator('.ant-select-dropdown:visible');
  await expect
    .poll(async () => {
      const popup = (await list.boundingBox())!;
      const above = Math.abs(popup.y + popup.height - box.y);
      const below = Math.abs(popup.y - (box.y + box.height));
      return Math.max(Math.abs(popup.x - box.x), Math.min(above, below));
    })
    .toBeLessThan(12);
  const option = list.getByTitle(t(`design:concrete.positions.${position}`), { exact: true });
  const target = (await option.boundingBox())!;
  // Clicks at this position with the mouse, so that the option must be the element under the pointer.
  await page.mouse.click(target.x + target.width / 2, target.y + target.height / 2);
}

async function expectNothingCutOff(page: Page, language: Language): Promise<void> {
  const t = textsOf(language);
  const side = page.getByRole('complementary');
  const rail = page.getByRole('navigation', { name: t('design:rail') });
  for (const panel of ['anchor', 'plate', 'layout', 'profile', 'loads', 'concrete']) {
    await rail.getByRole('button', { name: t(`design:panels.${panel}`) }).click();
    await expect(side).toHaveAccessibleName(t(`design:panels.${panel}`));
    expect(await cutOff(page), panel).toEqual([]);
    expect(await tooSmall(page, 'aside', 12), panel).toEqual([]);
  }
  for (const tab of ['summary', 'forces', 'plate', 'notes']) {
    await page.getByRole('tab', { name: t(`results:tabs.${tab}`), exact: true }).click();
    expect(await cutOff(page), tab).toEqual([]);
    expect(await tooSmall(page, '[role="tabpanel"], [data-testid="overall"]', 12), tab).toEqual([]);
  }
}

/** Expects the panel to be hidden while the load list is open on a narrow page, and to open on request. */
async function expectPanelToGiveRoom(page: Page, width: number): Promise<void> {
  const side = page.getByRole('complementary');
  await page.getByRole('button', { name: 'Load list' }).click();
  await expect(page.getByRole('heading', { name: 'Load list' })).toBeVisible();
  await expect(side).toBeVisible({ visible: width >= 1600 });
  expect(await cutOff(page)).toEqual([]);
  await page.getByRole('button', { name: 'Base plate', exact: true }).click();
  await expect(side).toHaveAccessibleName('Base plate');
  await page.getByRole('button', { name: 'Hide panel' }).click();
  await expect(side).toBeHidden();
  await page.getByRole('button', { name: 'Show panel' }).click();
  await expect(side).toBeVisible();
}

/**
 * Returns the text in the selected elements that is smaller than `least` px on screen, except subscripts,
 * superscripts and text in SVG drawings.
 */
function tooSmall(page: Page, selector: string, least: number): Promise<string[]> {
  return page.evaluate(
    ({ selector: within, least: limit }) => {
      const areas = [...document.querySelectorAll(within)];
      if (areas.length === 0) return [`nothing is ${within}`];
      const walkers = areas.map((area) => document.createTreeWalker(area, NodeFilter.SHOW_TEXT));
      const found: string[] = [];
      for (const walker of walkers)
        while (walker.nextNode()) {
          const text = walker.currentNode.textContent?.trim() ?? '';
          const element = walker.currentNode.parentElement!;
          if (text === '' || element.closest('sub, sup, svg') || element.offsetParent === null) continue;
          const size = parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom;
          if (size < limit - 0.01) found.push(`${size.toFixed(1)} px: ${text}`);
        }
      return found;
    },
    { selector, least },
  );
}

for (const width of WIDTHS) {
  test.describe(`workspace on a screen ${width} px wide`, () => {
    const size = { width, height: Math.round((width * 9) / 16) };
    test.use({ viewport: size, screen: size });

    test('workspace content is not clipped in either language, and pop-ups open at their fields', async ({
      page,
    }) => {
      await openWorkspace(page);
      await calculateLoads(page, { Nz: '10', Vx: '30' });
      await expect(page.getByTestId('legend')).toBeVisible();
      expect(await tooSmall(page, '[data-testid="legend"]', 12)).toEqual([]);
      // English comes last, because the steps after this loop use English strings.
      for (const language of LANGUAGES.toReversed()) {
        const t = textsOf(language);
        await showIn(page, language);
        await expectNothingCutOff(page, language);
        await expectPopUpAtField(page, t, language === 'en' ? 'clamped' : 'flush');
        const distance = t('design:concrete.baseDistance');
        const field = page.getByRole('complementary').getByRole('textbox', { name: distance, exact: true });
        await expect(field).toBeEnabled({ enabled: language === 'en' });
      }
      await expectPanelToGiveRoom(page, width);
    });
  });
}
