// @vitest-environment jsdom
// @in-rest
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '@/testing/render-app';

it('the role form locks the key of an existing role, and keeps its permissions when the description changes', async () => {
  const { user, router, backend, retype } = await renderApp('/role_management', { account: 'admin' });
  await user.click(await screen.findByRole('link', { name: 'Modify Designer' }));
  expect(await screen.findByLabelText('Role key')).toBeDisabled();
  const before = (await backend.store.roles.all()).find(({ nickName }) => nickName === 'Designer')!;

  await retype(screen.getByLabelText('Description'), 'Designs anchorages');
  await user.click(screen.getByRole('button', { name: 'Modify' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/role_management'));
  expect(await screen.findByText('Designs anchorages')).toBeInTheDocument();
  const after = await backend.store.roles.get(before.id);
  const { name, permissions } = before;
  expect(after).toMatchObject({ name, description: 'Designs anchorages', permissions });
});

it('the role form refuses the name of an existing role regardless of letter case', async () => {
  const { user, calls } = await renderApp('/role', { account: 'admin' });
  await user.type(await screen.findByLabelText('Role key'), 'DRAFTER');
  await user.type(screen.getByLabelText('Role name'), 'designER');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('The name designER is already in use')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

it("the role list shows the server's reason for refusing to delete a role in use", async () => {
  const { user } = await renderApp('/role_management', { account: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Delete Designer' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/The role is assigned to/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Modify Designer' })).toBeInTheDocument();
});

it('the role form requires a key and a name for a new role, and sends the role with its permissions', async () => {
  const { user, router, backend, calls } = await renderApp('/role', { account: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Role Key Is Required')).toBeInTheDocument();
  expect(await screen.findByText('Role Name Is Required')).toBeInTheDocument();
  expect(calls).toEqual([]);

  await user.type(screen.getByLabelText('Role key'), 'CHECKER');
  await user.type(screen.getByLabelText('Role name'), 'Checker');
  await user.type(screen.getByLabelText('Description'), 'Checks designs');
  await user.click(screen.getByRole('checkbox', { name: 'Design and calculate' }));
  await user.click(screen.getByRole('button', { name: 'Add selected' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/role_management'));
  const permission = (await backend.store.permissions.all()).find(({ name }) => name === 'design:calculate')!;
  const named = { name: 'CHECKER', nickName: 'Checker', description: 'Checks designs' };
  const body = { ...named, permissions: [permission.id] };
  expect(calls).toEqual([{ call: 'POST /api/user-management/roles', body }]);
  expect(await screen.findByText('Added Successfully')).toBeInTheDocument();
});

describe.each([
  { path: '/role_management', table: 'roles', headings: ['Role name', 'Role key'] },
  { path: '/permission_management', table: 'permissions', headings: ['Permission name', 'Permission key'] },
] as const)('list at $path', ({ path, table, headings }) => {
  it(`the list of ${table} shows the number, name, key, description and both timestamps of a record`, async () => {
    const { backend, router } = await renderApp('/personal', { account: 'admin' });
    const [first] = await backend.store[table].all();
    const times = { createTime: '2024-03-25 08:09:10', updateTime: '2025-12-31 23:59:59' };
    await backend.store[table].put({ ...first, ...times } as never);
    await router.navigate(path);
    const row = (await screen.findByText(times.createTime)).closest('tr')!;
    const shown = [...document.querySelectorAll('th')].map((cell) => cell.textContent);
    expect(shown.filter((text) => text !== '').join()).toBe(
      `No.,${headings.join()},Description,Created,Updated,Actions`,
    );
    const cells = within(row).getAllByRole('cell').slice(0, 6);
    const { nickName, name, description } = first;
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '1',
      nickName,
      name,
      description,
      ...Object.values(times),
    ]);
    expect(screen.getByLabelText(`Modify ${first.nickName}`)).toBeInTheDocument();
    expect(screen.getByLabelText(`Delete ${first.nickName}`)).toBeInTheDocument();
  });
});
