/** Handles a pasted table, unless the focus is in a dialog or in an input field outside the load list. */
import { useEffect, type RefObject } from 'react';
import { offeredTables, type OfferedTable } from '@/load-tables/load-file';
import { tableOfClipboard } from '@/load-tables/table-of-clipboard';

const isField = (element: Element | null) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLElement && element.isContentEditable);

export function usePastedTable(
  section: RefObject<HTMLElement | null>,
  onTables: (tables: readonly OfferedTable[]) => void,
): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      // Firefox sends the paste event to the last clicked element, which may not have the focus.
      const { activeElement } = document;
      const isTyping = isField(activeElement);
      const isInList = section.current?.contains(activeElement) ?? false;
      const isInDialog = (activeElement?.closest('[role=dialog]') ?? null) !== null;
      if (event.defaultPrevented || (isTyping && !isInList) || isInDialog || clipboardData === null) return;
      const table = tableOfClipboard(clipboardData);
      const { cells } = table;
      // A single number is not a table: the browser pastes the number into the focused field.
      if (isTyping && cells.length <= 1 && (cells.at(0)?.length ?? 0) <= 1) return;
      event.preventDefault();
      onTables(offeredTables([table]));
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onTables, section]);
}
