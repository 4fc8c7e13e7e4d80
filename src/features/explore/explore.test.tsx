// @vitest-environment jsdom
/** Tests Explore for a design, with the embedded backend. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { clearForces } from '@/design/run/load-case-evaluation';
import { change, design, openWithAnchor } from '@/testing/open-workspace';

beforeEach(clearForces);

/** Opens a failing design: its shear load acts towards an edge that is too close. */
async function openFailing(qa?: string) {
  const hands = await openWithAnchor(undefined, { qa });
  change(({ loads, layout, plate }) => {
    Object.assign(loads.dead, { Nz: 5, Vx: 14 });
    Object.assign(plate, { length: 300, width: 300 });
    layout.sides.X1.distance = 70;
  });
  return hands;
}

/** Leaves only two anchors to choose from, so that a search takes less time. */
async function offerTwoAnchors({ store }: Awaited<ReturnType<typeof openFailing>>['backend']) {
  for (const record of await store.anchors.all())
    if (!/expansion anchor M1[02]$/.test(record.name)) await store.anchors.put({ ...record, etaHave: '0' });
}

const ask = async (user: Awaited<ReturnType<typeof openFailing>>['user'], name: RegExp) => {
  if (screen.queryByLabelText('What to explore') === null)
    await user.click(screen.getByRole('button', { name: 'Explore' }));
  const list = await screen.findByRole('navigation', { name: 'What to explore' });
  await user.click(within(list).getByRole('button', { name }));
};
const ended = () =>
  waitFor(() => {
    const bars = screen.getAllByTestId('search');
    expect(bars.every(({ dataset }) => dataset.running === 'false')).toBe(true);
  });

it('the remedies open from the row of a failing check, and a remedy applied with a click is undone in one step', async () => {
  const { user, backend, calculate, calculated, undo } = await openFailing();
  await offerTwoAnchors(backend);
  expect(await calculated()).toHaveTextContent('Not verified');
  const row = screen.getByTestId('row-concrete_edge');
  await user.click(within(row).getByRole('button', { name: 'What would help' }));
  const remedy = await screen.findByTestId('remedy-X1');
  await ended();
  expect(remedy).toHaveTextContent(/^Edge distance X\+70 mm → \d+ mm.*Verified/);
  // Only concrete checks fail here, so filling the gap between anchor and plate has no effect.
  const noHelp = (name: string) => within(screen.getByTestId('no-help')).getByText(name).closest('tr');
  expect(noHelp('Annular gap')).toHaveTextContent(/^Annular gap1 alternativeNo improvement$/);
  expect(noHelp('Concrete thickness')).toHaveTextContent(/^Concrete thickness\d+ mmNo improvement$/);
  const before = design();
  await user.click(within(remedy).getByRole('button', { name: 'Apply: Edge distance X+' }));
  expect(design().layout.sides.X1.distance).toBeGreaterThan(70);
  await waitFor(() => expect(screen.getByTestId('answer')).toHaveTextContent('All checks are satisfied'));
  await calculate();
  await waitFor(() => expect(screen.getByTestId('overall').dataset.verdict).toBe('verified_rigid'));
  await undo();
  expect(design()).toEqual(before);
});

it('"What would help" explains why a design that breaks a rule cannot be analysed', async () => {
  const { user } = await openFailing();
  change(({ layout }) => (layout.sides.X1.distance = 10));
  await ask(user, /^What would help/);
  expect(await screen.findByTestId('not-now')).toHaveTextContent('must not extend beyond the concrete edge');
});

it('"How far from the limit" lists the inputs of a passing design with the governing checks, nearest limit first', async () => {
  const { user } = await openFailing();
  change(({ layout }) => (layout.sides.X1.distance = 250));
  await ask(user, /^How far from the limit/);
  const row = await screen.findByTestId('limit-dead.Vx');
  await ended();
  expect(row).toHaveTextContent(/^Dead load Vx14 kN\d+\.\d+ kN\d+\.0 %.*Not verified.*: \d+\.\d %/);
  const table = screen.getByRole('table', { name: 'How far from the limit' });
  const distances = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((one) => Number(/([\d.]+) %/.exec(within(one).getAllByRole('cell')[2].textContent)![1]));
  expect(distances.length).toBeGreaterThan(2);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
});

it('"How far from the limit" offers a link to the remedies if the design fails', async () => {
  const { user } = await openFailing();
  await ask(user, /^How far from the limit/);
  const answer = screen.getByTestId('answer');
  await user.click(await within(answer).findByRole('button', { name: 'What would help' }));
  const questions = within(screen.getByRole('navigation', { name: 'What to explore' }));
  expect(questions.getByRole('button', { current: true })).toHaveTextContent('What would help');
});

it('a cancelled search states how many directions it has calculated, and closing Explore stops a search', async () => {
  const { user, calls } = await openFailing();
  // The server is slowed down before the search starts; otherwise the search may end before the button is
  // found.
  sessionStorage.setItem('qa', 'slow:150');
  await ask(user, /^Worst direction/);
  calls.length = 0;
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await ended();
  expect(screen.getByTestId('answer')).toHaveTextContent(/Cancelled after \d+ of 81/);
  await user.click(screen.getByRole('button', { name: 'Search again' }));
  await waitFor(() => expect(calls.length).toBeGreaterThan(4));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByTestId('answer')).toBeNull());
  const asked = calls.length;
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(calls.length - asked).toBe(0);
});

it('Escape closes Explore while a button beside it has the focus, not while a field has it, and closing returns the focus', async () => {
  const { user } = await openFailing();
  await ask(user, /^Worst direction/);
  act(() => screen.getByRole('textbox', { name: 'Dead load Nz' }).focus());
  await user.keyboard('{Escape}');
  expect(screen.getByTestId('answer')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Calculate' }).focus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByTestId('answer')).toBeNull());
  await ask(user, /^Worst direction/);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Explore' })).toHaveFocus());
});

it('applying an anchor from the ranking yields the listed utilisation and changes nothing else in the design', async () => {
  const { user } = await openFailing();
  await ask(user, /^Which anchor/);
  await ended();
  expect(screen.getByTestId('answer')).toHaveTextContent(/19 anchors: \d+ calculated, \d+ excluded/);
  const before = design();
  await waitFor(() => expect(screen.getByTestId('answer')).not.toHaveTextContent('waiting'));
  const [first] = screen.getAllByRole('button', { name: /^Apply: Demo/ });
  const name = first.getAttribute('aria-label')!.replace('Apply: ', '');
  const utilisation = /[\d.]+ %/.exec(first.closest('[data-row-key]')!.textContent)![0];
  await user.click(first);
  const { anchor, ...others } = design();
  expect(anchor.chosen['EN1992-4']?.name).toBe(name);
  expect(name).not.toBe(before.anchor.chosen['EN1992-4']?.name);
  expect({ ...others, anchor: before.anchor }).toEqual(before);
  await waitFor(() => expect(screen.getByTestId('present')).toHaveTextContent(utilisation));
});

it('the design search finds designs where the open design is not possible, and applies a design as one undo step', async () => {
  const { user, backend, undo } = await openFailing();
  await offerTwoAnchors(backend);
  // Only the concrete edge of the open design is moved, so the plate extends beyond the edge.
  change(({ layout, loads }) => {
    layout.sides.X1.distance = 20;
    Object.assign(loads.dead, { Nz: 5, Vx: 2 });
  });
  await ask(user, /^Design it/);
  await waitFor(() =>
    expect(screen.getByTestId('tried')).toHaveTextContent(/[1-9]\d* connections considered, [1-9]/),
  );
  await ended();
  const [first] = await screen.findAllByTestId('proposal');
  expect(first).toHaveTextContent(/^\d+\.\d %Demo.*rigid.*Verified.*anchors?.*h_?ef \d+ mm/);
  await user.click(screen.getByText(/^Excluded: [\d,]+ without calculation/));
  const reason = screen.getByText("Edge distance below the anchor's minimum");
  expect(reason.closest('tr')).toHaveTextContent(/minimum[\d,]+$/);
  const before = design();
  await user.click(within(first).getByRole('button', { name: /^Apply: Demo/ }));
  const given = ({ loads, concrete, layout }: typeof before) => ({ loads, concrete, h: layout.h });
  expect(given(design())).toEqual(given(before));
  await waitFor(() => expect(screen.getByTestId('present')).toHaveTextContent(/Now:.*Verified/));
  await undo();
  expect(design()).toEqual(before);
});

it('if no design passes, the design search lists the three nearest designs, and can apply the nearest design', async () => {
  const { user, backend } = await openFailing();
  await offerTwoAnchors(backend);
  change(({ layout, loads }) => {
    layout.sides.X1.distance = 20;
    Object.assign(loads.dead, { Nz: 60, Vx: 8 });
  });
  await ask(user, /^Design it/);
  const table = await screen.findByRole('list', { name: 'Connections closest to passing' });
  const misses = within(table).getAllByTestId('proposal');
  expect(misses).toHaveLength(3);
  expect(misses[0]).toHaveTextContent(/Not verified.*Not satisfied: .* \d+\.\d %.*Possible changes: /);
  await user.click(within(misses[0]).getByRole('button', { name: /^Apply: Demo/ }));
  await waitFor(() => expect(screen.getByTestId('present')).toHaveTextContent(/Now:.*Not verified/));
});

it('the comparison of rigid and elastic plates can apply the elastic plate, and undo restores the rigid plate', async () => {
  const { user, undo } = await openFailing();
  await ask(user, /^Rigid or elastic/);
  expect(within(await screen.findByTestId('plate-forces')).getAllByRole('row')).toHaveLength(5);
  const before = design();
  await user.click(screen.getByRole('button', { name: 'Use the elastic plate' }));
  expect(design().plate.stiffness).toBe('elastic');
  await undo();
  expect(design()).toEqual(before);
});

it('the comparison of both standards shows the results side by side, with the values that cause differences', async () => {
  const { user } = await openFailing();
  await ask(user, /^EN 1992-4 or JGJ145-2013/);
  const table = await screen.findByTestId('standards');
  expect(within(table).getByRole('row', { name: /^Concrete edge \d/ })).toHaveTextContent(
    /(\d+\.\d+ %).*(\d+\.\d+ %)/,
  );
  expect(screen.getByTestId('answer')).toHaveTextContent('has values for both standards');
  const steel = screen.getByTestId('differences-steel_tension');
  expect(within(steel).getByRole('row', { name: /gamma|γ|Ms,N/ })).toHaveTextContent(/1\.5.*1\.3/);
});

it('the comparison of both standards states which anchor replaces an anchor that has values for only one standard', async () => {
  const { user, backend } = await openFailing();
  const { id, name } = design().anchor.chosen['EN1992-4']!;
  await backend.store.anchors.put({ ...(await backend.store.anchors.get(id))!, jgHave: '0' });
  await ask(user, /^EN 1992-4 or JGJ145-2013/);
  await screen.findByTestId('standards');
  expect(screen.getByTestId('answer')).toHaveTextContent(
    new RegExp(`${name} has no values for JGJ145-2013: Demo .* was used instead`),
  );
});

it('a saved variant can be compared with the open design and applied, and applying the variant is undone in one step', async () => {
  const { user, undo } = await openFailing();
  await ask(user, /^Variants/);
  const name = await screen.findByRole('textbox', { name: 'Name of the variant' });
  await user.type(name, 'near the edge{Enter}');
  expect(design().variants).toMatchObject([
    { name: 'near the edge', design: { layout: { sides: { X1: { distance: 70 } } } } },
  ]);
  change(({ layout }) => (layout.sides.X1.distance = 150));
  const table = await screen.findByTestId('variants');
  await waitFor(() => expect(table).toHaveTextContent(/Edge distance X\+ \[mm\]15070/));
  await ended();
  await waitFor(() =>
    expect(screen.getByTestId('variants')).toHaveTextContent(/Verdict ?Verified.*Not verified/),
  );
  expect(screen.getByTestId('variants')).not.toHaveTextContent('Plate length');
  const before = design();
  await user.click(screen.getByRole('button', { name: 'Restore: near the edge' }));
  expect(design().layout.sides.X1.distance).toBe(70);
  expect(design().variants).toHaveLength(1);
  await undo();
  expect(design()).toEqual(before);
});
