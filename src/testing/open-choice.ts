/**
 * Returns the visible options of the dropdown list that is open. The elements with the role `option` are not
 * visible, so the options are found by their `title`.
 */
export function openOptions(): HTMLElement[] {
  const choice = document.querySelector('[role=combobox][aria-expanded=true]');
  const list = document.getElementById(choice?.getAttribute('aria-controls') ?? '')?.parentElement;
  return [...(list?.querySelectorAll<HTMLElement>('[title]') ?? [])];
}
