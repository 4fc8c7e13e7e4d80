/** Pastes a row copied from a spreadsheet into all loads of the dead or live load at once. */
import type { RefObject } from 'react';
import { SHOWN_LOADS } from '@/quantities/inputs';
import { LARGEST_LOAD } from '@/quantities/request-number-kinds';
import { useWindowEvent } from '@/shared/hooks/use-window-event';
import { changeDesign } from '@/stores/design/design-store';
import { decimalMarkOf, parseTableNumber } from '@/text/format/parse-number';

/** Reads `count` numbers from one line, separated by tabs, semicolons or wide gaps; null for other texts. */
export function readPastedRow(text: string, count: number): number[] | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const cells = (lines.at(0) ?? '').trim().split(/\t|;|\s{2,}/);
  if (lines.length !== 1 || cells.length !== count) return null;
  const { mark } = decimalMarkOf(cells);
  const values = cells.flatMap((cell) => {
    const value = cell.trim() === '' ? 0 : parseTableNumber(cell, mark);
    return value === null || Math.abs(value) > LARGEST_LOAD ? [] : [value];
  });
  return values.length === count ? values : null;
}

/** `within` contains the fields of the loads; `off` is true if the loads cannot be edited. */
export function usePastedLoads(
  within: RefObject<HTMLElement | null>,
  kind: 'dead' | 'live',
  off: boolean,
): void {
  // Firefox sends the event to the last text selection, which may be outside the focused element.
  useWindowEvent('paste', (event) => {
    if (!within.current?.contains(document.activeElement)) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const values = off ? null : readPastedRow(text, SHOWN_LOADS.length);
    // A single number is not a row: the browser pastes the number into the focused field.
    if (values === null) return;
    event.preventDefault();
    // Ends typing in the field, which would otherwise write its text over the pasted load later.
    const field = document.activeElement as HTMLElement | null;
    field?.blur();
    const fields: readonly string[] = SHOWN_LOADS.map((component) => `loads.${kind}.${component}`);
    changeDesign(
      (design) => {
        SHOWN_LOADS.forEach((component, index) => (design.loads[kind][component] = values[index]));
      },
      (unread) => unread.filter((one) => !fields.includes(one.field)),
    );
    field?.focus();
  });
}
