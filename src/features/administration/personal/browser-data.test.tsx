// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it } from 'vitest';
import type { SavedDesign } from '@/design/saved-designs/saved-design';
import { givenSavedDesigns, savedDesigns, signedInUser } from '@/testing/app-state';
import { renderApp } from '@/testing/render-app';

beforeEach(() => void (globalThis.indexedDB = new IDBFactory()));

it("the profile page removes only the user's own designs from this browser, and then signs the user out", async () => {
  const { user, loaded } = await renderApp('/personal', { account: 'engineer' });
  await screen.findByLabelText('Username');
  const me = signedInUser();
  // For these tests, the content of the entries does not matter.
  const entryOf = (owner: string, id: string) =>
    ({ card: { owner, id }, content: { owner, id } }) as SavedDesign;
  await givenSavedDesigns([entryOf(me, 'a'), entryOf(me, 'b'), entryOf('somebody else', 'c')]);
  await user.click(await screen.findByRole('tab', { name: 'Data in this browser' }));
  expect(await screen.findByText('2 designs with their results')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Export them/ })).toHaveAttribute('href', '/designs');
  await user.click(screen.getByRole('button', { name: 'Remove my data from this browser' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove my data from this browser' }));
  await waitFor(() => expect(loaded).toEqual(['/login']));
  const idsOf = async (owner: string) => (await savedDesigns(owner)).damaged;
  expect(await idsOf(me)).toEqual([]);
  expect(await idsOf('somebody else')).toEqual(['c']);
});
