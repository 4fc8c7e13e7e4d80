import { violationsOf } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/journey';
import { openWorkspace } from '../fixtures/session';

test('a keyboard user finds a field with the search and types its value, without accessibility violations', async ({
  page,
}) => {
  await openWorkspace(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  expect(await violationsOf(page, '[role="dialog"]')).toEqual([]);
  await page.keyboard.type('thickness h');
  await page.keyboard.press('Enter');
  const thickness = page.getByRole('textbox', { name: 'Concrete thickness h' });
  await expect(thickness).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('260');
  await page.keyboard.press('Tab');
  await expect(thickness).toHaveValue('260');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('scope');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/scope$/);
  await page.goBack();
  await expect(thickness).toHaveValue('260');
});
