import { expect, it } from 'vitest';
import { joinStart, splitStart } from './shared-start';

it.each<[string, string[], string]>([
  ['no text', [], ''],
  ['a single text', ['{"load":1}'], '{"load":1}'],
  [
    'texts with a common start',
    ['{"a":1,"load":12}', '{"a":1,"load":13}', '{"a":1,"load":2}'],
    '{"a":1,"load":',
  ],
  ['a text that is the start of another text', ['abc', 'ab', 'abd'], 'ab'],
  ['texts without a common start', ['abc', 'xbc'], ''],
])('splitStart finds the common start, and joinStart restores the texts: %s', (_, texts, start) => {
  const split = splitStart(texts);
  expect(split.start).toBe(start);
  expect(joinStart(split)).toEqual(texts);
});
