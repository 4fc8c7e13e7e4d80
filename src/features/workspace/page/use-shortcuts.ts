/**
 * Keyboard shortcuts of the workspace: Ctrl+Enter calculates, Ctrl+Z undoes, Ctrl+Y and Ctrl+Shift+Z redo.
 */
import { useEffect } from 'react';
import { afterTyping } from '@/features/workspace/run/after-typing';
import { useDesignStore } from '@/stores/design/design-store';

const WITHOUT_TEXT: ReadonlySet<string> = new Set(['checkbox', 'radio', 'button', 'range', 'color', 'file']);

/** True while the user is typing in the focused field, where the browser's own undo applies. */
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  if (!(target instanceof HTMLInputElement) || WITHOUT_TEXT.has(target.type)) return false;
  // A number field without a draft shows the value of the design, so the user is not typing there.
  return target.value !== '' && target.dataset.draft !== 'false';
}

export function useShortcuts(calculate: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      if (key === 'enter') {
        event.preventDefault();
        afterTyping(calculate);
      }
      if ((key === 'z' || key === 'y') && !isTyping(event.target)) {
        event.preventDefault();
        const { undo, redo } = useDesignStore.temporal.getState();
        if (key === 'y' || event.shiftKey) redo();
        else undo();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [calculate]);
}
