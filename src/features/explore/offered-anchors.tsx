/** All anchors for the standard with their values, loaded two at a time and cached for ten minutes. */
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorListQuery, anchorQuery } from '@/api/calls/anchors';
import { DIAMETERS, type Design } from '@/design/model/design-state';
import { evaluateMany } from '@/design/run/batch';
import { bySize, offeredAnchor, type OfferedAnchor } from '@/design/search/candidate';
import { useSearch } from '@/features/explore/use-search';

/** Time during which a record is not read again, ms. */
const staleTime = 10 * 60_000;
const READ_AT_ONCE = 2;

interface OfferedAnchors {
  /** Null while records are being read. */
  anchors: readonly OfferedAnchor[] | null;
  /** Number of records read so far. */
  read: number;
  total: number;
}

function useOfferedAnchors(design: Design): OfferedAnchors {
  const client = useQueryClient();
  const { language } = useTranslation().i18n;
  const none: OfferedAnchors = { anchors: null, read: 0, total: 0 };
  const work = async (signal: AbortSignal, show: (found: OfferedAnchors) => void) => {
    const lists = DIAMETERS.map(async (diameter) => {
      const query = { ...anchorListQuery(design.standardType, diameter), staleTime };
      const list = await client.query(query).catch(() => null);
      return (list?.records ?? []).map(({ id }) => ({ id, diameter }));
    });
    const listed = (await Promise.all(lists)).flat();
    const anchors: OfferedAnchor[] = [];
    const [total, orders] = [listed.length, { signal, atOnce: READ_AT_ONCE }];
    let read = 0;
    await evaluateMany(
      listed,
      ({ id }) => client.query({ ...anchorQuery(id), staleTime }).catch(() => null),
      ({ diameter }, record) => {
        if (record !== null) anchors.push(offeredAnchor(design, record, diameter, language));
        show({ anchors: null, read: (read += 1), total });
      },
      orders,
    );
    show({ anchors: anchors.sort(bySize), read, total });
  };
  return useSearch(none, ({ signal, show }) => work(signal, show), language).found;
}

interface WithAnchorsProps {
  design: Design;
  children: (anchors: readonly OfferedAnchor[], unreadable: number) => ReactNode;
}

/** Shows an answer that needs all anchors, as soon as they are read. */
export function WithAnchors({ design, children }: WithAnchorsProps) {
  const { t } = useTranslation('explore');
  const { anchors, read, total } = useOfferedAnchors(design);
  if (anchors === null) return <p role="status">{t('readingRecords', { read, total })}</p>;
  return children(anchors, total - anchors.length);
}
