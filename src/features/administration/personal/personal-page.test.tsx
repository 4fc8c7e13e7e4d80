// @vitest-environment jsdom
// @in-rest
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SOME_FAULTS } from '@/testing/faults';
import { fillSignIn } from '@/testing/fill-sign-in';
import { renderApp } from '@/testing/render-app';

it('the profile page saves a changed company, shows it in the top bar, and names the roles of the user', async () => {
  const { user, backend, retype } = await renderApp('/personal', { account: 'engineer' });
  expect(await screen.findByLabelText('Username')).toBeDisabled();
  const company = screen.getByLabelText('Company');
  await retype(company, 'North Gate');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Modified Successfully')).toBeInTheDocument();
  expect(await screen.findByText('North Gate')).toBeInTheDocument();
  const stored = (await backend.store.users.where('username', 'engineer')).at(0);
  expect(stored).toMatchObject({ company: 'North Gate', name: 'Li Wei' });
  await user.click(await screen.findByRole('tab', { name: 'My roles' }));
  expect(await screen.findByText('Designer')).toBeInTheDocument();
});

it.each(SOME_FAULTS)('the profile page saves after $kind, or after another sign-in', async (fault) => {
  const { user, backend, router, loaded, retype } = await renderApp('/personal', { account: 'engineer' });
  await retype(await screen.findByLabelText('Company'), 'Anker & Söhne');
  backend.setQa(fault.of('PATCH /api/user-management/users/me*'));
  const modify = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await modify();
  if (fault.endsSession) {
    await waitFor(() => expect(loaded).toEqual(['/login']));
    backend.setQa('');
    await act(() => router.navigate('/login'));
    await fillSignIn({ user, backend, account: 'engineer' });
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeInTheDocument();
    return;
  }
  if (!fault.saves) {
    const said = fault.saidOfChange ?? fault.said;
    await waitFor(() => expect(screen.getAllByText(said, { exact: false })).not.toHaveLength(0));
    expect(screen.getByLabelText('Company')).toHaveValue('Anker & Söhne');
    backend.setQa('');
    await modify();
  }
  expect(await screen.findByText('Modified Successfully')).toBeInTheDocument();
});

it('a password change requires two equal entries, ends the session, and applies to the next sign-in', async () => {
  const { user, backend, loaded, retype } = await renderApp('/personal', { account: 'engineer' });
  await user.click(await screen.findByRole('tab', { name: 'Change password' }));
  await user.type(screen.getByLabelText('New password'), 'anchor-2');
  await user.type(screen.getByLabelText('Confirm password'), 'anchor-3');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Two Passwords Are Inconsistent')).toBeInTheDocument();
  await retype(screen.getByLabelText('Confirm password'), 'anchor-2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(loaded).toEqual(['/login']));
  expect(localStorage.getItem('session')).toBeNull();
  const form: Record<string, string> = {
    username: 'engineer',
    password: 'anchor-2',
    captcha_text: 'x',
    grant_type: 'password_captcha',
  };
  const token = await backend.services.auth.token((field) => form[field] ?? '', { anyCaptcha: true });
  expect(token.ok).toBe(true);
});

it('the avatar tab requires an image, and refuses a GIF file named .png', async () => {
  const { user, container } = await renderApp('/personal', { account: 'engineer' });
  await user.click(await screen.findByRole('tab', { name: 'Avatar' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Please upload an image')).toBeInTheDocument();
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File(['GIF89a........'], 'me.png', { type: 'image/png' }));
  expect(await screen.findByText('Only jpg/png pictures can be uploaded')).toBeInTheDocument();
});
