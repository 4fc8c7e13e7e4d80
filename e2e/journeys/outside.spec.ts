import { DATABASE_NAME } from '../../mocks/store/store';
import { calculateLoads, enterDeadLoads } from '../fixtures/design';
import { blockedTimesOf } from '../fixtures/faults';
import { expect, test } from '../fixtures/journey';
import { openWorkspace } from '../fixtures/session';

test('results stay right while the browser translates the page', async ({ page }) => {
  await openWorkspace(page);
  await calculateLoads(page, { Nz: '10' });
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('[translate=no], script, style')) continue;
      const font = document.createElement('font' as string);
      font.textContent = `«${text.data}»`;
      text.replaceWith(font);
    }
  });
  await expect(page.getByTestId('overall')).toContainText('«');
  await enterDeadLoads(page, { Nz: '500' });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByTestId('overall')).toHaveAttribute('data-verdict', 'not_verified');
  await expect(page.getByTestId('overall')).toContainText('Not verified');
  await expect(page.getByText('An error occurred in this part of the page')).toBeHidden();
});

test('the page stays usable after sign-in while a hostile picture of the user is read', async ({ page }) => {
  await openWorkspace(page);
  // The embedded backend refuses such a picture, so it is put into its database.
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open(name);
        open.onsuccess = () => {
          const change = open.result.transaction(['images', 'users'], 'readwrite');
          const data = new TextEncoder().encode('<!---->'.repeat(57)).buffer;
          change
            .objectStore('images')
            .put({ record: { id: 'x', area: 'avatar', type: 'image/svg+xml', data } });
          const users = change.objectStore('users');
          users.openCursor().onsuccess = ({ target }) => {
            const { result: row } = target as IDBRequest<IDBCursorWithValue | null>;
            row?.update({ ...row.value, record: { ...row.value.record, avatar: 'x' } });
            row?.continue();
          };
          change.oncomplete = () => {
            open.result.close();
            resolve();
          };
          change.onabort = reject;
        };
      }),
    DATABASE_NAME,
  );
  const asked = page.waitForResponse((response) => response.url().endsWith('/images/x'));
  await page.reload();
  await asked;
  // From here on only the picture is read: starting the page has longer tasks of its own.
  const longestTask = await blockedTimesOf(page);
  await page.waitForTimeout(1500);
  expect(await longestTask()).toBeLessThan(200);
  await expect(page.getByRole('button', { name: 'Calculate', exact: true })).toBeEnabled();
});
