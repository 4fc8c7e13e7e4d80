/** The current records of the cards' anchors, and the engine of the latest calculation. */
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { anchorQuery } from '@/api/calls/databases';
import type { AnchorDetail } from '@/api/contract/records';
import { anchorDataOf, figuresHash } from '@/design/records/anchor-data';
import { isOfEngine } from '@/design/run/run-state';
import type { Card } from '@/design/saved-designs/saved-design';

export type CardState = 'open' | 'stale' | 'noAnchor' | 'record' | 'engine';

export interface Current {
  /**
   * Fingerprint of the current values of the card's anchor, and its embedment depth in mm; null if the anchor
   * was deleted, undefined if the card has no anchor or the anchor was not read.
   */
  anchorOf: (card: Card) => { hash: string; embedment: number } | null | undefined;
  /** Engine version of the latest known calculation; '' if no calculation is known. */
  engine: string;
}

/** Returns the most serious reason; null for an up-to-date verdict, a template and a deleted design. */
export function cardState(card: Card, { anchorOf, engine }: Current): CardState | null {
  const { summary, kind, deleted } = card;
  if (kind === 'template' || deleted !== null) return null;
  const anchor = anchorOf(card);
  if (anchor === null) return 'noAnchor';
  if (summary === null) return 'open';
  if (summary.stale) return 'stale';
  if (anchor && summary.record !== '' && summary.record !== anchor.hash) return 'record';
  return isOfEngine(summary.engine, engine === '' ? null : engine) ? null : 'engine';
}

export function latestEngine(cards: readonly Card[]): string {
  const latest = cards.reduce<Card['summary']>(
    (found, { summary }) => (summary && (found === null || summary.time > found.time) ? summary : found),
    null,
  );
  return latest?.engine ?? '';
}

export const anchorDataFor = ({ standard, situation }: Card, record: AnchorDetail) =>
  anchorDataOf(record, { standard, ...situation, locale: 'en' });

/** True if the server no longer has the record; only status 404 proves that it was deleted. */
const isGone = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

const idsOf = (cards: readonly Card[]): string[] =>
  [...new Set(cards.flatMap(({ anchor }) => anchor?.id ?? []))].sort();

/** Anchor records by id; undefined if not read, null if deleted. */
export type Records = ReadonlyMap<string, AnchorDetail | null>;

export function useRecordsOf(cards: readonly Card[]): Records {
  const ids = useMemo(() => idsOf(cards), [cards]);
  return useQueries({
    queries: ids.map((id) => ({ ...anchorQuery(id), retry: false })),
    combine: useCallback(
      (found: readonly { data: AnchorDetail | undefined; error: unknown }[]): Records =>
        new Map(
          ids.flatMap((id, index): [string, AnchorDetail | null][] => {
            const { data, error } = found[index] ?? {};
            if (data) return [[id, data]];
            return isGone(error) ? [[id, null]] : [];
          }),
        ),
      [ids],
    ),
  });
}

/** The values of an anchor are read once for all designs with the same record, standard and situation. */
export function useCurrent(cards: readonly Card[], records: Records): Current {
  return useMemo(() => {
    const known = new Map<string, { hash: string; embedment: number }>();
    const valuesOf = (card: Card) => {
      const record = card.anchor === null ? undefined : records.get(card.anchor.id);
      if (!record) return record;
      const key = JSON.stringify([record.id, card.standard, card.situation]);
      const found = known.get(key);
      if (found) return found;
      const data = anchorDataFor(card, record);
      const values = { hash: figuresHash(data), embedment: data.h_ef };
      known.set(key, values);
      return values;
    };
    return { anchorOf: valuesOf, engine: latestEngine(cards) };
  }, [cards, records]);
}
