// @vitest-environment jsdom
// @in-rest
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/api/contract/paths';
import { renderApp } from '@/testing/render-app';
import { writtenCalls } from '@/testing/written-calls';

async function userNamed(backend: Awaited<ReturnType<typeof renderApp>>['backend'], username: string) {
  return (await backend.store.users.where('username', username)).at(0);
}

it('the user list shows all or only expired accounts, and finds accounts by a search term', async () => {
  const { user, backend } = await renderApp('/user_management', { account: 'admin' });
  expect(await screen.findByText('engineer')).toBeInTheDocument();
  const mail = screen.getByRole('link', { name: 'li.wei@eastgate-steel.example' });
  expect(mail).toHaveAttribute('href', 'mailto:li.wei@eastgate-steel.example');

  const asked: string[] = [];
  backend.server.events.on('request:start', ({ request }) => asked.push(request.url));
  await user.click(screen.getByText('Expired users'));
  await waitFor(() => expect(screen.queryByText('engineer')).not.toBeInTheDocument());
  expect(screen.getByText('Tom Berger')).toBeInTheDocument();
  expect(asked.at(-1)).toContain(`${paths.users}?current=1&size=10&expiration=1&term=`);

  await user.click(screen.getByText('All users'));
  await user.type(screen.getByRole('searchbox'), 'eastgate{Enter}');
  await waitFor(() => expect(screen.queryByText('Tom Berger')).not.toBeInTheDocument());
  expect(screen.getByText('engineer')).toBeInTheDocument();
});

it('the form for a new user reports invalid values, and keeps the values if the server refuses the username', async () => {
  const { user, backend, router, retype } = await renderApp('/user_create', { account: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  for (const text of ['Username Is Required', 'Position Is Required', 'Password Is Required']) {
    expect(await screen.findByText(text)).toBeInTheDocument();
  }
  const values: Record<string, string> = {
    Username: 'admin',
    Name: 'Second Admin',
    'Phone number': '1',
    Email: 'a@b.example',
    Company: 'C',
    Address: 'A',
    Position: 'P',
    Password: 'secret1',
    'Confirm password': 'secret2',
  };
  for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value);
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  expect(await screen.findByText('The username must have 6 to 20 characters')).toBeInTheDocument();
  expect(await screen.findByText('Two Passwords Are Inconsistent')).toBeInTheDocument();

  await retype(screen.getByLabelText('Username'), 'engineer');
  await retype(screen.getByLabelText('Confirm password'), 'secret1');
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  expect((await screen.findAllByText('The username engineer is taken.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Name')).toHaveValue('Second Admin');

  await user.type(screen.getByLabelText('Username'), '2');
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/user_management'));
  expect(await userNamed(backend, 'engineer2')).toMatchObject({ name: 'Second Admin', jobTitle: 'P' });
});

it('the shortcut "Three months" sets the expiry of a user to 90 days from now', async () => {
  const { user, backend, router } = await renderApp('/user_management', { account: 'admin' });
  await user.click(await screen.findByRole('link', { name: 'Modify expired' }));
  expect(router.state.location.pathname).toBe('/user_setting');
  await user.click(await screen.findByRole('tab', { name: 'Valid until' }));
  const calls = writtenCalls(backend);
  await user.click(await screen.findByLabelText('The account is valid until'));
  await user.click(await screen.findByText('Three months'));
  await user.click(screen.getByRole('button', { name: 'Modify' }));
  expect(await screen.findByText('Modified Successfully')).toBeInTheDocument();
  const [{ call, body }] = calls;
  expect(call).toMatch(/^PATCH .*\/users\/[^/]+\/expirationTime$/);
  expect(body).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
  const limit = new Date((await userNamed(backend, 'expired'))!.expirationTime!).getTime();
  expect(Math.abs(limit - Date.now() - 90 * 86_400_000)).toBeLessThan(2 * 3_600_000);
});
