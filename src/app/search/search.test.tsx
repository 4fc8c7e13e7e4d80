// @vitest-environment jsdom
// @in-rest
/** Tests that Ctrl+K finds every input in either language, as well as actions, designs and pages. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { inputNames } from '@/app/search/use-search-entries';
import { change, design, openWorkspace } from '@/testing/open-workspace';
import { renderApp } from '@/testing/render-app';

beforeEach(() => localStorage.clear());

type User = Awaited<ReturnType<typeof renderApp>>['user'];

async function find(user: User, text: string) {
  await user.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Search' });
  await user.type(await within(dialog).findByRole('combobox', { name: 'Search' }), text);
  return dialog;
}

/**
 * Returns the entry that Enter would select in a browser. The tests click the entry, because
 * key events in jsdom have no key code.
 */
const first = () => screen.getAllByTestId('search-match')[0];

/**
 * Searches, waits until the first entry reads `shown`, since the strings of the other languages load later,
 * and selects that entry.
 */
async function take(user: User, text: string, shown: string) {
  const dialog = await find(user, text);
  await waitFor(() => expect(first()).toHaveTextContent(shown));
  await user.click(first());
  await waitFor(() => expect(dialog).not.toBeVisible());
}

it('the search index contains exactly the inputs that the panels show', async () => {
  const { open, anchorRead, side } = await openWorkspace();
  await anchorRead();
  change(({ plate }) => (plate.stiffness = 'elastic'));
  const shown = new Set<string>();
  for (const panel of ['Anchor', 'Concrete', 'Base plate', 'Layout', 'Profile', 'Loads']) {
    await open(panel);
    await waitFor(() => expect(side().querySelector('[id^=field-]')).not.toBeNull());
    for (const { id } of side().querySelectorAll('[id^=field-]')) shown.add(id);
  }
  const known = inputNames(design()).map(({ field }) => `field-${field.replaceAll('.', '-')}`);
  expect([...shown].toSorted()).toEqual(known.toSorted());
});

it.each([
  ['Concrete thickness', 'Concrete thickness h', 'field-layout-h'],
  ['基材厚度', 'Concrete thickness h', 'field-layout-h'],
  ['elastic', 'Stiffness', 'field-plate-stiffness'],
  ['dead Mz', 'Dead load Mz', 'field-loads-dead-Mz'],
  ['h_ef', 'Effective embedment depth', 'field-anchor-chosen'],
])('searching for "%s" and selecting "%s" moves the focus to the element %s', async (text, shown, id) => {
  const { user } = await openWorkspace();
  await take(user, text, shown);
  await waitFor(() => expect(document.activeElement?.id).toBe(id));
});

it('text typed while the search dialog is opening goes into its search field, not into the field behind the dialog', async () => {
  const { user } = await openWorkspace();
  await take(user, 'concrete thickness', 'Concrete thickness h');
  const behind = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Concrete thickness h' });
  await waitFor(() => expect(behind).toHaveFocus());
  const { value } = behind;
  await user.keyboard('{Control>}k{/Control}77 scope{Backspace}{Enter}');
  const field = await screen.findByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(field).toHaveValue('77 scope'));
  expect(behind).toHaveValue(value);
  await user.keyboard('x');
  expect(field).toHaveValue('77 scopex');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(behind).toHaveFocus());
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search' })).toHaveValue(''));
});

it('selecting an input in the search from another page opens the workspace with the focus in the input field', async () => {
  const { user } = await renderApp('/scope', { account: 'engineer' });
  await screen.findByRole('button', { name: 'Search' });
  await take(user, 'poisson', 'Poisson');
  await waitFor(() => expect(document.activeElement?.id).toBe('field-plate-v'));
});

it('the search lists the Undo command with its keyboard shortcut, and runs the command when it is selected', async () => {
  const { user } = await openWorkspace();
  change(({ layout }) => (layout.h = 333));
  expect(within(await find(user, 'undo')).getByText(/Ctrl\+Z/)).toBeVisible();
  await user.click(first());
  await waitFor(() => expect(design().layout.h).toBe(200));
});

it('the search does not offer a designer the page with the roles, but opens the page with the formulas', async () => {
  const { user } = await openWorkspace();
  const dialog = await find(user, 'roles');
  expect(await within(dialog).findByText('No matches.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeVisible());
  await take(user, 'formulas', 'Formulas');
  expect(await screen.findByRole('heading', { name: /Formulas/ })).toBeVisible();
});
