/**
 * Runs before all tests: the app fills its store, every demo account signs in, and store and sessions are
 * saved for the tests.
 */
import { writeFileSync } from 'node:fs';
import { expect, test as setup, type Page } from '@playwright/test';
import { CLIENT_AUTHORIZATION, demoAccounts } from '../../mocks/seed/demo-accounts';
import { stateFile, type Account, type StoredState } from '../fixtures/stored-state';

/**
 * Signs in with the token call that the sign-in page makes; the backend accepts any code. Returns the session
 * in the form in which the app stores it.
 */
function sessionOf(page: Page, { username, password }: { username: string; password: string }) {
  return page.evaluate(
    async ({ authorization, account }) => {
      sessionStorage.setItem('qa', 'captcha-off');
      const answer = await fetch('/api/user-management/oauth/token', {
        method: 'POST',
        headers: { Authorization: authorization },
        body: new URLSearchParams({
          ...account,
          captcha_id: 'any',
          captcha_text: 'any',
          grant_type: 'password_captcha',
          scope: 'all',
        }),
      });
      if (!answer.ok) throw new Error(`${account.username}: ${await answer.text()}`);
      const token = (await answer.json()) as Record<string, string>;
      return JSON.stringify({
        authorization: `${token.token_type} ${token.access_token}`,
        refreshToken: token.refresh_token,
      });
    },
    { authorization: CLIENT_AUTHORIZATION, account: { username, password } },
  );
}

setup('the store is seeded and every demo account has a session', async ({ page, context }, { project }) => {
  await page.goto('/login');
  await expect(page.getByRole('img', { name: 'Verification code' })).toBeVisible();
  const sessions: Partial<StoredState['sessions']> = {};
  for (const account of demoAccounts) sessions[account.username as Account] = await sessionOf(page, account);
  const browser = await context.storageState({ indexedDB: true });
  // The captchas belong only to this page.
  const withoutCaptchas = (_: string, value: { name?: string } | null): unknown =>
    value?.name === 'captchas' ? { ...value, records: [] } : value;
  writeFileSync(stateFile(project), JSON.stringify({ browser, sessions }, withoutCaptchas));
});
