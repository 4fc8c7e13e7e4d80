/** User actions in the workspace, in either language. */
import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../fixtures/texts';

type Panel = 'anchor' | 'concrete' | 'plate' | 'layout' | 'profile' | 'loads';

/** Called before an element is clicked and before a typed value is committed, for recording the pointer. */
export type Watch = (place: Locator) => Promise<void>;
const unwatched: Watch = () => Promise.resolve();

/** User actions in a page; `t` looks up the texts of its language. */
export type Driver = ReturnType<typeof driverOf>;

export function driverOf(page: Page, t: Texts, watch: Watch = unwatched) {
  const inputs = page.getByRole('complementary');
  /** Calls the watcher, then clicks. */
  const click = async (place: Locator) => {
    await place.waitFor();
    await place.scrollIntoViewIfNeeded();
    await watch(place);
    await place.click();
  };
  /** Replaces the text of a field and commits it. */
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
    openPanel: (panel: Panel) =>
      click(
        page
          .getByRole('navigation', { name: t('design:rail') })
          .getByRole('button', { name: new RegExp(`^${t(`design:panels.${panel}`)}`) }),
      ),
    fill: (label: string, value: string) =>
      type(inputs.getByRole('textbox', { name: label, exact: true }), value),
    switchOff: (label: string) => click(inputs.getByRole('switch', { name: label, exact: true })),
    select: async (label: string, option: string) => {
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
    deadLoads: async (loads: Record<string, string>) => {
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
    /** Calculates all worked examples of the verification page. */
    calculateExamples: async () => {
      const start = new RegExp(`^${t('proof:verification.start', { count: '\\d+' })}`);
      await click(page.getByRole('button', { name: start }));
      await page.getByRole('progressbar').waitFor();
      await page.getByRole('progressbar').waitFor({ state: 'hidden', timeout: 120_000 });
    },
  };
}
