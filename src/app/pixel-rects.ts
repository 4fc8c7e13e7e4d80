/**
 * Corrects element rectangles in WebKit. Pointer events use window pixels and, according to the CSS zoom
 * standard, so do element rectangles. WebKit divides the rectangles by the element's zoom, so that pop-ups,
 * 3D picking, the image cropper and drags would be wrong by the zoom factor.
 */
import { zoomOn } from '@/app/zoom';
import { REAL_PIXELS } from '@/shared/ui/counter-zoom';

function zoomOf(element: Element): number {
  const { root, seen } = zoomOn(window.screen.width);
  if (element === document.documentElement) return root;
  return element.closest(`[${REAL_PIXELS}]`) ? 1 : seen;
}

/** Replaces `getBoundingClientRect` if the browser does not follow the standard. */
export function startPixelRects(prototype: Pick<Element, 'getBoundingClientRect'> = Element.prototype): void {
  // A browser that has the property `currentCSSZoom` follows the standard.
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
