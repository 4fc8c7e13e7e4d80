import { calculate, deadLoad, enterDeadLoads, expectResult } from '../fixtures/design';
import { expect, test } from '../fixtures/journey';
import { openList, part, paste } from '../fixtures/load-list';
import { openWorkspace } from '../fixtures/session';

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
