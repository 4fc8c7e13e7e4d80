import { expect, test, type Page } from '@playwright/test';
import {
  calculate,
  enterDeadLoads,
  expectResult,
  fillField,
  openPanel,
  pickOption,
} from '../fixtures/design';
import { signIn } from '../fixtures/session';

interface Refusal {
  rule: string;
  /** Makes the design break the rule. */
  set: (page: Page) => Promise<void>;
  toast: string | RegExp;
  /** Panel with a dot, and accessible name of the field that its link leads to. */
  panel: string;
  field: string;
}

async function pickGroup(page: Page, code: string): Promise<void> {
  await page
    .getByRole('complementary')
    .getByRole('button', { name: /^Anchor group/ })
    .click();
  await page
    .getByRole('group', { name: 'Choose an anchor group' })
    .getByRole('button', { name: code })
    .click();
}

const REFUSALS: readonly Refusal[] = [
  {
    rule: 'extend: the plate over the edge of the concrete',
    set: async (page) => {
      await openPanel(page, 'Layout');
      await fillField(page, 'Edge distance X+', '100');
    },
    toast: 'The anchor plate must not extend beyond the concrete edge.',
    panel: 'Layout',
    field: 'Edge distance X+',
  },
  {
    rule: 'beyond: an elastic plate smaller than its profile',
    set: async (page) => {
      await openPanel(page, 'Base plate');
      await pickOption(page, 'Stiffness', 'elastic');
      await openPanel(page, 'Profile');
      await pickOption(page, 'Series', 'HEB');
      await openPanel(page, 'Base plate');
      await fillField(page, 'Length', '240');
      await fillField(page, 'Width', '90');
      await openPanel(page, 'Layout');
      await fillField(page, 'Sy1', '50');
    },
    toast: 'The section steel must not go beyond the plate.',
    panel: 'Profile',
    field: 'Profile',
  },
  {
    rule: 'a profile that hangs over an elastic plate',
    set: async (page) => {
      await openPanel(page, 'Base plate');
      await pickOption(page, 'Stiffness', 'elastic');
      await openPanel(page, 'Profile');
      await fillField(page, 'Eccentricity ex', '190');
    },
    toast: 'The section steel must stand on the plate with its whole section.',
    panel: 'Profile',
    field: 'Eccentricity ex',
  },
  {
    rule: 'single: torsion on one anchor',
    set: async (page) => {
      await openPanel(page, 'Layout');
      await pickGroup(page, '1-0-1');
      await enterDeadLoads(page, { Mz: '0,2' });
    },
    toast: 'With a single anchor the torque Mz must be 0.',
    panel: 'Loads',
    field: 'Mz',
  },
  {
    rule: 'foundation: concrete thinner than the anchor needs',
    set: async (page) => {
      await openPanel(page, 'Layout');
      await fillField(page, 'Concrete thickness h', '80');
    },
    toast: /The concrete thickness must not be below the anchor's minimum of \d+ mm\./,
    panel: 'Layout',
    field: 'Concrete thickness h',
  },
  {
    rule: 'load: no dead load',
    set: (page) => enterDeadLoads(page, { Nz: '0' }),
    toast: 'Enter at least one dead load.',
    panel: 'Loads',
    field: 'Nz',
  },
  {
    rule: 'distance: anchors too near the side of the plate',
    set: async (page) => {
      await openPanel(page, 'Base plate');
      await fillField(page, 'Width', '200');
    },
    toast: /The distance from anchor to plate edge must be at least [\d.]+ mm/,
    panel: 'Base plate',
    field: 'Width',
  },
];

for (const { rule, set, toast, panel, field } of REFUSALS) {
  test(`refused, marked and led to: ${rule}`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/simdroid/')) calls.push(request.url());
    });
    await signIn(page);
    await enterDeadLoads(page, { Nz: '5' });
    await set(page);
    await expect(page.getByRole('button', { name: `${panel}: needs attention` })).toBeVisible();
    // From another panel, so that the link has a way to go.
    await openPanel(page, 'Concrete');
    await calculate(page);
    const said = page.locator('.ant-message-error');
    await expect(said).toContainText(toast);
    await said.getByRole('button', { name: 'Go to the field' }).click();
    const side = page.getByRole('complementary', { name: panel, exact: true });
    await expect(side.locator('input:focus')).toHaveAttribute('aria-label', field);
    await expect(side).toContainText(toast);
    expect(calls).toEqual([]);
  });
}

test('empty: a diameter without the chosen anchor clears the choice', async ({ page }) => {
  await signIn(page);
  await enterDeadLoads(page, { Nz: '5' });
  await pickOption(page, 'Diameter', 'M10');
  await expect(page.getByRole('complementary').getByRole('alert')).toHaveText('Choose an anchor.');
  await openPanel(page, 'Concrete');
  await calculate(page);
  const said = page.locator('.ant-message-error');
  await expect(said).toContainText('Choose an anchor.');
  await said.getByRole('button', { name: 'Go to the field' }).click();
  await expect(page.getByRole('combobox', { name: 'Anchor type' })).toBeFocused();
});

test('expired: an account past its time is told so, and no field is to blame', async ({ page }) => {
  await signIn(page, 'expired');
  await enterDeadLoads(page, { Nz: '5' });
  await calculate(page);
  const said = page.locator('.ant-message-error');
  await expect(said).toContainText('Your account has expired.');
  await expect(said.getByRole('button')).toHaveCount(0);
});

test('the question on minimum values: no stays, its link leads to the field, yes calculates', async ({
  page,
}) => {
  await signIn(page);
  await enterDeadLoads(page, { Nz: '5' });
  await openPanel(page, 'Layout');
  await fillField(page, 'Sx1', '50');
  await openPanel(page, 'Concrete');

  await calculate(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Spacing 50 mm is below smin');
  await dialog.getByRole('button', { name: 'No', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No result')).toBeVisible();

  await calculate(page);
  await dialog.getByRole('button', { name: 'Go to the field' }).click();
  await expect(page.getByRole('textbox', { name: 'Sx1', exact: true })).toBeFocused();

  await calculate(page);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Calculation completed.')).toBeVisible();
  await expectResult(page);
});

test('hints at values that must be greater than 0 stand at their fields at once', async ({ page }) => {
  await signIn(page);
  const hints = [
    ['Base plate', 'Length', 'The plate length must be greater than 0.'],
    ['Base plate', 'Width', 'The plate width must be greater than 0.'],
    ['Layout', 'Sx1', 'The spacing must be greater than 0.'],
    ['Layout', 'Edge distance Y−', 'The edge distance must be greater than 0.'],
    ['Layout', 'Concrete thickness h', 'The concrete thickness must be greater than 0.'],
  ] as const;
  for (const [panel, field, hint] of hints) {
    await openPanel(page, panel);
    await fillField(page, field, '0');
    await expect(page.getByRole('complementary').getByRole('alert').filter({ hasText: hint })).toBeVisible();
    await fillField(page, field, '250');
  }
});
