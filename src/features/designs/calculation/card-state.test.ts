import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import type { Card, Summary } from '@/design/saved-designs/saved-design';
import { newCard } from '@/design/saved-designs/saved-design-of';
import { cardState, latestEngine } from '@/features/designs/calculation/use-current-cards';

const named = { owner: '1', id: 'a', kind: 'design', name: 'a', point: '', project: null } as const;
const summary: Summary = {
  word: 'verified',
  governing: null,
  missing: [],
  inputs: 'a|',
  time: '2026-01-02T00:00:00Z',
  engine: 'engine 2',
  record: 'r1',
  stale: false,
};
const card = (more: Partial<Card>): Card => ({
  ...newCard(named, { design: DEFAULT_DESIGN, result: null, listEnd: null }, 0),
  summary,
  ...more,
});
const state = (more: Partial<Card>, record: string | null | undefined = 'r1', engine = 'engine 2') => {
  const anchor = typeof record === 'string' ? { hash: record, embedment: 70 } : record;
  return cardState(card(more), { anchorOf: () => anchor, engine });
};

it('the state of a design card states whether the verdict is missing, and why a verdict may be out of date', () => {
  expect(state({})).toBeNull();
  expect(state({ summary: null })).toBe('open');
  expect(state({ summary: { ...summary, stale: true } }, 'r2')).toBe('stale');
  expect(state({}, 'r2')).toBe('record');
  expect(state({}, null)).toBe('noAnchor');
  expect(state({}, 'r1', 'engine 3')).toBe('engine');
  // Unknown values are not treated as changed.
  expect(state({}, undefined)).toBeNull();
  expect(state({ summary: { ...summary, record: '' } }, 'r2')).toBeNull();
  expect(state({ kind: 'template', summary: null })).toBeNull();
});

it('the engine version of the latest calculation counts as the current engine version', () => {
  const older = { ...summary, time: '2026-01-01T00:00:00Z', engine: 'engine 1' };
  expect(latestEngine([card({ summary: older }), card({}), card({ summary: null })])).toBe('engine 2');
  expect(latestEngine([])).toBe('');
});
