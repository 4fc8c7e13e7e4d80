/**
 * Tests dialogs at three widths in both languages: no content extends beyond the dialog. Also tests which
 * dialogs Enter confirms.
 */
import type { Page } from '@playwright/test';
import { settled } from '../fixtures/accessibility';
import { calculateElastic, calculateLoads } from '../fixtures/design';
import { downloadBy } from '../fixtures/files';
import { expect, test } from '../fixtures/journey';
import { clipboardOf, listedRows, openList, paste, spreadsheetOf } from '../fixtures/load-list';
import { openWorkspace } from '../fixtures/session';
import { LANGUAGES, showIn, textsOf, type Language, type Texts } from '../fixtures/texts';

/** Waits until the history has left the entries of closed dialogs: going back would cancel a navigation. */
const hasOverlays = (page: Page, count: number) =>
  page.waitForFunction((open) => {
    const { usr } = (history.state ?? {}) as { usr?: { overlays?: number } | null };
    return (usr?.overlays ?? 0) === open;
  }, count);

/**
 * Returns the layout faults of the open dialog: content or dialog extends too far to the left or right, text
 * is cut off, or fields or buttons overlap.
 */
function misplacedInDialog(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = [...document.querySelectorAll<HTMLElement>('.ant-modal')]
      .filter(({ offsetParent }) => offsetParent !== null)
      .at(-1);
    if (!dialog) return ['no dialog is open'];
    const nameOf = (element: HTMLElement) =>
      `${element.tagName.toLowerCase()} ${element.ariaLabel ?? element.textContent.slice(0, 40)}`;
    const found: string[] = [];
    const box = dialog.getBoundingClientRect();
    const page = document.documentElement.getBoundingClientRect();
    if (box.left < -1 || box.right > page.right + 1) found.push('the dialog sticks out of the page');
    const clips = (element: HTMLElement) => getComputedStyle(element).overflowX !== 'visible';
    const isCut = (element: HTMLElement) => {
      for (let outer = element.parentElement; outer && outer !== dialog; outer = outer.parentElement)
        if (clips(outer)) return true;
      return false;
    };
    const shown = [...dialog.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return width > 1 && height > 1 && isSeen && !isCut(element);
    });
    for (const element of shown) {
      const { left, right } = element.getBoundingClientRect();
      if (left < box.left - 1 || right > box.right + 1) found.push(`sticks out: ${nameOf(element)}`);
      const hides = getComputedStyle(element).overflowX === 'hidden';
      const isText = element.matches('button, label, legend, p, span, th, td');
      if (hides && isText && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut: ${nameOf(element)}`);
    }
    const fields = shown.filter((element) => element.matches('input, textarea, button, a, .ant-select'));
    for (const [index, one] of fields.entries())
      for (const other of fields.slice(index + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const a = one.getBoundingClientRect();
        const b = other.getBoundingClientRect();
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && high > 1) found.push(`${nameOf(one)} lies over ${nameOf(other)}`);
      }
    return found;
  });
}

const WIDTHS = [1366, 1920, 2560] as const;

interface Dialog {
  name: string;
  open: (page: Page, t: Texts) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

test.use({ account: 'admin' });

async function expectAllInPlace(page: Page, language: Language, dialogs: readonly Dialog[]): Promise<void> {
  const t = textsOf(language);
  for (const { name, open } of dialogs) {
    await open(page, t);
    const dialog = page.getByRole('dialog');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: Math.round((width * 9) / 16) });
      await settled(page, dialog);
      // The page adapts to its new size with a delay.
      const message = `${name}, ${width}, ${language}`;
      await expect.poll(() => misplacedInDialog(page), { message }).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
}

const WORKSPACE: readonly Dialog[] = [
  { name: 'search', open: (page) => page.keyboard.press('Control+K') },
  { name: 'feedback', open: (page, t) => menuItem(page, t('shell:menu.feedback')).click() },
  {
    name: 'video',
    open: async (page, t) => {
      await menuItem(page, t('shell:menu.help')).hover();
      await menuItem(page, t('shell:menu.video')).click();
    },
  },
  { name: 'report', open: (page, t) => button(page, t('design:actions.report')).click() },
];

/** Dialogs on the designs page, which shows a project with one design. */
const DESIGNS: readonly Dialog[] = [
  { name: 'project data', open: (page, t) => button(page, t('designs:project.title')).click() },
  { name: 'installation list', open: (page, t) => button(page, t('designs:installation.open')).click() },
  { name: 'project report', open: (page, t) => button(page, t('designs:report.open')).click() },
  { name: 'name', open: (page) => page.getByTestId('design-card').getByRole('button').first().press('F2') },
  {
    name: 'deletion',
    open: (page) => page.getByTestId('design-card').getByRole('button').first().press('Delete'),
  },
];

async function beginProject(page: Page): Promise<void> {
  const t = textsOf('en');
  await page.goto('/designs');
  await menuItem(page, t('designs:project.add')).click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: t('common:project') });
  await name.fill('Hall 7');
  await name.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hall 7' })).toBeVisible();
  await button(page, t('designs:actions.new')).click();
  await expect(button(page, t('design:actions.calculate'))).toBeVisible();
  await menuItem(page, t('shell:menu.designs')).click();
  await expect(page.getByTestId('design-card')).toHaveCount(1);
}

/** Checks the layout of each dialog in both languages, one after the other on one page. */
async function expectInBothLanguages(page: Page, dialogs: readonly Dialog[]): Promise<void> {
  for (const language of LANGUAGES) {
    await showIn(page, language);
    await expectAllInPlace(page, language, dialogs);
  }
}

test('the content of each workspace dialog stays within the dialog', async ({ page }) => {
  await openWorkspace(page);
  await calculateElastic(page);
  await expectInBothLanguages(page, WORKSPACE);
});

test('the content of each dialog on the designs page stays within the dialog', async ({ page }) => {
  await beginProject(page);
  const all = button(page, textsOf('en')('designs:actions.exportAll'));
  const { content: buffer } = await downloadBy(page, () => all.click());
  const file = { name: 'designs.zip', mimeType: 'application/zip', buffer };
  const conflict = () => page.getByTestId('import-designs').setInputFiles(file);
  await expectInBothLanguages(page, [...DESIGNS, { name: 'conflict', open: conflict }]);
});

test('the content of the import, deletion and leave-page dialogs stays within the dialog', async ({
  page,
}) => {
  await openWorkspace(page);
  await openList(page);
  const table = clipboardOf(spreadsheetOf(listedRows(6)));
  const pasted = async () => {
    // The load list accepts a pasted table if either the list or no element has the focus.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await paste(page, table);
  };
  await expectInBothLanguages(page, [{ name: 'loads', open: pasted }]);
  await hasOverlays(page, 1);
  await page.goto('/anchorDatabase');
  await page.getByRole('table').getByRole('checkbox').nth(1).check();
  await expectInBothLanguages(page, [
    { name: 'table import', open: (_page, t) => button(page, t('databases:table.import')).click() },
    { name: 'several', open: (_page, t) => button(page, t('databases:several.delete')).click() },
  ]);
  await page.goto('/personal');
  await page.locator('input[type=text]:enabled').first().fill('Someone else');
  const leaving = (_page: Page, t: Texts) => menuItem(page, t('shell:menu.designs')).click();
  await expectInBothLanguages(page, [{ name: 'leaving', open: leaving }]);
});

test('Enter saves a design name and makes a report, but does not confirm leaving a page with unsaved input', async ({
  page,
}) => {
  await beginProject(page);
  await page.getByTestId('design-card').getByRole('button').first().press('F2');
  await page.getByRole('textbox', { name: 'Name' }).fill('Post A/3');
  await page.keyboard.press('Enter');
  const card = page.getByTestId('design-card');
  await expect(card).toContainText('Post A/3');
  await card.getByRole('button').first().click();
  await calculateLoads(page, { Nz: '5' });
  await button(page, 'Generate report').click();
  // The project has named the company, so the section is folded.
  await button(page, 'Project and people').click();
  const { name } = await downloadBy(page, () =>
    page.getByRole('textbox', { name: 'Company' }).press('Enter'),
  );
  expect(name).toMatch(/\.pdf$/);
  await page.keyboard.press('Escape');
  await hasOverlays(page, 0);
  await page.goto('/personal');
  const field = page.locator('input[type=text]:enabled').first();
  await field.fill('Someone else');
  await menuItem(page, 'Designs').click();
  await settled(page, page.getByRole('dialog'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(field).toHaveValue('Someone else');
});
