/** The life of an anchor, from the administrator's form to the calculator and back; the wrong turns of its form. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { calculate, enterDeadLoads, expectResult, openPanel } from '../fixtures/design';
import { signIn } from '../fixtures/session';
import { DATABASE_NAME } from '../../mocks/store/schema';

// Each walks through many pages.
test.describe.configure({ timeout: 180_000 });
// Recording a page takes time of its own, which pauses and frames would be measured with.
test.use({ trace: 'off' });

const NAME = 'Journey anchor M12';
const PICTURE = 'mocks/seed/pictures/hst3-m12.png';

const DATABASES = {
  Profiles: { path: /\/sectionSteelDatabase/i, title: 'Steel profiles' },
  Concrete: { path: /\/concreteDatabase/i, title: 'Concrete grades' },
  Anchors: { path: /\/anchorDatabase/i, title: 'Anchor database' },
} as const;

/** Opens a list from the menu. The page before it stays on the screen until the new one is there, and may look much like it. */
async function openDatabase(page: Page, name: keyof typeof DATABASES): Promise<void> {
  const { path, title } = DATABASES[name];
  await page.getByRole('menuitem', { name: 'Databases' }).hover();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Presses Add on a list and waits for the form, whose own button has the same name. */
async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible();
}

/** Presses the button of the form and waits until the list is back. */
async function saveForm(page: Page, button: 'Add' | 'Modify' = 'Add'): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/Database/i);
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeHidden();
}

async function choosePicture(page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) {
  await page.locator('input[type=file]').setInputFiles(files);
}

/** Names of the anchors on offer in the calculator. */
async function offered(page: Page): Promise<string[]> {
  await page.goto('/home?standardType=EN1992-4');
  await openPanel(page, 'Anchor');
  await page.getByRole('combobox', { name: 'Anchor type' }).click();
  await expect(page.locator('.ant-select-item-option').first()).toBeVisible();
  return page.locator('.ant-select-item-option').allTextContents();
}

/** Presses an action of the anchor's row and answers its question. */
async function act(page: Page, action: 'Stop' | 'Restore' | 'Delete', done: string): Promise<void> {
  await page.goto('/anchorDatabase');
  await page.getByRole('button', { name: `${action} ${NAME}` }).click();
  await page.getByRole('tooltip').getByRole('button', { name: action, exact: true }).click();
  await expect(page.getByText(done)).toBeVisible();
}

test('adds an anchor with picture, calculates with it, stops, restores and deletes it', async ({ page }) => {
  await signIn(page, 'admin');
  await openDatabase(page, 'Anchors');
  await page.getByRole('link', { name: /^Duplicate Demo expansion anchor M12/ }).click();
  await page.getByRole('textbox', { name: 'Anchor name' }).fill(NAME);
  await page.getByRole('button', { name: 'Change picture' }).click();
  await choosePicture(page, PICTURE);
  await expect(page.locator('.cropper-crop-box')).toBeVisible();
  await page.getByRole('button', { name: 'Rotate right' }).click();
  await page.getByRole('button', { name: 'Rotate left' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const uploaded = page.waitForRequest((request) => request.url().endsWith('/api/maoshuan/images/upload'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  const upload = await uploaded;
  expect(upload.headers()['content-type']).toContain('multipart/form-data');
  await expect(page.getByRole('img', { name: 'Picture of the anchor' })).toBeVisible();
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page).toHaveURL(/\/anchorDatabase$/i);
  await expect(page.getByText(NAME)).toBeVisible();

  expect((await offered(page)).join()).toContain(NAME);
  await page.locator('.ant-select-item-option', { hasText: NAME }).click();
  await enterDeadLoads(page, { Nz: '5' });
  await calculate(page);
  await expectResult(page);

  await act(page, 'Stop', 'Stopped successfully');
  expect((await offered(page)).join()).not.toContain(NAME);
  await act(page, 'Restore', 'Restored successfully');
  expect((await offered(page)).join()).toContain(NAME);
  await act(page, 'Delete', 'Deleted successfully');
  await expect(page.getByText(NAME, { exact: true })).toBeHidden();
});

test('an edited anchor is what the next calculation uses', async ({ page }) => {
  await signIn(page, 'admin');
  await enterDeadLoads(page, { Nz: '5' });
  await openPanel(page, 'Anchor');
  const chosen = page.getByRole('complementary').locator('.ant-select-content').nth(1);
  const name = (await chosen.textContent()) ?? '';
  await openDatabase(page, 'Anchors');
  await page.getByRole('link', { name: `Modify ${name}`, exact: true }).click();
  await page.locator('#etaNrks').fill('40,5');
  await page.getByRole('button', { name: 'Modify' }).click();
  await expect(page).toHaveURL(/\/anchorDatabase$/i);
  const sent = page.waitForRequest((request) => request.url().includes('/runAlgorithm/'));
  await page.getByRole('menuitem', { name: 'Design' }).click();
  await calculate(page);
  expect((await sent).postData()).toContain('40.5');
});

test('refuses what is no picture and keeps everything that was typed', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/anchor');
  await page.getByRole('textbox', { name: 'Anchor name' }).fill('Kept');
  await page.locator('#etaHef').fill('1.2.3');
  await expect(page.getByText('Enter a number')).toBeVisible();
  await choosePicture(page, { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('plain text') });
  await expect(page.getByText('Only jpeg and png pictures can be uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Please choose a picture first')).toBeVisible();
  await page.locator('#etaHef').fill('70,5');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Please upload a picture of the anchor').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Anchor name' })).toHaveValue('Kept');
  await expect(page.locator('#etaHef')).toHaveValue('70,5');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByText('Leave without saving?')).toBeVisible();
});

/** ms the page was busy at a stretch, at most, while something is done. */
async function longestPause(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const state = { longest: 0, last: performance.now(), watching: true };
    Object.assign(globalThis, { pauses: state });
    const look = () => {
      const now = performance.now();
      state.longest = Math.max(state.longest, now - state.last);
      state.last = now;
      if (state.watching) setTimeout(look, 10);
    };
    look();
  });
  await work();
  return page.evaluate(() => {
    const { pauses } = globalThis as unknown as { pauses: { longest: number; watching: boolean } };
    pauses.watching = false;
    return pauses.longest;
  });
}

test('a huge picture, a text and a jpeg named .png neither freeze the page nor lose what was typed', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/anchor');
  const name = page.getByRole('textbox', { name: 'Anchor name' });
  await name.fill('Kept');
  // What follows the end of a PNG is no part of the picture: a valid one of any size.
  const png = readFileSync(PICTURE);
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const fileOf = (megabytes: number) => {
    const path = join(folder, `${megabytes}.png`);
    writeFileSync(path, Buffer.concat([png, Buffer.alloc(megabytes * 1024 * 1024 - png.length)]));
    return path;
  };
  try {
    await choosePicture(page, fileOf(100));
    await expect(page.getByText('The picture must be smaller than 100 MB')).toBeVisible();
    await choosePicture(page, {
      name: 'notes.png',
      mimeType: 'image/png',
      buffer: Buffer.from('plain text'),
    });
    await expect(page.getByText('Only jpeg and png pictures can be uploaded')).toBeVisible();
    // Its first bytes are those of a picture, the rest is not.
    await choosePicture(page, {
      name: 'broken.png',
      mimeType: 'image/png',
      buffer: Buffer.concat([png.subarray(0, 8), Buffer.alloc(1000)]),
    });
    await expect(page.getByText('This file cannot be read as a picture')).toBeVisible();

    const large = fileOf(99);
    const pause = await longestPause(page, async () => {
      await choosePicture(page, large);
      await expect(page.locator('.cropper-crop-box')).toBeVisible({ timeout: 60_000 });
    });
    console.log(`a picture of 99 MB: longest pause ${Math.round(pause)} ms`);
    expect(pause).toBeLessThan(2000);

    const jpeg = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [400, 200];
      canvas.getContext('2d')!.fillRect(50, 50, 300, 100);
      return canvas.toDataURL('image/jpeg').split(',')[1];
    });
    await choosePicture(page, {
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: Buffer.from(jpeg, 'base64'),
    });
    await expect(page.locator('.cropper-crop-box')).toBeVisible();
    const uploaded = page.waitForResponse((answer) => answer.url().endsWith('/maoshuan/images/upload'));
    await page.getByRole('button', { name: 'Confirm' }).click();
    expect((await uploaded).status()).toBe(200);
    await expect(page.getByRole('img', { name: 'Picture of the anchor' })).toBeVisible();
    await expect(name).toHaveValue('Kept');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('profiles and concrete grades are added and reach the calculator', async ({ page }) => {
  await signIn(page, 'admin');
  await openDatabase(page, 'Concrete');
  await openForm(page);
  await page.getByRole('textbox', { name: 'Grade' }).fill('C32/40');
  await page.getByLabel('Characteristic cylinder strength').fill('32');
  await saveForm(page);
  await expect(page.getByText('C32/40')).toBeVisible();
  await openDatabase(page, 'Profiles');
  await openForm(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('I 85');
  await page.getByLabel('Depth H').fill('85');
  await saveForm(page);
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('I 85');
  await expect(page.getByRole('cell', { name: 'I 85', exact: true })).toBeVisible();
  await page.goto('/home?standardType=EN1992-4');
  await openPanel(page, 'Concrete');
  const grades = page.getByRole('combobox', { name: 'Concrete grade' });
  await grades.click();
  // From the first one round to the last: the list draws no more options than it shows.
  await grades.press('ArrowUp');
  await expect(page.locator('.ant-select-item-option', { hasText: 'C32/40' })).toBeVisible();
});

const SCREENS = [
  '/sectionSteelDatabase?sectionSteelType=12',
  '/sectionSteel?sectionSteelType=12',
  '/concreteDatabase',
  '/concrete',
  '/anchorDatabase',
  '/anchor',
];

test('the screens of the databases have no accessibility violation', async ({ page }) => {
  const violations = async () => {
    const { violations: found } = await new AxeBuilder({ page }).analyze();
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  };
  await signIn(page, 'admin');
  for (const screen of SCREENS) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.ant-spin-spinning, .ant-skeleton')).toHaveCount(0);
    expect.soft(await violations(), screen).toEqual([]);
  }
  await page.goto('/anchorDatabase');
  await page.getByRole('button', { name: 'Expand row' }).first().click();
  await expect(page.getByRole('group', { name: 'EN1992-4: Pull-out failure' })).toBeVisible();
  expect.soft(await violations(), 'figures').toEqual([]);
  await page.getByRole('button', { name: 'Import table' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForTimeout(500);
  expect.soft(await violations(), 'import').toEqual([]);
});

/** Adds copies of a table's first record to the embedded backend's store. */
async function multiply(page: Page, table: 'anchors' | 'sectionSteels', count: number): Promise<void> {
  await page.evaluate(
    ({ database: name, table: store, count: total }) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open(name);
        open.onerror = () => reject(new Error('the store cannot be opened'));
        open.onsuccess = () => {
          const writing = open.result.transaction(store, 'readwrite');
          const rows = writing.objectStore(store);
          const all = rows.getAll();
          all.onsuccess = () => {
            const found = all.result as { record: { id: string; name: string } }[];
            for (let i = 0; i < total; i += 1) {
              const record = { ...found[0].record, id: `extra${i}`, name: `Extra ${i}` };
              rows.add({ record });
            }
          };
          writing.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    { database: DATABASE_NAME, table, count },
  );
}

/** ms from the click in the menu until the list says how many there are. */
async function openingTime(page: Page, name: 'Profiles' | 'Anchors', least: number): Promise<number> {
  await page.getByRole('menuitem', { name: 'Databases' }).hover();
  const entry = page.getByRole('menuitem', { name, exact: true });
  await expect(entry).toBeVisible();
  return entry.evaluate(
    (element, enough) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          const text = document.querySelector('.ant-pagination-total-text')?.textContent ?? '';
          if (Number(/\d+$/.exec(text)?.[0] ?? 0) >= enough) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        (element as HTMLElement).click();
        requestAnimationFrame(look);
      }),
    least,
  );
}

/** Times between the frames while the list is scrolled to and fro, ms, shortest first. `burden`: ms that every frame is held up. */
async function frameTimes(page: Page, burden = 0): Promise<number[]> {
  // What opening the list has left to do is no part of scrolling it.
  await page.waitForTimeout(500);
  return page.evaluate(
    (held) =>
      new Promise<number[]>((resolve, reject) => {
        let scroller = document.querySelector('.ant-table-tbody')!.parentElement!;
        const scrolls = (element: Element) =>
          element.scrollHeight > element.clientHeight + 1 &&
          /auto|scroll/.test(getComputedStyle(element).overflowY);
        while (!scrolls(scroller) && scroller.parentElement) scroller = scroller.parentElement;
        const times: number[] = [];
        let by = 40;
        let last = performance.now();
        const step = (now: number) => {
          times.push(now - last);
          last = now;
          const before = scroller.scrollTop;
          scroller.scrollTop += by;
          if (scroller.scrollTop === before) {
            by = -by;
            scroller.scrollTop += by;
          }
          if (scroller.scrollTop === before) reject(new Error('the list does not scroll'));
          const until = performance.now() + held;
          while (performance.now() < until);
          if (times.length < 60) requestAnimationFrame(step);
          else resolve(times.slice(1).sort((one, other) => one - other));
        };
        requestAnimationFrame(step);
      }),
    burden,
  );
}

const median = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)];

/** Longer frames are seen as stutter. */
const SMOOTH_MS = 50;
/** Scrolled so often after each opening: the best counts, as other work on the machine only adds. */
const PASSES = 3;

test('1,000 anchors and 2,000 profiles open within a second and scroll smoothly', async ({ page }) => {
  await signIn(page, 'admin');
  await multiply(page, 'anchors', 1000);
  await multiply(page, 'sectionSteels', 2000);
  const lists = [
    { name: 'Anchors', least: 1000 },
    { name: 'Profiles', least: 2000 },
  ] as const;
  for (const { name, least } of lists) {
    // The first opening loads the page's own chunk; a busy machine is given three tries.
    const times: number[] = [];
    const rounds: number[][] = [];
    for (let i = 0; i < 3; i += 1) {
      await page.getByRole('menuitem', { name: 'Design', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Calculation' })).toBeVisible();
      times.push(await openingTime(page, name, least));
      for (let pass = 0; pass < PASSES; pass += 1) rounds.push(await frameTimes(page));
    }
    const rounded = (values: number[]) => values.map((value) => Math.round(value)).join(', ');
    const longest = rounds.map((frames) => frames.at(-1)!);
    console.log(`${name}: opens in ${rounded(times)} ms; longest frame ${rounded(longest)} ms`);
    expect(Math.min(...times), name).toBeLessThan(1000);
    expect(Math.round(Math.min(...longest)), name).toBeLessThanOrEqual(SMOOTH_MS);
    expect(Math.max(...rounds.map(median)), name).toBeLessThan(SMOOTH_MS);
    // The measurement itself: a list that holds up every frame is told from a smooth one.
    expect(median(await frameTimes(page, 2 * SMOOTH_MS)), name).toBeGreaterThan(SMOOTH_MS);
  }
});
