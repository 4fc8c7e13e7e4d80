// @vitest-environment jsdom
// @in-rest
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@/testing/render-app';
import type { TestBackend } from '../../../../mocks/node';

type App = Awaited<ReturnType<typeof renderApp>>;

/** Anchor names in the order in which the list shows them. */
const shown = () =>
  [...document.querySelectorAll('tbody tr[data-row-key]')].map(
    (row) => row.querySelectorAll('td')[2].textContent,
  );

async function choose({ user }: App, filter: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: filter }));
  await user.click(await screen.findByTitle(option));
}

/** Opens a list of three records that differ in the filtered values. */
async function openList() {
  const app = await renderApp('/home', { account: 'admin' });
  const { anchors } = app.backend.store;
  const [first, ...rest] = await anchors.all();
  for (const { id } of rest) await anchors.remove(id);
  await anchors.put({ ...first, name: 'A12' });
  const { id: _, ...fields } = first;
  await anchors.add({ ...fields, name: 'B8', etaHave: '0', jgDnom: '8', etaDnom: '8' });
  await anchors.add({ ...fields, name: 'C8', efficient: '0', jgDnom: '8', etaDnom: '8' });
  await act(() => app.router.navigate('/anchorDatabase'));
  await screen.findByText('A12');
  return app;
}

it('the anchor list can combine filters for validity, standard and diameter with the search', async () => {
  const app = await openList();
  expect(shown()).toEqual(['A12', 'B8', 'C8']);
  await choose(app, 'Outside diameter', 'd = 8 mm');
  await waitFor(() => expect(shown()).toEqual(['B8', 'C8']));
  await choose(app, 'Standard', 'EN1992-4');
  await waitFor(() => expect(shown()).toEqual(['C8']));
  await choose(app, 'Validity', 'Active');
  await waitFor(() => expect(shown()).toEqual([]));
  await choose(app, 'Standard', 'Any standard');
  await waitFor(() => expect(shown()).toEqual(['B8']));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'a12' } });
  await waitFor(() => expect(shown()).toEqual([]));
});

it('the anchor list renders only the first 50 rows of more than 300', async () => {
  const more = async ({ store: { anchors } }: TestBackend) => {
    const [{ id: _, ...fields }] = await anchors.all();
    await anchors.addAll(Array.from({ length: 300 }, (__, no) => ({ ...fields, name: `Extra ${no}` })));
    return '/anchorDatabase';
  };
  await renderApp(more, { account: 'admin' });
  expect(await screen.findByText(/^1–50 of 3\d\d$/)).toBeInTheDocument();
  expect(shown()).toHaveLength(50);
});

it('the anchor list keeps its search term, filter and page size while an anchor record is open', async () => {
  const app = await openList();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '8' } });
  await choose(app, 'Validity', 'Deactivated');
  await app.user.click(screen.getByRole('combobox', { name: 'Page size' }));
  await app.user.click(await screen.findByTitle('20 / page'));
  await waitFor(() => expect(shown()).toEqual(['C8']));
  await app.user.click(screen.getByRole('link', { name: 'Modify C8' }));
  await app.user.click(await screen.findByRole('link', { name: /Back to the list/ }));
  await waitFor(() => expect(shown()).toEqual(['C8']));
  expect(screen.getByRole('searchbox')).toHaveValue('8');
  expect(screen.getByTitle('20 / page')).toBeInTheDocument();
  expect(document.title).toBe('Anchor database – Anchor Designer');
});

it('the anchor list deactivates only the active anchors among the selected anchors', async () => {
  const app = await openList();
  await app.user.click(screen.getByLabelText('Select A12'));
  await app.user.click(screen.getByText('Select all 3 shown'));
  expect(screen.getByText('Export 3 selected')).toBeInTheDocument();
  await app.user.click(screen.getByText('Deactivate selected'));
  expect(await screen.findAllByText('Deactivate the 2 selected anchors?')).not.toEqual([]);
  expect(screen.getByText('A12, B8')).toBeInTheDocument();
  await app.user.click(await screen.findByText('Deactivate', { selector: '[role=dialog] button > span' }));
  expect(await screen.findByText('2 anchors changed')).toBeInTheDocument();
  const anchors = await app.backend.store.anchors.all();
  expect(anchors.map(({ efficient }) => efficient)).toEqual(['0', '0', '0']);
  expect(app.calls.map(({ call }) => call)).toEqual(
    anchors.slice(0, 2).map(({ id }) => `PATCH /api/maoshuan/anchor/stop/${id}`),
  );
});

it('the anchor list deletes several anchors after confirmation, and lists the anchors that could not be deleted', async () => {
  const app = await openList();
  const [{ id }] = await app.backend.store.anchors.all();
  app.backend.setQa(`fail:DELETE /api/maoshuan/anchor/${id}:500`);
  for (const name of ['A12', 'B8']) await app.user.click(screen.getByLabelText(`Select ${name}`));
  await app.user.click(screen.getByText('Delete selected'));
  await screen.findByRole('dialog', { name: 'Delete 2 records?' });
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The anchors are still selected after Cancel.
  await app.user.click(screen.getByText('Delete selected'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 records?' }));
  expect(dialog.getByText('A12, B8')).toBeInTheDocument();
  await app.user.click(dialog.getByRole('button', { name: 'Delete selected' }));
  expect(await screen.findByText('1 record deleted')).toBeInTheDocument();
  expect(dialog.getByText('1 record was not changed.')).toBeInTheDocument();
  expect(dialog.getByRole('cell', { name: 'A12' })).toBeInTheDocument();
  expect(app.calls).toHaveLength(2);
  const names = (await app.backend.store.anchors.all()).map(({ name }) => name);
  expect(names).toContain('A12');
  expect(names).not.toContain('B8');
  await app.user.keyboard('{Escape}');
  expect(await screen.findByText('Export 1 selected')).toBeInTheDocument();
});

it('the anchor list names each selected anchor that could not be deactivated, with the reason', async () => {
  const app = await openList();
  const [{ id }] = await app.backend.store.anchors.all();
  app.backend.setQa(`fail:PATCH /api/maoshuan/anchor/stop/${id}:500`);
  for (const name of ['A12', 'B8']) await app.user.click(screen.getByLabelText(`Select ${name}`));
  await app.user.click(screen.getByText('Deactivate selected'));
  await app.user.click(await screen.findByText('Deactivate', { selector: '[role=dialog] button > span' }));
  expect(await screen.findByText('1 record was not changed.')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^A12 .*status 500/ })).toBeInTheDocument();
  expect(screen.getByText('1 anchor changed')).toBeInTheDocument();
});
