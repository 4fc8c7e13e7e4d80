/** Signs in with the sign-in form, using the text of the captcha. */
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { TestBackend } from '../../mocks/node';
import { demoAccounts } from '../../mocks/seed/demo-accounts';

/** Returns the text of the captcha on the screen. */
export async function shownCode(backend: TestBackend): Promise<string> {
  const picture = await screen.findByRole('img', { name: 'Verification code' });
  const codes = await backend.store.captchas.all();
  const code = codes.at(-1);
  if (!code || !picture.getAttribute('src')?.startsWith('data:image/')) throw new Error('No code is shown');
  return code.text;
}

interface SignIn {
  user: UserEvent;
  backend: TestBackend;
  account: string;
  /** @default password of the demo account */
  password?: string;
}

/** Fills in the sign-in form and presses Enter. */
export async function fillSignIn({ user, backend, account, ...given }: SignIn): Promise<void> {
  const { password } = demoAccounts.find(({ username }) => username === account) ?? { password: '' };
  const field = await screen.findByLabelText('Username');
  await waitFor(() => screen.getByRole('img', { name: 'Verification code' }));
  await user.type(field, account);
  await user.type(screen.getByLabelText('Password'), given.password ?? password);
  await user.type(screen.getByLabelText('Verification code'), `${await shownCode(backend)}{Enter}`);
}
