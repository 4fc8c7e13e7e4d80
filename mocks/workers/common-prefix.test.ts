import { expect, it } from 'vitest';
import { joinPrefix, splitPrefix } from './common-prefix';

it.each<[string, string[], string]>([
  ['no text', [], ''],
  ['a single text', ['{"load":1}'], '{"load":1}'],
  [
    'texts with a common prefix',
    ['{"a":1,"load":12}', '{"a":1,"load":13}', '{"a":1,"load":2}'],
    '{"a":1,"load":',
  ],
  ['a text that is a prefix of another text', ['abc', 'ab', 'abd'], 'ab'],
  ['texts without a common prefix', ['abc', 'xbc'], ''],
])('splitPrefix finds the common prefix, and joinPrefix restores the texts: %s', (_, texts, prefix) => {
  const split = splitPrefix(texts);
  expect(split.prefix).toBe(prefix);
  expect(joinPrefix(split)).toEqual(texts);
});
