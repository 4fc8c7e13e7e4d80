// @vitest-environment jsdom
// @in-rest
/** Tests that changes to the databases take effect in the calculator. */
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { change, design, pageObject } from '@/testing/open-workspace';
import { openOptions, answerQuestion } from '@/testing/overlays';
import { renderApp } from '@/testing/render-app';

type App = Awaited<ReturnType<typeof renderApp>>;

const WORKSPACE = '/home?standardType=EN1992-4';

async function openWorkspace({ router, user }: App) {
  await act(() => router.navigate(WORKSPACE));
  await screen.findByRole('button', { name: 'Calculate' });
  const hands = pageObject(user);
  await hands.anchorRead();
  return hands;
}

// The title attribute contains only the name; the text also contains the demonstration-data mark.
const optionNames = () => openOptions().map(({ title }) => title);

/** Returns the names offered by a selector in the open panel. */
async function offered({ user }: App, choice: string): Promise<string[]> {
  await user.click(screen.getByRole('combobox', { name: choice }));
  await waitFor(() => expect(openOptions()).not.toEqual([]));
  return optionNames();
}

it('the workspace does not offer a deactivated or deleted anchor, but offers a restored anchor again', async () => {
  const app = await renderApp('/anchorDatabase', { account: 'admin' });
  const { name } = (await app.backend.store.anchors.all()).find((anchor) => anchor.name.includes('M12'))!;
  const perform = async (action: string, done: string) => {
    await act(() => app.router.navigate('/anchorDatabase'));
    await app.user.click(await screen.findByLabelText(`${action} ${name}`));
    await answerQuestion(app.user, action);
    await screen.findByText(done);
  };
  await perform('Deactivate', 'Deactivated successfully');
  await openWorkspace(app);
  expect(await offered(app, 'Anchor type')).not.toContain(name);
  await perform('Restore', 'Restored successfully');
  await openWorkspace(app);
  await offered(app, 'Anchor type');
  // The previous list is shown until the new list is loaded.
  await waitFor(() => expect(optionNames()).toContain(name));
  await perform('Delete', 'Deleted Successfully');
  await openWorkspace(app);
  expect(await offered(app, 'Anchor type')).not.toContain(name);
});

it('the next calculation call contains the changed value of an edited anchor', async () => {
  // Removes IndexedDB, so that there are no saved designs; otherwise the form would first show how the new
  // value affects them.
  vi.stubGlobal('indexedDB', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const app = await renderApp(WORKSPACE, { account: 'admin' });
  await openWorkspace(app);
  act(() => change((d) => (d.loads.dead.Nz = 5)));
  const { name } = design().anchor.chosen['EN1992-4']!;
  await act(() => app.router.navigate('/anchorDatabase'));
  await app.user.click(await screen.findByLabelText(`Modify ${name}`));
  const field = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('#etaK8');
    if (!found || found.value === '') throw new Error('the form is not filled yet');
    return found;
  });
  await app.retype(field, '2,95');
  await app.user.click(screen.getByRole('button', { name: 'Modify' }));
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/anchorDatabase'));

  await app.user.click(await screen.findByRole('menuitem', { name: 'Design' }));
  await screen.findByRole('button', { name: 'Calculate' });
  app.calls.length = 0;
  const { anchorRead, calculated } = pageObject(app.user);
  await anchorRead();
  await calculated();
  const sent = app.calls.find(({ call }) => call.includes('/runAlgorithm/'));
  expect((sent!.body as { algorithm: string }).algorithm).toContain('2.95');
});

it('the profile list shows a new profile, and the workspace offers a new concrete grade', async () => {
  const app = await renderApp('/concrete', { account: 'admin' });
  // Leaves only two grades, because a selector renders only the first few options.
  const { concretes } = app.backend.store;
  for (const { id } of (await concretes.all()).slice(2)) await concretes.remove(id);
  await app.user.type(await screen.findByLabelText('Grade'), 'C32/40');
  await app.user.type(screen.getByLabelText(/^Characteristic cylinder strength/), '32');
  await app.user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('C32/40')).toBeVisible();

  await act(() => app.router.navigate('/sectionSteel?sectionSteelType=11'));
  await app.user.type(await screen.findByLabelText('Depth H'), '85');
  await app.user.type(screen.getByLabelText('Name'), 'I 85');
  await app.user.click(screen.getByRole('button', { name: 'Add' }));
  await app.user.type(await screen.findByRole('searchbox', { name: 'Search by name' }), 'I 85');
  expect(await screen.findByText('I 85')).toBeVisible();

  const { open, choice } = await openWorkspace(app);
  await open('Concrete');
  await app.user.click(choice('Concrete grade'));
  await app.user.click(await screen.findByTitle('C32/40'));
  expect(design().concrete.fck).toBe(32);
});
