/** Parts of a browser that jsdom lacks and the components ask for. */
import { plainStyles } from './plain-styles';

class NoResizeObserver implements ResizeObserver {
  observe(): void {
    // Nothing is ever laid out in jsdom.
  }
  unobserve(): void {
    // As above.
  }
  disconnect(): void {
    // As above.
  }
}

function matchMedia(media: string): MediaQueryList {
  const target = new EventTarget();
  return Object.assign(target, {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

const filled = new WeakSet<Window>();

export function fillBrowserGaps(): void {
  if (filled.has(window)) return;
  filled.add(window);
  globalThis.ResizeObserver ??= NoResizeObserver;
  window.matchMedia ??= matchMedia;
  // It lays nothing out either.
  Element.prototype.scrollIntoView = () => undefined;
  window.getComputedStyle = plainStyles(window.getComputedStyle);
}
