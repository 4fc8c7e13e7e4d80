/** Words in English texts that readers misread or do not know, each with the words to use instead. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const TEXTS = join(import.meta.dirname, '../../locales/en');

const REFUSED: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\bhardly\b/i, 'unusually low, not expected below'],
  [/\bheld against\b|\bhold against\b/i, 'compared with'],
  [/\bgravest\b/i, 'most unfavourable, critical'],
  [/\bmend(s|ed)?\b/i, 'correct, fix'],
  [/\b(take|taken|takes) over\b/i, 'import, apply'],
  [/\btold\b/i, 'reported, shown'],
  [/\bshelf\b/i, 'saved designs'],
  [/\bwhoever\b/i, 'the operator, the user, the signatory'],
  [/\bnot kept\b/i, 'not met, not saved'],
  [/\ball the same\b/i, 'nevertheless, anyway'],
  [/\bexists no longer\b/i, 'no longer exists'],
  [/\bof the state before\b/i, 'of the previous inputs'],
  [/\bfind out\b|\bfound out\b/i, 'determine'],
  [/\bapproval\b/i, 'assessment'],
];

it('no English text uses a misread word', () => {
  const found = readdirSync(TEXTS).flatMap((file) =>
    readFileSync(join(TEXTS, file), 'utf8')
      .split('\n')
      .flatMap((line) => {
        const text = /^\s*"[^"]+": "(.*)",?$/.exec(line)?.[1] ?? '';
        return REFUSED.flatMap(([word, instead]) =>
          word.test(text) ? [`${file}: ${text} (say: ${instead})`] : [],
        );
      }),
  );
  expect(found).toEqual([]);
});
