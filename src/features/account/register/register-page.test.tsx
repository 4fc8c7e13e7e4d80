// @vitest-environment jsdom
// @in-rest
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@/testing/render-app';

const VALUES: Record<string, string> = {
  Username: 'wang.fang',
  Password: 'anchor-1',
  'Repeat password': 'anchor-1',
  Name: '<script>alert(1)</script>',
  Company: 'East Gate',
  'Company address': '1 Harbour Street',
  Position: 'Engineer',
  'Phone number': '+86 21 5550',
  Email: 'wang@eastgate.example',
  'Verification code': 'abcd',
};

type App = Awaited<ReturnType<typeof renderApp>>;

async function fill({ retype }: App, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await retype(await screen.findByLabelText(label, { selector: 'input' }), value);
}

const submit = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Register' }));

it('the registration page sends the documented call, and opens the sign-in page with the username filled in', async () => {
  const app = await renderApp('/register', { qa: 'captcha-off' });
  await fill(app, VALUES);
  await submit(app);
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'));
  expect(await screen.findByText('Registered. Sign in with the new account.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue(VALUES.Username);
  expect(app.calls[0]).toEqual({
    call: expect.stringMatching(/^POST \/api\/user-management\/users\/register\/[^/]+\/abcd$/),
    body: {
      username: 'wang.fang',
      password: 'anchor-1',
      name: '<script>alert(1)</script>',
      address: '1 Harbour Street',
      company: 'East Gate',
      jobTitle: 'Engineer',
      phoneNumber: '+86 21 5550',
      email: 'wang@eastgate.example',
    },
  });
});

it('the registration page reports values that are missing, too long or too short, and passwords that do not match', async () => {
  const app = await renderApp('/register', { qa: 'captcha-off' });
  await screen.findByLabelText('Username');
  await submit(app);
  await waitFor(() => expect(screen.getAllByText('The verification code must not be empty')).toHaveLength(2));
  expect(screen.getByText('The name must not be empty')).toBeInTheDocument();

  await fill(app, { ...VALUES, Username: 'a'.repeat(31), Password: 'short', 'Repeat password': 'other-1' });
  await submit(app);
  await screen.findAllByText('The username must have at most 30 characters');
  expect(screen.getAllByText('6 Digits Minimum').length).toBeGreaterThan(0);
  expect(screen.getByText('Two Passwords Are Inconsistent')).toBeInTheDocument();
});

it('if the server refuses a registration, the registration page shows the reason and keeps typed values', async () => {
  const app = await renderApp('/register', { qa: 'captcha-off' });
  await fill(app, { ...VALUES, Username: 'engineer' });
  await submit(app);
  expect(await screen.findByText('The username engineer is taken.')).toBeInTheDocument();
  expect(screen.getByLabelText('Company')).toHaveValue('East Gate');
  expect(screen.getByLabelText('Verification code', { selector: 'input' })).toHaveValue('');
});

it('the registration page repeats the message of the first invalid field at the top, and moves the focus to that field', async () => {
  const app = await renderApp('/register', { qa: 'captcha-off' });
  const order: [label: string, message: string][] = [
    ['Verification code', 'The verification code must not be empty'],
    ['Username', 'The username must not be empty'],
    ['Password', 'Password Is Required'],
    ['Name', 'The name must not be empty'],
    ['Company address', 'The company address must not be empty'],
    ['Company', 'The company name must not be empty'],
    ['Position', 'The position must not be empty'],
    ['Phone number', 'The phone number must not be empty'],
    ['Email', 'The email must not be empty'],
  ];
  const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
  await screen.findByLabelText('Username');
  for (const [label, message] of order) {
    await submit(app);
    // Each invalid field has its message below it; the message at the top repeats only the message of the
    // first invalid field, which has the focus.
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(field(label)).toHaveFocus();
    fireEvent.change(field(label), { target: { value: VALUES[label] } });
  }
  fireEvent.change(field('Repeat password'), { target: { value: 'anchor-2' } });
  await submit(app);
  await waitFor(() => expect(screen.getAllByText('Two Passwords Are Inconsistent')).toHaveLength(2));
  expect(field('Repeat password')).toHaveFocus();
});

it('the registration page shows its fields in the specified order, and changing the language keeps typed values', async () => {
  const app = await renderApp('/register');
  await screen.findByLabelText('Username', { selector: 'input' });
  const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent);
  const asked = labels.filter((label) => label in VALUES);
  expect(asked.join()).toBe(
    'Username,Password,Repeat password,Company,Company address,Position,Name,Phone number,Email,Verification code',
  );
  expect(document.title).toBe('Register – Anchor Designer');
  await fill(app, { Company: 'East Gate' });
  await submit(app);
  await screen.findByText('The position must not be empty');
  await app.user.click(screen.getByRole('button', { name: '中文' }));
  expect(await screen.findByLabelText('公司名称')).toHaveValue('East Gate');
  expect(await screen.findByText('职位不能为空')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '返回登录' })).toHaveAttribute('href', '/login');
  expect(localStorage.getItem('language')).toBe('cn');
  expect(document.documentElement.lang).toBe('zh-CN');
});
