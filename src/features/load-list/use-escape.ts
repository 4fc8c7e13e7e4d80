/**
 * Calls `onEscape` if Escape is pressed while the focus is inside `part` or nowhere; dialogs and open
 * dropdowns handle the key themselves.
 */
import { useEffect, useEffectEvent, type RefObject } from 'react';

export function useEscape(part: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Escape' || event.defaultPrevented || !(target instanceof Element)) return;
    if (target !== document.body && part.current?.contains(target) !== true) return;
    if (target.getAttribute('aria-expanded') === 'true') return;
    onEscape();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
