/** Tests which entry a search text finds. */
import { expect, it } from 'vitest';
import { matches, MOST_MATCHES, type SearchEntry } from '@/app/search/matches';

const entry = (key: string, rest: Partial<SearchEntry>): SearchEntry => ({
  key,
  kind: 'input',
  label: key,
  place: '',
  symbols: [],
  words: [],
  run: () => undefined,
  ...rest,
});

const ENTRIES = [
  entry('depth', {
    kind: 'figure',
    label: 'Effective embedment depth',
    symbols: ['h_ef'],
    words: ['有效锚固深度'],
  }),
  entry('plate', { label: 'Thickness', symbols: ['t'], words: ['厚度'] }),
  entry('h', { label: 'Concrete thickness h', symbols: ['h'], words: ['混凝土厚度 h'] }),
  entry('edge', { label: 'Edge distance X+', symbols: ['c', 'X+'], words: ['边距 X+'] }),
  entry('state', { label: 'Concrete state', words: ['混凝土状态', 'cracked', '开裂'] }),
  entry('gap', { label: 'Annular gap filled', symbols: ['alpha_gap'] }),
  entry('save', { kind: 'action', label: 'Save design' }),
];

it.each([
  ['h', 'h'],
  ['thickness h', 'h'],
  ['hef', 'depth'],
  ['h_ef', 'depth'],
  ['h ef', 'depth'],
  ['  EDGE ', 'edge'],
  ['distance edge', 'edge'],
  ['x+', 'edge'],
  ['锚固深度', 'depth'],
  ['混凝土厚度', 'h'],
  ['crack', 'state'],
  ['α_gap', 'gap'],
  ['ｈ', 'h'],
])('the search for %j lists the entry %s first', (typed, key) =>
  expect(matches(ENTRIES, typed)[0]?.key).toBe(key),
);

it('the search lists the actions for an empty text, and nothing for a text without matches', () => {
  expect(matches(ENTRIES, '  ').map(({ key }) => key)).toEqual(['save']);
  expect(matches(ENTRIES, 'balustrade')).toEqual([]);
  const many = Array.from({ length: 40 }, (_, index) => entry(`edge ${index}`, {}));
  expect(matches(many, 'edge')).toHaveLength(MOST_MATCHES);
});
