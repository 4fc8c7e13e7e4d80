/** Options of the list that is open, as they are drawn: those with a role have no place on the screen. */
export function openOptions(): HTMLElement[] {
  const choice = document.querySelector('[role=combobox][aria-expanded=true]');
  const list = document.getElementById(choice?.getAttribute('aria-controls') ?? '')?.parentElement;
  return [...(list?.querySelectorAll<HTMLElement>('[title]') ?? [])];
}
