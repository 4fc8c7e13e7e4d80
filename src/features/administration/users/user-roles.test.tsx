// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@/testing/render-app';
import { writtenCalls } from '@/testing/written-calls';

it('the roles tab of a user sends and stores the id of an added role, without the id of a removed role', async () => {
  const { user, backend } = await renderApp('/user_setting?userId=u2', { account: 'admin' });
  const roles = await backend.store.roles.all();
  const idOf = (nickName: string) => roles.find((role) => role.nickName === nickName)!.id;
  await user.click(await screen.findByRole('tab', { name: 'Roles' }));
  const calls = writtenCalls(backend);
  await user.click(await screen.findByRole('checkbox', { name: 'Administrator' }));
  await user.click(screen.getByRole('button', { name: 'Add selected' }));
  await user.click(screen.getByRole('checkbox', { name: 'Designer' }));
  await user.click(screen.getByRole('button', { name: 'Remove selected' }));
  await user.click(screen.getByRole('button', { name: 'Modify' }));
  expect(await screen.findByText('Modified Successfully')).toBeInTheDocument();
  expect(calls).toEqual([
    { call: 'PATCH /api/user-management/users/u2/roles', body: [idOf('Administrator')] },
  ]);
  await waitFor(async () =>
    expect((await backend.store.users.get('u2'))?.roleIds).toEqual([idOf('Administrator')]),
  );
});
