/** What an administrator does to accounts, and what their owners notice of it. */
import { expect, test, type Page } from '@playwright/test';
import { calculate, enterDeadLoads, expectResult } from '../fixtures/design';
import { fillSignIn, signIn } from '../fixtures/session';

test.describe.configure({ timeout: 240_000 });

const USERNAME = 'wang.fang';
const PASSWORD = 'anchor-1';

async function openUsers(page: Page): Promise<void> {
  await page.goto('/user_management');
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
}

async function addUser(page: Page): Promise<void> {
  await openUsers(page);
  await page.getByRole('button', { name: 'Add' }).click();
  const values: Record<string, string> = {
    Username: USERNAME,
    Name: '<b>Wang</b> Fang',
    'Phone number': '+86 21 5550',
    Email: 'wang@eastgate.example',
    Company: 'East Gate',
    Address: '1 Harbour Street',
    Position: 'Engineer',
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  };
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('checkbox', { name: 'Designer' }).check();
  await page.getByRole('button', { name: 'Add the chosen ones' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(/\/user_management$/);
  // Text, not markup.
  await expect(page.getByRole('cell', { name: '<b>Wang</b> Fang', exact: true })).toBeVisible();
}

async function openUser(page: Page, username: string, tab: string): Promise<void> {
  await openUsers(page);
  await page.getByRole('link', { name: `Modify ${username}`, exact: true }).click();
  await page.getByRole('tab', { name: tab }).click();
}

async function modify(page: Page): Promise<void> {
  await page.getByRole('tabpanel').getByRole('button', { name: 'Modify' }).click();
  // An earlier save may still be told beside it.
  await expect(page.getByText('Modified successfully').last()).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account of' }).click();
  await page.getByText('Sign out').click();
  await expect(page).toHaveURL(/\/login/);
}

async function signInAs(page: Page, username: string, password: string): Promise<void> {
  await fillSignIn(page, username, password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function expectWorkspace(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Calculation' })).toBeVisible();
}

/** Today at midnight: the latest time that is over and may still be chosen. */
function lastMidnight(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())} 00:00:00`;
}

test('an administrator makes a user and limits it; the user meets the limit', async ({ page }) => {
  await signIn(page, 'admin');
  await addUser(page);
  await signOut(page);

  await signInAs(page, USERNAME, PASSWORD);
  await expectWorkspace(page);
  await enterDeadLoads(page, { Nz: '5' });
  await calculate(page);
  await expectResult(page);
  await signOut(page);

  await signInAs(page, 'admin', 'admin123');
  await expectWorkspace(page);
  await openUser(page, USERNAME, 'Effective time');
  const limit = page.getByLabel('The account is valid until');
  await limit.fill(lastMidnight());
  await limit.press('Enter');
  await modify(page);
  await signOut(page);

  await signInAs(page, USERNAME, PASSWORD);
  await expectWorkspace(page);
  await enterDeadLoads(page, { Nz: '5' });
  await calculate(page);
  await expect(
    page.getByText('Your account has expired. Please contact the administrator.').first(),
  ).toBeVisible();
  await expect(page.getByTestId('overall')).toBeHidden();
});

test("an administrator changes a user's password; the old one is refused, the new one works", async ({
  page,
}) => {
  await signIn(page, 'admin');
  await openUser(page, 'engineer', 'Change password');
  await page.getByLabel('Password', { exact: true }).fill('given-by-admin');
  await page.getByLabel('Confirm password', { exact: true }).fill('given-by-admin');
  await modify(page);
  await signOut(page);

  await signInAs(page, 'engineer', 'engineer123');
  await expect(page.getByText('Account or password is wrong.').first()).toBeVisible();
  await signInAs(page, 'engineer', 'given-by-admin');
  await expectWorkspace(page);
});

test('the last administrator can be neither deleted nor made an ordinary user', async ({ page }) => {
  const refusal = 'This is the last administrator. Make another user an administrator first.';
  await signIn(page, 'admin');
  await openUser(page, 'admin', 'Roles');
  await page.getByRole('checkbox', { name: 'Administrator' }).check();
  await page.getByRole('button', { name: 'Take the chosen ones away' }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Modify' }).click();
  await expect(page.getByText(refusal).first()).toBeVisible();

  await openUsers(page);
  await page.getByRole('button', { name: 'Delete admin', exact: true }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(refusal).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Modify admin', exact: true })).toBeVisible();
});

// One of each kind: a list, a form, a database.
const ADMIN_PATHS = ['/user_management', '/role', '/anchorDatabase'];

test('who is no administrator sees no administration screen, and comes home after signing in again', async ({
  page,
}) => {
  await signIn(page);
  for (const path of ADMIN_PATHS) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('That page is for administrators.')).toBeVisible();
    await signInAs(page, 'engineer', 'engineer123');
    await expect(page).toHaveURL(/\/home/);
    await expectWorkspace(page);
  }
});
