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

/**
 * Variables of icon buttons whose value is `inherit`: jsdom looks up each of them twice on every level above
 * the button, which takes it 2^22 steps at the usual depth, again after every change of the page.
 */
const INHERITED = ['', '-sm', '-lg'].map((size) => `--ant-button-only-icon-size${size}: 1em !important;`);

function settleIconSizes(): void {
  const id = 'settled-icon-sizes';
  if (document.getElementById(id)) return;
  const style = document.createElement('style');
  style.id = id;
  style.textContent = `* { ${INHERITED.join(' ')} }`;
  document.head.append(style);
}

export function fillBrowserGaps(): void {
  settleIconSizes();
  globalThis.ResizeObserver ??= NoResizeObserver;
  window.matchMedia ??= matchMedia;
  // It lays nothing out either.
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom has no pseudo elements and says so on every call.
  const { getComputedStyle } = window;
  window.getComputedStyle = (element) => getComputedStyle(element);
}
