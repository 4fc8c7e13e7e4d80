/** Replaces browser features that the components need but jsdom lacks. */

/** Properties that children inherit; the other properties apply only to the element itself. */
const INHERITED = new Set(['visibility']);

/** Cache of the `display` value of each tag, as jsdom reports it. */
const displays = new Map<string, string>();

function displayOfTag(element: Element, computed: typeof getComputedStyle): string {
  const { localName } = element;
  const known = displays.get(localName);
  if (known !== undefined) return known;
  const bare = document.createElementNS(element.namespaceURI, localName);
  document.body.append(bare);
  const { display } = computed(bare);
  bare.remove();
  displays.set(localName, display);
  return display;
}

const ownStyle = (element: Element): CSSStyleDeclaration | null =>
  'style' in element ? (element.style as CSSStyleDeclaration) : null;

function valueOf(element: Element, name: string, computed: typeof getComputedStyle): string {
  const own = ownStyle(element)?.getPropertyValue(name) ?? '';
  if (own !== '' && own !== 'inherit') return own;
  if (name === 'display') return element.hasAttribute('hidden') ? 'none' : displayOfTag(element, computed);
  if (INHERITED.has(name))
    return element.parentElement ? valueOf(element.parentElement, name, computed) : 'visible';
  return own;
}

const dashed = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Returns a replacement for `getComputedStyle` that reads no style sheets. Tests do not load style sheets
 * (`css: false`, no component styles), so only the element's own style and its tag matter. jsdom would match
 * every rule in its default style sheet on each call, which takes a sixth of the time of all screen tests.
 * `computed` is the function of jsdom, used to find the default style of a tag.
 */
function plainStyles(computed: typeof getComputedStyle): typeof getComputedStyle {
  return (element) => {
    const own = ownStyle(element) ?? document.createElement('i').style;
    return new Proxy(own, {
      get(target, key) {
        if (key === 'getPropertyValue') return (name: string) => valueOf(element, name, computed);
        const value: unknown = Reflect.get(target, key, target);
        if (typeof key !== 'string' || typeof value !== 'string') return value;
        return valueOf(element, dashed(key), computed);
      },
    });
  };
}

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
