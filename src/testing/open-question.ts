/**
 * Clicks a button in the confirmation box that has been opened by a click on another button. Finding the
 * button by role alone would take seconds in a long list.
 */
import { waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Returns the confirmation boxes that a button on the screen references as its description; after a box has
 * been closed, it remains in the page without such a reference.
 */
const openBoxes = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[role=tooltip]')].filter(
    ({ id }) => document.querySelector(`[aria-describedby~="${id}"]`) !== null,
  );

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
