/**
 * Lets the browser translate the page. A translator replaces text nodes with `font` elements, but React keeps
 * the text nodes: it would fail when it moves or removes one, and a new text would never be shown, so that a
 * translated verdict would outlive its result.
 */

/** Translations by the text nodes that they replaced. */
const translations = new WeakMap<Node, Element>();
const assigned = new WeakSet<Node>();

/** Puts a text node back in place of its translation; the translator then translates the text again. */
function restore(text: Node): void {
  translations.get(text)?.replaceWith(text);
  translations.delete(text);
}

const isTranslation = (node: Node | null | undefined): node is Element =>
  node instanceof Element && node.localName === 'font' && !assigned.has(node);

/** Records which element replaced which text node, and restores a text node whose text changes. */
function follow(records: readonly MutationRecord[], observer: MutationObserver): void {
  records.forEach((record, at) => {
    if (record.type === 'characterData') restore(record.target);
    for (const text of record.removedNodes) {
      if (!(text instanceof Text) || text.isConnected) continue;
      const near = [...record.addedNodes, record.previousSibling, record.nextSibling];
      const translation = [...near, ...(records[at + 1]?.addedNodes ?? [])].find(isTranslation);
      if (translation === undefined) continue;
      assigned.add(translation);
      translations.set(text, translation);
      observer.observe(text, { characterData: true });
    }
  });
}

export function startPageTranslation(): void {
  new MutationObserver(follow).observe(document.body, { childList: true, subtree: true });
  const prototype: Pick<Node, 'removeChild' | 'insertBefore'> = Node.prototype;
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function removed<T extends Node>(this: Node, child: T): T {
    restore(child);
    return removeChild.call(this, child) as T;
  };
  prototype.insertBefore = function inserted<T extends Node>(this: Node, node: T, next: Node | null): T {
    if (next) restore(next);
    return insertBefore.call(this, node, next) as T;
  };
}
