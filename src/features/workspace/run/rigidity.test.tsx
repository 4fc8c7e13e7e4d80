// @vitest-environment jsdom
/** Tests the text next to the verdict that states how the assumption of a rigid plate was verified. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setLock } from '@/design/model/design-changes';
import { copySection } from '@/design/records/anchor-data';
import { useRunStore } from '@/stores/run';
import { change, openWithAnchor } from '@/testing/open-workspace';
import { seededSections } from '@/testing/seeded-records';

/** Calculates a rigid plate of this thickness with a chosen profile. */
async function calculatedWith(thickness: number) {
  const view = await openWithAnchor();
  change((draft) => {
    for (const lock of ['thickness', 'section'] as const) setLock(draft, lock, true);
    Object.assign(draft.plate, { length: 240, width: 240, thickness });
    copySection(draft, seededSections(draft.profile.series)[0]);
    Object.assign(draft.loads.dead, { Nz: 2, My: 0.3 });
  });
  await view.calculate();
  await view.verdict();
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
  const { result } = useRunStore.getState();
  expect(result?.rigidity).toMatchObject({ kind: 'checked', thickness: 60, elastic: { word: 'verified' } });
});

it('the assumptions state "plate rigidity not checked" for a plate whose thickness and profile are unknown', async () => {
  const view = await openWithAnchor();
  change((draft) => void (draft.loads.dead = { ...draft.loads.dead, Nz: 2 }));
  await view.calculate();
  await view.verdict();
  await view.user.click(screen.getByRole('button', { name: 'Plate rigidity not checked' }));
  const text = 'Plate rigidity not checked: plate thickness and profile unknown';
  expect(await screen.findByText(text)).toBeVisible();
});
