import { expect, test } from '@playwright/test';
import { calculate, enterDeadLoads, expectResult, fillField, openPanel } from '../fixtures/design';
import { setSwitches } from '../fixtures/faults';
import { fillSignIn, signIn } from '../fixtures/session';

test('a wrong password is said in the form, and the account stays', async ({ page }) => {
  await page.goto('/login');
  await fillSignIn(page, 'engineer', 'wrong-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Account')).toHaveValue('engineer');
});

test('a wrong verification code is said in the form', async ({ page }) => {
  await page.goto('/login');
  await fillSignIn(page, 'engineer', 'engineer123', 'zzzz');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Account')).toHaveValue('engineer');
});

test('a page without a session leads to sign-in and back', async ({ page }) => {
  await page.goto('/home?standardType=JGJ145-2013');
  await expect(page).toHaveURL(/\/login/);
  await fillSignIn(page, 'engineer', 'engineer123');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/standardType=JGJ145-2013/);
});

test('a failing calculation says so and keeps every input', async ({ page }) => {
  await signIn(page);
  await enterDeadLoads(page, { Nz: '10' });
  await setSwitches(page, 'fail:/api/maoshuan/simdroid/run/:500');
  await calculate(page);
  await expect(page.getByText('The anchor forces could not be calculated.')).toBeVisible();
  await setSwitches(page, 'fail:/api/maoshuan/simdroid/runAlgorithm:500');
  await calculate(page);
  await expect(page.getByText('The verification could not be calculated.')).toBeVisible();
  await expect(page.getByTestId('loads-dead')).toContainText('10.000');
  await setSwitches(page, 'off');
  await calculate(page);
  await expectResult(page);
});

test('a broken connection says so and keeps every input', async ({ page }) => {
  await signIn(page);
  await enterDeadLoads(page, { Nz: '10' });
  await setSwitches(page, 'drop:/api/maoshuan/simdroid');
  await calculate(page);
  await expect(page.getByText('The anchor forces could not be calculated.')).toBeVisible();
  await expect(page.getByTestId('loads-dead')).toContainText('10.000');
});

test('letters in a field are refused where they were typed', async ({ page }) => {
  await signIn(page);
  await openPanel(page, 'Layout');
  await fillField(page, 'Sx1', '18o');
  await expect(page.getByRole('complementary').getByRole('alert')).toHaveText('Enter a number');
  await expect(page.getByRole('textbox', { name: 'Sx1', exact: true })).toHaveValue('18o');
});

test('a calculation without a load is refused with the documented message', async ({ page }) => {
  await signIn(page);
  await calculate(page);
  await expect(page.getByText('Enter at least one dead load.').first()).toBeVisible();
});

test('minimum values ask before the calculation goes on', async ({ page }) => {
  await signIn(page);
  await enterDeadLoads(page, { Nz: '5' });
  await openPanel(page, 'Layout');
  await fillField(page, 'Sx1', '50');
  await calculate(page);
  await expect(page.getByRole('dialog')).toContainText('smin');
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expectResult(page);
});

test('an expired account keeps its session but does not calculate', async ({ page }) => {
  await signIn(page, 'expired');
  await enterDeadLoads(page, { Nz: '5' });
  await calculate(page);
  await expect(page.getByText('Your account has expired').first()).toBeVisible();
});
