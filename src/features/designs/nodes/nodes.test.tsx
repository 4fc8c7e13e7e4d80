// @vitest-environment jsdom
// @in-rest
import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { produce } from 'immer';
import { beforeEach, expect, it } from 'vitest';
import { libraryCalculator } from '@/api/calculation/library-calculator';
import { DEFAULT_DESIGN, MOST_LISTED_LOADS, NO_LOAD } from '@/design/model/design-state';
import { runAll } from '@/design/run/run';
import { newSavedDesign } from '@/design/saved-designs/saved-design-of';
import { moveToRecentlyDeleted } from '@/features/designs/saved-designs/actions';
import {
  givenReactions,
  givenSavedDesigns,
  savedDesigns,
  savedRowNames,
  signedInUser,
} from '@/testing/app-state';
import { renderApp } from '@/testing/render-app';
import { withRecords } from '@/testing/seeded-records';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.indexedDB = new IDBFactory();
});

const row = (node: string, no: number) => ({ ...NO_LOAD, Nz: no, name: `${node} / ${no}`, node });

type State = Parameters<typeof newSavedDesign>[1];

const EMPTY: State = { design: DEFAULT_DESIGN, result: null, listEnd: null };

/** Opens the nodes of a project with the design `kind`, to which the node A1 is assigned. */
async function openNodes(rowsOfB1 = 1, state: State = EMPTY) {
  const app = await renderApp('/designs', { account: 'engineer' });
  await screen.findByRole('navigation', { name: 'Folders' });
  const owner = signedInUser();
  const named = { owner, id: 'kind', kind: 'design', name: 'Post', point: '', project: 'hall' } as const;
  await givenSavedDesigns([newSavedDesign(named, state, Date.now())]);
  const rows = [row('A1', 1), ...Array.from({ length: rowsOfB1 }, (_, index) => row('B1', index))];
  const revision = { table: 'hall.csv', time: new Date().toISOString(), rows, before: {} };
  await givenReactions('Hall', { id: 'hall', revisions: [revision], designs: { A1: 'kind' } });
  await app.user.click(await screen.findByRole('menuitem', { name: /Hall/ }));
  await app.user.click(await screen.findByText('Nodes'));
  await screen.findByRole('cell', { name: 'B1' });
  return app;
}

const lineOf = (node: string) => screen.getByRole('cell', { name: node }).closest('tr')!;

async function assign(user: Awaited<ReturnType<typeof openNodes>>['user'], node: string, to: string) {
  await user.click(within(lineOf(node)).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: /Assign to/ }));
  await user.click(await screen.findByRole('menuitem', { name: to }));
}

it('a node that is assigned to a design adds its rows to the load list, and takes them away again', async () => {
  const { user } = await openNodes(2);
  expect(lineOf('B1')).toHaveTextContent('Not assigned');
  await assign(user, 'B1', 'Post');
  await waitFor(async () => expect(await savedRowNames('kind')).toEqual(['A1 / 1', 'B1 / 0', 'B1 / 1']));
  await waitFor(() => expect(lineOf('B1')).toHaveTextContent('Post'));
  await assign(user, 'B1', 'Not designed here');
  await waitFor(async () => expect(await savedRowNames('kind')).toEqual(['A1 / 1']));
  await waitFor(() => expect(lineOf('B1')).toHaveTextContent('Not designed here'));
});

it('nodes with more rows than a load list may hold are refused by name, and nothing changes', async () => {
  const { user } = await openNodes(MOST_LISTED_LOADS);
  await assign(user, 'B1', 'Post');
  await waitFor(() => expect(document.body).toHaveTextContent(`at most 20000 rows: Post (20001)`));
  expect(await savedRowNames('kind')).toEqual([]);
  expect(lineOf('B1')).toHaveTextContent('Not assigned');
});

it('the node of a design that was deleted is not assigned, until the design is restored', async () => {
  await openNodes();
  await waitFor(() => expect(lineOf('A1')).toHaveTextContent('Post'));
  await moveToRecentlyDeleted((await savedDesigns()).cards);
  await waitFor(() => expect(lineOf('A1')).toHaveTextContent('its design was deleted or moved'));
});

it('a result counts for a node only while the design has the loads of the table', async () => {
  const { design: plain, anchor } = withRecords(DEFAULT_DESIGN, 'Demo expansion anchor M12', 'C20/25');
  const design = produce(plain, ({ loads }) => void (loads.list = [row('A1', 1)]));
  const request = { design, anchor, calculator: libraryCalculator(), refusalOf: () => null };
  const end = await runAll(request, new AbortController().signal);
  if (end.kind !== 'success') throw new Error(end.kind);
  await openNodes(1, { design, ...end });
  await waitFor(() => expect(lineOf('A1')).toHaveTextContent('Verified'));
  const revision = { table: 'hall.csv', time: '', rows: [{ ...row('A1', 1), Nz: 90 }], before: {} };
  await givenReactions('Hall', { id: 'hall', revisions: [revision], designs: { A1: 'kind' } });
  await waitFor(() => expect(lineOf('A1')).toHaveTextContent('Other loads in its design'));
  expect(lineOf('A1')).not.toHaveTextContent('Verified');
});
