import { expect, test, type Page } from '@playwright/test';
import { calculate, enterDeadLoads, expectResult, openPanel } from '../fixtures/design';
import { setSwitches, uncaughtErrorsOf } from '../fixtures/faults';
import { fillSignIn, signIn } from '../fixtures/session';

interface Fault {
  /** Switch of the embedded backend for calls on a path. */
  of: (path: string) => string;
  /** What the screen says of it where the failure itself is shown. */
  said: string;
  /** Ends the session wherever it is met. */
  endsSession?: true;
  /** A page that cannot be read at all gives way to the error page. */
  opensErrorPage?: true;
  /** A change answered with success is done, whatever else the answer holds. */
  saves?: true;
}

const refused = (status: number): Fault => ({
  of: (path) => `fail:${path}:${status}`,
  said: `status ${status}`,
});

const UNREADABLE = 'The answer of the server cannot be read.';

const FAULTS: Readonly<Record<string, Fault>> = {
  'status 400': refused(400),
  'status 401': { ...refused(401), endsSession: true },
  'status 403': { ...refused(403), endsSession: true },
  'status 404': { ...refused(404), opensErrorPage: true },
  'status 413': refused(413),
  'status 500': refused(500),
  'a cut connection': { of: (path) => `drop:${path}`, said: 'The server cannot be reached.' },
  'an answer that is no JSON': { of: (path) => `malformed:${path}`, said: UNREADABLE, saves: true },
  'an empty answer': { of: (path) => `empty:${path}`, said: UNREADABLE, saves: true },
};

async function signInAgain(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login/);
  await setSwitches(page, 'off');
  await fillSignIn(page, 'engineer', 'engineer123');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`${name}: sign-in says so and keeps the account`, async ({ page }) => {
    const problems = uncaughtErrorsOf(page);
    await page.goto('/login');
    await fillSignIn(page, 'engineer', 'engineer123');
    await setSwitches(page, fault.of('/oauth/token'));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert').first()).toContainText(fault.said);
    await expect(page.getByLabel('Account')).toHaveValue('engineer');
    await setSwitches(page, fault.of('/captcha'));
    const code = page.getByRole('button', { name: /^(Verification code|No code)/ });
    await code.click();
    await expect(code).toHaveAccessibleName('No code: try again');
    await setSwitches(page, 'off');
    await code.click();
    await signInAgain(page);
    await expect(page.getByRole('button', { name: 'Calculation' })).toBeVisible();
    expect(problems).toEqual([]);
  });

  test(`${name}: the work goes on, and nothing typed is lost`, async ({ page }) => {
    test.slow();
    const problems = uncaughtErrorsOf(page);
    const loads = page.getByTestId('loads-dead');
    await signIn(page);
    await enterDeadLoads(page, { Nz: '10' });

    await test.step('a calculation says which part failed', async () => {
      for (const [path, said] of [
        ['/simdroid/run/', 'The anchor forces could not be calculated.'],
        ['/simdroid/runAlgorithm', 'The verification could not be calculated.'],
      ] as const) {
        await setSwitches(page, fault.of(path));
        await calculate(page);
        if (fault.endsSession) await signInAgain(page);
        else await expect(page.getByText(said).first()).toBeVisible();
        await expect(loads).toContainText('10.000');
        await setSwitches(page, 'off');
      }
    });

    await test.step('lists that cannot be read leave the page usable', async () => {
      await setSwitches(page, [fault.of('/anchor/list'), fault.of('/concrete/list')].join(','));
      await page.reload();
      if (fault.endsSession) await signInAgain(page);
      else if (fault.opensErrorPage) {
        await expect(page).toHaveURL(/\/err/);
        await setSwitches(page, 'off');
        await page.getByRole('button', { name: 'Back to home' }).click();
      } else {
        await openPanel(page, 'Concrete');
        await expect(page.getByText(fault.said).first()).toBeVisible();
        await setSwitches(page, 'off');
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByText(fault.said)).toBeHidden();
      }
      await expect(loads).toContainText('10.000');
      await calculate(page);
      await expectResult(page);
    });

    await test.step('a form that cannot be saved keeps what was typed', async () => {
      await page.goto('/personal');
      const company = page.getByRole('textbox', { name: 'Company' });
      await company.fill('Anker & Söhne');
      await setSwitches(page, fault.of('PATCH /users/me'));
      await page.getByRole('button', { name: 'Modify' }).click();
      if (fault.endsSession) {
        await signInAgain(page);
        await expect(page).toHaveURL(/\/personal/);
      } else if (fault.saves) {
        await expect(page.getByText('Modified successfully').first()).toBeVisible();
      } else {
        await expect(page.getByText(fault.said).first()).toBeVisible();
        await expect(company).toHaveValue('Anker & Söhne');
        await setSwitches(page, 'off');
        await page.getByRole('button', { name: 'Modify' }).click();
        await expect(page.getByText('Modified successfully').first()).toBeVisible();
      }
    });
    expect(problems).toEqual([]);
  });
}

test('slow answers: progress is shown, a second click starts nothing, and the result comes', async ({
  page,
}) => {
  await signIn(page);
  await enterDeadLoads(page, { Nz: '10' });
  await setSwitches(page, 'slow:1500');
  const runs: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/simdroid/')) runs.push(request.url());
  });
  await calculate(page);
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expectResult(page);
  expect(runs).toHaveLength(2);
});
