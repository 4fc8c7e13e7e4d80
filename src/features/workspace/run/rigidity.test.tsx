// @vitest-environment jsdom
/** Tests the text next to the verdict that states how the assumption of a rigid plate was verified. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setPlateModel } from '@/design/model/plate-model';
import { takeSection } from '@/design/records/take-section';
import { useDesignStore } from '@/stores/design/design-store';
import { change, openWorkspace } from '@/testing/open-workspace';
import { seededSections } from '@/testing/seeded-records';

/** Calculates a rigid plate that was previously an elastic plate of this thickness. */
async function calculatedAfter(thickness: number) {
  const view = await openWorkspace();
  await view.anchorRead();
  change((draft) => {
    setPlateModel(draft, 'elastic');
    Object.assign(draft.plate, { length: 240, width: 240, thickness });
    takeSection(draft, seededSections(draft.profile.series)[0]);
    Object.assign(draft.loads.dead, { Nz: 2, My: 0.3 });
    setPlateModel(draft, 'rigid');
  });
  await view.calculate();
  await view.verdict();
  return view;
}
const word = () => screen.getByTestId('overall').dataset.verdict;

it('a thin plate contradicts the assumption of a rigid plate, and the reservation states a sufficient thickness', async () => {
  await calculatedAfter(6);
  const said = await screen.findByTestId('reservation-rigid_contradicted');
  expect(said).toHaveTextContent(
    /on an elastic plate of 6 mm with IPE 80, .* larger .*by \d+ % .* With a thickness of at least \d+ mm/,
  );
  expect(word()).toBe('reservations');
});

it('a thick plate confirms the assumption of a rigid plate, and a tooltip states the largest increase of a force', async () => {
  await calculatedAfter(60);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Rigid' })).toHaveAttribute(
      'title',
      expect.stringMatching(
        /^Rigid: on the elastic plate \(60 mm, IPE 80\), the largest increase of an anchor force is −?\d % of the largest force$/,
      ),
    ),
  );
  expect(word()).toBe('verified');
  // The rigidity check is stored with the result.
  const { result } = useDesignStore.getState();
  expect(result?.rigidity).toMatchObject({ kind: 'checked', thickness: 60 });
});

it('the assumptions state "rigid, not proven" for a plate whose thickness and profile are unknown', async () => {
  const view = await openWorkspace();
  await view.anchorRead();
  change((draft) => void (draft.loads.dead = { ...draft.loads.dead, Nz: 2 }));
  await view.calculate();
  await view.verdict();
  await view.user.click(screen.getByRole('button', { name: 'Rigid, not proven' }));
  expect(screen.getByTestId('assumptions')).toHaveTextContent(
    /Rigid, not proven: plate thickness and profile unknown$/,
  );
});
