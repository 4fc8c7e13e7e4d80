// @vitest-environment jsdom
// @in-rest
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@/testing/render-app';

const field = (id: string) => document.getElementById(id) as HTMLInputElement;

/** Opens the form, then saves the record as another user. */
async function openForm(theirs: Record<string, string>) {
  const app = await renderApp('/home', { account: 'admin' });
  const anchor = (await app.backend.store.anchors.all())[0];
  await app.router.navigate(`/anchor?anchorId=${anchor.id}`);
  await waitFor(() => expect(field('etaHef')).toHaveValue(anchor.etaHef));
  const retype = (id: string, text: string) => fireEvent.change(field(id), { target: { value: text } });
  await app.backend.store.anchors.put({ ...anchor, ...theirs });
  const stored = () => app.backend.store.anchors.get(anchor.id);
  return { ...app, anchor, retype, stored };
}

const dialog = () => screen.findByRole('dialog', { name: 'Someone else has changed this record' });

it('the anchor form keeps both changes if the two administrators changed different fields', async () => {
  const { user, retype, stored, calls, router } = await openForm({ etaTinst: '61', jgTinst: '61' });
  retype('etaK8', '2.5');
  await user.click(screen.getByText('Modify').closest('button')!);
  const shown = await dialog();
  const row = within(shown)
    .getByText('EN1992-4, Installation requirements: Installation torque T_inst')
    .closest('tr')!;
  expect(within(row).getAllByText('60')).toHaveLength(2);
  expect(within(row).getAllByText('61')).toHaveLength(2);
  expect(within(row).queryByRole('radio')).not.toBeInTheDocument();
  expect(calls).toEqual([]);
  await user.click(within(shown).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/anchorDatabase'));
  expect(await stored()).toMatchObject({ etaTinst: '61', jgTinst: '61', etaK8: '2.5' });
});

it('the anchor form asks which value to save if both administrators changed the same field', async () => {
  const { user, retype, stored, router } = await openForm({ etaK8: '2.1', etaTinst: '61', jgTinst: '61' });
  retype('etaK8', '2.5');
  await user.click(screen.getByText('Modify').closest('button')!);
  const row = within(await dialog())
    .getByText('EN1992-4, Pry-out failure: Pry-out factor k_8')
    .closest('tr')!;
  expect(within(row).getByRole('radio', { name: 'mine' })).toBeChecked();
  await user.click(within(row).getByRole('radio', { name: 'stored' }));
  await user.click(within(await dialog()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/anchorDatabase'));
  expect(await stored()).toMatchObject({ etaK8: '2.1', etaTinst: '61' });
});

it('choosing "Back to the form" in the conflict dialog keeps the typed value, and saves nothing', async () => {
  const { user, retype, calls, router } = await openForm({ efficient: '0' });
  retype('etaK8', '2.5');
  await user.click(screen.getByText('Modify').closest('button')!);
  await user.click(within(await dialog()).getByRole('button', { name: 'Back to the form' }));
  await screen.findByRole('button', { name: 'Modify' });
  expect(field('etaK8')).toHaveValue('2.5');
  expect(router.state.location.pathname).toBe('/anchor');
  // The form still contains the older record, so the question appears again.
  await user.click(screen.getByText('Modify'));
  expect(await dialog()).toBeInTheDocument();
  expect(calls).toEqual([]);
});
