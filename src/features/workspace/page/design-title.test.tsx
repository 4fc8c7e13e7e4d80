// @vitest-environment jsdom
/** Tests the design's name in the top bar and in the page title, and its saved state. */
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serializeDesign } from '@/design/file/design-file';
import { undo } from '@/stores/design/design-store';
import { reloadDesign } from '@/stores/design/storage';
import { change, design, openWorkspace } from '@/testing/open-workspace';
import { saveAs } from '@/testing/saved-files';

const title = (name: RegExp) => screen.findByRole('group', { name });
const thickness = (h: number) => change((draft) => void (draft.layout.h = h));

async function openedWorkspace() {
  const hands = await openWorkspace();
  // The app itself chooses anchor and grade for a new design, and these choices are part of the design.
  await hands.anchorRead();
  await waitFor(() => expect(design().concrete.gradeId).not.toBeNull());
  const open = async (name: string, h: number) => {
    const saved = { ...design(), layout: { ...design().layout, h } };
    const file = new File([serializeDesign(saved)], name, { type: 'application/json' });
    await hands.user.upload(screen.getByTestId('open-design'), file);
    await waitFor(() => expect(design().layout.h).toBe(h));
  };
  return { ...hands, open };
}

it('the titles in the top bar and the browser tab show the file name, and whether the design has unsaved changes', async () => {
  const { user, open } = await openedWorkspace();
  expect(await title(/^New design, saved in this browser/)).toBeVisible();
  expect(document.title).toBe('• New design – Anchor Designer');

  await open('stair 3.json', 240);
  expect(await title(/^stair 3, saved/)).toBeVisible();
  expect(document.title).toBe('stair 3 – Anchor Designer');

  act(() => thickness(260));
  expect(await title(/^stair 3, saved in this browser/)).toBeVisible();
  expect(document.title).toBe('• stair 3 – Anchor Designer');
  act(() => undo());
  expect(await title(/^stair 3, saved/)).toBeVisible();

  act(() => thickness(280));
  await user.click(screen.getByRole('button', { name: 'Save design' }));
  expect(await title(/^stair 3, saved/)).toBeVisible();
  expect(saveAs.mock.lastCall?.[1]).toBe('stair 3.json');

  await user.click(screen.getByRole('button', { name: 'New design' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await title(/^New design, saved in this browser/)).toBeVisible();
});

it('the title in the top bar keeps the file name and the saved state when the stored design is reloaded', async () => {
  const { open } = await openedWorkspace();
  await open('stair.json', 240);
  act(() => thickness(260));
  await waitFor(() => expect(localStorage.getItem('dataSave')).toContain('"h":260'));
  await act(() => reloadDesign());
  expect(await title(/^stair, saved in this browser/)).toBeVisible();
  act(() => thickness(240));
  expect(await title(/^stair, saved/)).toBeVisible();
});
