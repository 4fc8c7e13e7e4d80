/**
 * Computes styles without style sheets. Tests do not load style sheets (`css: false`, no component styles),
 * so only the element's own style and its tag matter. jsdom would match every rule in its default style
 * sheet on each call, which takes a sixth of the time of all screen tests.
 */

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
 * Returns a replacement for `getComputedStyle`. `computed` is the function of jsdom, used to find the default
 * style of a tag.
 */
export function plainStyles(computed: typeof getComputedStyle): typeof getComputedStyle {
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
