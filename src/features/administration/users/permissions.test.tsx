// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@/testing/render-app';

it('the permission pages require a key and a name, list a new permission, and delete it after confirmation', async () => {
  const { user, router, backend } = await renderApp('/permission_management', { account: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  await screen.findByRole('heading', { name: 'Add permission' });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Permission Key Is Required')).toBeInTheDocument();
  expect(await screen.findByText('Permission Name Is Required')).toBeInTheDocument();

  await user.type(screen.getByLabelText('Permission key'), 'report:sign');
  await user.type(screen.getByLabelText('Permission name'), '<b>Sign reports</b>');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/permission_management'));
  expect(await screen.findByText('<b>Sign reports</b>')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Delete <b>Sign reports</b>' }));
  const question = await screen.findByRole('tooltip');
  expect(within(question).getByText('Delete <b>Sign reports</b>?')).toBeInTheDocument();
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Permission deleted')).toBeInTheDocument();
  const left = await backend.store.permissions.all();
  expect(left.map(({ name }) => name)).not.toContain('report:sign');
});
