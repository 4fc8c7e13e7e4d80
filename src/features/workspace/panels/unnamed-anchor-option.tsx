/** Option for an anchor whose list entry has no name: only visible options request their names. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorNameQuery } from '@/api/calls/databases';
import type { AnchorListItem } from '@/api/contract/records';
import type { WireId } from '@/api/contract/wire-values';
import { hashText } from '@/design/model/fingerprint';
import { perTab, readItem, writeItem } from '@/stores/local-storage';

const KEY = 'anchorNames';

type Names = Record<string, string>;

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

const listKey = (anchors: readonly AnchorListItem[]): string =>
  hashText(anchors.map(({ id }) => String(id)).join(' '));

/** Returns the name; null while it is loading, undefined if it cannot be read. */
function useAnchorName(id: WireId, list: string): string | null | undefined {
  const { data, isError } = useQuery({
    ...anchorNameQuery(id),
    initialData: () => keptNames()[list]?.[String(id)],
  });
  useEffect(() => {
    if (data !== undefined) keepName(list, String(id), data);
  }, [id, data, list]);
  return isError ? undefined : (data ?? null);
}

interface NamelessAnchorProps {
  anchor: AnchorListItem;
  anchors: readonly AnchorListItem[];
}

export function UnnamedAnchorOption({ anchor, anchors }: NamelessAnchorProps) {
  const { t } = useTranslation('design');
  const list = useMemo(() => listKey(anchors), [anchors]);
  const read = useAnchorName(anchor.id, list);
  const name = read === undefined ? t('anchor.nameUnread', { id: anchor.id }) : (read ?? String(anchor.id));
  return <span title={name}>{name}</span>;
}
