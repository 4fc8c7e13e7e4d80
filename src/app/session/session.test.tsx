// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { apiClient } from '@/api/client';
import { fillSignIn } from '@/testing/fill-sign-in';
import { renderApp } from '@/testing/render-app';

const redirectTarget = () => sessionStorage.getItem('redirect');

/** Simulates a storage change made by another tab. */
function changedElsewhere(key: string, newValue: string | null) {
  const event = new StorageEvent('storage', { key, newValue, storageArea: localStorage });
  act(() => void window.dispatchEvent(event));
}

const VISITED = ['/user_setting?userId=u2', '/home?standardType=JGJ145-2013'];

it.each(VISITED)('a visitor at %s is taken to the sign-in page, and the full URL is stored', async (path) => {
  const { router } = await renderApp(path);
  await screen.findByRole('button', { name: 'Sign in' });
  expect(router.state.location.pathname).toBe('/login');
  expect(redirectTarget()).toBe(path);
  // This visitor was never signed in, so no message is shown.
  expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument();
});

it.each(['/login', '/register'])('the route guard takes a signed-in user from %s to /home', async (path) => {
  const { router } = await renderApp(path, { account: 'engineer' });
  await screen.findByRole('button', { name: 'Li Wei, account' });
  expect(router.state.location.pathname).toBe('/home');
});

it('a page opens regardless of the letter case of its URL', async () => {
  await renderApp('/ROLE_management', { account: 'admin' });
  expect(await screen.findByRole('heading', { name: 'Roles' })).toBeInTheDocument();
});

it('an unknown URL opens the error page, which has a button to the home page', async () => {
  const { router, user } = await renderApp('/nowhere/at/all', { account: 'engineer' });
  await user.click(await screen.findByRole('button', { name: 'Back to home' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});

it.each([401, 403])('status %i ends the session, stores URL and design, and opens /login', async (status) => {
  const { backend, loaded } = await renderApp('/personal', { account: 'engineer' });
  await screen.findByRole('heading', { name: 'Profile' });
  localStorage.setItem('dataSave', 'a design');
  backend.setQa(`fail:/api/maoshuan/concrete/list:${status}`);
  await expect(apiClient.get('/api/maoshuan/concrete/list')).rejects.toThrow();
  expect(loaded).toContain('/login');
  expect(redirectTarget()).toBe('/personal');
  expect(localStorage.getItem('session')).toBeNull();
  expect(localStorage.getItem('dataSave')).toBeNull();
  expect(Object.values(localStorage)).toContain('a design');
});

it('a users/me call that fails with status 404 ends the session and opens the sign-in page with a message', async () => {
  const qa = 'fail:/api/user-management/users/me:404';
  const { router } = await renderApp('/personal', { account: 'engineer', qa });
  await screen.findByRole('button', { name: 'Sign in' });
  expect(router.state.location.pathname).toBe('/login');
  expect(localStorage.getItem('session')).toBeNull();
  expect(redirectTarget()).toBe('/personal');
  expect(screen.getByText(/Your session has ended/)).toBeInTheDocument();
});

it.each(['fail:*:500', 'drop:*'])('after %s in users/me, the page offers another attempt', async (fault) => {
  const qa = fault.replace('*', '/api/user-management/users/me');
  const { backend, user } = await renderApp('/personal', { account: 'engineer', qa });
  expect(await screen.findByText('Your profile could not be read, so the app did not open.')).toBeVisible();
  expect(localStorage.getItem('session')).not.toBeNull();
  backend.setQa('');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
});

it('a refused call does not end the session while the user is leaving the page', async () => {
  const { backend, loaded } = await renderApp('/personal', { account: 'engineer' });
  await screen.findByRole('heading', { name: 'Profile' });
  backend.setQa('fail:/api/maoshuan/concrete/list:401');
  window.dispatchEvent(new Event('pagehide'));
  await expect(apiClient.get('/api/maoshuan/concrete/list')).rejects.toThrow();
  window.dispatchEvent(new Event('pageshow'));
  expect(loaded).toEqual([]);
  expect(localStorage.getItem('session')).not.toBeNull();
});

it('a 404 response opens the error page if the current page shows only the missing record', async () => {
  const { router } = await renderApp('/user_setting?userId=gone', { account: 'admin' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/err'));
});

it('a 404 response to a call for another record does not close a form with unsaved input', async () => {
  const { router, user } = await renderApp('/personal', { account: 'engineer' });
  await user.type(await screen.findByLabelText('Name'), ' the Younger');
  await expect(apiClient.get('/api/user-management/users/gone-too/x')).rejects.toThrow();
  await expect(apiClient.patch('/api/user-management/nothing')).rejects.toThrow();
  expect(router.state.location.pathname).toBe('/personal');
  expect(screen.getByLabelText('Name')).toHaveValue('Li Wei the Younger');
});

// Tests a page with users, a page with roles, and a database page.
it.each(['/user_management', '/role', '/anchorDatabase'])(
  'opening the page %s ends the session of a designer, who is taken to /home after signing in again',
  async (path) => {
    const { router, loaded, user, backend } = await renderApp(path, { account: 'engineer' });
    await waitFor(() => expect(loaded).toEqual(['/login']));
    expect(redirectTarget()).toBe(path);
    expect(localStorage.getItem('session')).toBeNull();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();

    await act(() => router.navigate('/login'));
    expect(await screen.findByText(/is for administrators only/)).toBeInTheDocument();
    await fillSignIn({ user, backend, account: 'engineer' });
    expect(await screen.findByText('Only administrators may open this page.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/home');
    expect(loaded).toEqual(['/login']);
  },
);

it('signing out ends the session in the embedded backend before the sign-in page opens', async () => {
  const { backend, loaded, user } = await renderApp('/personal', { account: 'engineer' });
  await screen.findByRole('heading', { name: 'Profile' });
  const { auth } = backend.services;
  const header = /Bearer [^"]+/.exec(localStorage.getItem('session') ?? '')?.[0] ?? '';
  expect((await auth.authenticate(header)).ok).toBe(true);
  await user.click(screen.getByRole('button', { name: /, account$/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(loaded).toEqual(['/login']));
  expect((await auth.authenticate(header)).ok).toBe(false);
});

const OTHER_USER = JSON.stringify({ authorization: 'Bearer x', userId: 'someone else' });

it.each([
  ['the user signs out', null],
  ['another user signs in', OTHER_USER],
])('this tab opens the sign-in page if %s in another tab, not after other changes', async (_, session) => {
  const { loaded } = await renderApp('/personal', { account: 'engineer' });
  await screen.findByRole('heading', { name: 'Profile' });
  changedElsewhere('dataSave', null);
  changedElsewhere('session', localStorage.getItem('session'));
  expect(loaded).toEqual([]);
  changedElsewhere('session', session);
  expect(loaded).toEqual(['/login']);
  expect(redirectTarget()).toBe('/personal');
});
