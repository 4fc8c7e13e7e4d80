// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '@/testing/render-app';

describe('role permission lists', () => {
  it('the role form adds and removes the selected permissions, and sends the added permissions', async () => {
    const { user, router, backend } = await renderApp('/role_management', { account: 'admin' });
    await user.click(await screen.findByRole('link', { name: 'Modify Designer' }));
    const permissions = await backend.store.permissions.all();
    const idOf = (name: string) => permissions.find(({ nickName }) => nickName === name)!.id;

    await user.click(await screen.findByRole('checkbox', { name: 'Manage users' }));
    await user.click(screen.getByRole('button', { name: 'Add selected' }));
    await user.click(screen.getByRole('checkbox', { name: 'Design and calculate' }));
    await user.click(screen.getByRole('button', { name: 'Remove selected' }));
    await user.click(screen.getByRole('button', { name: 'Modify' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/role_management'));
    const role = (await backend.store.roles.all()).find(({ nickName }) => nickName === 'Designer')!;
    expect(role.permissions).toEqual([idOf('Manage users')]);
  });
});
