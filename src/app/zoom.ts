/**
 * The page is drawn for a screen 1920 px wide, and its root scales to the real one. Scaled down, the texts of
 * the panels would be 8 px high on a screen of 1366: there the body takes the shrinking back, and the layout
 * makes room instead. Only below 1366, where no layout is left, does the page shrink.
 */

const DESIGN_WIDTH = 1920;
/** px: the narrowest screen on which everything is reachable at its own size. */
const NARROWEST = 1366;
/** px: narrower screens, of phones and tablets, have pages of their own, at their own size. */
const SMALL = 1024;

/** `root`: of the root element, by the width of the screen alone. `seen`: of what stands in the body. */
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

/** Sets the zoom of root and body, again whenever the window comes to another screen. */
export function startZoom(root: HTMLElement = document.documentElement): void {
  apply(root);
  let width = window.screen.width;
  window.addEventListener('resize', () => {
    if (window.screen.width === width) return;
    width = window.screen.width;
    apply(root);
  });
}
