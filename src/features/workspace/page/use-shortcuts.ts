/** Keys of the workspace: Ctrl+Enter calculates, Ctrl+Z and Ctrl+Shift+Z go back and forth. */
import { useEffect } from 'react';
import { afterTyping } from '@/features/workspace/run/after-typing';
import { useDesignStore } from '@/stores/design/design-store';

/** A field with half-typed text keeps its own undo. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

export function useShortcuts(calculate: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      if (event.key === 'Enter') {
        event.preventDefault();
        afterTyping(calculate);
      }
      if (event.key.toLowerCase() === 'z' && !isTyping(event.target)) {
        event.preventDefault();
        const { undo, redo } = useDesignStore.temporal.getState();
        if (event.shiftKey) redo();
        else undo();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [calculate]);
}
