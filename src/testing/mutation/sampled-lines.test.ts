import { expect, it } from 'vitest';
import { sampledLines } from '@/testing/mutation/sampled-lines';

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `const a${index} = ${index};`);
const ranges = (lines: readonly string[], most: number, seed = '1') =>
  sampledLines([{ path: 'a.ts', text: lines.join('\n') }], most, seed);

it('the sample of code lines follows the order of the file, and differs only if the seed differs', () => {
  const drawn = ranges(numbered(100), 10);
  expect(drawn).toHaveLength(10);
  const places = drawn.map((range) => Number(/^a\.ts:(\d+)-\1$/.exec(range)?.[1]));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(ranges(numbered(100), 10)).toEqual(drawn);
  expect(ranges(numbered(100), 10, '2')).not.toEqual(drawn);
});

it('the sample of code lines contains the same lines if a comment and a blank line are inserted before them', () => {
  const drawn = ranges(numbered(20), 20).length;
  expect(drawn).toBe(20);
  const moved = ranges(['// A comment.', '', ...numbered(100)], 10);
  const texts = (lines: readonly string[], from: readonly string[]) =>
    from.map((range) => lines[Number(/:(\d+)-/.exec(range)?.[1]) - 1]);
  expect(texts(['// A comment.', '', ...numbered(100)], moved)).toEqual(
    texts(numbered(100), ranges(numbered(100), 10)),
  );
});

it('the sample of code lines omits comments, imports, blank lines and closing brackets', () => {
  const lines = ['/** Text. */', ' * Text.', "import { a } from './a';", '', '  });', 'const a = 1;'];
  expect(ranges(lines, 10)).toEqual(['a.ts:6-6']);
});
