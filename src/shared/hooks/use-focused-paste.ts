/** Handles a paste event while an element, or an element inside it, has the focus. */
import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Listens on the document, because Firefox sends the event to the last text selection, which may be outside
 * the focused element.
 */
export function useFocusedPaste(
  within: RefObject<HTMLElement | null>,
  onPaste: (event: ClipboardEvent) => void,
): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (within.current?.contains(document.activeElement)) onPaste(event);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
