/** Commits the text in the focused field before a key acts, and then restores the focus. */
export function afterTyping(action: () => void): void {
  const field = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  field?.blur();
  setTimeout(() => {
    action();
    field?.focus();
  });
}
