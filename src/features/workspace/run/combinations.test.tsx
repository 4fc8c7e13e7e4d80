// @vitest-environment jsdom
/** Tests the verdict over all load combinations, whichever combination is shown. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setLock } from '@/design/model/design-changes';
import { copySection } from '@/design/records/anchor-data';
import { change, failChecks, openWithAnchor } from '@/testing/open-workspace';
import { seededSections } from '@/testing/seeded-records';
import { runResult } from '@/testing/shown-result';

/**
 * Opens a design with a live load in tension and a dead load in compression: the design fails with the
 * smaller dead load factor.
 */
async function openHeldDown(qa?: string) {
  const hands = await openWithAnchor(undefined, { qa });
  change(({ loads }) => {
    loads.loadCase = 'deadAndLive';
    loads.dead.Nz = -20;
    loads.live.Nz = 60;
  });
  return hands;
}

const strip = () => within(screen.getByTestId('combinations'));
const shownOf = (name: RegExp) => strip().getByRole('button', { name });
const overall = (text: RegExp) =>
  waitFor(() => expect(screen.getByTestId('overall')).toHaveTextContent(text));

it('the verdict is taken from the most unfavourable combination, which is named next to the verdict', async () => {
  const { calculated } = await openHeldDown();
  await calculated();
  await overall(/Not verified.*Combination 2 · 1 G \+ 1\.5 Q/);
  // The tables show the governing combination; the request keeps the chosen one.
  await waitFor(() =>
    expect(shownOf(/^2 · 1 G \+ 1\.5 Q.*governs$/)).toHaveAttribute('aria-pressed', 'true'),
  );
  expect(shownOf(/^1 · 1\.35 G \+ 1\.5 Q/)).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('tab', { name: '1 · 1.35 G + 1.5 Q', selected: true })).toBeVisible();
  // The third combination excludes the live load, so the anchors carry no force. Its result may arrive
  // later.
  await waitFor(() => expect(shownOf(/^3 · 1\.35 G/)).toHaveTextContent(/not applicable/));
});

it('a click on another combination shows its result without another API call', async () => {
  const { user, calls, calculated } = await openHeldDown();
  await calculated();
  // The third combination is calculated last.
  await waitFor(() => expect(shownOf(/^3 · 1\.35 G/)).toHaveTextContent(/not applicable/));
  calls.length = 0;
  await user.click(shownOf(/^3 ·/));
  await overall(/Not verified.*1 G \+ 1\.5 Q/);
  expect(screen.getByRole('tab', { name: '3 · 1.35 G', selected: true })).toBeVisible();
  expect(screen.queryByTestId('stale')).toBeNull();
  expect(shownOf(/^3 ·/)).toHaveAttribute('aria-pressed', 'true');
  expect(shownOf(/^1 ·/)).toHaveTextContent(/\d %/);
  expect(calls).toEqual([]);
});

it('the verdict has no reservation for excluded live loads if at least one combination includes them', async () => {
  const { user, calculated } = await openHeldDown();
  change(({ layout, loads }) => {
    Object.values(layout.sides).forEach((side) => (side.exists = false));
    loads.dead.Nz = 5;
    loads.live.Nz = 5;
  });
  await calculated();
  await waitFor(() => expect(shownOf(/^3 · 1\.35 G/)).toHaveTextContent(/\d %/));
  await overall(/^ ?Verified(?!, with)/);
  await user.click(shownOf(/^3 ·/));
  await overall(/^ ?Verified(?!, with).*Combination 1/);
});

it('the other combinations are calculated only while the check box "This combination only" is cleared', async () => {
  const { user, calls, calculated, undo, redo } = await openHeldDown();
  change(({ loads }) => void (loads.onlyChosen = true));
  await calculated();
  expect(screen.getByTestId('combinations')).toHaveTextContent('Only this combination is calculated');
  expect(calls.filter(({ call }) => call.includes('/simdroid/'))).toHaveLength(2);
  const only = () => screen.getByRole('checkbox', { name: 'This combination only' });
  await user.click(only());
  await overall(/Not verified.*Combination 2/);
  // "This combination only" is part of the design: undo sets it again, and redo clears it again.
  await undo();
  await overall(/^(?!.*Combination 2)/);
  expect(only()).toBeChecked();
  await redo();
  await overall(/Not verified.*Combination 2/);
});

it('a failed combination is reported, and the remaining combinations are still calculated', async () => {
  const { backend, calculated } = await openHeldDown();
  // The second combination has a dead load factor of 1.
  failChecks(backend, '"Dead":{"factor":1,');
  await calculated();
  expect(await strip().findByLabelText('could not be calculated: out of memory')).toBeVisible();
  await waitFor(() => expect(shownOf(/^3 ·/)).toHaveTextContent(/not applicable/));
  expect(await screen.findByTestId('missing')).toHaveTextContent(
    'Combinations: 1 of 3 could not be calculated.',
  );
  expect(screen.getByRole('button', { name: 'Calculate the remaining load cases' })).toBeVisible();
});

/** Calculates a rigid plate of this thickness with a chosen profile. */
async function calculatedWith(thickness: number) {
  const view = await openWithAnchor();
  change((draft) => {
    for (const lock of ['thickness', 'section'] as const) setLock(draft, lock, true);
    Object.assign(draft.plate, { length: 240, width: 240, thickness });
    copySection(draft, seededSections(draft.profile.series)[0]);
    Object.assign(draft.loads.dead, { Nz: 2, My: 0.3 });
  });
  await view.calculated();
  return view;
}
const word = () => screen.getByTestId('overall').dataset.verdict;

it('a thin plate is not proven to be rigid, and the reservation states verdict, utilisation and check of the elastic plate', async () => {
  await calculatedWith(4);
  const said = await screen.findByTestId('reservation-rigid_not_proven');
  expect(said).toHaveTextContent(
    /elastic plate of 4 mm with IPE 80, the verdict is “Verified, with reservations” with [\d.]+ % \(.+\)\./,
  );
  expect(await screen.findByTestId('reservation-plate_above_yield')).toBeVisible();
  expect(word()).toBe('reservations');
});

it('a thick plate is proven by its elastic plate, whose utilisation the assumption states', async () => {
  await calculatedWith(60);
  const chip = await screen.findByRole('button', { name: /^Rigid, elastic plate \d+\.\d %$/ });
  expect(chip).toHaveAttribute(
    'title',
    expect.stringMatching(
      /: verified as an elastic plate of 60 mm with IPE 80; the largest increase of an anchor force is [+−]\d % of the largest force$/,
    ),
  );
  expect(word()).toBe('verified');
  // The outcome of the elastic plate is stored with the result.
  expect(runResult()?.rigidity).toMatchObject({
    kind: 'checked',
    thickness: 60,
    elastic: { word: 'verified' },
  });
});

it('the assumptions state "plate rigidity not checked" for a plate whose thickness and profile are unknown', async () => {
  const view = await openWithAnchor();
  change((draft) => void (draft.loads.dead = { ...draft.loads.dead, Nz: 2 }));
  await view.calculated();
  await view.user.click(screen.getByRole('button', { name: 'Plate rigidity not checked' }));
  const text = 'Plate rigidity not checked: plate thickness and profile unknown';
  expect(await screen.findByText(text)).toBeVisible();
});
