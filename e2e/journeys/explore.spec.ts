import {
  calculate,
  calculateLoads,
  deadLoad,
  enterDeadLoads,
  expectResult,
  fillField,
  openPanel,
} from '../fixtures/design';
import { expect, test } from '../fixtures/journey';
import { openList, part, paste } from '../fixtures/load-list';
import { openWorkspace } from '../fixtures/session';

test(
  'three clicks turn a failing railing post near an edge into a verified design, and undo restores the initial inputs',
  { tag: '@essential' },
  async ({ page }) => {
    await openWorkspace(page);
    await openPanel(page, 'Base plate');
    await fillField(page, 'Length', '200');
    await fillField(page, 'Width', '200');
    await openPanel(page, 'Layout');
    await fillField(page, 'Sx1', '120');
    await fillField(page, 'Sy1', '120');
    await fillField(page, 'Edge distance X+', '70');
    await calculateLoads(page, { Vx: '7', My: '2' });
    await expect(page.getByTestId('overall')).toContainText('Not verified');

    await page.getByRole('button', { name: 'What would help' }).first().click();
    await page.getByRole('button', { name: 'Apply: Edge distance X+' }).click();
    await calculate(page);
    await expect(page.getByTestId('overall')).toHaveAttribute('data-verdict', 'verified_rigid');
    const edge = page.getByRole('textbox', { name: 'Edge distance X+', exact: true });
    await expect(edge).not.toHaveValue('70');

    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Explore' })).toHaveCount(0);
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.click();
    await expect(edge).toHaveValue('70');
    while (await undo.isEnabled()) await undo.click();
    await expect(edge).toHaveValue('225');
    await expect(deadLoad(page, 'Vx')).not.toHaveValue('7');
  },
);

test('the Back button of the browser closes Explore, the load list and dialogs, and stays in the workspace', async ({
  page,
}) => {
  await openWorkspace(page);
  const explore = page.getByRole('region', { name: 'Explore' });
  await page.getByRole('button', { name: 'Explore' }).click();
  await expect(explore).toBeVisible();
  await page.goBack();
  await expect(explore).toHaveCount(0);
  await expect(page.getByTestId('loads-dead')).toBeVisible();
  await page.getByRole('button', { name: 'Explore' }).click();
  await explore.getByRole('button', { name: 'Variants' }).click();
  await explore.getByRole('textbox', { name: 'Name of the variant' }).fill('first');
  await explore.getByRole('button', { name: 'Pin this design' }).click();
  const question = page.getByText('Delete this variant?');
  await explore.getByRole('button', { name: 'Delete: first' }).click();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(explore).toBeVisible();
  await page.reload();
  await expect(explore).toBeVisible();
  await page.goBack();
  await expect(explore).toHaveCount(0);

  await enterDeadLoads(page, { Nz: '5' });
  await openList(page);
  await paste(page, { text: 'Name\tN [kN]\nLC1\t3' });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(part(page)).toBeVisible();
  await page.goBack();
  await expect(part(page)).toHaveCount(0);
  await calculate(page);
  await expectResult(page);
  await page.getByRole('button', { name: 'Generate report' }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(deadLoad(page, 'Nz')).toHaveValue('5');
});
