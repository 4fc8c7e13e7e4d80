import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { newCard } from '@/design/saved-designs/entry-of';
import { restoreCard } from '@/design/saved-designs/restore-entry';

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
