/** Tests that a design card shows the same verdict as the headline of the result. */
import { produce } from 'immer';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { contentOf, summaryOf } from '@/design/saved-designs/entry-of';
import { listOfOne, reportInput, resultOf, seedAnchors } from '@/testing/report-cases';

const designed = (change: (draft: Design) => void): Design =>
  produce(DEFAULT_DESIGN, (draft) => {
    for (const side of Object.values(draft.layout.sides)) side.exists = false;
    draft.loads.dead.Nz = 10;
    draft.loads.onlyChosen = true;
    change(draft);
  });

it.each<[string, (draft: Design) => void, string, readonly string[]]>([
  ['with everything calculated', () => undefined, 'verified_rigid', []],
  [
    'with a load list that was not calculated',
    ({ loads }) => void (loads.list = [{ ...loads.dead, name: 'LC1' }]),
    'incomplete',
    ['rows_open'],
  ],
  [
    'with only one of its combinations calculated',
    ({ loads }) => void (loads.onlyChosen = false),
    'incomplete',
    ['combinations_open'],
  ],
])(
  'the summary of a design %s contains the verdict and the loads that are not calculated',
  (_, change, word, missing) => {
    const design = designed(change);
    const summary = summaryOf({ design, result: resultOf(design, seedAnchors[0]), listEnd: null })!;
    expect([summary.word, summary.missing?.map(({ code }) => code)]).toEqual([word, missing]);
  },
);

it('after a live load is entered that the combination excludes, the summary lists reservations and is not out of date', () => {
  const before = designed(() => undefined);
  const result = resultOf(before, seedAnchors[0]);
  const design = produce(before, ({ loads }) => void (loads.live.Nz = 100));
  expect(summaryOf({ design, result, listEnd: null })).toMatchObject({ word: 'reservations', stale: false });
});

it('contentOf keeps the most unfavourable rows of a load list, but not the rows that are held only in memory', () => {
  const design = designed(() => undefined);
  const result = resultOf(design, seedAnchors[0])!;
  const listEnd = listOfOne(reportInput(design, seedAnchors[0], result, 'en').verdict)!;
  const { listEnd: stored } = contentOf(
    { owner: 'a', id: 'b' },
    { design, result, listEnd: { ...listEnd, rest: listEnd.worst } },
    null,
  );
  expect(stored).toEqual(listEnd);
});
