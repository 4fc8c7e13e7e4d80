// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '@/testing/render-app';

describe('roles', () => {
  it('keeps the key of a role and sends its permissions', async () => {
    const { user, router, backend } = await renderApp('/role_management', { account: 'admin' });
    await user.click(await screen.findByRole('link', { name: 'Modify Designer' }));
    expect(await screen.findByLabelText('Role key')).toBeDisabled();
    const before = (await backend.store.roles.all()).find(({ nickName }) => nickName === 'Designer')!;

    await user.clear(screen.getByLabelText('Description'));
    await user.type(screen.getByLabelText('Description'), 'Designs anchorages');
    await user.click(screen.getByRole('button', { name: 'Modify' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/role_management'));
    expect(await screen.findByText('Designs anchorages')).toBeInTheDocument();
    const after = await backend.store.roles.get(before.id);
    expect(after).toMatchObject({
      name: before.name,
      description: 'Designs anchorages',
      permissions: before.permissions,
    });
  });

  it("shows the server's refusal when a role in use is deleted", async () => {
    const { user } = await renderApp('/role_management', { account: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Delete Designer' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/The role is held by/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Modify Designer' })).toBeInTheDocument();
  });

  it('sends away who is no administrator', async () => {
    const { loaded } = await renderApp('/role_management', { account: 'engineer' });
    await waitFor(() => expect(loaded).toEqual(['/login']));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(localStorage.getItem('session')).toBeNull();
    expect(sessionStorage.getItem('redirect')).toBe('/role_management');
  });
});
