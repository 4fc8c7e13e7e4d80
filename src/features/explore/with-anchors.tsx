/** All anchors for the standard with their values, loaded two at a time and cached for ten minutes. */
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorListQuery, anchorQuery } from '@/api/calls/databases';
import type { WireId } from '@/api/contract/wire-values';
import { DIAMETERS, type Design } from '@/design/model/design-state';
import { evaluateEach } from '@/design/run/evaluation-batch';
import { bySize, availableAnchor, type AvailableAnchor } from '@/design/search/candidate';
import { useSearch } from '@/features/explore/use-search';

/** Time during which a record is not read again, ms. */
const staleTime = 10 * 60_000;

interface OfferedAnchors {
  /** Null while records are being read. */
  anchors: readonly AvailableAnchor[] | null;
  read: number;
  total: number;
}

function useOfferedAnchors(design: Design): OfferedAnchors {
  const client = useQueryClient();
  const { language } = useTranslation().i18n;
  const none: OfferedAnchors = { anchors: null, read: 0, total: 0 };
  return useSearch(
    none,
    async ({ batch, show }) => {
      const lists = DIAMETERS.map(async (diameter) => {
        const query = { ...anchorListQuery(design.standardType, diameter), staleTime };
        const list = await client.query(query).catch(() => null);
        return (list?.records ?? []).map(({ id }) => ({ id, diameter }));
      });
      const listed = (await Promise.all(lists)).flat();
      const total = listed.length;
      const anchors: AvailableAnchor[] = [];
      const readOne = ({ id }: { id: WireId }) =>
        client.query({ ...anchorQuery(id), staleTime }).catch(() => null);
      let read = 0;
      for await (const [{ diameter }, record] of evaluateEach(listed, readOne, { ...batch, atOnce: 2 })) {
        if (record !== null) anchors.push(availableAnchor(design, record, diameter, language));
        show({ anchors: null, read: (read += 1), total });
      }
      show({ anchors: anchors.sort(bySize), read, total });
    },
    language,
  ).found;
}

interface WithAnchorsProps {
  design: Design;
  children: (anchors: readonly AvailableAnchor[], unreadable: number) => ReactNode;
}

export function WithAnchors({ design, children }: WithAnchorsProps) {
  const { t } = useTranslation('explore');
  const { anchors, read, total } = useOfferedAnchors(design);
  if (anchors === null) return <p role="status">{t('readingRecords', { read, total })}</p>;
  return children(anchors, total - anchors.length);
}
