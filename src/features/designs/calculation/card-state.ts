/** Why the verdict on a card may not be taken as it stands. */
import type { Card } from '@/design/saved-designs/entry';

export type CardState = 'open' | 'stale' | 'noAnchor' | 'record' | 'engine';

export interface Current {
  /** Of the figures that the record of the card's anchor has now; null: gone, undefined: not read. */
  recordOf: (card: Card) => string | null | undefined;
  /** Of the latest calculation that is known; '' for none. */
  engine: string;
}

/** The worst first; null where the verdict holds. A template has none. */
export function cardState(card: Card, { recordOf, engine }: Current): CardState | null {
  const { summary, kind } = card;
  if (kind === 'template') return null;
  const record = recordOf(card);
  if (record === null) return 'noAnchor';
  if (summary === null) return 'open';
  if (summary.stale) return 'stale';
  if (record !== undefined && summary.record !== '' && summary.record !== record) return 'record';
  return summary.engine !== engine && engine !== '' ? 'engine' : null;
}

/** Of the calculation that was made last. */
export function latestEngine(cards: readonly Card[]): string {
  const latest = cards.reduce<Card['summary']>(
    (found, { summary }) => (summary && (found === null || summary.time > found.time) ? summary : found),
    null,
  );
  return latest?.engine ?? '';
}
