// @vitest-environment jsdom
// @in-rest
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { SOME_FAULTS } from '@/testing/faults';
import { fillSignIn, shownCode } from '@/testing/fill-sign-in';
import { renderApp } from '@/testing/render-app';

const picture = () => screen.findByRole('img', { name: 'Verification code' });

it('sign-in opens the workspace with the standard EN1992-4 if no page was requested', async () => {
  const { user, backend, router } = await renderApp('/login');
  await fillSignIn({ user, backend, account: 'engineer' });
  await screen.findByRole('button', { name: 'Li Wei, account' });
  expect(router.state.location.pathname + router.state.location.search).toBe('/home?standardType=EN1992-4');
});

it.each([
  ['/role_management', 'link', 'Modify Designer'],
  ['/home?standardType=JGJ145-2013', 'button', 'Calculate'],
])('sign-in opens the requested page %s', async (wanted, role, name) => {
  const { user, backend, router } = await renderApp(wanted);
  await fillSignIn({ user, backend, account: 'admin' });
  expect(await screen.findByRole(role, { name })).toBeInTheDocument();
  expect(router.state.location.pathname + router.state.location.search).toBe(wanted);
});

it('the sign-in page first reports a missing verification code, then a missing username, and then a missing password', async () => {
  const { user } = await renderApp('/login');
  const submit = await screen.findByRole('button', { name: 'Sign in' });
  await picture();
  const code = 'The verification code must not be empty';
  const account = 'The username must not be empty';
  const password = 'The password must not be empty';
  // The message appears twice: below the field, and at the top as the first error.
  await user.click(submit);
  await waitFor(() => expect(screen.getAllByText(code)).toHaveLength(2));
  expect(screen.getByLabelText('Verification code')).toHaveFocus();
  await user.type(screen.getByLabelText('Verification code'), 'abcd');
  await user.click(submit);
  await waitFor(() => expect(screen.getAllByText(account)).toHaveLength(2));
  await user.type(screen.getByLabelText('Username'), 'engineer');
  await user.tab();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await user.tab();
  expect(screen.getByLabelText('Verification code')).toHaveFocus();
  await user.click(submit);
  await waitFor(() => expect(screen.getAllByText(password)).toHaveLength(2));
});

it('after a wrong password, the sign-in page shows the reason, keeps username and password, and loads a new code', async () => {
  const { user, backend } = await renderApp('/login');
  const before = await shownCode(backend);
  await user.type(screen.getByLabelText('Username'), 'engineer');
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.type(screen.getByLabelText('Verification code'), `${before}{Enter}`);
  expect(await screen.findByText('Username or password is wrong.')).toBeInTheDocument();
  expect(screen.getByLabelText('Username')).toHaveValue('engineer');
  expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  expect(screen.getByLabelText('Verification code')).toHaveValue('');
  await picture();
  expect(await shownCode(backend)).not.toBe(before);
});

it.each(SOME_FAULTS)('the sign-in page reports $kind, stays open and works again', async ({ of, said }) => {
  const { user, backend, router, loaded } = await renderApp('/login', {
    qa: of('/api/user-management/oauth/token'),
  });
  await fillSignIn({ user, backend, account: 'engineer' });
  expect(await screen.findByText(said, { exact: false })).toBeInTheDocument();
  expect(screen.getByLabelText('Username')).toHaveValue('engineer');
  expect(router.state.location.pathname).toBe('/login');
  expect(loaded).toEqual([]);
  backend.setQa('');
  await user.type(screen.getByLabelText('Verification code'), `${await shownCode(backend)}{Enter}`);
  await screen.findByRole('button', { name: 'Li Wei, account' });
});

it('the sign-in page accepts responses in other formats and opens the workspace', async () => {
  const { user, backend, router } = await renderApp('/login', { qa: 'form:another-server' });
  await fillSignIn({ user, backend, account: 'engineer' });
  await screen.findByRole('button', { name: 'Li Wei, account' });
  expect(router.state.location.pathname).toBe('/home');
});

it('the sign-in page names the account field that could not be read, and does not report that the session has ended', async () => {
  const { user, backend, router, loaded } = await renderApp('/login', { qa: 'form:bad-account' });
  await fillSignIn({ user, backend, account: 'engineer' });
  const reason = "The server's response about your account could not be read: expirationTime.";
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/login');
  expect(loaded).toEqual([]);
});

it('the sign-in page reports an unreadable code image before any attempt to sign in', async () => {
  const { backend } = await renderApp('/login');
  backend.server.use(
    http.get('*/api/user-management/captcha', () => HttpResponse.json({ id: 7, image: 'no picture' })),
  );
  await userEvent.click(await screen.findByRole('button', { name: /Verification code; click/ }));
  expect(await screen.findByText('The server’s response could not be read: image.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'No code: try again' })).toBeInTheDocument();
});

it('the verification code is replaced when its image is clicked, and again after 150 s', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
  });
  const { user } = await renderApp('/login');
  const source = async () => (await picture()).getAttribute('src');
  const first = await source();
  await user.click(screen.getByRole('button', { name: /Verification code; click/ }));
  await waitFor(async () => expect(await source()).not.toBe(first));
  const second = await source();
  await vi.advanceTimersByTimeAsync(140_000);
  expect(await source()).toBe(second);
  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(async () => expect(await source()).not.toBe(second));
});

it.each(SOME_FAULTS)('the user can load another verification code after $kind', async ({ of }) => {
  const { user, backend } = await renderApp('/login', { qa: of('/api/user-management/captcha') });
  const again = await screen.findByRole('button', { name: 'No code: try again' });
  backend.setQa('');
  await user.click(again);
  expect(await picture()).toBeInTheDocument();
});
