// @vitest-environment jsdom
// @in-rest
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerQuestion } from '@/testing/overlays';
import { renderApp } from '@/testing/render-app';

type Backend = Awaited<ReturnType<typeof renderApp>>['backend'];

async function gradeOf(backend: Backend, grade: string) {
  return (await backend.store.concretes.all()).find((concrete) => concrete.grade === grade);
}

it('the grade list shows the grades and the units of their values, and deletes a grade after confirmation', async () => {
  const { user, backend, calls } = await renderApp('/concreteDataBase', { account: 'admin' });
  expect(await screen.findByText('C20/25')).toBeInTheDocument();
  expect(screen.getAllByText('(N/mm²)', { exact: false }).length).toBeGreaterThan(1);
  const { id } = (await gradeOf(backend, 'C25/30'))!;
  await user.click(screen.getByLabelText('Delete C25/30'));
  expect(await screen.findByText('Delete C25/30?')).toBeInTheDocument();
  await answerQuestion(user, 'Delete');
  expect(await screen.findByText('Deleted Successfully')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('C25/30')).not.toBeInTheDocument());
  expect(calls).toEqual([{ call: `DELETE /api/maoshuan/concrete/${id}`, body: '' }]);
});

it('the grade form requires a name, refuses an impossible cube strength, and requires a tick for a doubtful one', async () => {
  const { user, router, retype, calls } = await renderApp('/concrete', { account: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Concrete grade cannot be empty')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Grade'), 'C85/100');
  await user.type(screen.getByLabelText(/^Characteristic cylinder strength/), '85');
  const cube = screen.getByLabelText(/^Characteristic cube strength/);
  await user.type(cube, '58');
  expect(await screen.findByText(/^Impossible; must be 85 to 170/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await retype(cube, '110');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Each doubtful value needs a tick')).toBeInTheDocument();
  expect(calls).toEqual([]);
  await user.click(await screen.findByLabelText('Characteristic cube strength is correct'));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/concreteDatabase'));
  // The response to the add call is empty.
  expect(await screen.findByText('Added Successfully')).toBeInTheDocument();
  const body = { grade: 'C85/100', fck: '85', fcuk: '110', ec: '0' };
  expect(calls).toEqual([{ call: 'POST /api/maoshuan/concrete', body }]);
});

it('the grade form shows before saving whether a new value would change the verdict of a design', async () => {
  const { user, router, backend, retype } = await renderApp('/concreteDatabase', { account: 'admin' });
  const stored = await gradeOf(backend, 'C30/37');
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Modify' }));
    const dialog = await screen.findByRole('dialog', { name: 'Effect on 2 designs' });
    await waitFor(() => expect(within(dialog).getByRole('status')).toBeVisible(), { timeout: 60_000 });
    return within(dialog);
  };
  const put = async (name: RegExp, text: string) => {
    await retype(screen.getByRole('textbox', { name }), text);
  };
  await user.click(await screen.findByLabelText('Modify C30/37'));
  await screen.findByLabelText(/^Modulus of elasticity/);
  await put(/^Characteristic cylinder strength/, '24');
  await user.click(await screen.findByLabelText('Characteristic cylinder strength is correct'));
  const weak = await save();
  const row = weak.getByRole('row', { name: /^Example: Stand-off bracket/ });
  expect(row).toHaveTextContent(
    /Verified for a rigid plate: .* 48\.7 %Verified, with reservations: .* 48\.7 %\+2\.2$/,
  );
  await user.click(weak.getByRole('button', { name: 'Back to the form' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await gradeOf(backend, 'C30/37')).toEqual(stored);
  await put(/^Characteristic cylinder strength/, '30');
  await put(/^Modulus of elasticity/, '33.1');
  const stiff = await save();
  expect(stiff.getByRole('status')).toHaveTextContent(
    /^The verdicts and governing checks of all 2 designs stay the same\. Largest change of a utilisation: /,
  );
  await user.click(stiff.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/concreteDatabase'));
  expect(await gradeOf(backend, 'C30/37')).toMatchObject({ ec: '33.1' });
});

it('if the server answers the add call with an error text, the grade form shows the text and keeps typed values', async () => {
  const { user, router } = await renderApp('/concrete', { account: 'admin' });
  await user.type(await screen.findByLabelText('Grade'), 'c20/25');
  await user.type(screen.getByLabelText(/^Modulus of elasticity/), '30,5');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  // The message is shown twice: as a notification, and permanently on the form.
  await waitFor(() => expect(screen.getAllByText('The grade C20/25 already exists.')).toHaveLength(2));
  expect(router.state.location.pathname).toBe('/concrete');
  expect(screen.getByLabelText(/^Modulus of elasticity/)).toHaveValue('30,5');
});

it('the grade form locks the name of an existing grade, and saves a changed value', async () => {
  const { user, router, backend, retype, calls } = await renderApp('/concreteDatabase', { account: 'admin' });
  const { id } = (await gradeOf(backend, 'C35/45'))!;
  await user.click(await screen.findByLabelText('Modify C35/45'));
  expect(await screen.findByRole('textbox', { name: 'Grade' })).toBeDisabled();
  expect(router.state.location.search).toBe(`?concreteId=${id}`);
  const ec = screen.getByLabelText(/^Modulus of elasticity/);
  await retype(ec, '33.8');
  await user.click(screen.getByRole('button', { name: 'Modify' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/concreteDatabase'));
  expect(calls).toEqual([
    {
      call: `PATCH /api/maoshuan/concrete/${id}`,
      body: { id, grade: 'C35/45', fck: '35', fcuk: '45', ec: '33.8' },
    },
  ]);
  expect(await gradeOf(backend, 'C35/45')).toMatchObject({ ec: '33.8' });
});

it('the grade list states how many grades are unreadable, and still shows the readable grades', async () => {
  await renderApp('/concreteDatabase', { account: 'admin', qa: 'form:bad-record' });
  expect(await screen.findByText('Records that could not be read: 1')).toBeInTheDocument();
  expect(screen.getByText('C20/25 (ec)')).toBeInTheDocument();
  expect(screen.getByText('C25/30')).toBeInTheDocument();
  expect(screen.queryByText('C20/25')).not.toBeInTheDocument();
});
