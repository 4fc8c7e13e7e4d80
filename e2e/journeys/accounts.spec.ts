import { expect, test } from '@playwright/test';
import { calculate, enterDeadLoads, expectResult } from '../fixtures/design';
import { fillCode, fillSignIn, signIn } from '../fixtures/session';

test('registers, signs in and makes a first calculation', async ({ page }) => {
  await page.goto('/register');
  const fields: Record<string, string> = {
    Account: 'newcomer',
    Password: 'secret-7',
    'Repeat password': 'secret-7',
    Company: '<b>Steel & Sons</b>',
    'Company address': '1 Quay Road',
    Position: 'Engineer',
    'Actual name': 'Ada O\'Neil "A"',
    Phone: '0123',
    'E-mail': 'ada@example.com',
  };
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await fillCode(page);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await fillSignIn(page, 'newcomer', 'secret-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('<b>Steel & Sons</b>')).toBeVisible();
  await enterDeadLoads(page, { Nz: '5' });
  await calculate(page);
  await expectResult(page);
});

test('changes the own password and signs in with the new one', async ({ page }) => {
  await signIn(page);
  await page.goto('/personal');
  await page.getByRole('tab', { name: 'Change password' }).click();
  await page.getByLabel('New password', { exact: true }).fill('engineer456');
  await page.getByLabel('Confirm password', { exact: true }).fill('engineer456');
  await page.getByRole('button', { name: 'Modify' }).click();
  await expect(page).toHaveURL(/\/login/);
  await fillSignIn(page, 'engineer', 'engineer456');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
});
