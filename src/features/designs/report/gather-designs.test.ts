// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { produce } from 'immer';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { NOTHING_SHARED } from '@/design/saved-designs/saved-design';
import { newSavedDesign } from '@/design/saved-designs/saved-design-of';
import type { CardState } from '@/features/designs/calculation/use-current-cards';
import { gatherDesigns } from '@/features/designs/report/use-project-report';
import { putSavedDesigns } from '@/stores/saved-designs/database';
import { resultOf, seedAnchors } from '@/testing/report-cases';

const [record] = seedAnchors;
const design = produce(DEFAULT_DESIGN, (draft) => {
  draft.loads.dead.Nz = 10;
  draft.anchor.chosen['EN1992-4'] = { id: String(record.id), name: record.name };
});
const result = resultOf(design, record);
const project = {
  owner: '1',
  id: 'p1',
  name: 'Hall 7',
  shared: { ...NOTHING_SHARED, company: 'Eastgate' },
  changed: 0,
};
const entryOf = (id: string, more: Partial<Parameters<typeof newSavedDesign>[1]> = {}) =>
  newSavedDesign(
    { owner: '1', id, kind: 'design', name: id, point: '', project: 'p1' },
    { design, result, listEnd: null, ...more },
    0,
  );

it('a project report receives the designs with valid results, and the reason why each other design has no valid result', async () => {
  const changed = produce(design, (draft) => void (draft.plate.length += 10));
  const entries = [
    entryOf('holds'),
    entryOf('changed', { design: changed }),
    entryOf('open', { result: null }),
    entryOf('other record'),
    entryOf('earlier engine'),
  ];
  await putSavedDesigns(entries);
  const states: Record<string, CardState | null> = { 'other record': 'record', 'earlier engine': 'engine' };
  const gathered = await gatherDesigns({
    project,
    cards: [...entries.map(({ card }) => card), { ...entries[0].card, id: 'cut' }],
    stateOf: ({ id }) => states[id] ?? null,
    recordOf: () => ({ record, readAt: new Date(0) }),
    wordsOf: (problem) => problem,
    unnamed: 'New design',
  });
  if (!gathered.ok) throw new Error(gathered.failure);
  const found = gathered.value.map((one) => ('problem' in one ? one.problem : one.design.project.company));
  expect(found).toEqual(['Eastgate', 'stale', 'open', 'record', 'engine', 'damaged']);
  // The report also embeds designs without a valid result.
  expect(gathered.value.map((one) => one.design?.project.company ?? null)).toEqual([
    ...Array.from({ length: 5 }, () => 'Eastgate'),
    null,
  ]);
});
