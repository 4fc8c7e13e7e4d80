/**
 * Pointer events use window pixels. By the CSS zoom standard, so do element rectangles; WebKit divides them
 * by the zoom of the element, so pop-ups, 3D picking, the image cropper and drags would be off by the zoom
 * factor.
 */
import { zoomOn } from '@/app/zoom';
import { REAL_PIXELS } from '@/shared/ui/counter-zoom';

function zoomOf(element: Element): number {
  const { root, seen } = zoomOn(window.screen.width);
  if (element === document.documentElement) return root;
  return element.closest(`[${REAL_PIXELS}]`) ? 1 : seen;
}

/** Makes element rectangles follow the standard if the browser does not. */
export function startPixelRects(prototype: Pick<Element, 'getBoundingClientRect'> = Element.prototype): void {
  // Browsers with this property also follow the standard for rectangles.
  if ('currentCSSZoom' in prototype) return;
  const { getBoundingClientRect } = prototype;
  prototype.getBoundingClientRect = function inPixels(this: Element) {
    const rect = getBoundingClientRect.call(this);
    const zoom = zoomOf(this);
    return zoom === 1
      ? rect
      : new DOMRect(rect.x * zoom, rect.y * zoom, rect.width * zoom, rect.height * zoom);
  };
}
