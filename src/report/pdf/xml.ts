/** Reads Word XML by element and attribute names with the usual prefixes. */
import { DOMParser, XMLSerializer, type Element } from '@xmldom/xmldom';

export type { Element } from '@xmldom/xmldom';

export function parseXml(text: string): Element | null {
  return new DOMParser({ onError: () => undefined }).parseFromString(text, 'text/xml').documentElement;
}

export const writtenXml = (element: Element): string => new XMLSerializer().serializeToString(element);

const ELEMENT_NODE = 1;

export function childrenOf(element: Element): Element[] {
  const children: Element[] = [];
  for (let node = element.firstChild; node; node = node.nextSibling)
    if (node.nodeType === ELEMENT_NODE) children.push(node as Element);
  return children;
}

export function childOf(element: Element | undefined, name: string): Element | undefined {
  for (let node = element?.firstChild; node; node = node.nextSibling)
    if (node.nodeName === name && node.nodeType === ELEMENT_NODE) return node as Element;
  return undefined;
}

export function findBelow(element: Element, name: string): Element | undefined {
  return element.getElementsByTagName(name)[0];
}

export function attributeOf(element: Element | undefined, name: string): string | undefined {
  return element?.getAttribute(name) ?? undefined;
}

/** Returns the attribute `w:val` of a child element. */
export function valueOf(element: Element | undefined, child: string): string | undefined {
  return attributeOf(childOf(element, child), 'w:val');
}

/** Returns the value of an on/off property: on if present and not set to off; undefined if missing. */
export function switchOf(element: Element | undefined, child: string): boolean | undefined {
  const found = childOf(element, child);
  if (!found) return undefined;
  return !['0', 'false', 'off', 'none'].includes(attributeOf(found, 'w:val') ?? '1');
}
