/** Pastes a row copied from a spreadsheet into all loads of the dead or live load at once. */
import type { RefObject } from 'react';
import { readPastedRow } from '@/features/workspace/loads/pasted-row';
import { SHOWN_LOADS } from '@/quantities/inputs';
import { useFocusedPaste } from '@/shared/hooks/use-focused-paste';
import { changeDesign } from '@/stores/design/design-store';

/** `within` contains the fields of the loads; `off` is true if the loads cannot be edited. */
export function usePastedLoads(
  within: RefObject<HTMLElement | null>,
  kind: 'dead' | 'live',
  off: boolean,
): void {
  useFocusedPaste(within, (event) => {
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
