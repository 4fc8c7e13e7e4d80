import { produce } from 'immer';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, NO_LOAD, type Design } from '@/design/model/design-state';
import { restoreCard } from '@/design/saved-designs/restore-saved-design';
import type { Summary } from '@/design/saved-designs/saved-design';
import { contentOf, summaryOf, newCard } from '@/design/saved-designs/saved-design-of';
import { pendingChange, verdictChange } from '@/design/saved-designs/verdict-change';
import { givenFarFromEdges } from '@/testing/given-design';
import { listOfOne, reportInput, resultOf, seedAnchors } from '@/testing/report-cases';

const LISTED = { ...NO_LOAD, Nz: 10, name: 'LC1' };

/** Tests that a design card shows the same verdict as the headline of the result. */
it.each<[string, (draft: Design) => void, string, readonly string[]]>([
  ['all loads', () => undefined, 'verified_rigid', []],
  ['all but its load list', ({ loads }) => void (loads.list = [LISTED]), 'incomplete', ['rows_open']],
  ['one combination', ({ loads }) => void (loads.onlyChosen = false), 'incomplete', ['combinations_open']],
])('the summary of a design calculated for %s has verdict and missing loads', (_, change, word, missing) => {
  const design = givenFarFromEdges(change);
  const summary = summaryOf({ design, result: resultOf(design, seedAnchors[0]), listEnd: null })!;
  expect([summary.word, summary.missing?.map(({ code }) => code)]).toEqual([word, missing]);
});

it('after a live load is entered that the combination excludes, the summary lists reservations and is not out of date', () => {
  const before = givenFarFromEdges();
  const result = resultOf(before, seedAnchors[0]);
  const design = produce(before, ({ loads }) => void (loads.live.Nz = 100));
  expect(summaryOf({ design, result, listEnd: null })).toMatchObject({ word: 'reservations', stale: false });
});

it('contentOf keeps the most unfavourable rows of a load list, but not the rows that are held only in memory', () => {
  const design = givenFarFromEdges();
  const result = resultOf(design, seedAnchors[0])!;
  const listEnd = listOfOne(reportInput(design, seedAnchors[0], result, 'en').verdict)!;
  const calculated = { design, result, listEnd: { ...listEnd, rest: listEnd.worst } };
  expect(contentOf({ owner: 'a', id: 'b' }, calculated, null).listEnd).toEqual(listEnd);
});

const card = newCard(
  { owner: '1', id: 'd1', kind: 'design', name: 'Post', point: 'B/4', project: null },
  { design: DEFAULT_DESIGN, result: null, listEnd: null },
  0,
);

it.each([
  ['1', 'nonStructural'],
  ['0', 'structural'],
  ['nonStructural', 'nonStructural'],
  [undefined, 'structural'],
])('restoreCard reads the structure type %s of a stored card as %s', (structure, expected) => {
  const stored = { ...card, situation: { cracked: true, structure } };
  expect(restoreCard(stored)?.situation).toEqual({ cracked: true, structure: expected });
});

it('restoreCard reads a card of version 1.1.0, which has no loads, and drops loads that are not numbers', () => {
  const { load, ...older } = card;
  expect(load).toMatchObject({ Nz: 0, My: 0 });
  expect(restoreCard(older)).toEqual(older);
  expect(restoreCard({ ...card, load: { Nz: '1' } })?.load).toBeUndefined();
});

const governing = (utilisation: number) => {
  return { kind: 'mode', force: 'tension', mode: 'concrete_cone', anchors: '1', utilisation } as const;
};
const CALCULATED = { inputs: 'a|', time: '2026-01-01T00:00:00Z', engine: 'engine 1', record: 'r1' };
const then: Summary = {
  ...CALCULATED,
  word: 'verified',
  governing: governing(80),
  missing: [],
  stale: false,
};

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
  const shown = { summary: now, before: verdictChange(then, now) };
  expect(pendingChange(shown, { ...now, time: 'later' })?.summary).toBe(then);
  expect(pendingChange(shown, { ...then, time: 'later' })).toBeNull();
  expect(pendingChange(shown, { ...now, inputs: 'b|' })).toBeNull();
});
