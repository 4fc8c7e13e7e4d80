import { calculate, enterDeadLoads, expectResult, openPanel } from '../fixtures/design';
import { setSwitches } from '../fixtures/faults';
import { expect, test } from '../fixtures/journey';
import { openWorkspace } from '../fixtures/session';

// This test reloads the page in a real browser. Component tests based on src/testing/faults.ts cover the
// other faults and calls.
test('the app keeps the loads and typed form values when the connection is cut, so that the user can continue afterwards', async ({
  page,
}) => {
  const said = page.getByText('The server cannot be reached.');
  const loads = page.getByTestId('loads-dead');
  await openWorkspace(page);
  await enterDeadLoads(page, { Nz: '10' });

  await test.step('a calculation reports which call failed', async () => {
    for (const [path, part] of [
      [
        '/api/maoshuan/simdroid/run/',
        'An error occurred in the calculation: the anchor forces could not be calculated.',
      ],
      [
        '/api/maoshuan/simdroid/runAlgorithm',
        'An error occurred in the calculation: the verification could not be carried out.',
      ],
    ]) {
      await setSwitches(page, `drop:${path}`);
      await calculate(page);
      await expect(page.getByText(part).first()).toBeVisible();
      await expect(loads).toContainText('10.000');
    }
  });

  await test.step('the workspace opens although the record lists cannot be read, and reloads the lists on request', async () => {
    await setSwitches(page, 'drop:/api/maoshuan/anchor/list/*,drop:/api/maoshuan/concrete/list');
    await page.reload();
    await openPanel(page, 'Concrete');
    await expect(said.first()).toBeVisible();
    await setSwitches(page, 'off');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(said).toBeHidden();
    await expect(loads).toContainText('10.000');
    await calculate(page);
    await expectResult(page);
  });

  await test.step('a form that cannot be saved keeps the typed values', async () => {
    await page.goto('/personal');
    const company = page.getByRole('textbox', { name: 'Company' });
    await company.fill('Anker & Söhne');
    await setSwitches(page, 'drop:PATCH /api/user-management/users/me*');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(said.first()).toBeVisible();
    await expect(company).toHaveValue('Anker & Söhne');
    await setSwitches(page, 'off');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Modified Successfully').first()).toBeVisible();
  });
});
