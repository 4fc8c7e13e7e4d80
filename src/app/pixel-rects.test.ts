// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { startPixelRects } from '@/app/zoom';
import { REAL_PIXELS } from '@/shared/ui/unzoomed-box';

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

afterEach(() => vi.restoreAllMocks());

it('element rectangles are converted to window pixels if the browser divides them by the zoom', () =>
  expect(measured({})).toEqual([40, 80, 400, 200]));

it('element rectangles remain unchanged inside an unzoomed box', () => {
  const box = document.createElement('div');
  box.setAttribute(REAL_PIXELS, 'true');
  expect(measured({}, box)).toEqual([30, 60, 300, 150]);
});

it('element rectangles remain unchanged in a browser that follows the CSS zoom standard', () =>
  expect(measured({ currentCSSZoom: 1 })).toEqual([30, 60, 300, 150]));
