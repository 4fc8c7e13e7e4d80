// @vitest-environment jsdom
// @in-rest
/**
 * Tests that an opened design keeps its own records, whichever records are read first, last, twice or never.
 */
import { act, screen, waitFor } from '@testing-library/react';
import { produce } from 'immer';
import { expect, it } from 'vitest';
import { setPlateModel } from '@/design/model/design-changes';
import type { Design } from '@/design/model/design-state';
import { change, design, dropDesign, openWithAnchor, openWorkspace } from '@/testing/open-workspace';

type View = Awaited<ReturnType<typeof openWorkspace>>;

/** Delay in ms: longer than all other reads in this test together. */
const LATE = 400;

const LISTS = '/api/maoshuan/anchor/list/*';
const DETAIL = '/api/maoshuan/anchor/a*';
const GRADES = '/api/maoshuan/concrete/list';

async function anchorNamed({ backend }: View, name: string, diameter: string) {
  const listed = await backend.services.anchors.choices('JGJ145-2013', diameter);
  const found = listed.ok ? listed.value.find((one) => one.name === name) : undefined;
  if (!found) throw new Error(`no anchor ${name}`);
  return { id: found.id, name };
}

/** Returns a design under the other standard, with an anchor that is not the first in its list. */
async function saved(view: View): Promise<Design> {
  const own = await anchorNamed(view, 'Demo sleeve anchor M10', '10');
  return produce(design(), (draft) => {
    draft.standardType = 'JGJ145-2013';
    draft.anchor.diameter = '10';
    draft.anchor.chosen = { 'EN1992-4': null, 'JGJ145-2013': own };
    draft.loads.dead.Nz = 4;
  });
}

const calls = ({ backend }: View) => {
  const seen: string[] = [];
  backend.server.events.on('request:start', ({ request }) => seen.push(new URL(request.url).pathname));
  return seen;
};

it.each([
  ['all records are read in the usual order', ''],
  ['the list of anchors arrives last', `slow:${LISTS}:${LATE}`],
  ['the anchor arrives last', `slow:${DETAIL}:${LATE}`],
  ['the grades arrive last', `slow:${GRADES}:${LATE}`],
  ['the list of anchors never arrives', `hang:${LISTS}`],
  ['the grades never arrive', `hang:${GRADES}`],
])('an opened design keeps its own anchor and grade if %s', async (_, qa) => {
  const view = await openWithAnchor();
  const own = await saved(view);
  // A list read earlier for another design must not affect the opened design.
  await view.router.navigate('/home?standardType=JGJ145-2013');
  await waitFor(() => expect(design().anchor.chosen['JGJ145-2013']).not.toBeNull());
  await view.router.navigate('/home?standardType=EN1992-4');
  await screen.findByRole('heading', { level: 1, name: /EN1992-4/ });
  view.backend.setQa(qa);
  dropDesign(own);
  await waitFor(() => expect(design().loads.dead.Nz).toBe(4));
  await act(() => new Promise((resolve) => setTimeout(resolve, 2 * LATE)));
  expect(design().anchor).toEqual(own.anchor);
  expect(design().concrete).toMatchObject({ grade: own.concrete.grade, fck: own.concrete.fck });
  expect(design().standardType).toBe('JGJ145-2013');
});

it('an opened design keeps its own anchor after the standard has been changed and changed back', async () => {
  const view = await openWithAnchor();
  const own = await saved(view);
  dropDesign(own);
  await waitFor(() => expect(design().loads.dead.Nz).toBe(4));
  await screen.findByRole('heading', { level: 1, name: /JGJ145-2013/ });
  const seen = calls(view);
  for (const standard of ['EN1992-4', 'JGJ145-2013']) {
    await act(() => view.router.navigate(`/home?standardType=${standard}`));
    await waitFor(() => expect(design().standardType).toBe(standard));
  }
  await waitFor(() => expect(seen.some((path) => path.includes('/concrete/list'))).toBe(true));
  await waitFor(() =>
    expect(design().anchor.chosen['JGJ145-2013']).toEqual(own.anchor.chosen['JGJ145-2013']),
  );
});

it('an opened design loses an anchor and a grade missing from the lists, but keeps the values of the grade', async () => {
  const view = await openWithAnchor();
  const own = produce(await saved(view), (draft) => {
    draft.standardType = 'EN1992-4';
    draft.anchor.chosen['EN1992-4'] = { id: 'gone', name: 'Anchor of another server' };
    Object.assign(draft.concrete, { gradeId: 'gone', grade: 'C33/40', fck: 33, fcuk: 40, ec: 32.5 });
  });
  dropDesign(own);
  await screen.findByText(/^Anchor of another server is not among the M10 anchors for EN1992-4/);
  await screen.findByText(/^The concrete grade C33\/40 of this design is not in the list/);
  expect(design().anchor.chosen['EN1992-4']).toBeNull();
  expect(design().concrete).toMatchObject({ gradeId: null, grade: 'C33/40', fck: 33 });
  await view.open('Concrete');
  expect(view.side()).toHaveTextContent(
    'C33/40 is not in the list of grades: the values stored in this design are used',
  );
  expect(view.side()).toHaveTextContent('= 33 MPa');
});

it('an opened design without an anchor stays without an anchor, even after undo and redo', async () => {
  const view = await openWithAnchor();
  const fresh = design().anchor.chosen['EN1992-4'];
  const none = produce(await saved(view), (draft) => {
    draft.standardType = 'EN1992-4';
    draft.anchor.chosen = { 'EN1992-4': null, 'JGJ145-2013': null };
  });
  dropDesign(none);
  await waitFor(() => expect(design().loads.dead.Nz).toBe(4));
  await view.undo();
  expect(design().anchor.chosen['EN1992-4']).toEqual(fresh);
  await view.redo();
  await act(() => new Promise((resolve) => setTimeout(resolve, LATE)));
  expect(design().anchor.chosen['EN1992-4']).toBeNull();
});

it('an opened design without a profile stays without a profile when its plate becomes elastic', async () => {
  const view = await openWithAnchor();
  dropDesign(await saved(view));
  await waitFor(() => expect(design().loads.dead.Nz).toBe(4));
  change((draft) => setPlateModel(draft, 'elastic'));
  await act(() => new Promise((resolve) => setTimeout(resolve, LATE)));
  expect(design().profile.chosen).toBeNull();
});

it('a requested calculation waits for records that are still loading', async () => {
  const view = await openWithAnchor();
  change((draft) => (draft.loads.dead.Nz = 5));
  view.backend.setQa(`slow:${DETAIL}:${LATE}`);
  const other = await anchorNamed(view, 'Demo sleeve anchor M12', '12');
  change(({ anchor }) => (anchor.chosen['EN1992-4'] = other));
  await view.calculate();
  expect(await screen.findByText(/^Database records are still loading/)).toBeVisible();
  expect(await view.verdict()).toBeVisible();
});

it('a requested calculation ends with a message if the anchor record cannot be read', async () => {
  const view = await openWithAnchor();
  change((draft) => (draft.loads.dead.Nz = 5));
  view.backend.setQa(`fail:${DETAIL}:400`);
  const other = await anchorNamed(view, 'Demo sleeve anchor M12', '12');
  change(({ anchor }) => (anchor.chosen['EN1992-4'] = other));
  await view.calculate();
  expect(await view.toast()).toHaveTextContent('A database record that the design needs could not be read');
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});
