import { expect, test, type Page } from '@playwright/test';
import { calculate, enterDeadLoads, expectResult, fillField, openPanel } from '../fixtures/design';
import { problemsOf } from '../fixtures/faults';
import { signIn } from '../fixtures/session';

const canvas = (page: Page) => page.locator('canvas[data-frames]');

/** A counter that the canvas carries after each frame. */
async function counter(page: Page, name: 'frames' | 'calls' | 'geometries' | 'textures'): Promise<number> {
  return Number(await canvas(page).getAttribute(`data-${name}`));
}

/** So long must nothing have been drawn: what the page still waits for may come late on a busy machine. */
const QUIET = 1000;

/** Waits until the view draws no more. */
async function settle(page: Page): Promise<void> {
  await expect(canvas(page)).toBeVisible();
  let last = { frames: -1, since: Date.now() };
  await expect
    .poll(async () => {
      const frames = await counter(page, 'frames');
      if (frames !== last.frames) last = { frames, since: Date.now() };
      return Date.now() - last.since;
    })
    .toBeGreaterThan(QUIET);
}

/** Everything at once, as the contract of the window message has it. */
const EIGHT = {
  type: 'anchor-viewer/scene',
  foundation: {
    points: [
      [-10000, -310],
      [315, -310],
      [315, 290],
      [-10000, 290],
    ],
    h: 200,
    edges: { X1: true, X2: false, Y1: true, Y2: true },
  },
  plate: { length: 420, width: 420, thickness: 20, standOff: 30, gap: 'grout', hole: 14 },
  bolts: [-140, 0, 140]
    .flatMap((y) => [-140, 0, 140].map((x) => [x, y]))
    .filter(([x, y]) => x !== 0 || y !== 0)
    .map(([x, y], i) => ({ no: i + 1, x, y, weightX: i % 2, weightY: 1, diameter: 12, hef: 70, depth: 80 })),
  section: { type: 16, H: 200, W: 200, T: 9, FT: 15 },
  eccentricity: { ex: 10, ey: 5 },
  rotation: 15,
  loads: { Nz: -20, Vx: 10, Vy: 5, Mx: 4, My: 3, Mz: 2 },
  locale: 'en',
  screenshot: false,
  reactions: [1, 2, 3, 4, 5, 6, 7, 8].map((no) => ({ no, tension: no })),
  compression: { force: 40, x: 100, y: 60 },
  failureBody: {
    mode: 'concrete_cone',
    bodies: [{ kind: 'cone', anchors: [1, 2, 3, 4, 5, 6, 7, 8], reach: 105, depth: 70, cracks: true }],
  },
  deformation: { nx: 21, ny: 21, w: Array.from({ length: 441 }, (_, i) => Math.sin(i / 60) / 5) },
};

/** Size of the picture that answers a request; null where nothing answers in time. */
async function pictureSize(
  page: Page,
  scene: typeof EIGHT & { screenshotScale?: number },
): Promise<[number, number] | null> {
  return page.evaluate(
    (message) =>
      new Promise<[number, number] | null>((resolve) => {
        const timer = setTimeout(() => resolve(null), 5000);
        window.addEventListener('message', ({ data }: MessageEvent<{ type?: string; dataUrl?: string }>) => {
          if (data.type !== 'anchor-viewer/screenshot' || data.dataUrl === undefined) return;
          clearTimeout(timer);
          const image = new Image();
          image.onload = () => resolve([image.naturalWidth, image.naturalHeight]);
          image.onerror = () => resolve(null);
          image.src = data.dataUrl;
        });
        window.postMessage(message, window.location.origin);
      }),
    scene,
  );
}

test('appears, follows the inputs within a frame, and draws nothing while idle', async ({ page }) => {
  const problems = problemsOf(page);
  await signIn(page);
  await settle(page);
  const idle = await counter(page, 'frames');
  await page.waitForTimeout(1000);
  expect(await counter(page, 'frames')).toBe(idle);

  await openPanel(page, 'Layout');
  await fillField(page, 'Sx1', '150');
  await expect.poll(() => counter(page, 'frames')).toBeGreaterThan(idle);
  await settle(page);
  expect(await counter(page, 'frames')).toBe(idle + 1);
  expect(problems).toEqual([]);
});

test('is turned by its buttons and by the pointer; the plan stays a click away', async ({ page }) => {
  await signIn(page);
  await settle(page);
  const pictures = new Set([(await canvas(page).screenshot()).toString('base64')]);
  for (const name of ['Top', 'Front', 'Side']) {
    await page.getByRole('button', { name, exact: true }).click();
    await settle(page);
    pictures.add((await canvas(page).screenshot()).toString('base64'));
  }
  expect(pictures.size).toBe(4);

  const before = await counter(page, 'frames');
  await canvas(page).hover();
  await page.mouse.down();
  await page.mouse.move(900, 600, { steps: 4 });
  await page.mouse.up();
  await page.mouse.wheel(0, -240);
  await expect.poll(() => counter(page, 'frames')).toBeGreaterThan(before + 1);
  // By keyboard as well.
  await page.getByRole('button', { name: 'Isometric' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Fit to view' }).focus();
  await page.keyboard.press('Enter');
  await settle(page);
  for (const name of ['Loads', 'Dimensions', 'Anchor numbers', 'Transparent concrete']) {
    const frames = await counter(page, 'frames');
    await page.getByRole('checkbox', { name, exact: true }).press('Space');
    await expect.poll(() => counter(page, 'frames')).toBeGreaterThan(frames);
  }

  await page.getByText('Plan', { exact: true }).click();
  await expect(page.getByRole('group', { name: 'Plan of plate, anchors and edges' })).toBeVisible();
  await expect(canvas(page)).toHaveCount(0);
  await page.getByText('3D', { exact: true }).first().click();
  await expect(canvas(page)).toBeVisible();
});

test('keeps its picture exact on a smaller screen, where the page is zoomed', async ({ browser }) => {
  const page = await browser.newPage({
    viewport: { width: 1366, height: 768 },
    screen: { width: 1366, height: 768 },
  });
  await signIn(page);
  await settle(page);
  const sizes = await canvas(page).evaluate((element: HTMLCanvasElement) => {
    const box = element.getBoundingClientRect();
    const frame = element.closest('[role="img"]')!.getBoundingClientRect();
    return {
      drawn: [element.width, element.height],
      box: [box.width, box.height],
      frame: [frame.width, frame.height],
    };
  });
  for (const axis of [0, 1]) {
    expect(Math.abs(sizes.box[axis] - sizes.frame[axis])).toBeLessThan(2);
    expect(Math.abs(sizes.drawn[axis] - sizes.frame[axis])).toBeLessThan(2);
  }
  expect(await pictureSize(page, { ...EIGHT, screenshot: true })).toEqual([1000, 520]);
  await page.close();
});

test('answers with a picture of fixed size, and needs few draw calls for all it can show', async ({
  page,
}) => {
  const problems = problemsOf(page);
  await signIn(page);
  await settle(page);
  expect(await pictureSize(page, { ...EIGHT, screenshot: true })).toEqual([1000, 520]);
  expect(await pictureSize(page, { ...EIGHT, screenshot: true, screenshotScale: 1 })).toEqual([500, 260]);
  await settle(page);
  const calls = await counter(page, 'calls');
  expect(calls).toBeGreaterThan(10);
  expect(calls).toBeLessThan(150);
  expect(problems).toEqual([]);
});

test('ignores messages of another type or shape', async ({ page }) => {
  const problems = problemsOf(page);
  await signIn(page);
  await settle(page);
  const before = await counter(page, 'frames');
  await page.evaluate((scene) => {
    const wrong: unknown[] = [
      null,
      'anchor-viewer/scene',
      42,
      { type: 'anchor-viewer/scene' },
      { ...scene, type: 'another/scene' },
      { ...scene, plate: null },
      { ...scene, bolts: [{ no: 1 }] },
      { ...scene, rotation: Infinity },
      { ...scene, foundation: { ...scene.foundation, points: [] } },
    ];
    for (const message of wrong) window.postMessage(message, window.location.origin);
  }, EIGHT);
  await page.waitForTimeout(500);
  expect(await counter(page, 'frames')).toBe(before);
  expect(problems).toEqual([]);

  // A page of another origin that knows this window posts a sound scene: it arrives, and is not drawn either.
  await page.evaluate(() => {
    window.addEventListener('message', ({ origin }) => {
      if (origin !== window.location.origin) document.body.dataset.strangers = origin;
    });
  });
  const stranger = 'https://stranger.example';
  await page.context().route(`${stranger}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>opener.postMessage(${JSON.stringify(EIGHT)}, '*')</script>`,
    }),
  );
  const opened = page.waitForEvent('popup');
  await page.evaluate((address) => void window.open(address), stranger);
  await expect(page.locator('body')).toHaveAttribute('data-strangers', stranger);
  await (await opened).close();
  await page.bringToFront();
  await page.waitForTimeout(500);
  expect(await counter(page, 'frames')).toBe(before);
  expect(problems).toEqual([]);
});

test('shows the failure body of a row, marks the row, and keeps a picture for the report', async ({
  page,
}) => {
  await signIn(page);
  await enterDeadLoads(page, { Nz: '10', Vx: '8', Mx: '1' });
  await calculate(page);
  await expectResult(page);
  await settle(page);
  await expect(page.getByText('Anchor tension [kN]')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('anchor_screen_shot')?.slice(0, 22)))
    .toBe('data:image/png;base64,');

  const show = page.getByRole('button', { name: 'Show Concrete edge failure in the 3D view' });
  await show.click();
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Failure body', { exact: true })).toBeVisible();
  // The choice above the view is the same one.
  const choice = page.getByRole('combobox', { name: 'Show failure body' });
  await choice.press('ArrowDown');
  await page.getByTitle('Concrete cone failure').last().click();
  await expect(show).toHaveAttribute('aria-pressed', 'false');
  await expect(
    page.getByRole('button', { name: 'Show Concrete cone failure in the 3D view' }),
  ).toHaveAttribute('aria-pressed', 'true');

  // A changed input makes the result one of earlier inputs: the view shows none of it.
  await openPanel(page, 'Layout');
  await fillField(page, 'Sx1', '160');
  await expect(page.getByText('Anchor tension [kN]')).toBeHidden();
});

test('marks what is clicked at: the row of a failure body, and an anchor both ways', async ({ page }) => {
  await signIn(page);
  await enterDeadLoads(page, { Nz: '10', Vx: '8' });
  await calculate(page);
  await expectResult(page);
  const show = page.getByRole('button', { name: 'Show Concrete cone failure in the 3D view' });
  await show.click();
  await page.getByRole('button', { name: 'Top', exact: true }).click();
  await page.getByRole('tab', { name: 'Forces' }).click();
  await settle(page);
  // From above the body lies round the plate's middle; beside profile and anchors it is the first thing under the pointer.
  const box = (await canvas(page).boundingBox())!;
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.5, 0.62));
  await expect(canvas(page)).toHaveCSS('cursor', 'pointer');
  await page.mouse.click(...at(0.5, 0.62));
  await expect(page.getByTestId('row-concrete_cone')).toBeVisible();
  await expect(show).toBeFocused();
  await page.mouse.move(...at(0.02, 0.02));
  await expect(canvas(page)).not.toHaveCSS('cursor', 'pointer');

  // An anchor by its row, and none again by a click beside everything.
  await page.getByRole('tab', { name: 'Forces' }).click();
  const second = page.getByRole('button', { name: 'Mark anchor 2 in the 3D view' });
  const frames = await counter(page, 'frames');
  await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => counter(page, 'frames')).toBeGreaterThan(frames);
  await page.mouse.click(...at(0.02, 0.02));
  await expect(second).toHaveAttribute('aria-pressed', 'false');
});

test('leaks nothing when it is opened and closed over and over', async ({ page }) => {
  const problems = problemsOf(page);
  await signIn(page);
  await settle(page);
  const geometries = await counter(page, 'geometries');
  const textures = await counter(page, 'textures');
  for (let round = 0; round < 6; round++) {
    await page.getByText('Plan', { exact: true }).click();
    await expect(canvas(page)).toHaveCount(0);
    await page.getByText('3D', { exact: true }).first().click();
    await expect(canvas(page)).toBeVisible();
  }
  await settle(page);
  expect(await counter(page, 'geometries')).toBe(geometries);
  expect(await counter(page, 'textures')).toBe(textures);
  expect(problems).toEqual([]);
});

test('gives way to the plan when the graphics context is lost, and comes back', async ({ page }) => {
  await signIn(page);
  await settle(page);
  await canvas(page).evaluate((element: HTMLCanvasElement) =>
    element.getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext(),
  );
  await expect(page.getByText('The 3D view is not available.', { exact: false })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Plan of plate, anchors and edges' })).toBeVisible();
  await page.getByRole('button', { name: 'Show 3D again' }).click();
  await settle(page);
});

test('gives way to the plan where the browser has no WebGL', async ({ page }) => {
  const problems = problemsOf(page);
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype as unknown as {
      getContext: (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) => unknown;
    };
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.includes('webgl') ? null : getContext.call(this, kind, ...rest);
      },
    });
  });
  await signIn(page);
  await expect(page.getByText('This browser has no 3D graphics', { exact: false })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Plan of plate, anchors and edges' })).toBeVisible();
  await enterDeadLoads(page, { Nz: '10' });
  await calculate(page);
  await expectResult(page);
  expect(problems).toEqual([]);
});
