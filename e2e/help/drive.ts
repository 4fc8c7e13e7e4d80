/** User actions in the workspace, in either language. */
import type { Locator, Page } from '@playwright/test';
import type { Texts } from './app';

type Panel = 'anchor' | 'concrete' | 'plate' | 'layout' | 'profile' | 'loads';

/** Called before an element is clicked and before a typed value is committed, for recording the pointer. */
export type Watch = (place: Locator) => Promise<void>;
const unwatched: Watch = () => Promise.resolve();

export interface Driver {
  t: Texts;
  page: Page;
  /** Calls the watcher, then clicks. */
  click: (place: Locator) => Promise<void>;
  /** Replaces the text of a field and commits it. */
  type: (field: Locator, value: string) => Promise<void>;
  button: (key: string, values?: Record<string, string>) => Locator;
  openPanel: (panel: Panel) => Promise<void>;
  fill: (label: string, value: string) => Promise<void>;
  switchOff: (label: string) => Promise<void>;
  select: (label: string, option: string) => Promise<void>;
  deadLoads: (loads: Record<string, string>) => Promise<void>;
  calculate: () => Promise<void>;
  closeDialog: () => Promise<void>;
  /** Calculates all worked examples of the verification page. */
  calculateExamples: () => Promise<void>;
}

export function driverOf(page: Page, t: Texts, watch: Watch = unwatched): Driver {
  const inputs = page.getByRole('complementary');
  const click = async (place: Locator) => {
    await place.waitFor();
    await place.scrollIntoViewIfNeeded();
    await watch(place);
    await place.click();
  };
  const type = async (field: Locator, value: string) => {
    await click(field);
    await field.fill(value);
    await watch(field);
    await field.press('Enter');
  };
  const button = (key: string, values?: Record<string, string>) =>
    page.getByRole('button', { name: t(key, values), exact: true });
  return {
    t,
    page,
    click,
    type,
    button,
    openPanel: (panel) =>
      click(
        page
          .getByRole('navigation', { name: t('design:rail') })
          .getByRole('button', { name: new RegExp(`^${t(`design:panels.${panel}`)}`) }),
      ),
    fill: (label, value) => type(inputs.getByRole('textbox', { name: label, exact: true }), value),
    switchOff: (label) => click(inputs.getByRole('switch', { name: label, exact: true })),
    select: async (label, option) => {
      const field = inputs.getByRole('combobox', { name: label, exact: true });
      await click(field);
      // Selects in the dropdown of this field: the previous field's dropdown may still be closing and may
      // contain an option with the same name.
      const list = await field.getAttribute('aria-controls');
      await click(
        page
          .locator('.ant-select-dropdown', { has: page.locator(`[id="${list}"]`) })
          .locator('.ant-select-item-option')
          .filter({ hasText: option })
          .first(),
      );
    },
    deadLoads: async (loads) => {
      const row = page.getByTestId('loads-dead');
      await watch(row);
      for (const [name, value] of Object.entries(loads)) {
        const label = `${t('design:loads.dead')} ${name}`;
        await type(page.getByRole('textbox', { name: label, exact: true }), value);
      }
    },
    calculate: async () => {
      await click(button('design:actions.calculate'));
      await page.getByTestId('overall').waitFor({ timeout: 120_000 });
    },
    closeDialog: async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
    calculateExamples: async () => {
      const start = new RegExp(`^${t('proof:verification.start', { count: '\\d+' })}`);
      await click(page.getByRole('button', { name: start }));
      await page.getByRole('progressbar').waitFor();
      await page.getByRole('progressbar').waitFor({ state: 'hidden', timeout: 120_000 });
    },
  };
}
