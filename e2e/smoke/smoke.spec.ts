/**
 * Tests the main workflow in Firefox and WebKit: the tests run one after another in the same browser profile.
 * A browser that is not installed is skipped.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readPicture } from '../fixtures/scene';
import { ENGINES, type Browser, type Start } from './engines';
import { pageOf } from './page';

const HOME = '/home?standardType=EN1992-4&qa=captcha-off';

for (const [name, { needs, packages, start }] of Object.entries(ENGINES)) {
  const isHere = needs.every(existsSync);
  test.describe(isHere ? name : `${name} is missing: apt-get install ${packages}`, () => {
    test.describe.configure({ mode: 'serial' });
    test.skip(!isHere);

    let profile: string;
    let downloads: string;
    let browser: Browser;
    let page: ReturnType<typeof pageOf>;
    let address: (path: string) => string;

    const restart = async (width: number, more: Partial<Start> = {}) => {
      await browser?.close();
      const height = Math.round((width * 9) / 16);
      browser = await start({ width, height, profile, downloads, ...more });
      page = pageOf(browser);
    };
    const signIn = async () => {
      await page.open(address('/login?qa=captcha-off'));
      await page.see('img[alt="Verification code"]');
      await page.fill('Username', 'admin');
      await page.fill('Password', 'admin123');
      await page.fill('Verification code', 'any');
      await page.click('button', 'Sign in');
      await page.see('main canvas, main svg[role=group]');
    };
    const expectWindowFilled = async () => {
      const [root, window] = await page.run(() => {
        const { right, bottom } = document.getElementById('root')!.getBoundingClientRect();
        return [[right, bottom].map(Math.round), [innerWidth, innerHeight]];
      });
      expect(root).toEqual(window);
    };
    /** Waits for a downloaded file with this extension and signature. */
    // The timeout is long because WebKit takes several times as long as other browsers to convert a report.
    const expectFile = (ending: string, signature: string) =>
      expect
        .poll(
          () => {
            const files = readdirSync(downloads).filter((file) => file.endsWith(ending));
            return files.map((file) =>
              readFileSync(join(downloads, file), 'latin1').slice(0, signature.length),
            );
          },
          { timeout: 60_000 },
        )
        .toEqual([signature]);

    test.beforeAll(async ({ baseURL }) => {
      address = (path) => `${baseURL}${path}`;
      profile = mkdtempSync(join(tmpdir(), 'smoke-'));
      downloads = join(profile, 'downloads');
      mkdirSync(downloads);
      await restart(1920);
    });
    test.afterAll(async () => {
      await browser?.close();
      rmSync(profile, { recursive: true });
    });

    test('the app fills the window after sign-in, and every field and button uses the app font', async () => {
      await signIn();
      await expectWindowFilled();
      const other = await page.run(() => {
        const { fontFamily } = getComputedStyle(document.querySelector('nav')!);
        const fields = [...document.querySelectorAll('button, input, select, textarea')];
        return fields.filter((field) => getComputedStyle(field).fontFamily !== fontFamily).length;
      });
      expect(other).toBe(0);
    });

    test('the app calculates the expected utilisation from typed loads', async () => {
      for (const [load, value] of Object.entries({ Nz: '51.54', My: '3' })) {
        await page.fill(`Dead load ${load}`, value);
        await page.press('Enter');
      }
      await page.press('Escape');
      await page.click('button', 'Calculate');
      await page.see('[data-testid="overall"]', '164.0 %');
    });

    test('the 3D view is shown, and its stored image shows the base plate', async () => {
      await page.see('main canvas');
      const picture = () => page.run(() => localStorage.getItem('anchor_screen_shot') ?? '');
      await expect.poll(picture).toMatch(/^data:image/);
      const { size, drawn } = await page.run(readPicture, await picture());
      expect(size).toEqual([1000, 520]);
      expect(drawn).toBeGreaterThan(15);
    });

    test('Ctrl+Z undoes the last input, and Ctrl+Shift+Z redoes it', async () => {
      await page.press('Control+Z');
      await page.see('input[aria-label="Dead load My"][value="0"]');
      await page.press('Control+Shift+Z');
      await page.see('input[aria-label="Dead load My"][value="3"]');
    });

    test('the app calculates an elastic plate and shows its stress', async () => {
      await page.click('nav button', 'Base plate');
      await page.click('aside .ant-select', 'rigid');
      await page.click('.ant-select-item-option', 'elastic');
      await page.click('button', 'Calculate');
      // By symmetry, anchors 1 and 3 have the same utilisation, and two positions on the plate have the same
      // stress; every browser must show the first of each pair.
      await page.see('[data-testid="overall"]', '257.8 %anchor 1');
      await page.click('button', 'Stress');
      await page.see('[aria-label="Stress in the base plate"]', '1344.7 MPa at x = -19.5, y = -37.4 mm');
      await page.press('Escape');
    });

    test('the report is downloaded as a PDF and as a Word file', async () => {
      await page.click('button', 'Generate report');
      await page.click('[role=dialog] button', 'Download PDF');
      await expectFile('.pdf', '%PDF');
      await page.click('[role=dialog] button', 'Download Word');
      await expectFile('.docx', 'PK');
      await page.click('[role=dialog] button', 'Close');
    });

    test('Ctrl+S saves the design to a file, and the designs page opens the saved design again', async () => {
      await page.press('Control+S');
      await expectFile('.json', '{');
      await page.open(address('/designs'));
      await page.click('[data-testid="design-card"] button', 'anchor-design');
      await page.see('input[aria-label="Dead load Nz"][value="51.54"]');
    });

    test('a second tab shows the loads entered in the first tab', async () => {
      const { handle } = (await browser.send('addTab', { type: 'tab' })) as { handle: string };
      await browser.send('goToTab', { handle });
      await page.open(address(HOME));
      await page.see('input[aria-label="Dead load Nz"][value="51.54"]');
    });

    test('the load list offers to import pasted rows after a click in a panel', async () => {
      await page.click('button', 'Load list (');
      await page.see('button', 'Add a row');
      await page.run(() => {
        const area = document.createElement('textarea');
        area.value = ['Name\tN', 'LC1\t10', 'LC2\t20'].join('\n');
        document.body.append(area);
        area.select();
      });
      await page.press('Control+C');
      await page.run(() => document.querySelector('body > textarea')!.remove());
      await page.click('aside *', 'Material and stiffness');
      await page.press('Control+V');
      await page.see('[role=dialog]', '2 rows');
    });

    for (const [width, from, to] of [
      [1366, 'dry', 'wet'],
      [2560, 'blowing out', 'hollow drill bit with vacuum'],
    ] as const)
      test(`the app fills a screen ${width} px wide after a browser restart, and dropdown options can be clicked`, async () => {
        await restart(width);
        await page.open(address(HOME));
        await page.click('nav button', 'Concrete');
        await expectWindowFilled();
        await page.click('aside .ant-select', from);
        await page.click('.ant-select-item-option', to);
        await page.see('aside .ant-select', to);
      });

    test('a user can sign in in a private window', async () => {
      await restart(1366, { isPrivate: true });
      await signIn();
    });
  });
}
