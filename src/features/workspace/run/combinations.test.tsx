// @vitest-environment jsdom
/** Tests the verdict over all load combinations, whichever combination is shown. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { redo, undo } from '@/stores/design/design-store';
import { change, design, failChecks, openWithAnchor } from '@/testing/open-workspace';
import { writtenCalls } from '@/testing/written-calls';

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
  const { calculate, verdict } = await openHeldDown();
  await calculate();
  await verdict();
  await overall(/Not verified.*Combination 2 · 1 G \+ 1\.5 Q/);
  // The tables show the governing combination; the request keeps the chosen one.
  await waitFor(() =>
    expect(shownOf(/^2 · 1 G \+ 1\.5 Q.*governs$/)).toHaveAttribute('aria-pressed', 'true'),
  );
  expect(shownOf(/^1 · 1\.35 G \+ 1\.5 Q/)).toHaveAttribute('aria-pressed', 'false');
  expect(design().loads).toMatchObject({ deadFactor: 1.35, liveFactor: 1.5 });
  // The third combination excludes the live load, so the anchors carry no force. Its result may arrive
  // later.
  await waitFor(() => expect(shownOf(/^3 · 1\.35 G/)).toHaveTextContent(/not applicable/));
});

it('a click on another combination shows its result without another API call', async () => {
  const { backend, calculate, verdict, user } = await openHeldDown();
  await calculate();
  await verdict();
  // The third combination is calculated last.
  await waitFor(() => expect(shownOf(/^3 · 1\.35 G/)).toHaveTextContent(/not applicable/));
  const calls = writtenCalls(backend);
  await user.click(shownOf(/^3 ·/));
  await overall(/Not verified.*1 G \+ 1\.5 Q/);
  expect(design().loads).toMatchObject({ deadFactor: 1.35, liveFactor: 0 });
  expect(screen.queryByTestId('stale')).toBeNull();
  expect(shownOf(/^3 ·/)).toHaveAttribute('aria-pressed', 'true');
  expect(shownOf(/^1 ·/)).toHaveTextContent(/\d %/);
  expect(calls).toEqual([]);
});

it('the verdict has no reservation for excluded live loads if at least one combination includes them', async () => {
  const { calculate, verdict, user } = await openHeldDown();
  change(({ layout, loads }) => {
    Object.values(layout.sides).forEach((side) => (side.exists = false));
    loads.dead.Nz = 5;
    loads.live.Nz = 5;
  });
  await calculate();
  await verdict();
  await waitFor(() => expect(shownOf(/^3 · 1\.35 G/)).toHaveTextContent(/\d %/));
  await overall(/^ ?Verified(?!, with)/);
  await user.click(shownOf(/^3 ·/));
  await overall(/^ ?Verified(?!, with).*Combination 1/);
});

it('the other combinations are calculated only while the check box "This combination only" is cleared', async () => {
  const { backend, calculate, verdict, user } = await openHeldDown();
  const calls = writtenCalls(backend);
  change(({ loads }) => void (loads.onlyChosen = true));
  await calculate();
  await verdict();
  expect(screen.getByTestId('combinations')).toHaveTextContent('Only this combination is calculated');
  expect(calls.filter(({ call }) => call.includes('/simdroid/'))).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: 'This combination only' }));
  await overall(/Not verified.*Combination 2/);
  // "This combination only" is part of the design: undo sets it again, and redo clears it again.
  undo();
  await overall(/^(?!.*Combination 2)/);
  expect(design().loads.onlyChosen).toBe(true);
  redo();
  await overall(/Not verified.*Combination 2/);
});

it('a failed combination is reported, and the remaining combinations are still calculated', async () => {
  const { backend, calculate, verdict } = await openHeldDown();
  // The second combination has a dead load factor of 1.
  failChecks(backend, '"Dead":{"factor":1,');
  await calculate();
  await verdict();
  expect(await strip().findByLabelText('could not be calculated: out of memory')).toBeVisible();
  await waitFor(() => expect(shownOf(/^3 ·/)).toHaveTextContent(/not applicable/));
  expect(await screen.findByTestId('missing')).toHaveTextContent(
    'Combinations: 1 of 3 could not be calculated.',
  );
  expect(screen.getByRole('button', { name: 'Calculate the remaining load cases' })).toBeVisible();
});
