// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it, onTestFinished, vi } from 'vitest';
import { givenStandard } from '@/testing/app-state';
import { renderApp } from '@/testing/render-app';

const menu = () => screen.findByRole('menu', { name: 'Main menu' });
const address = ({ router }: Awaited<ReturnType<typeof renderApp>>) =>
  router.state.location.pathname + router.state.location.search;

it('the shell shows a message with the button "Reload the page" if UI texts could not be loaded', async () => {
  await renderApp('/personal', { account: 'engineer' });
  await menu();
  act(() => i18next.emit('failedLoading', 'en', 'databases', 'lost'));
  expect(await screen.findByText(/^Some text on this page could not be loaded/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

it.each([
  ['admin', /Design.*Databases.*Accounts/],
  ['engineer', /^(?!.*(Accounts|Databases)).*Design/],
] as const)('the main menu of the account %s has the entries %s', async (account, entries) => {
  await renderApp('/personal', { account });
  const items = within(await menu()).getAllByRole('menuitem');
  expect(items.map((item) => item.textContent).join()).toMatch(entries);
});

it('the home page opens with the last chosen standard, unless the URL contains another standard', async () => {
  const app = await renderApp('/personal', { account: 'engineer' });
  await menu();
  act(() => givenStandard('JGJ145-2013'));
  onTestFinished(() => givenStandard('EN1992-4'));
  expect(localStorage.getItem('standardType')).toBe('JGJ145-2013');
  await act(() => app.router.navigate('/home'));
  await waitFor(() => expect(address(app)).toBe('/home?standardType=JGJ145-2013'));
  expect(await within(await menu()).findByText('Standard: JGJ145-2013')).toBeInTheDocument();
  await act(() => app.router.navigate('/home?standardType=EN1992-4'));
  expect(address(app)).toBe('/home?standardType=EN1992-4');
  expect(await within(await menu()).findByText('Standard: EN1992-4')).toBeInTheDocument();
});

it('the main menu opens the feedback dialog with the e-mail address and five hints', async () => {
  const { user } = await renderApp('/personal', { account: 'engineer' });
  await user.click(within(await menu()).getByRole('menuitem', { name: /Feedback/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Feedback' });
  const link = within(dialog).getByRole('link', { name: /support@anchors\.example\.com/ });
  expect(link).toHaveAttribute('href', 'mailto:support@anchors.example.com');
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(5);
});

it('the top bar shows the company and the user, and the footer shows the release and the contact address', async () => {
  await renderApp('/personal', { account: 'engineer' });
  await screen.findByRole('button', { name: 'Li Wei, account' });
  expect(screen.getByText('Eastgate Steel Construction')).toBeInTheDocument();
  const footer = screen.getByRole('contentinfo');
  for (const text of ['2024.03.25', 'V1.0', '© 2021-2024', 'support@anchors.example.com'])
    expect(footer).toHaveTextContent(text);
});

it('the page shows a message while the browser is offline', async () => {
  await renderApp('/personal', { account: 'engineer' });
  await screen.findByRole('heading', { name: 'Profile' });
  expect(screen.queryByText(/No network connection/)).not.toBeInTheDocument();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/No network connection/)).toBeInTheDocument();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/No network connection/)).not.toBeInTheDocument());
});

it('signing out asks for confirmation if there is unsaved input', async () => {
  const { user, loaded } = await renderApp('/personal', { account: 'engineer' });
  await user.type(await screen.findByLabelText('Name'), ' II');
  await user.click(screen.getByRole('button', { name: 'Li Wei, account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  const question = await screen.findByRole('dialog', { name: /Leave without saving/ });
  expect(loaded).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(loaded).toEqual(['/login']));
});

it('a form with unsaved input asks before the user leaves; staying keeps the input, and leaving opens the other page', async () => {
  const { user, router } = await renderApp('/personal', { account: 'engineer' });
  await user.type(await screen.findByLabelText('Name'), ' II');
  const home = () => within(screen.getByRole('menu', { name: 'Main menu' })).getByText('Design');
  await user.click(home());
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe('/personal');
  expect(screen.getByLabelText('Name')).toHaveValue('Li Wei II');

  await user.click(home());
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});

it('leaving a form after saving it requires no confirmation', async () => {
  const { user, router } = await renderApp('/personal', { account: 'engineer' });
  await user.type(await screen.findByLabelText('Name'), ' II');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Modified Successfully');
  await user.click(within(await menu()).getByText('Design'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});
