import { useCallback, useEffect, useRef, useState } from 'react';

const isShortcut = ({ ctrlKey, metaKey, shiftKey, altKey, code }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && code === 'KeyK';

/** Keys that would do something to the field behind: left, or its letters changed. */
const OF_A_FIELD = new Set(['Enter', 'Tab', 'Backspace', 'Delete']);

/**
 * The search as Ctrl+K opens it, and what is typed into it. Until its field has the focus, which on a slow
 * line takes as long as its script, what is typed is kept for it and reaches nothing of the page behind.
 */
export function useSearchKeys() {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const isWaiting = useRef(false);

  const onClose = useCallback(() => {
    isWaiting.current = false;
    setOpen(false);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (isShortcut(event)) {
        event.preventDefault();
        isWaiting.current ||= !open;
        setOpen(true);
      } else if (isWaiting.current && key === 'Escape') {
        // antd would close the dialog as well: its loop over open layers throws when they go meanwhile.
        event.stopPropagation();
        onClose();
      } else if (isWaiting.current && !(ctrlKey || metaKey || altKey)) {
        if (key.length === 1) setTyped((text) => text + key);
        if (key.length === 1 || OF_A_FIELD.has(key)) event.preventDefault();
      }
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [open, onClose]);

  return {
    open,
    typed,
    setTyped,
    show: () => setOpen(true),
    onClose,
    /** The search field now has the focus. */
    onOpened: () => (isWaiting.current = false),
    onClosed: () => setTyped(''),
  };
}
