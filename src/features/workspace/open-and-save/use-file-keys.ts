/**
 * Ctrl+S saves, Ctrl+O opens, Ctrl+N or Alt+N starts a new design: browsers keep Ctrl+N in a tab for
 * themselves.
 */
import { useEffect, useEffectEvent } from 'react';
import { afterTyping } from '@/features/workspace/run/after-typing';

interface FileKeys {
  save: () => void;
  open: () => void;
  startOver: () => void;
}

/** A dialog that was closed may still stand in the page, hidden. */
const isDialogOpen = () =>
  [...document.querySelectorAll('[role=dialog]')].some((dialog) => dialog.checkVisibility());

export function useFileKeys({ save, open, startOver }: FileKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.shiftKey || isCommand === event.altKey) return;
    const letter = event.code.replace('Key', '').toLowerCase();
    const action = isCommand ? { s: save, o: open, n: startOver }[letter] : { n: startOver }[letter];
    if (!action) return;
    event.preventDefault();
    // A dialog keeps its keys: what lies below it is not at hand.
    if (!isDialogOpen()) afterTyping(action);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
