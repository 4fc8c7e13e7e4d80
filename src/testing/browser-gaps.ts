/** Replaces browser features that the components need but jsdom lacks. */
import { plainStyles } from '@/testing/plain-styles';

/** Does nothing: jsdom has no layout. */
class NoResizeObserver implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

function matchMedia(media: string): MediaQueryList {
  const listeners = { addListener: () => undefined, removeListener: () => undefined };
  return Object.assign(new EventTarget(), { media, matches: false, onchange: null, ...listeners });
}

const LABELABLE = ['button', 'input', 'select', 'textarea'];

/**
 * Returns the labels of a control. The jsdom implementation searches the whole page on each call, which took
 * a fifth of the time of a test with a large form, because a query by role determines the labels of every
 * button.
 */
function labelsOf(this: HTMLElement): Element[] {
  const around = this.closest('label');
  const named = this.id === '' ? [] : document.querySelectorAll(`label[for="${CSS.escape(this.id)}"]`);
  const isNamedOtherwise = around?.htmlFor !== '' && around?.htmlFor !== this.id;
  return [...new Set([...(around && !isNamedOtherwise ? [around] : []), ...named])];
}

function quickLabels(): void {
  for (const tag of LABELABLE) {
    const prototype = Object.getPrototypeOf(document.createElement(tag)) as object;
    Object.defineProperty(prototype, 'labels', { get: labelsOf, configurable: true });
  }
}

/**
 * Keeps the components' style sheets empty. Parsing them took a fortieth of the time of all screen tests,
 * and nothing needs them: jsdom has no layout, and `plainStyles` does not read style sheets.
 */
function emptySheets(): void {
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
    get: () => '',
    set: () => undefined,
    configurable: true,
  });
}

const filled = new WeakSet<Window>();

export function fillBrowserGaps(): void {
  if (filled.has(window)) return;
  filled.add(window);
  globalThis.ResizeObserver ??= NoResizeObserver;
  window.matchMedia ??= matchMedia;
  // Does nothing: jsdom does not scroll.
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom has no layout, so each element of the page counts as visible.
  Element.prototype.checkVisibility ??= function (this: Element) {
    return this.isConnected;
  };
  window.getComputedStyle = plainStyles(window.getComputedStyle);
  quickLabels();
  emptySheets();
}
