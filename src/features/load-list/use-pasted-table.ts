/** A table that is pasted while the load list has the focus, or nothing has. */
import { useEffect, type RefObject } from 'react';
import type { NamedTable } from '@/shared/tables/named-table';
import { tableOfClipboard } from '@/shared/tables/table-of-clipboard';

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

export function usePastedTable(
  section: RefObject<HTMLElement | null>,
  onTables: (tables: readonly NamedTable[]) => void,
): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      const isHere =
        target === document.body || (target instanceof Node && section.current?.contains(target));
      if (!isHere || clipboardData === null) return;
      const table = tableOfClipboard(clipboardData);
      const { cells } = table;
      // A single number is pasted into its field.
      if (isField(target) && cells.length <= 1 && (cells.at(0)?.length ?? 0) <= 1) return;
      event.preventDefault();
      onTables([table]);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onTables, section]);
}
