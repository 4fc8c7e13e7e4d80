// @vitest-environment jsdom
// @in-rest
import { fireEvent, screen, waitFor } from '@testing-library/react';
import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import { paths } from '@/api/contract/paths';
import { renderApp } from '@/testing/render-app';

async function openTab(tab: string) {
  const app = await renderApp('/user_setting?userId=u2', { account: 'admin' });
  await app.user.click(await screen.findByRole('tab', { name: tab }));
  const stored = () => app.backend.store.users.get('u2');
  return { ...app, stored };
}

it('the calendar for the expiry date of an account does not offer past dates, and has three shortcuts', async () => {
  const { user } = await openTab('Valid until');
  await user.click(await screen.findByLabelText('The account is valid until'));
  for (const shortcut of ['One month', 'Three months', 'Six months'])
    expect(await screen.findByText(shortcut)).toBeInTheDocument();
  const today = dayjs().format('YYYY-MM-DD');
  const days = [...document.querySelectorAll<HTMLElement>('td[title]')];
  expect(days.map(({ title }) => title)).toContain(today);
  const closed = days.filter((day) => day.classList.contains('ant-picker-cell-disabled'));
  expect(closed).toEqual(days.filter(({ title }) => title < today));
});

it('the expiry field of a user refuses a past date and text that is not a date, and saves a future date', async () => {
  const { user, stored, retype, calls } = await openTab('Valid until');
  const time = await screen.findByLabelText('The account is valid until');
  const modify = screen.getByRole('button', { name: 'Modify' });
  for (const text of ['2020-01-31 12:00:00', 'soon']) {
    await retype(time, text);
    await user.click(modify);
    expect(await screen.findByText(/^Enter today's date or a later one/)).toBeInTheDocument();
    expect(calls).toEqual([]);
  }
  const ahead = dayjs().add(1, 'year').format('YYYY-MM-DD 12:00:00');
  await retype(time, ahead);
  await user.click(modify);
  expect(await screen.findByText('Modified Successfully')).toBeInTheDocument();
  expect((await stored())?.expirationTime).toBe(ahead);
});

it('the expiry field of a user refuses a past date that is typed over the date of a shortcut and confirmed with Enter', async () => {
  const { user, retype, calls } = await openTab('Valid until');
  const time = await screen.findByLabelText('The account is valid until');
  await user.click(time);
  await user.click(await screen.findByText('Three months'));
  await retype(time, '2020-01-01 12:00:00{Enter}');
  expect(await screen.findByText(/^Enter today's date or a later one/)).toBeInTheDocument();
  expect(time).toHaveValue('2020-01-01 12:00:00');
  expect(calls).toEqual([]);
});

it('a new password for a user must have 6 to 20 characters and be typed twice', async () => {
  const { user, stored, retype } = await openTab('Change password');
  const before = await stored();
  const modify = screen.getByRole('button', { name: 'Modify' });
  const [password, confirm] = [screen.getByLabelText('Password'), screen.getByLabelText('Confirm password')];
  await user.click(modify);
  expect(await screen.findByText('Password Is Required')).toBeInTheDocument();
  await user.type(password, '12345');
  expect((await screen.findAllByText('6 Digits Minimum')).length).toBeGreaterThan(0);
  await user.type(password, '6789012345678901');
  expect((await screen.findAllByText('20 Digits Maximum')).length).toBeGreaterThan(0);
  await user.type(password, '{Backspace}');
  await user.type(confirm, '1234567');
  expect(await screen.findByText('Two Passwords Are Inconsistent')).toBeInTheDocument();
  expect(await stored()).toEqual(before);
  await retype(confirm, '12345678901234567890');
  await user.click(modify);
  expect(await screen.findByText('Modified Successfully')).toBeInTheDocument();
  expect(await stored()).not.toEqual(before);
});

it('the user form requires a position, and keeps typed values if the server refuses the username', async () => {
  const { user, router, stored, calls } = await openTab('Basic information');
  const retype = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const modify = screen.getByRole('button', { name: 'Modify' });

  retype('Position', ' ');
  await user.click(modify);
  expect(await screen.findByText('Position Is Required')).toBeInTheDocument();
  expect(calls).toEqual([]);

  retype('Position', ' Checker ');
  retype('Username', 'expired');
  await user.click(modify);
  expect((await screen.findAllByText('The username expired is taken.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Position')).toHaveValue(' Checker ');

  const before = (await stored())!;
  retype('Username', 'engineer');
  retype('Company', 'North Gate');
  await user.click(modify);
  await waitFor(() => expect(router.state.location.pathname).toBe('/user_management'));
  // The call sends the whole user object: fields that the form does not show are sent back unchanged.
  expect(calls.at(-1)).toMatchObject({
    call: 'PATCH /api/user-management/users/u2',
    body: {
      id: 'u2',
      username: 'engineer',
      name: 'Li Wei',
      avatar: '',
      company: 'North Gate',
      jobTitle: 'Checker',
      roles: [{ nickName: 'Designer' }],
      expirationTime: null,
    },
  });
  expect(await stored()).toEqual({ ...before, company: 'North Gate', jobTitle: 'Checker' });
});

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
  for (const text of ['Username Is Required', 'Position Is Required', 'Password Is Required'])
    expect(await screen.findByText(text)).toBeInTheDocument();
  const values = `Username: admin, Name: Second Admin, Phone number: 1, Email: a@b.example, Company: C,
    Address: A, Position: P, Password: secret1, Confirm password: secret2`;
  for (const [label, value] of values.split(/,\s+/).map((line) => line.split(': ')))
    await user.type(screen.getByLabelText(label), value);
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
  const { user, backend, router, calls } = await renderApp('/user_management', { account: 'admin' });
  await user.click(await screen.findByRole('link', { name: 'Modify expired' }));
  expect(router.state.location.pathname).toBe('/user_setting');
  await user.click(await screen.findByRole('tab', { name: 'Valid until' }));
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
