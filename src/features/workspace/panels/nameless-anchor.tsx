/** Option for an anchor whose list entry has no name: only visible options request their names. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnchorListItem } from '@/api/contract/anchor-answer';
import { listKey, useAnchorName } from '@/features/workspace/panels/use-anchor-name';

interface NamelessAnchorProps {
  anchor: AnchorListItem;
  /** The complete anchor list, including anchors that are not visible. */
  anchors: readonly AnchorListItem[];
}

export function NamelessAnchor({ anchor, anchors }: NamelessAnchorProps) {
  const { t } = useTranslation('design');
  const list = useMemo(() => listKey(anchors), [anchors]);
  const read = useAnchorName(anchor.id, list);
  const name = read === undefined ? t('anchor.nameUnread', { id: anchor.id }) : (read ?? String(anchor.id));
  return <span title={name}>{name}</span>;
}
