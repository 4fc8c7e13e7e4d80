/** The built app under the Content-Security-Policy that it is served with: nothing it does is forbidden by it. */
import { expect, test, type Page } from '@playwright/test';
import { calculate, enterDeadLoads, expectResult } from '../fixtures/design';
import { signIn } from '../fixtures/session';

test.describe.configure({ timeout: 240_000 });

/** What the browser reports as forbidden, in the page and in its workers. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) found.push(message.text());
  });
  return found;
}

test('sign-in, 3D view, calculation and report break no rule of the policy', async ({ page }) => {
  const found = complaints(page);
  const answer = await page.goto('/login');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe-eval');

  await signIn(page, 'admin');
  await expect(page.locator('canvas').first()).toBeVisible();
  await enterDeadLoads(page, { Nz: '10' });
  await calculate(page);
  await expectResult(page);
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const [button, ending] of [
    ['Download Word', '.docx'],
    ['Download PDF', '.pdf'],
  ]) {
    const download = page.waitForEvent('download', { timeout: 60_000 });
    await page.getByRole('dialog').getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toContain(ending);
  }
  expect(found).toEqual([]);
});

test('a script that is slipped into the page does not run', async ({ page }) => {
  await page.goto('/login');
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
