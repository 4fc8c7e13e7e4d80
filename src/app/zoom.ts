/** The page is drawn for a screen 1920 px wide and scales to the real one. */

const DESIGN_WIDTH = 1920;

function apply(root: HTMLElement): void {
  const zoom = window.screen.width > 0 ? window.screen.width / DESIGN_WIDTH : 1;
  root.style.setProperty('--zoom', String(zoom));
  root.style.zoom = String(zoom);
}

/** Sets zoom and `--zoom` on the root element, again whenever the window comes to another screen. */
export function startZoom(root: HTMLElement = document.documentElement): void {
  apply(root);
  let width = window.screen.width;
  window.addEventListener('resize', () => {
    if (window.screen.width === width) return;
    width = window.screen.width;
    apply(root);
  });
}
