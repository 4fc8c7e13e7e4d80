import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { calculate, enterDeadLoads, expectResult, openPanel } from '../fixtures/design';
import { signIn } from '../fixtures/session';

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
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
