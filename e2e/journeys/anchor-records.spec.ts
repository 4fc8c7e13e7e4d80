/** Tests that the values of an assessment can be entered as an anchor record and used in a design. */
import type { Page } from '@playwright/test';
import { calculate, enterDeadLoads, expectResult, openPanel } from '../fixtures/design';
import { expect, test } from '../fixtures/journey';
import { expectWorkspace } from '../fixtures/session';

test.use({ account: 'admin' });

const field = (page: Page, id: string) => page.locator(`#${id}`);

/** Assessment values for one size of a fictitious anchor. */
const NAME = 'Approval anchor M12';
const TEXTS = { etaMaterialEn: 'Carbon steel', etaMaterialClassEn: '8.8', etaCertificationEn: 'ETA-00/0000' };
const FIGURES = {
  ...{ etaExx: '210', etaNrks: '42.5', etaAs: '84.3', etaGammarsn: '1.5' },
  ...{ etaNrkp: '25', etaPhic: '1', etaGammainst: '1' },
  ...{ etaHef: '70', etaKucrn1: '11', etaKucrn2: '7.7', etaScrn: '210', etaCcrn: '105' },
  ...{ etaScrsp: '280', etaCcrsp: '140', etaGammarcn: '1.5' },
  ...{ etaVrks: '35.4', etaK7: '1', etaGammarsv: '1.25', etaM0rks: '105' },
  ...{ etaLf: '70', etaDnom: '12', etaK9n1: '2.4', etaK9n2: '1.7', etaGammarcv: '1.5' },
  ...{ etaK8: '2.78', etaGammarcp: '1.5' },
  ...{ etaHmin: '140', etaSmin: '60', etaCmin: '60', etaH1: '88', etaHnom: '80', etaD0: '12' },
  ...{ etaTinst: '60', etaOpeningwidth: '19' },
};

test('an anchor entered from an assessment is used in a verified design', async ({ page }) => {
  await page.goto('/anchorDatabase');
  const begun = Date.now();
  await page.getByRole('button', { name: 'Add' }).click();
  await field(page, 'name').fill(NAME);
  await page.locator('input[type=file]').setInputFiles('mocks/seed/pictures/expansion-m12.png');
  await expect(page.locator('.cropper-crop-box')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('checkbox', { name: 'Declared for JGJ145-2013' }).uncheck();
  for (const [id, text] of Object.entries({ ...TEXTS, ...FIGURES })) await field(page, id).fill(text);
  const typed = [NAME, ...Object.values(TEXTS), ...Object.values(FIGURES)];
  // Number of key presses, including a tab after each field.
  const keys = typed.reduce((sum, text) => sum + text.length + 1, 0);
  await expect(page.getByRole('group', { name: 'Doubtful values' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page).toHaveURL(/\/anchorDatabase$/i);

  // The menu opens on click as well as on hover.
  await page.getByRole('menuitem', { name: 'Databases' }).dispatchEvent('click');
  await expect(page.getByRole('menuitem', { name: 'Concrete', exact: true })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Design', exact: true }).click();
  await expectWorkspace(page);
  await openPanel(page, 'Anchor');
  await page.getByRole('combobox', { name: 'Anchor type' }).click();
  await page.locator('.ant-select-item-option', { hasText: NAME }).click();
  await enterDeadLoads(page, { Nz: '5' });
  await calculate(page);
  await expectResult(page);
  await expect(page.getByTestId('overall')).toContainText(/Verified/);
  const seconds = (Date.now() - begun) / 1000;
  console.log(
    `an anchor of ${typed.length} entries: ${keys} keystrokes, ${seconds.toFixed(1)} s without reading`,
  );
});
