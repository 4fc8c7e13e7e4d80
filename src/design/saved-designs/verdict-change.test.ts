import { describe, expect, it } from 'vitest';
import type { Summary } from '@/design/saved-designs/entry';
import { pendingChange, verdictChange } from '@/design/saved-designs/verdict-change';

const then: Summary = {
  word: 'verified',
  governing: { kind: 'mode', force: 'tension', mode: 'concrete_cone', anchors: '1', utilisation: 80 },
  missing: [],
  inputs: 'a|',
  time: '2026-01-01T00:00:00Z',
  engine: 'engine 1',
  record: 'r1',
  stale: false,
};
const governing = (utilisation: number) => ({ ...then.governing!, utilisation });

describe('verdict change', () => {
  it('verdictChange reports a changed verdict, and whether the record, the engine or both changed', () => {
    const worse = { ...then, word: 'not_verified', governing: governing(120) } as const;
    expect(verdictChange(then, { ...worse, record: 'r2' })).toEqual({ summary: then, reason: 'record' });
    expect(verdictChange(then, { ...worse, engine: 'engine 2' })?.reason).toBe('engine');
    expect(verdictChange(then, { ...worse, engine: 'engine 2', record: 'r2' })?.reason).toBe('both');
  });

  it('verdictChange reports a changed utilisation, but ignores rounding errors', () => {
    expect(verdictChange(then, { ...then, record: 'r2', governing: governing(81) })).not.toBeNull();
    expect(verdictChange(then, { ...then, record: 'r2', governing: governing(80 * (1 + 1e-12)) })).toBeNull();
  });

  it('verdictChange returns null if the inputs differ, the result is out of date, or record and engine are the same', () => {
    const now = { ...then, record: 'r2', governing: governing(90) };
    expect(verdictChange(then, { ...now, inputs: 'b|' })).toBeNull();
    expect(verdictChange({ ...then, stale: true }, now)).toBeNull();
    expect(verdictChange(then, { ...now, record: 'r1' })).toBeNull();
  });

  it('pendingChange reports a verdict change until the previous result returns or the inputs change', () => {
    const now = { ...then, record: 'r2', governing: governing(90) };
    const told = { summary: now, before: verdictChange(then, now) };
    expect(pendingChange(told, { ...now, time: 'later' })?.summary).toBe(then);
    expect(pendingChange(told, { ...then, time: 'later' })).toBeNull();
    expect(pendingChange(told, { ...now, inputs: 'b|' })).toBeNull();
  });
});
