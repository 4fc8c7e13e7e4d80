/** Parts of a browser that jsdom lacks and the components ask for. */

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

export function fillBrowserGaps(): void {
  globalThis.ResizeObserver ??= NoResizeObserver;
  window.matchMedia ??= matchMedia;
  // jsdom has no pseudo elements and says so on every call.
  const { getComputedStyle } = window;
  window.getComputedStyle = (element) => getComputedStyle(element);
}
