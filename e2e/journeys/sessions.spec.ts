import type { Page } from '@playwright/test';
import { calculate, enterDeadLoads, expectResult, openPanel, deadLoad } from '../fixtures/design';
import { setSwitches } from '../fixtures/faults';
import { expect, test } from '../fixtures/journey';
import { openWorkspace, signIn, signOut } from '../fixtures/session';

/** Makes the server refuse a calculation call with status 401, and waits for the sign-in page. */
async function endSession(page: Page): Promise<void> {
  await setSwitches(page, 'fail:/api/maoshuan/simdroid/run/:401');
  await calculate(page);
  await expect(page).toHaveURL(/\/login/);
  await setSwitches(page, 'off');
}

test(
  'after an expired session, the typed values are restored for the same user and not shown to another user',
  { tag: '@essential' },
  async ({ page }) => {
    const load = deadLoad(page, 'Nz');
    await openWorkspace(page);
    await enterDeadLoads(page, { Nz: '7.5', Vx: '2' });
    await endSession(page);

    await signIn(page, 'admin');
    await expect(load).toHaveValue('0');
    await signOut(page);

    await signIn(page);
    await expect(load).toHaveValue('7.5');
    await calculate(page);
    await expectResult(page);
  },
);

test('signing out in one tab also ends the session in the other tab', async ({ page, context }) => {
  await openWorkspace(page);
  const second = await context.newPage();
  await openWorkspace(second);
  await signOut(page);
  await expect(second).toHaveURL(/\/login/);
});

test(
  'a change in either of two tabs appears in the other tab',
  { tag: '@essential' },
  async ({ page, context }) => {
    await openWorkspace(page);
    const second = await context.newPage();
    await openWorkspace(second);
    await enterDeadLoads(page, { Nz: '7.5' });
    await expect(second.getByText(/changed in another tab/)).toBeVisible();
    await openPanel(second, 'Loads');
    await expect(deadLoad(second, 'Nz')).toHaveValue('7.5');
    await enterDeadLoads(second, { Vx: '2' });
    await expect(deadLoad(page, 'Vx')).toHaveValue('2');
    await expect(deadLoad(page, 'Nz')).toHaveValue('7.5');

    await calculate(second);
    await expectResult(second);
    await expectResult(page);
  },
);
