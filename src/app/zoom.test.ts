// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { startZoom, zoomOn } from '@/app/zoom';

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
