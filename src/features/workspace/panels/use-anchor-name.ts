/**
 * Name of a listed anchor. If the list contains only ids, the name is read from the record when it is shown,
 * and cached during this visit while the list has the same ids.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { anchorNameQuery } from '@/api/calls/anchors';
import type { AnchorListItem } from '@/api/contract/anchor-answer';
import type { WireId } from '@/api/contract/wire-values';
import { hashText } from '@/design/model/fingerprint';
import { perTab, readItem, writeItem } from '@/stores/local-storage';

const KEY = 'anchorNames';

type Names = Record<string, string>;

/** Reads the stored names, keyed by list. */
function keptNames(): Partial<Record<string, Names>> {
  try {
    const kept = JSON.parse(readItem(KEY, perTab) ?? '{}') as Partial<Record<string, Names>> | null;
    return kept ?? {};
  } catch {
    return {};
  }
}

function keepName(list: string, id: string, name: string): void {
  const kept = keptNames();
  if (kept[list]?.[id] === name) return;
  writeItem(KEY, JSON.stringify({ ...kept, [list]: { ...kept[list], [id]: name } }), perTab);
}

/** Returns the key under which the names of a list are stored. */
export const listKey = (anchors: readonly AnchorListItem[]): string =>
  hashText(anchors.map(({ id }) => String(id)).join(' '));

/** Returns the name; null while it is loading, undefined if it cannot be read. */
export function useAnchorName(id: WireId, list: string): string | null | undefined {
  const { data, isError } = useQuery({
    ...anchorNameQuery(id),
    initialData: () => keptNames()[list]?.[String(id)],
  });
  useEffect(() => {
    if (data !== undefined) keepName(list, String(id), data);
  }, [id, data, list]);
  return isError ? undefined : (data ?? null);
}
