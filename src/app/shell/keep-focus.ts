/**
 * Keeps the focus on an element of the page. If the focused element disappears, for example with a dialog or
 * a deleted row, the browser focuses the page body, and a keyboard user starts again at the top of the page.
 * Instead, the focus returns to the element that opened the dialog or goes to the nearest remaining element.
 */

const FOCUSABLE = 'a[href], button, input, textarea, [role="menuitem"], [tabindex="0"]';

/** Wait in ms, because antd moves the focus itself after some of its dialogs have closed. */
const PAUSE = 150;

/** Time in ms for which a hidden or disabled element is expected to come back. */
const AWAY = 1000;

const focus = (element: Element): void => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
};

const isShown = (element: Element): boolean => element.isConnected && element.checkVisibility();

const canFocus = (element: Element): boolean => isShown(element) && !element.matches(':disabled');

const focusablesIn = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll(FOCUSABLE)].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(FOCUSABLE),
  );

interface Focused {
  element: Element;
  /** The element and its ancestors, each with its parent and its index in the parent. */
  places: { child: Element; parent: Element; index: number }[];
}

function placesOf(element: Element): Focused {
  const places: Focused['places'] = [];
  for (let child = element; child.parentElement !== null; child = child.parentElement) {
    const parent = child.parentElement;
    places.push({ child, parent, index: Array.prototype.indexOf.call(parent.children, child) });
  }
  return { element, places };
}

/** Returns the element now in the place of an element that is gone, within the same part of the page. */
function nearestTo({ element, places }: Focused, main: Element): HTMLElement | null {
  for (const { child, parent, index } of places) {
    if (parent === document.body || parent.contains(main)) return null;
    if (!isShown(parent)) continue;
    const position = focusablesIn(child).findIndex((one) => one === element);
    const siblings = [...parent.children];
    for (const sibling of [...siblings.slice(index), ...siblings.slice(0, index).reverse()]) {
      const all = focusablesIn(sibling);
      const found = all.slice(Math.max(position, 0)).find(canFocus) ?? all.find(canFocus);
      if (found !== undefined) return found;
    }
  }
  return null;
}

/** Starts to keep the focus; returns the function that stops. `main` is the content of the page. */
export function keepFocus(main: HTMLElement): () => void {
  const root = main.closest('body > *');
  let last: Focused | null = null;
  /** Element of the page itself that had the focus before an open dialog or menu. */
  let onPage: Focused | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAway = false;
  const restore = () => {
    timer = undefined;
    if (document.activeElement !== document.body || last === null) return;
    const { element } = last;
    if (canFocus(element)) {
      // The user has left an element that was there all the time, by a click on the background.
      if (isAway) focus(element);
      else last = null;
      return;
    }
    const opener = onPage !== null && canFocus(onPage.element) ? onPage.element : null;
    const target = nearestTo(last, main) ?? opener ?? (onPage && nearestTo(onPage, main)) ?? main;
    focus(target);
  };
  const check = () => {
    if (document.activeElement !== document.body || last === null || timer !== undefined) return;
    const { element } = last;
    // A page is hidden while a part of it is loaded, and a button is disabled while its action runs.
    isAway =
      !canFocus(element) &&
      (root?.contains(element) === true || (element.isConnected && element.matches(':disabled')));
    timer = setTimeout(restore, isAway ? AWAY : PAUSE);
  };
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    last = placesOf(target);
    if (root?.contains(target)) onPage = last;
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true });
  // The element that loses the focus is still focused while the event is handled.
  const left = () => setTimeout(check);
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', left);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', left);
  };
}
