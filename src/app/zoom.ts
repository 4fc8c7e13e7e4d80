/**
 * Page zoom. The page is designed for a screen 1920 px wide, and its root is scaled to the width of the
 * actual screen. On a 1366 px screen, panel text would be 8 px high; on such screens the body is scaled back
 * to its original size, and the layout is more compact. Only between 1024 px and 1366 px is the whole page
 * reduced.
 */
import { REAL_PIXELS } from '@/shared/ui/unzoomed-box';

const DESIGN_WIDTH = 1920;
/** Width in px of the narrowest screen on which everything is reachable at its original size. */
const NARROWEST = 1366;
/** Screen width in px below which phones and tablets get their own, unscaled pages. */
const SMALL = 1024;

/** Returns the zoom factors for a screen width: `root` of the root element, `seen` of the visible content. */
export function zoomOn(screenWidth: number): { root: number; seen: number } {
  const root = screenWidth > 0 ? screenWidth / DESIGN_WIDTH : 1;
  if (screenWidth < SMALL) return { root, seen: 1 };
  return { root, seen: root >= 1 ? root : Math.min(1, screenWidth / NARROWEST) };
}

function apply(element: HTMLElement): void {
  const { root, seen } = zoomOn(window.screen.width);
  element.style.zoom = String(root);
  element.style.setProperty('--zoom', String(seen));
  element.style.setProperty('--body-zoom', String(seen / root));
}

/** Sets the zoom for root and body, and updates it when the window moves to another screen. */
export function startZoom(root: HTMLElement = document.documentElement): void {
  apply(root);
  let width = window.screen.width;
  window.addEventListener('resize', () => {
    if (window.screen.width === width) return;
    width = window.screen.width;
    apply(root);
  });
}

/**
 * Corrects element rectangles in WebKit. Pointer events use window pixels and, according to the CSS zoom
 * standard, so do element rectangles. WebKit divides the rectangles by the element's zoom, so that pop-ups,
 * 3D picking, the image cropper and drags would be wrong by the zoom factor.
 */
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
