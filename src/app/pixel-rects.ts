/**
 * Pointer events count pixels of the window. So do rectangles, by the standard of CSS zoom; WebKit divides
 * them by the zoom of their element: pop-ups, picking in 3D, the cropper and drags would miss by the zoom of
 * the page.
 */
import { zoomOn } from '@/app/zoom';
import { REAL_PIXELS } from '@/shared/ui/counter-zoom';

function zoomOf(element: Element): number {
  const { root, seen } = zoomOn(window.screen.width);
  if (element === document.documentElement) return root;
  return element.closest(`[${REAL_PIXELS}]`) ? 1 : seen;
}

/** Lets elements measure as the standard says, where the browser does not. */
export function startPixelRects(prototype: Pick<Element, 'getBoundingClientRect'> = Element.prototype): void {
  // Browsers that know this property follow the standard in the other as well.
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
