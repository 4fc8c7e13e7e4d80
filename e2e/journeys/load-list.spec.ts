import type { Request } from '@playwright/test';
import { engineAnswer } from '../fixtures/engine';
import { setSwitches } from '../fixtures/faults';
import { expect, test } from '../fixtures/journey';
import {
  calculateAll,
  clipboardOf,
  importRows,
  listedRows,
  openList,
  part,
  paste,
  spreadsheetOf,
} from '../fixtures/load-list';

const bar = /\d+ of \d+ rows/;

test(
  'the governing row of 200 pasted rows with a corrected unit has the same results as in the command-line tool',
  { tag: '@essential' },
  async ({ page }) => {
    const rows = listedRows(200);
    const { html, text } = clipboardOf(spreadsheetOf(rows));
    await page.goto('/home');
    await expect(page.getByRole('complementary')).toContainText('h');
    await openList(page);
    await paste(page, { html, text });
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('200 rows can be imported.');
    // Moments of hundreds of kNm show that the assumed unit is wrong.
    await expect(dialog).toContainText(/Largest bending moment [5-9]\d{2}\.\d{3} kNm/);
    for (const load of ['Mx', 'My']) {
      await dialog.getByRole('combobox', { name: `${load}: Unit` }).click();
      const choices = page.locator('.ant-select-dropdown:visible');
      await choices.getByTitle('Nm', { exact: true }).click();
      // Waits until the dropdown has closed; otherwise the next step could mistake it for the next dropdown.
      await expect(choices).toHaveCount(0);
    }
    await expect(dialog).toContainText(/Largest bending moment 0\.\d{3} kNm/);
    await importRows(page);

    // The governing row is calculated in full at the end of the run, without a click.
    const requests: Request[] = [];
    page.on('request', (one) => {
      if (one.url().includes('simdroid/runAlgorithm/')) requests.push(one);
    });
    await calculateAll(page);
    await expect(part(page)).toContainText('200 calculated', { timeout: 60_000 });
    const table = part(page).getByRole('table', { name: 'Load list' });
    await table.getByRole('button', { name: /^Util\./ }).click();
    const worst = table.locator('tbody tr').nth(1);
    const name = await worst.getByRole('rowheader').innerText();
    const shares = await worst.getByRole('cell').allInnerTexts();

    await expect(page.getByTestId('overall')).toContainText(`Row ‘${name}’`);
    const { algorithm } = requests.at(-1)!.postDataJSON() as { algorithm: string };
    const sent = JSON.parse(algorithm) as { load: { Dead: Record<string, number> } };
    const row = rows.find((entry) => entry.name === name)!;
    expect(sent.load.Dead).toMatchObject({ factor: 1, N: row.Nz, Vx: row.Vx, My: row.My });
    const answer = engineAnswer('runAlgorithm', sent) as {
      governing: { utilisation: number };
      summary: { tension: [number, number, number][] };
    };
    const cone = answer.summary.tension[2][2].toFixed(1);
    expect(shares).toContain(answer.governing.utilisation.toFixed(1));
    expect(shares).toContain(cone);
    await expect(page.getByTestId('row-concrete_cone')).toContainText(`${cone} %`);
  },
);

test('a cancelled load list calculation keeps its finished rows, and a calculation interrupted by a reload continues', async ({
  page,
}) => {
  const rows = listedRows(600);
  await page.goto('/home');
  await expect(page.getByRole('complementary')).toContainText('h');
  await openList(page);
  // Pastes text without HTML, as copied from a text editor.
  await paste(page, { text: clipboardOf(spreadsheetOf(rows)).text });
  await importRows(page);
  // Without a delay, the run may be complete before Cancel is clicked.
  await setSwitches(page, 'slow:/api/maoshuan/simdroid:100');
  await calculateAll(page);
  await expect(part(page).getByTestId('list-progress')).toContainText(/[1-9]\d* of 600 rows/);
  await expect(part(page).getByRole('progressbar')).toBeVisible();
  await part(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(part(page)).not.toContainText(bar);
  const status = part(page).getByRole('status');
  await expect(status).toContainText(/600 rows shown, [1-9]\d* calculated/);
  await expect(part(page)).toContainText('stored in the database of this browser');
  const dataSave = () => page.evaluate(() => localStorage.getItem('dataSave') ?? '');
  await expect.poll(async () => (await dataSave()).includes('"listKey":"600-')).toBe(true);
  expect((await dataSave()).length).toBeLessThan(200_000);

  // The load list is still open after the reload, with the results of the finished rows.
  await page.reload();
  await expect(part(page).getByRole('rowheader', { name: 'LC1', exact: true })).toBeVisible();
  await expect(status).toContainText(/600 rows shown, [1-9]\d* calculated/);
  // The calculation continues after a reload that interrupts it.
  await calculateAll(page);
  await expect(part(page).getByTestId('list-progress')).toBeVisible();
  await page.reload();
  await setSwitches(page, '');
  await expect(status).toContainText('600 rows shown, 600 calculated', { timeout: 60_000 });
  await part(page).focus();
  await page.keyboard.press('Escape');
  await expect(part(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Load list (600)' })).toBeFocused();
});
