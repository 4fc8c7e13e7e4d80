import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  calculate,
  enterDeadLoads,
  expectResult,
  fillField,
  openPanel,
  pickOption,
} from '../fixtures/design';
import { signIn } from '../fixtures/session';

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** A dialog that still fades in has colours of its own. */
async function settled(page: Page, shown: Locator): Promise<void> {
  await expect(shown).toBeVisible();
  await page.evaluate(() => {
    const fading = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(fading.map(({ finished }) => finished)).then(() => undefined);
  });
}

test('sign-in has no accessibility violation', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('img', { name: 'Verification code' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the workspace has none in any panel, nor with a result and its calculation open', async ({ page }) => {
  await signIn(page);
  for (const panel of ['Anchor', 'Concrete', 'Base plate', 'Layout', 'Profile', 'Loads']) {
    await openPanel(page, panel);
    expect(await violations(page), panel).toEqual([]);
  }
  await enterDeadLoads(page, { Nz: '10', Vx: '30' });
  await calculate(page);
  await expectResult(page);
  await expect(page.getByText('Calculation completed.')).toBeHidden({ timeout: 10_000 });
  expect(await violations(page), 'results').toEqual([]);
  await page.getByRole('button', { name: 'Show the calculation of Concrete edge failure' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page), 'calculation').toEqual([]);
});

test('the questions, the notes, the forces and the plate with its picture have none', async ({ page }) => {
  test.slow();
  await signIn(page);
  await enterDeadLoads(page, { Nz: '10', Vx: '30' });
  await page.getByRole('button', { name: 'New design' }).click();
  const dialog = page.getByRole('dialog');
  await settled(page, dialog);
  await expect(dialog).toContainText('Start from scratch?');
  expect(await violations(page), 'start from scratch').toEqual([]);
  await dialog.getByRole('button', { name: 'No', exact: true }).click();
  await expect(dialog).toBeHidden();

  await openPanel(page, 'Base plate');
  await pickOption(page, 'Stiffness', 'elastic');
  await openPanel(page, 'Layout');
  await fillField(page, 'Sx1', '50');
  await calculate(page);
  await settled(page, dialog);
  expect(await violations(page), 'minimum values').toEqual([]);
  await dialog.getByRole('button', { name: 'Yes' }).click();

  await expectResult(page);
  await expect(page.getByText('Calculation completed.')).toBeHidden({ timeout: 10_000 });
  for (const tab of ['Forces', 'Base plate', 'Notes']) {
    await page.getByRole('tab', { name: tab }).click();
    await settled(page, page.getByRole('tabpanel', { name: tab }));
    expect(await violations(page), tab).toEqual([]);
  }
  await page.getByRole('button', { name: 'Stress' }).click();
  await settled(page, dialog);
  expect(await violations(page), 'stress picture').toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await fillField(page, 'Sx1', '180');
  await expect(page.getByTestId('stale')).toBeVisible();
  expect(await violations(page), 'a result of earlier inputs').toEqual([]);
});
