import type { Page } from '@playwright/test';
import { calculateLoads, fillField, openPanel } from '../fixtures/design';
import { problemsOf } from '../fixtures/faults';
import { expect, test } from '../fixtures/journey';
import { openList, part } from '../fixtures/load-list';
import { EIGHT, pictureOf } from '../fixtures/scene';
import { openWorkspace } from '../fixtures/session';

const canvas = (page: Page) => page.locator('canvas[data-frames]');

/** Returns a counter that the canvas updates after each frame. */
async function counter(page: Page, name: 'frames' | 'calls' | 'geometries' | 'textures'): Promise<number> {
  return Number(await canvas(page).getAttribute(`data-${name}`));
}

/**
 * Time in ms without a new frame after which the view is considered idle; long, because a busy machine may
 * delay the page's work.
 */
const QUIET = 1000;

/** Waits until the view no longer renders frames. */
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

// The screen is small because software rendering is slow; the app also zooms the page at this width.
const SCREEN = { width: 1366, height: 768 };
test.use({ viewport: SCREEN, screen: SCREEN });

/** Returns the sizes of the drawing buffer, of the canvas and of the frame around the canvas. */
const sizesOf = (page: Page) =>
  canvas(page).evaluate((element: HTMLCanvasElement) => {
    const box = element.getBoundingClientRect();
    const frame = element.closest('[role="img"]')!.getBoundingClientRect();
    return {
      drawn: [element.width, element.height],
      box: [box.width, box.height],
      frame: [frame.width, frame.height],
    };
  });

async function expectFilled(page: Page): Promise<void> {
  const { drawn, box, frame } = await sizesOf(page);
  for (const axis of [0, 1]) {
    expect(Math.abs(box[axis] - frame[axis])).toBeLessThan(2);
    expect(Math.abs(drawn[axis] - frame[axis])).toBeLessThan(2);
  }
}

test('the 3D view fills its frame, renders only one frame after an input and none behind the load list, and returns images in the requested size', async ({
  page,
}) => {
  const problems = problemsOf(page);
  await openWorkspace(page);
  await settle(page);
  await expectFilled(page);

  const idle = await counter(page, 'frames');
  await page.waitForTimeout(1000);
  expect(await counter(page, 'frames')).toBe(idle);
  await openPanel(page, 'Layout');
  await fillField(page, 'Sx1', '150');
  await expect.poll(() => counter(page, 'frames')).toBeGreaterThan(idle);
  await settle(page);
  expect(await counter(page, 'frames')).toBe(idle + 1);

  // Nothing is drawn or resized behind the load list; both follow when the list closes.
  await openList(page);
  await openPanel(page, 'Layout');
  await fillField(page, 'Sx1', '160');
  const { drawn } = await sizesOf(page);
  await page.setViewportSize({ ...SCREEN, height: SCREEN.height + 100 });
  await page.waitForTimeout(1000);
  expect(await counter(page, 'frames')).toBe(idle + 1);
  expect((await sizesOf(page)).drawn).toEqual(drawn);
  await part(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => counter(page, 'frames')).toBeGreaterThan(idle + 1);
  await settle(page);
  expect((await sizesOf(page)).drawn).not.toEqual(drawn);
  await expectFilled(page);

  for (const scale of [undefined, 1, 4]) {
    const picture = await pictureOf(page, { ...EIGHT, screenshot: true, screenshotScale: scale });
    expect(picture?.size).toEqual([500 * (scale ?? 2), 260 * (scale ?? 2)]);
    expect(picture?.drawn).toBeGreaterThan(15);
  }
  await settle(page);
  const calls = await counter(page, 'calls');
  expect(calls).toBeGreaterThan(10);
  expect(calls).toBeLessThan(150);
  expect(problems).toEqual([]);
});

test('the 3D view can be rotated, and the plan replaces it on request or after the WebGL context is lost', async ({
  page,
}) => {
  await openWorkspace(page);
  await settle(page);
  const pictures = new Set([(await canvas(page).screenshot()).toString('base64')]);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  for (const name of ['Top', 'Front', 'Side']) {
    await page.getByRole('button', { name, exact: true }).click();
    await settle(page);
    pictures.add((await canvas(page).screenshot()).toString('base64'));
  }
  expect(pictures.size).toBe(4);

  const before = await counter(page, 'frames');
  await canvas(page).hover();
  const { x, y, width, height } = (await canvas(page).boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(x + 0.4 * width, y + 0.7 * height, { steps: 4 });
  await page.mouse.up();
  await page.mouse.wheel(0, -240);
  await expect.poll(() => counter(page, 'frames')).toBeGreaterThan(before + 1);
  // The buttons also work with the keyboard.
  await page.getByRole('button', { name: 'View', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Isometric' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Fit to view' }).focus();
  await page.keyboard.press('Enter');
  await settle(page);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  for (const name of ['Loads', 'Dimensions', 'Anchor numbers', 'Transparent concrete']) {
    const frames = await counter(page, 'frames');
    await page.getByRole('checkbox', { name, exact: true }).press('Space');
    await expect.poll(() => counter(page, 'frames')).toBeGreaterThan(frames);
  }

  const plan = page.getByRole('group', { name: 'Plan of plate, anchors and edges' });
  await page.getByText('Plan', { exact: true }).click();
  await expect(plan).toBeVisible();
  await expect(canvas(page)).toHaveCount(0);
  await page.getByText('3D', { exact: true }).first().click();
  await expect(canvas(page)).toBeVisible();

  await canvas(page).evaluate((element: HTMLCanvasElement) =>
    element.getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext(),
  );
  await expect(page.getByText('The 3D view is not available.', { exact: false })).toBeVisible();
  await expect(plan).toBeVisible();
  await page.getByRole('button', { name: 'Try 3D again' }).click();
  await settle(page);
});

test('opening and closing the 3D view repeatedly does not increase the number of geometries and textures', async ({
  page,
}) => {
  const problems = problemsOf(page);
  await openWorkspace(page);
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

test('the 3D view shows the failure body of the selected check and marks the anchor selected in the table', async ({
  page,
}) => {
  await openWorkspace(page);
  await calculateLoads(page, { Nz: '10', Vx: '8', Mx: '1' });
  await settle(page);
  // The legend is collapsed on a screen of this width.
  await page.getByTestId('legend').getByText('Legend').click();
  await expect(page.getByText('Utilisation of the anchors [%]')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('anchor_screen_shot')?.slice(0, 22)))
    .toBe('data:image/png;base64,');

  const edge = page.getByRole('button', { name: 'Show Concrete edge failure in the 3D view' });
  const cone = page.getByRole('button', { name: 'Show Concrete cone failure in the 3D view' });
  await edge.click();
  await expect(edge).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByTestId('legend').getByText('Breakout body')).toBeVisible();
  // The selector above the view selects the same failure body.
  await page.getByRole('combobox', { name: 'Breakout body' }).press('ArrowDown');
  await page.getByTitle('Concrete cone failure').last().click();
  await expect(edge).toHaveAttribute('aria-pressed', 'false');
  await expect(cone).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('button', { name: 'Top', exact: true }).click();
  await page.getByRole('tab', { name: 'Forces' }).click();
  await settle(page);
  // Seen from above, the failure body surrounds the centre of the plate; next to the profile and the anchors,
  // it is the first object under the pointer.
  const box = (await canvas(page).boundingBox())!;
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.5, 0.62));
  await expect(canvas(page)).toHaveCSS('cursor', 'pointer');
  await page.mouse.click(...at(0.5, 0.62));
  await expect(page.getByTestId('row-concrete_cone')).toBeVisible();
  await expect(cone).toBeFocused();
  await page.mouse.move(...at(0.02, 0.02));
  await expect(canvas(page)).not.toHaveCSS('cursor', 'pointer');

  // Clicking a table row selects its anchor; clicking the background clears the selection.
  await page.getByRole('tab', { name: 'Forces' }).click();
  const second = page.getByRole('button', { name: 'Mark anchor 2 in the 3D view' });
  const frames = await counter(page, 'frames');
  await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => counter(page, 'frames')).toBeGreaterThan(frames);
  await page.mouse.click(...at(0.02, 0.02));
  await expect(second).toHaveAttribute('aria-pressed', 'false');

  // Changing an input makes the result out of date, so the view no longer shows it.
  await openPanel(page, 'Layout');
  await fillField(page, 'Sx1', '160');
  await expect(page.getByText('Utilisation of the anchors [%]')).toBeHidden();
});
