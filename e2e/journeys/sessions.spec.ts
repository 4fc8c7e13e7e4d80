import { expect, test } from '@playwright/test';
import { calculate, enterDeadLoads, expectResult } from '../fixtures/design';
import { setSwitches } from '../fixtures/faults';
import { fillSignIn, signIn } from '../fixtures/session';

test('an expired session leads to sign-in, and what was typed is back afterwards', async ({ page }) => {
  await signIn(page);
  await enterDeadLoads(page, { Nz: '7.5', Vx: '2' });
  await setSwitches(page, 'fail:/api/maoshuan/simdroid/run/:401');
  await calculate(page);
  await expect(page).toHaveURL(/\/login/);
  await setSwitches(page, 'off');
  await fillSignIn(page, 'engineer', 'engineer123');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByTestId('loads-dead')).toContainText('7.500');
  await calculate(page);
  await expectResult(page);
});

test('a design is never shown to another user', async ({ page }) => {
  await signIn(page);
  await enterDeadLoads(page, { Nz: '7.5' });
  await setSwitches(page, 'fail:/api/maoshuan/simdroid/run/:401');
  await calculate(page);
  await expect(page).toHaveURL(/\/login/);
  await setSwitches(page, 'off');
  await signIn(page, 'admin');
  await expect(page.getByTestId('loads-dead')).toContainText('0.000');
  await expect(page.getByTestId('loads-dead')).not.toContainText('7.500');
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signIn(page);
  const second = await context.newPage();
  await second.goto('/home?standardType=EN1992-4');
  await expect(second.getByRole('button', { name: 'Calculation' })).toBeVisible();
  await page.getByRole('button', { name: 'Account of' }).click();
  await page.getByText('Sign out').click();
  await expect(page).toHaveURL(/\/login/);
  await expect(second).toHaveURL(/\/login/);
});

test('an ordinary user is kept from administration', async ({ page }) => {
  await signIn(page);
  await page.goto('/user_management');
  await expect(page).toHaveURL(/\/login/);
});
