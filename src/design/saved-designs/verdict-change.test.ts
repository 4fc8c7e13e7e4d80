import { describe, expect, it } from 'vitest';
import type { Summary } from './entry';
import { beforeOf, turned } from './verdict-change';

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

describe('a verdict that turned', () => {
  it('is told with its reason', () => {
    const worse = { ...then, word: 'not_verified', governing: governing(120) } as const;
    expect(turned(then, { ...worse, record: 'r2' })).toEqual({ summary: then, reason: 'record' });
    expect(turned(then, { ...worse, engine: 'engine 2' })?.reason).toBe('engine');
    expect(turned(then, { ...worse, engine: 'engine 2', record: 'r2' })?.reason).toBe('both');
  });

  it('is told for a utilisation alone, not for what rounding makes of it', () => {
    expect(turned(then, { ...then, record: 'r2', governing: governing(81) })).not.toBeNull();
    expect(turned(then, { ...then, record: 'r2', governing: governing(80 * (1 + 1e-12)) })).toBeNull();
  });

  it('is none of other inputs, of a stale result, or of the same record and engine', () => {
    const now = { ...then, record: 'r2', governing: governing(90) };
    expect(turned(then, { ...now, inputs: 'b|' })).toBeNull();
    expect(turned({ ...then, stale: true }, now)).toBeNull();
    expect(turned(then, { ...now, record: 'r1' })).toBeNull();
  });

  it('stays told until it is as it was', () => {
    const now = { ...then, record: 'r2', governing: governing(90) };
    const told = { summary: now, before: turned(then, now) };
    expect(beforeOf(told, { ...now, time: 'later' })?.summary).toBe(then);
    expect(beforeOf(told, { ...then, time: 'later' })).toBeNull();
    expect(beforeOf(told, { ...now, inputs: 'b|' })).toBeNull();
  });
});
