/** Pictures of anchors, and long lists. What else the databases do: src/features/administration. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { calculate, enterDeadLoads, expectResult, openPanel } from '../fixtures/design';
import { expect, test } from '../fixtures/journey';
import { expectWorkspace, openWorkspace } from '../fixtures/session';
import { DATABASE_NAME } from '../../mocks/store/schema';

test.use({ account: 'admin' });

const NAME = 'Journey anchor M12';
const PICTURE = 'mocks/seed/pictures/expansion-m12.png';

async function choosePicture(page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) {
  await page.locator('input[type=file]').setInputFiles(files);
}

test(
  'an anchor is added with a cut picture, is on offer in the calculator, and is calculated with',
  { tag: '@essential' },
  async ({ page }) => {
    await openWorkspace(page);
    for (const [entry, title] of [
      ['Profiles', 'Steel profiles'],
      ['Concrete', 'Concrete grades'],
      ['Anchors', 'Anchor database'],
    ]) {
      await page.getByRole('menuitem', { name: 'Databases' }).hover();
      await page.getByRole('menuitem', { name: entry, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
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

    await page.getByRole('menuitem', { name: 'Design', exact: true }).click();
    await expectWorkspace(page);
    await openPanel(page, 'Anchor');
    await page.getByRole('combobox', { name: 'Anchor type' }).click();
    await page.locator('.ant-select-item-option', { hasText: NAME }).click();
    await enterDeadLoads(page, { Nz: '5' });
    await calculate(page);
    await expectResult(page);
  },
);

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
          if (Number(/of (\d+)/.exec(text)?.[1] ?? 0) >= enough) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        (element as HTMLElement).click();
        requestAnimationFrame(look);
      }),
    least,
  );
}

/**
 * Times between the frames while the list is scrolled to and fro, ms, shortest first. `burden`: ms that every
 * frame is held up.
 */
function frameTimes(page: Page, count: number, burden = 0): Promise<number[]> {
  return page.evaluate(
    ({ held, enough }) =>
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
          if (times.length < enough) requestAnimationFrame(step);
          else resolve(times.slice(1).sort((one, other) => one - other));
        };
        requestAnimationFrame(step);
      }),
    { held: burden, enough: count },
  );
}

const median = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)];

/** ms: longer frames are seen as stutter. */
const SMOOTH = 50;
/** ms: longer is not at once. */
const PROMPT = 1000;
/**
 * Tried so often: the best counts, as other work on the machine only adds. The first opening loads the page's
 * own chunk, too.
 */
const TRIES = 6;
/** Scrolled so often after each opening, for the same reason. */
const PASSES = 4;

test('1,000 anchors and 2,000 profiles open within a second and scroll smoothly', async ({ page }) => {
  await openWorkspace(page);
  await multiply(page, 'anchors', 1000);
  await multiply(page, 'sectionSteels', 2000);
  const lists = [
    { name: 'Anchors', least: 1000 },
    { name: 'Profiles', least: 2000 },
  ] as const;
  for (const { name, least } of lists) {
    const openings: number[] = [];
    const frames: number[][] = [];
    const isPrompt = () => openings.some((time) => time < PROMPT);
    const isSmooth = () => frames.some((times) => Math.round(times.at(-1)!) <= SMOOTH);
    while (!(isPrompt() && isSmooth()) && openings.length < TRIES) {
      await page.getByRole('menuitem', { name: 'Design', exact: true }).click();
      await expectWorkspace(page);
      openings.push(await openingTime(page, name, least));
      // What opening the list has left to do is no part of scrolling it.
      await page.waitForTimeout(500);
      for (let pass = 0; pass < PASSES && !isSmooth(); pass += 1) frames.push(await frameTimes(page, 60));
    }
    const rounded = (values: number[]) => values.map((value) => Math.round(value)).join(', ');
    console.log(
      `${name}: opens in ${rounded(openings)} ms; longest frame ${rounded(frames.map((times) => times.at(-1)!))} ms`,
    );
    expect(Math.min(...openings), name).toBeLessThan(PROMPT);
    expect(isSmooth(), name).toBe(true);
    expect(Math.max(...frames.map(median)), name).toBeLessThan(SMOOTH);
    // The measurement itself: a list that holds up every frame is told from a smooth one.
    expect(median(await frameTimes(page, 15, 2 * SMOOTH)), name).toBeGreaterThan(SMOOTH);
  }
});
