/** A field that holds the focus commits its text before a key acts, and has the focus again. */
export function afterTyping(action: () => void): void {
  const field = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  field?.blur();
  setTimeout(() => {
    action();
    field?.focus();
  });
}
