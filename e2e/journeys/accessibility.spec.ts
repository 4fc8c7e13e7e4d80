/**
 * Tests the main screens for accessibility violations with axe. Runs in a real browser, because colours and
 * sizes are checked as well.
 */
import type { Page } from '@playwright/test';
import { settled, violationsOf } from '../fixtures/accessibility';
import {
  calculate,
  calculateElastic,
  calculateLoads,
  enterDeadLoads,
  expectResult,
  fillField,
  openPanel,
} from '../fixtures/design';
import { expect, test } from '../fixtures/journey';
import {
  calculateAll,
  clipboardOf,
  importRows,
  listedRows,
  openList,
  part,
  paste,
  spreadsheetOf,
} from '../fixtures/load-list';
import { openWorkspace } from '../fixtures/session';
import { LANGUAGES, showIn, textsOf } from '../fixtures/texts';

test.describe('pages shown before sign-in', () => {
  test.use({ account: null });

  test('the pages shown before sign-in have no accessibility violations in either language', async ({
    page,
  }) => {
    for (const path of ['/login', '/register'])
      for (const language of LANGUAGES) {
        await page.goto(path);
        await showIn(page, language);
        await expect(page.getByRole('img', { name: textsOf(language)('login:code') })).toBeVisible();
        expect(await violationsOf(page), `${path} ${language}`).toEqual([]);
      }
  });
});

test('the workspace has no accessibility violations in any panel, in the results or in a calculation', async ({
  page,
}) => {
  await openWorkspace(page);
  for (const panel of ['Anchor', 'Concrete', 'Base plate', 'Layout', 'Profile', 'Loads']) {
    await openPanel(page, panel);
    expect(await violationsOf(page, panel === 'Anchor' ? undefined : 'aside'), panel).toEqual([]);
  }
  await calculateLoads(page, { Nz: '10', Vx: '30' });
  await expect(page.getByText('Calculation completed.')).toBeHidden({ timeout: 10_000 });
  expect(await violationsOf(page), 'results').toEqual([]);
  await page.getByRole('button', { name: 'Concrete edge failure: show the calculation' }).click();
  await settled(page, page.getByRole('region', { name: 'Calculation: Concrete edge failure in shear' }));
  expect(await violationsOf(page), 'calculation').toEqual([]);
});

test('the load list has no accessibility violations when empty, during an import, or with results', async ({
  page,
}) => {
  await openWorkspace(page);
  await openList(page);
  const list = '[aria-label="Load list"]';
  expect(await violationsOf(page), 'empty').toEqual([]);
  await paste(page, clipboardOf(spreadsheetOf(listedRows(6))));
  await settled(page, page.getByRole('dialog'));
  expect(await violationsOf(page, '[role="dialog"]'), 'what was read').toEqual([]);
  await importRows(page);
  await calculateAll(page);
  await expect(part(page)).toContainText('6 calculated', { timeout: 60_000 });
  const table = part(page).getByRole('table', { name: 'Load list' });
  await expect(table.getByRole('row')).not.toHaveCount(0);
  expect(await violationsOf(page, list), 'calculated').toEqual([]);
  await table.locator('tbody tr').nth(1).getByRole('rowheader').getByRole('button').click();
  await expectResult(page);
  expect(await violationsOf(page), 'a row shown').toEqual([]);
});

test('the dialogs shown before a new design or a calculation, and an out-of-date result, have no accessibility violations', async ({
  page,
}) => {
  await openWorkspace(page);
  await enterDeadLoads(page, { Nz: '10', Vx: '30' });
  await page.getByRole('button', { name: 'New design', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await settled(page, dialog);
  await expect(dialog).toContainText('Start a new design?');
  expect(await violationsOf(page), 'start from scratch').toEqual([]);
  await dialog.getByRole('button', { name: 'No', exact: true }).click();
  await expect(dialog).toBeHidden();

  await openPanel(page, 'Layout');
  await fillField(page, 'Sx1', '50');
  await calculate(page);
  await settled(page, dialog);
  expect(await violationsOf(page), 'minimum values').toEqual([]);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expectResult(page);
  await expect(page.getByText('Calculation completed.')).toBeHidden({ timeout: 10_000 });
  await fillField(page, 'Sx1', '180');
  await expect(page.getByTestId('overall')).toHaveAttribute('data-standing', 'outOfDate');
  expect(await violationsOf(page), 'a result of earlier inputs').toEqual([]);
});

test('the result tabs of an elastic plate and its stress image have no accessibility violations', async ({
  page,
}) => {
  await openWorkspace(page);
  await calculateElastic(page);
  await expect(page.getByText('Calculation completed.')).toBeHidden({ timeout: 10_000 });
  const results = '[role="tabpanel"]';
  for (const tab of ['Forces', 'Notes', 'Base plate']) {
    await page.getByRole('tab', { name: tab }).click();
    await settled(page, page.getByRole('tabpanel', { name: tab }));
    expect(await violationsOf(page, tab === 'Forces' ? undefined : results), tab).toEqual([]);
  }
  await page.getByRole('button', { name: 'Stress' }).click();
  const stress = page.getByRole('region', { name: 'Stress in the base plate' });
  await settled(page, stress);
  expect(await violationsOf(page), 'stress picture').toEqual([]);
  await stress.getByRole('button', { name: 'Close' }).click();
  await expect(stress).toBeHidden();

  await showIn(page, 'cn');
  const t = textsOf('cn');
  await settled(page, page.getByRole('tabpanel', { name: t('results:tabs.plate') }));
  expect(await violationsOf(page), 'Chinese').toEqual([]);
  await page.getByRole('button', { name: t('design:actions.stress'), exact: true }).click();
  await settled(page, page.getByRole('region', { name: t('results:stressTitle') }));
  expect(await violationsOf(page), 'stress picture in Chinese').toEqual([]);
});

/** Navigates within the app as a link would, without a reload. */
async function goTo(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(heading).not.toHaveText(before);
}

/** Paths of the pages that the other tests do not open: for every user, and for administrators. */
const PAGES = {
  user: ['/personal', '/verification', '/formulas', '/scope', '/err', '/designs'],
  administrator: [
    '/user_management',
    '/user_create',
    '/user_setting?userId=u2',
    '/role_management',
    '/role',
    '/permission_management',
    '/permission',
    '/sectionSteelDatabase?sectionSteelType=12',
    '/sectionSteel?sectionSteelType=12',
    '/concreteDatabase',
    '/concrete',
    '/anchor',
    '/anchorDatabase',
  ],
};

/** antd's own name of the button that opens a row. */
const EXPAND = { en: 'Expand row', cn: '展开行' };

for (const language of LANGUAGES)
  test.describe(`in the language "${language}"`, () => {
    const t = textsOf(language);
    test.use({ account: 'admin' });

    for (const kind of ['user', 'administrator'] as const)
      test(`the pages for each ${kind} have no accessibility violations in the language "${language}"`, async ({
        page,
      }) => {
        await page.goto('/home');
        await showIn(page, language);
        for (const path of PAGES[kind]) {
          await goTo(page, path);
          await expect(page.locator('.ant-spin-spinning, .ant-skeleton')).toHaveCount(0);
          expect.soft(await violationsOf(page), path).toEqual([]);
        }
        if (kind === 'user') return;
        await page.getByRole('button', { name: EXPAND[language] }).first().click();
        await expect(page.getByRole('table', { name: t('anchors:group.pullOut') })).toBeVisible();
        expect.soft(await violationsOf(page), 'figures').toEqual([]);
        await page.getByRole('button', { name: t('databases:table.import') }).click();
        await settled(page, page.getByRole('dialog'));
        expect.soft(await violationsOf(page), 'import').toEqual([]);
      });
  });

test('Explore has no accessibility violations while it shows the answer to each of its questions', async ({
  page,
}) => {
  await openWorkspace(page);
  await enterDeadLoads(page, { Nz: '12', Vx: '4' });
  await page.getByRole('button', { name: 'Explore' }).click();
  const questions = page.getByRole('navigation', { name: 'What to explore' });
  for (const question of [
    'What would help',
    'How far from the limit',
    'Design it',
    'Which anchor',
    'Rigid or elastic',
    'EN 1992-4 or JGJ145-2013',
    'Variants',
    'Worst direction',
  ]) {
    await questions.getByRole('button', { name: new RegExp(`^${question}`) }).click();
    const answer = page.getByTestId('answer');
    await expect(answer.locator('.ant-spin-spinning')).toHaveCount(0);
    await expect(answer.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
    expect(await violationsOf(page, '[aria-label="Explore"]'), question).toEqual([]);
  }
});
