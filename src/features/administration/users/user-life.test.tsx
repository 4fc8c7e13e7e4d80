// @vitest-environment jsdom
// @in-rest
/** Tests administrators' actions on accounts, and their effects on the account owners. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import { fillSignIn } from '@/testing/fill-sign-in';
import { change, pageObject } from '@/testing/open-workspace';
import { renderApp } from '@/testing/render-app';

type App = Awaited<ReturnType<typeof renderApp>>;

const USERNAME = 'wang.fang';
const PASSWORD = 'anchor-1';
const LAST = 'This is the last administrator. Make another user an administrator first.';
const EXPIRED = 'Account expired, please contact the administrator.';

async function signOut({ user, router, loaded }: App): Promise<void> {
  await user.click(screen.getByRole('button', { name: /, account$/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(loaded).toEqual(['/login']));
  loaded.length = 0;
  await act(() => router.navigate('/login'));
}

async function signInAs(app: App, account: string, password?: string): Promise<void> {
  await fillSignIn({ ...app, account, password });
  await screen.findByRole('button', { name: 'Calculate' });
}

async function openUser({ user, router }: App, username: string, tab: string): Promise<void> {
  await act(() => router.navigate('/user_management'));
  await user.click(await screen.findByRole('link', { name: `Modify ${username}` }));
  await user.click(await screen.findByRole('tab', { name: tab }));
}

const modify = ({ user }: App) =>
  user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Modify' }));

async function calculate({ user }: App) {
  const hands = pageObject(user);
  await hands.anchorRead();
  act(() => change((d) => (d.loads.dead.Nz = 5)));
  await hands.calculate();
  return hands;
}

it('an administrator adds a user, who can calculate until the administrator sets an expiry date in the past', async () => {
  const app = await renderApp('/user_management', { account: 'admin' });
  const { user, router } = app;
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  const values = `Username: ${USERNAME}, Name: <b>Wang</b> Fang, Phone number: +86 21 5550,
    Email: wang@eastgate.example, Company: East Gate, Address: 1 Harbour Street, Position: Engineer,
    Password: ${PASSWORD}, Confirm password: ${PASSWORD}`;
  await screen.findByLabelText('Username');
  for (const [label, value] of values.split(/,\s+/).map((line) => line.split(': ')))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await user.click(await screen.findByRole('checkbox', { name: 'Designer' }));
  await user.click(screen.getByRole('button', { name: 'Add selected' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/user_management'));
  // The name is shown as text, not as markup.
  expect(await screen.findByText('<b>Wang</b> Fang')).toBeVisible();
  await signOut(app);

  await signInAs(app, USERNAME, PASSWORD);
  expect(await (await calculate(app)).verdict()).toBeVisible();
  await signOut(app);

  await signInAs(app, 'admin');
  await openUser(app, USERNAME, 'Valid until');
  const limit = await screen.findByLabelText('The account is valid until');
  await user.click(limit);
  // A past time that the form still accepts.
  fireEvent.change(limit, { target: { value: dayjs().format('YYYY-MM-DD 00:00:00') } });
  await user.tab();
  await modify(app);
  expect(await screen.findByText('Modified Successfully')).toBeVisible();
  await signOut(app);

  await signInAs(app, USERNAME, PASSWORD);
  const { toast } = await calculate(app);
  expect(await toast()).toHaveTextContent(EXPIRED);
  expect(screen.queryByTestId('overall')).toBeNull();
});

it('the last administrator cannot give up the administrator role', async () => {
  const app = await renderApp('/personal', { account: 'admin' });
  await openUser(app, 'admin', 'Roles');
  await app.user.click(await screen.findByRole('checkbox', { name: 'Administrator' }));
  await app.user.click(screen.getByRole('button', { name: 'Remove selected' }));
  const answer = async (words: string) => {
    await app.user.click(screen.getByRole('button', { name: 'Modify' }));
    const asked = await screen.findByRole('dialog', { name: 'Give up your administrator role?' });
    await app.user.click(within(asked).getByRole('button', { name: words }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await answer('Cancel');
  expect(screen.queryByText(LAST)).toBeNull();
  await answer('OK');
  expect((await screen.findAllByText(LAST))[0]).toBeVisible();
  expect((await app.backend.store.users.where('username', 'admin'))[0].roleIds).toContain('r1');
});

it('the user list asks administrators for confirmation before they delete their own account, and signs them out afterwards', async () => {
  const { user, loaded, backend } = await renderApp('/user_management', { account: 'admin' });
  const engineer = (await backend.store.users.all()).find(({ username }) => username === 'engineer')!;
  await backend.services.users.changeRoles(engineer.id, ['r1']);
  await user.click(await screen.findByRole('button', { name: 'Delete admin' }));
  const question = await screen.findByRole('tooltip');
  expect(question).toHaveTextContent(
    'Delete your own account?You will be signed out immediately and cannot sign in with this account again.',
  );
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(loaded).toEqual(['/login']));
  expect((await backend.store.users.all()).map(({ username }) => username)).not.toContain('admin');
});
