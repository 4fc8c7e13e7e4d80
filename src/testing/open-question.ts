/** Presses a button of the open question beside a button: by role alone this takes seconds in a long list. */
import { waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Boxes that a button on the screen names as its description; a closed one stays in the page. */
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
