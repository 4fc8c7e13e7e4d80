/**
 * Tests that the server sends the Content-Security-Policy and that injected inline scripts do not run. In the
 * other tests in this folder, `fixtures/journey.ts` checks that the app itself complies with the policy.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

test('the page is served with the content security policy, and an injected script does not run', async ({
  page,
}) => {
  const answer = await page.goto('/login');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe-eval');
  // The documented server sends the same headers.
  const documented = readFileSync('docs/deployment.md', 'utf8');
  for (const name of ['Cross-Origin-Opener-Policy', 'Permissions-Policy', 'Referrer-Policy']) {
    const value = answer?.headers()[name.toLowerCase()] ?? 'missing';
    expect(documented.replaceAll('"', '')).toContain(`add_header ${name} ${value} always;`);
  }
  expect(documented).toContain('server_tokens off;');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.name = "slipped in"';
    document.body.append(script);
    const holder = document.createElement('div');
    holder.innerHTML = '<img src="/nothing" onerror="window.name = \'slipped in\'">';
    document.body.append(holder);
  });
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => window.name)).toBe('');
});
