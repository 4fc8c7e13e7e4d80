// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { startZoom, zoomOn, startPixelRects } from '@/app/zoom';
import { REAL_PIXELS } from '@/shared/ui/unzoomed-box';

it('the page zoom equals the screen width divided by 1920, even after the window has moved to another screen', () => {
  const width = vi.spyOn(window.screen, 'width', 'get').mockReturnValue(1366);
  const root = document.createElement('div');
  startZoom(root);
  expect(Number(root.style.zoom)).toBeCloseTo(1366 / 1920, 10);
  width.mockReturnValue(2560);
  window.dispatchEvent(new Event('resize'));
  expect(Number(root.style.zoom)).toBeCloseTo(2560 / 1920, 10);
  expect(Number(root.style.getPropertyValue('--zoom'))).toBeCloseTo(2560 / 1920, 10);
  expect(Number(root.style.getPropertyValue('--body-zoom'))).toBe(1);
});

it.each([
  [390, 1],
  [1023, 1],
  [1024, 1024 / 1366],
  [1366, 1],
  [1600, 1],
  [1920, 1],
  [2560, 2560 / 1920],
  [0, 1],
])('content on a screen %d px wide is shown at %d times its designed size', (width, seen) =>
  expect(zoomOn(width).seen).toBeCloseTo(seen, 10),
);

/** Returns the corrected rectangle of an element whose uncorrected size in the browser is 300 x 150 px. */
function measured(prototype: object, parent?: Element) {
  vi.spyOn(window.screen, 'width', 'get').mockReturnValue(2560);
  const element = document.createElement('div');
  parent?.append(element);
  const own = Object.assign(prototype, { getBoundingClientRect: () => new DOMRect(30, 60, 300, 150) });
  startPixelRects(own);
  const { x, y, width, height } = own.getBoundingClientRect.call(element);
  return [x, y, width, height];
}

it('element rectangles are converted to window pixels if the browser divides them by the zoom', () =>
  expect(measured({})).toEqual([40, 80, 400, 200]));

it('element rectangles remain unchanged inside an unzoomed box', () => {
  const box = document.createElement('div');
  box.setAttribute(REAL_PIXELS, 'true');
  expect(measured({}, box)).toEqual([30, 60, 300, 150]);
});

it('element rectangles remain unchanged in a browser that follows the CSS zoom standard', () =>
  expect(measured({ currentCSSZoom: 1 })).toEqual([30, 60, 300, 150]));
