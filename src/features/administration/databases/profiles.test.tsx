// @vitest-environment jsdom
// @in-rest
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { references } from '@/features/administration/databases/reference-databases';
import { renderApp } from '@/testing/render-app';

type Backend = Awaited<ReturnType<typeof renderApp>>['backend'];

const FORM = '/sectionSteel?sectionSteelType=12';

async function profileNamed(backend: Backend, name: string) {
  return (await backend.store.sectionSteels.all()).find((profile) => profile.name === name);
}

it('the profile list sorts dimensions by value, and choosing another series changes the URL', async () => {
  const { user, router } = await renderApp('/sectionSteelDatabase?sectionSteelType=12', { account: 'admin' });
  await screen.findByText('IPE 80');
  const [heading] = screen.getAllByText('H (mm)');
  await user.click(heading);
  await user.click(heading);
  const names = () => screen.getAllByLabelText(/^Modify /).map((link) => link.getAttribute('aria-label'));
  await waitFor(() => expect(names()[0]).toBe('Modify IPE 600'));
  await user.click(screen.getByRole('combobox', { name: 'Series' }));
  await user.click(await screen.findByText('HEB'));
  expect(await screen.findByText('HEB 200')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?sectionSteelType=16');
});

it('the profile list opens at its URL in any letter case, shows the series given there, and can be searched', async () => {
  const path = '/sectionSteelDataBase?sectionSteelType=15';
  const { user, backend } = await renderApp(path, { account: 'admin' });
  const hea = await backend.store.sectionSteels.where('type', '15');
  expect(await screen.findByText(hea[0].name)).toBeInTheDocument();
  for (const heading of ['Name', 'H (mm)', 'W (mm)', 'T (mm)', 'FT (mm)', 'Actions'])
    expect(screen.getAllByText(heading).length).toBeGreaterThan(0);
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), '200');
  await waitFor(() => expect(screen.queryByText(hea[0].name)).not.toBeInTheDocument());
  expect(screen.getByLabelText('Modify HEA 200')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'zzz');
  expect(await screen.findByText('No record matches the search')).toBeInTheDocument();
});

it('the profile form requires a name, and sends numbers as text and empty fields as 0', async () => {
  const { user, router, calls } = await renderApp(FORM, { account: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Name cannot be empty')).toBeInTheDocument();
  expect(calls).toEqual([]);

  await user.type(screen.getByLabelText('Name'), ' IPE 70 ');
  await user.type(screen.getByLabelText('Depth H'), '70,5');
  await user.type(screen.getByLabelText('Width W'), '40{ArrowUp}');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sectionSteelDatabase'));
  expect(router.state.location.search).toBe('?sectionSteelType=12');
  expect(calls).toEqual([
    {
      call: 'POST /api/maoshuan/sectionSteel',
      body: { name: 'IPE 70', type: '12', h: '70.5', w: '40.1', t: '0', ft: '0' },
    },
  ]);
  expect(await screen.findByText('Added Successfully')).toBeInTheDocument();
});

it.each([
  ['-5', 'Must not be negative'],
  ['abc', 'Enter a number'],
  ['1.2.3', 'Enter a number'],
  ['1'.repeat(30), 'At most 15 digits'],
])('the profile form refuses the depth %s with a message and keeps the typed text', async (typed, text) => {
  const { user, calls } = await renderApp(FORM, { account: 'admin' });
  await user.type(await screen.findByLabelText('Name'), 'X');
  await user.type(screen.getByLabelText('Depth H'), typed);
  expect(await screen.findByText(text)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByLabelText('Depth H')).toHaveValue(typed);
  expect(calls).toEqual([]);
});

it('the profile form draws the cross-section with the typed values', async () => {
  const { user } = await renderApp(FORM, { account: 'admin' });
  expect(await screen.findByText(/drawn once/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Depth H'), '200');
  await user.type(screen.getByLabelText('Width W'), '100');
  await user.type(screen.getByLabelText('Web or wall thickness T'), '5,6');
  await user.type(screen.getByLabelText('Flange thickness FT'), '8.5');
  const drawing = await screen.findByRole('img', { name: 'Cross-section with its dimensions' });
  for (const text of ['H = 200', 'W = 100', 'T = 5.6', 'FT = 8.5'])
    expect(within(drawing).getByText(text)).toBeInTheDocument();
});

it('the profile form locks the name of an existing profile, and keeps typed values if the server refuses to save them', async () => {
  const { user, router, backend, retype, calls } = await renderApp(
    '/sectionSteelDatabase?sectionSteelType=12',
    {
      account: 'admin',
    },
  );
  const { id } = (await profileNamed(backend, 'IPE 100'))!;
  await user.click(await screen.findByLabelText('Modify IPE 100'));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeDisabled();
  expect(router.state.location.search).toBe(`?sectionSteelType=12&sectionSteelId=${id}`);
  backend.setQa(`fail:PATCH /api/maoshuan/sectionSteel/${id}:500`);
  await retype(screen.getByLabelText('Depth H'), '101');
  await user.click(screen.getByRole('button', { name: 'Modify' }));
  expect((await screen.findAllByText(/status 500/)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Depth H')).toHaveValue('101');

  backend.setQa('');
  await user.click(screen.getByRole('button', { name: 'Modify' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sectionSteelDatabase'));
  const before = await profileNamed(backend, 'IPE 100');
  expect(before).toMatchObject({ h: '101' });
  expect(calls.at(-1)).toEqual({ call: `PATCH /api/maoshuan/sectionSteel/${id}`, body: before });
});

it('the list shows the unit of a field that has neither symbol nor heading', async () => {
  const { sectionSteels } = references;
  const { fields } = sectionSteels;
  onTestFinished(() => void Object.assign(sectionSteels, { fields }));
  Object.assign(sectionSteels, { fields: fields.map(({ heading: _, ...field }) => field) });
  await renderApp('/sectionSteelDatabase', { account: 'admin' });
  expect(await screen.findAllByText('Depth H (mm)')).not.toEqual([]);
});
