import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { calculate, enterDeadLoads, expectResult, fillField, openPanel } from '../fixtures/design';
import { engineAnswer } from '../fixtures/engine';
import { signIn } from '../fixtures/session';

test('signs in, sets a design, calculates, and reads what the command answers for the same request', async ({
  page,
}) => {
  const bodies: Record<string, unknown> = {};
  page.on('request', (request) => {
    const name = /simdroid\/(run|runAlgorithm)\//.exec(request.url())?.[1];
    if (name !== undefined && request.method() === 'POST') bodies[name] = request.postDataJSON();
  });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));

  await signIn(page);
  await openPanel(page, 'Layout');
  await fillField(page, 'Sx1', '160,5');
  await fillField(page, 'Concrete thickness h', '220');
  await openPanel(page, 'Base plate');
  await fillField(page, 'Length', '380');
  await enterDeadLoads(page, { Nz: '10', Vx: '4', My: '-0.5' });
  await calculate(page);
  await expectResult(page);

  const sim: unknown = JSON.parse((bodies.run as { sim: string }).sim);
  const algorithm: unknown = JSON.parse((bodies.runAlgorithm as { algorithm: string }).algorithm);
  expect(sim).toMatchObject({ Plate: { Plate_L: 380 }, Load: { Fz: 13.5 } });
  const forces = engineAnswer('run', sim) as { join: number[] };
  expect((algorithm as { Axials: number[] }).Axials).toEqual(forces.join);
  const answer = engineAnswer('runAlgorithm', algorithm) as {
    summary: {
      tension: [number, number, number, string, string][];
      shear: [number, number, number, string, string][];
    };
    Max: number;
  };
  const modes = [
    'steel_tension',
    'pull_out',
    'concrete_cone',
    'splitting',
    'steel_shear',
    'pry_out',
    'concrete_edge',
  ];
  const rows = [...answer.summary.tension, ...answer.summary.shear];
  for (const [index, mode] of modes.entries()) {
    const [action, resistance, utilisation] = rows[index];
    const row = page.getByTestId(`row-${mode}`);
    if (utilisation === null) await expect(row).toContainText('not applicable');
    else {
      await expect(row).toContainText(action.toFixed(3));
      await expect(row).toContainText(resistance.toFixed(3));
      await expect(row).toContainText(`${utilisation.toFixed(1)} %`);
    }
  }
  await expect(page.getByTestId('overall')).toContainText(`${answer.Max.toFixed(1)} %`);

  await page.reload();
  await expectResult(page);
  await expect(page.getByTestId('overall')).toContainText(`${answer.Max.toFixed(1)} %`);
  await expect(page.getByTestId('loads-dead')).toContainText('10.000');
  await openPanel(page, 'Layout');
  await expect(page.getByRole('textbox', { name: 'Sx1', exact: true })).toHaveValue('160.5');
  expect(problems).toEqual([]);
});

test('opens the calculation of a failure mode with formulas, numbers and clauses', async ({ page }) => {
  await signIn(page);
  await enterDeadLoads(page, { Nz: '10' });
  await calculate(page);
  await expectResult(page);
  await page.getByRole('button', { name: 'Show the calculation of Concrete cone failure' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('EN 1992-4, 7.2.1.4 (7.2)');
  await expect(dialog.getByRole('row').filter({ hasText: '7.2.1.4 (7.1)' })).toBeVisible();
});

test('marks a result as stale after a change, and as current again after undo', async ({ page }) => {
  await signIn(page);
  await enterDeadLoads(page, { Nz: '10' });
  await calculate(page);
  await expectResult(page);
  await openPanel(page, 'Layout');
  await fillField(page, 'Concrete thickness h', '260');
  await expect(page.getByTestId('stale')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByTestId('stale')).toBeHidden();
});

test('calculates to JGJ145-2013 as well, and keeps the language of the screen apart from the design', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/home?standardType=JGJ145-2013');
  await expect(page.getByRole('button', { name: 'Calculation' })).toBeVisible();
  await enterDeadLoads(page, { Nz: '6', Vx: '2' });
  await calculate(page);
  await expectResult(page);
  await expect(page.getByTestId('row-pull_out')).toContainText('not applicable');
  const figure = await page.getByTestId('overall').locator('b').innerText();
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('button', { name: '计算', exact: true })).toBeVisible();
  await expect(page.getByTestId('overall').locator('b')).toHaveText(figure);
});

test('opens a design file of the other standard under that standard', async ({ page }) => {
  await signIn(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save design' }).click();
  const saved = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
    design: { standardType: string };
  };
  saved.design.standardType = 'JGJ145-2013';
  await page.getByTestId('open-design').setInputFiles({
    name: 'design.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(saved)),
  });
  await expect(page).toHaveURL(/standardType=JGJ145-2013/);
  await page.reload();
  await expect(page.getByText('Standard: JGJ145-2013')).toBeVisible();
});
