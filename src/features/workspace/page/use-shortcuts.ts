/** Keyboard shortcuts. Alt+N starts a new design too, because browsers reserve Ctrl+N in a tab. */
import { useWindowEvent } from '@/shared/hooks/use-window-event';
import { redo, undo } from '@/stores/design/design-store';

/** Commits the text in the focused field, runs `action`, and then returns the focus to the field. */
function afterTyping(action: () => void): void {
  const field = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  field?.blur();
  setTimeout(() => {
    action();
    field?.focus();
  });
}

const WITHOUT_TEXT: ReadonlySet<string> = new Set(['checkbox', 'radio', 'button', 'range', 'color', 'file']);

/** True while the user is typing in the focused field, where the browser's own undo applies. */
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  if (!(target instanceof HTMLInputElement) || WITHOUT_TEXT.has(target.type)) return false;
  // A number field without a draft shows the value of the design, so the user is not typing there.
  return target.value !== '' && target.dataset.draft !== 'false';
}

/** A closed dialog may still be in the DOM, hidden. */
const isDialogOpen = () =>
  [...document.querySelectorAll('[role=dialog]')].some((dialog) => dialog.checkVisibility());

export function useShortcuts(calculate: () => void): void {
  useWindowEvent('keydown', (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.key.toLowerCase();
    if (key === 'enter') {
      event.preventDefault();
      afterTyping(calculate);
    }
    if ((key === 'z' || key === 'y') && !isTyping(event.target)) {
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    }
  });
}

export function useFileKeys({ save, open, reset }: Record<'save' | 'open' | 'reset', () => void>): void {
  useWindowEvent('keydown', (event) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.shiftKey || isCommand === event.altKey) return;
    const letter = event.code.replace('Key', '').toLowerCase();
    const action = isCommand ? { s: save, o: open, n: reset }[letter] : { n: reset }[letter];
    if (!action) return;
    event.preventDefault();
    // While a dialog is open, the keys do not act on the page behind the dialog.
    if (!isDialogOpen()) afterTyping(action);
  });
}
