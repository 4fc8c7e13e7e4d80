/** Lets the browser's Back button close what covers the page: a view over the drawing, or a dialog. */
import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Adds a function that closes an open overlay, and returns the function that removes it. */
export const OverlaysContext = createContext<(close: () => void) => () => void>(() => () => undefined);

/** Lets the Back button call `close` while `isOpen` is true. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const add = useContext(OverlaysContext);
  const onBack = useEffectEvent(close);
  useEffect(() => (isOpen ? add(() => onBack()) : undefined), [isOpen, add]);
}
