/** All anchors for the standard with their values, loaded two at a time and cached for ten minutes. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorListQuery, anchorQuery } from '@/api/calls/anchors';
import { DIAMETERS, type Design } from '@/design/model/design-state';
import { evaluateMany } from '@/design/run/batch';
import { bySize, offeredAnchor, type OfferedAnchor } from '@/design/search/candidate';

/** Time during which a record is not read again, ms. */
const FRESH = 10 * 60_000;
const READ_AT_ONCE = 2;

export interface OfferedAnchors {
  anchors: readonly OfferedAnchor[];
  /** Number of records read so far. */
  read: number;
  total: number;
  unreadable: number;
  isComplete: boolean;
}

const NOTHING_YET: OfferedAnchors = { anchors: [], read: 0, total: 0, unreadable: 0, isComplete: false };

export function useOfferedAnchors({ standardType, concrete, unlocked }: Design): OfferedAnchors {
  const client = useQueryClient();
  const { language } = useTranslation().i18n;
  const [found, setFound] = useState(NOTHING_YET);
  const { crack_or_not, structure } = concrete;
  const { cracked } = unlocked;
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const situation = { standardType, concrete: { crack_or_not, structure }, unlocked: { cracked } };
    const read = async () => {
      const lists = await Promise.all(
        DIAMETERS.map(async (diameter) => {
          const query = { ...anchorListQuery(standardType, diameter), staleTime: FRESH };
          const list = await client.query(query).catch(() => null);
          return (list?.records ?? []).map(({ id }) => ({ id, diameter }));
        }),
      );
      const listed = lists.flat();
      const anchors: OfferedAnchor[] = [];
      let unreadable = 0;
      const tell = (isComplete: boolean) =>
        setFound({
          anchors: [...anchors].sort(bySize),
          read: anchors.length + unreadable,
          total: listed.length,
          unreadable,
          isComplete,
        });
      let told = performance.now();
      await evaluateMany(
        listed,
        ({ id }) => client.query({ ...anchorQuery(id), staleTime: FRESH }).catch(() => null),
        ({ diameter }, record) => {
          if (record === null) unreadable += 1;
          else anchors.push(offeredAnchor(situation, record, diameter, language));
          if (performance.now() - told < 300) return;
          told = performance.now();
          tell(false);
        },
        { signal, atOnce: READ_AT_ONCE },
      );
      if (!signal.aborted) tell(true);
    };
    void read();
    return () => abort.abort();
  }, [client, standardType, crack_or_not, structure, cracked, language]);
  return found;
}
