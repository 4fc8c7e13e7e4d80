/** Reason why a card has no verdict, or why its verdict may be out of date. */
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
