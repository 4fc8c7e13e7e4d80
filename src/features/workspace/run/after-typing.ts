/** Commits the text in the focused field, runs `action`, and then returns the focus to the field. */
export function afterTyping(action: () => void): void {
  const field = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  field?.blur();
  setTimeout(() => {
    action();
    field?.focus();
  });
}
