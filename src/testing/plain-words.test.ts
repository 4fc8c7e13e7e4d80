/** Refuses words and comment openings that readers misunderstand, and suggests a replacement for each. */
import { expect, it } from 'vitest';
import { filesIn, textOf } from '@/testing/architecture/source-files';

type Refusal = readonly [found: RegExp, instead: string];

const WORDS: readonly Refusal[] = [
  [/\bhardly\b/i, 'unusually low, not expected below'],
  [/\bheld against\b|\bhold against\b/i, 'compared with'],
  [/\bgravest\b/i, 'most unfavourable, critical'],
  [/\bmend(s|ed|ing)?\b/i, 'correct, fix'],
  [/\b(take|taken|takes) over\b/i, 'import, apply, copy'],
  [/\btold\b/i, 'reported, shown'],
  [/\bshelf\b/i, 'saved designs'],
  [/\bwhoever\b/i, 'the operator, the user, the signatory, the caller'],
  [/\ball the same\b/i, 'nevertheless, anyway'],
  [/\bof the state before\b/i, 'of the previous inputs'],
];

const UI_WORDS: readonly Refusal[] = [
  ...WORDS,
  [/\bnot kept\b/i, 'not met, not saved'],
  [/\bexists no longer\b/i, 'no longer exists'],
  [/\bfind out\b|\bfound out\b/i, 'determine'],
  [/\bapproval\b/i, 'assessment'],
];

/** Words once used in comments and test titles with a meaning that readers had to guess. */
const CODE_WORDS: readonly Refusal[] = [
  ...WORDS,
  [/\bstands?\b(?!-)(?! off\b)/i, 'is, is shown'],
  [/\btill\b/i, 'until'],
  [/\b(on|over) the wire\b/i, 'in the API, in the request'],
  [/\bpulled anchors?\b/i, 'anchors in tension'],
  [/\bunder way\b/i, 'in progress'],
  [/\bone's own\b/i, 'the user, the designer'],
  [/\bgives? back\b/i, 'returns'],
  [/\bgoes on\b/i, 'continues'],
  [/\bhangs? on\b/i, 'depends on'],
  [/\bcarr(y|ies) along\b/i, 'contains, embeds'],
  [/\bsomebody\b/i, 'the user, another user'],
];

const OPENINGS: readonly Refusal[] = [
  [/^(Of|What|Whoever|Those|Else|Till|One|Whether)\b(?!-)/, 'the noun, or a verb in the third person'],
];

const TITLE_OPENINGS: readonly Refusal[] = [
  [/^(of|what|whoever|those|that|whose)\b/, 'a verb or a noun'],
  [/^(is|are|has|have|was|were|belongs?|can|does(?! not)|stays?)\b/, 'the subject first'],
];

const faultsOf = (where: string, text: string, refused: readonly Refusal[]): string[] =>
  refused.flatMap(([found, instead]) => (found.test(text) ? [`${where}: ${text} (write: ${instead})`] : []));

const sources = filesIn(['src', 'mocks', 'e2e', 'templates'], /\.tsx?$/)
  .filter((path) => !path.endsWith('plain-words.test.ts'))
  .map((path) => ({ path, text: textOf(path) }));

it('English messages contain no ambiguous word', () => {
  const found = filesIn(['locales/en'], /\.json$/).flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line) => faultsOf(path, /^\s*"[^"]+": "(.*)",?$/.exec(line)?.[1] ?? '', UI_WORDS)),
  );
  expect(found).toEqual([]);
});

it('comments contain no ambiguous word and begin with their subject', () => {
  const found = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\/\*\*([\s\S]*?)\*\/|^\s*\/\/ (.*)$/gm)].flatMap(([, block, line]) => {
      const comment = (block ?? line).replace(/\s*\n\s*\* ?/g, ' ').trim();
      return faultsOf(path, comment, block === undefined ? CODE_WORDS : [...CODE_WORDS, ...OPENINGS]);
    }),
  );
  expect(found).toEqual([]);
});

it('test titles contain no ambiguous word and begin with their subject', () => {
  const found = sources
    .filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:it|test)(?:\.\w+)*\(\s*(['"`])((?:(?!\1).)*)\1/g)].flatMap(([, , title]) =>
        faultsOf(path, title, [...CODE_WORDS, ...TITLE_OPENINGS]),
      ),
    );
  expect(found).toEqual([]);
});
