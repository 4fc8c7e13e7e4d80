/**
 * Keyboard shortcuts for files: Ctrl+S saves, Ctrl+O opens, Ctrl+N or Alt+N starts a new design. Alt+N is
 * needed because browsers reserve Ctrl+N in a tab.
 */
import { useEffect, useEffectEvent } from 'react';
import { afterTyping } from '@/features/workspace/run/after-typing';

interface FileKeys {
  save: () => void;
  open: () => void;
  startOver: () => void;
}

/** A closed dialog may still be in the DOM, hidden. */
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
    // While a dialog is open, the keys do not act on the page behind the dialog.
    if (!isDialogOpen()) afterTyping(action);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
