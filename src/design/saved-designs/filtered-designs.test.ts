import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { type Card, type Project, type Summary, NOTHING_SHARED } from '@/design/saved-designs/saved-design';
import { newCard } from '@/design/saved-designs/saved-design-of';
import { visibleCards, countsOf, freeName, type View } from '@/stores/saved-designs/designs-view';

const MODE = { kind: 'mode', force: 'tension', mode: 'concrete_cone', anchors: '' } as const;
const CALCULATED = { inputs: 'a|', time: '2026-01-01T00:00:00Z', engine: 'e 1', record: 'r', stale: false };
const summary = (word: Summary['word'], utilisation: number | null): Summary => {
  return { ...CALCULATED, word, governing: { ...MODE, utilisation }, missing: [] };
};

const NEW = newCard(
  { owner: '1', id: '', kind: 'design', name: '', point: '', project: null },
  { design: DEFAULT_DESIGN, result: null, listEnd: null },
  0,
);
const anchor = { id: '1', name: 'Demo anchor M12' };
const card = (id: string, more: Partial<Card> = {}): Card => ({ ...NEW, anchor, id, name: id, ...more });

const hall: Project = { owner: '1', id: 'p1', name: 'Hall 7', shared: NOTHING_SHARED, changed: 0 };
const ALL: View = { folder: { kind: 'all' }, search: '', sort: 'name' };
const view = (more: Partial<View> = {}): View => ({ ...ALL, ...more });
const seen = (cards: readonly Card[], how: View) => visibleCards(cards, [hall], how).map(({ id }) => id);

const cards = [
  card('in hall', { project: 'p1' }),
  card('of none'),
  card('project gone', { project: 'p9' }),
  card('model', { kind: 'template' }),
  card('thrown away', { project: 'p1', deleted: 5 }),
];

it('each card is listed in its folder, and under All designs unless it is a template or deleted', () => {
  expect(seen(cards, view())).toEqual(['in hall', 'of none', 'project gone']);
  expect(seen(cards, view({ folder: { kind: 'project', id: 'p1' } }))).toEqual(['in hall']);
  expect(seen(cards, view({ folder: { kind: 'none' } }))).toEqual(['of none', 'project gone']);
  expect(seen(cards, view({ folder: { kind: 'templates' } }))).toEqual(['model']);
  expect(seen(cards, view({ folder: { kind: 'deleted' } }))).toEqual(['thrown away']);
  const counts = { all: 3, none: 2, templates: 1, deleted: 1, 'project:p1': 1 };
  expect(Object.fromEntries(countsOf(cards, [hall]))).toEqual(counts);
});

it('the search finds the cards whose name, point, anchor and project together contain all search words', () => {
  const railing = card('railing', { point: 'Axis B/4', project: 'p1' });
  const found = (search: string) => seen([railing, card('other')], view({ search }));
  expect(found('m12 b/4')).toEqual(['railing']);
  expect(found('hall')).toEqual(['railing']);
  expect(found('hall m16')).toEqual([]);
});

it('sorting by verdict lists the worst verdict first, and infinite utilisation before any number', () => {
  const sorted = [
    card('open'),
    card('passes', { summary: summary('verified', 40) }),
    card('fails', { summary: summary('not_verified', 120) }),
    card('unbounded', { summary: summary('not_verified', null) }),
    card('rigid', { summary: summary('verified_rigid', 50) }),
    card('used up', { summary: summary('verified', 99) }),
  ];
  const shown = seen(sorted, view({ sort: 'verdict' }));
  expect(shown).toEqual(['unbounded', 'fails', 'rigid', 'used up', 'passes', 'open']);
});

it('the cards are sorted by name in natural order, or by modification time with the latest first', () => {
  const three = [card('P10', { changed: 1 }), card('P9', { changed: 3 }), card('p1', { changed: 2 })];
  expect(seen(three, view())).toEqual(['p1', 'P9', 'P10']);
  expect(seen(three, view({ sort: 'changed' }))).toEqual(['P9', 'p1', 'P10']);
});

it('the cards are sorted by position in natural order, then by name, and those without a position are last', () => {
  const listed = [
    card('none'),
    card('b', { point: 'B/4' }),
    card('tenth', { point: 'A/10' }),
    card('a', { point: 'B/4' }),
    card('second', { point: 'A/2' }),
  ];
  expect(seen(listed, view({ sort: 'position' }))).toEqual(['second', 'tenth', 'a', 'b', 'none']);
});

it('freeName adds the first free number to a name that is already in use', () => {
  expect(freeName('Railing', ['Post'])).toBe('Railing');
  expect(freeName('Railing', ['Railing', 'Railing (2)'])).toBe('Railing (3)');
  expect(freeName('Railing (2)', ['Railing', 'Railing (2)'])).toBe('Railing (3)');
});
