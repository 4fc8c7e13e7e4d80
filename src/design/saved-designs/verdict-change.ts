/** Detects a changed verdict for unchanged inputs and returns the reason. */
import type { Card, ChangeReason, Summary } from '@/design/saved-designs/saved-design';
import { rowKeyOf } from '@/design/verdict/check-status';

/** Rounding tolerance for a utilisation. */
const NOISE = 1e-9;

function isSameShare(one: number | null, other: number | null): boolean {
  if (one === null || other === null) return one === other;
  return Math.abs(one - other) <= NOISE * Math.max(Math.abs(one), Math.abs(other));
}

function isSameOutcome(one: Summary, other: Summary): boolean {
  if (one.word !== other.word || (one.governing === null) !== (other.governing === null)) return false;
  if (one.governing === null || other.governing === null) return true;
  return (
    rowKeyOf(one.governing) === rowKeyOf(other.governing) &&
    isSameShare(one.governing.utilisation, other.governing.utilisation)
  );
}

function reasonOf(then: Summary, now: Summary): ChangeReason | null {
  const isEngine = then.engine !== now.engine;
  const isRecord = then.record !== now.record;
  if (isEngine && isRecord) return 'both';
  if (isEngine) return 'engine';
  return isRecord ? 'record' : null;
}

/** True for a result from an earlier version, which does not state which loads it covers. */
const isUnknown = ({ missing }: Summary): boolean => missing.some(({ code }) => code === 'unknown');

/** Returns the previous result and the reason if the outcome changed without the inputs; else null. */
export function verdictChange(then: Summary | null, now: Summary | null): Card['before'] {
  if (then === null || now === null || then.stale || now.stale || then.inputs !== now.inputs) return null;
  if (isUnknown(then) || isUnknown(now)) return null;
  const reason = reasonOf(then, now);
  return reason === null || isSameOutcome(then, now) ? null : { summary: then, reason };
}

/** Returns the change on a card, which stays until dismissed, inputs change or the former result returns. */
export function pendingChange(card: Pick<Card, 'before' | 'summary'>, now: Summary | null): Card['before'] {
  const lastShown = card.before?.summary;
  return verdictChange(
    lastShown !== undefined && lastShown.inputs === now?.inputs ? lastShown : card.summary,
    now,
  );
}
