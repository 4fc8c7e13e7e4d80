// @vitest-environment jsdom
// @in-rest
import { act, screen, waitFor } from '@testing-library/react';
import { produce } from 'immer';
import { expect, it } from 'vitest';
import { DATA_SAVE_KEY, readDataSave, writeDataSave } from '@/design/file/data-save';
import type { Design } from '@/design/model/design-state';
import { change, design, openWithAnchor } from '@/testing/open-workspace';

const stored = () => readDataSave(localStorage.getItem(DATA_SAVE_KEY));

async function opened() {
  const hands = await openWithAnchor();
  await waitFor(() => expect(design().concrete.gradeId).not.toBeNull());
  await waitFor(() => expect(stored().design).toEqual(design()));
  await hands.open('Base plate');
  return { ...hands, length: () => hands.field('Length') };
}

/** Simulates a save in another tab, with its storage event in this tab. */
async function savedElsewhere(recipe: (draft: Design) => void) {
  const text = writeDataSave({ ...stored(), design: produce(stored().design, recipe) });
  localStorage.setItem(DATA_SAVE_KEY, text);
  await act(async () => {
    const event = { key: DATA_SAVE_KEY, newValue: text, storageArea: localStorage };
    window.dispatchEvent(new StorageEvent('storage', event));
    await Promise.resolve();
  });
  return text;
}

it('a design saved by another tab is loaded but not saved again, and the change can be undone', async () => {
  const { undo, length } = await opened();
  expect(length()).toHaveValue('400');
  const text = await savedElsewhere(({ plate }) => void (plate.length = 425));
  expect(await screen.findByText(/changed in another tab/)).toBeVisible();
  expect(length()).toHaveValue('425');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(localStorage.getItem(DATA_SAVE_KEY)).toBe(text);
  await undo();
  expect(length()).toHaveValue('400');
  await waitFor(() => expect(stored().design.plate.length).toBe(400));
});

it('the URL shows the standard of a design saved by another tab', async () => {
  const { router } = await opened();
  await savedElsewhere((draft) => void (draft.standardType = 'JGJ145-2013'));
  await waitFor(() => expect(router.state.location.search).toBe('?standardType=JGJ145-2013'));
  expect(await screen.findByText('Standard: JGJ145-2013')).toBeVisible();
});

it.each([
  ['Keep the other tab’s version', 360],
  ['Keep this tab’s version', 340],
])('if both tabs changed the design, "%s" stores that design', async (answer, kept) => {
  const { user, length } = await opened();
  change(({ plate }) => void (plate.length = 340));
  await savedElsewhere(({ plate }) => void (plate.length = 360));
  await user.click(await screen.findByRole('button', { name: answer }));
  await waitFor(() => expect(length()).toHaveValue(String(kept)));
  await waitFor(() => expect(stored().design.plate.length).toBe(kept));
});

it('a design saved by another user in another tab is not loaded', async () => {
  const { length } = await opened();
  localStorage.setItem('dataSave.owner', 'someone else');
  await savedElsewhere(({ plate }) => void (plate.length = 425));
  expect(length()).toHaveValue('400');
});
