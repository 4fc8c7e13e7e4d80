/** Dropdown lists, confirmation boxes and import dialogs that a test opens on a page. */
import { waitFor, within, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/**
 * Returns the visible options of the dropdown list that is open. The elements with the role `option` are not
 * visible, so the options are found by their `title`.
 */
export function openOptions(): HTMLElement[] {
  const choice = document.querySelector('[role=combobox][aria-expanded=true]');
  const list = document.getElementById(choice?.getAttribute('aria-controls') ?? '')?.parentElement;
  return [...(list?.querySelectorAll<HTMLElement>('[title]') ?? [])];
}

/**
 * Returns the confirmation boxes that a button on the screen references as its description; after a box has
 * been closed, it remains in the page without such a reference.
 */
const openBoxes = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[role=tooltip]')].filter(
    ({ id }) => document.querySelector(`[aria-describedby~="${id}"]`) !== null,
  );

/**
 * Clicks a button in the confirmation box that has been opened by a click on another button. Finding the
 * button by role alone would take seconds in a long list.
 */
export async function answerQuestion(user: UserEvent, text: string): Promise<void> {
  const button = await waitFor(() => {
    const found = openBoxes().flatMap((box) =>
      within(box).queryAllByText(text, { selector: 'button > span' }),
    );
    if (found.length !== 1) throw new Error(`${found.length} open questions have the button ${text}`);
    return found[0];
  });
  await user.click(button);
}

/** Opens the dialog for importing a table file on a page of records. */
export async function openImportDialog() {
  const button = (await screen.findByText('Import table')).closest('button')!;
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
  await screen.findByText('Choose a table file (.xlsx, .csv)');
  const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')];
  return {
    input: () => document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!,
    writeButton: () => buttons().find(({ textContent }) => /^Import \d+/.test(textContent))!,
  };
}
