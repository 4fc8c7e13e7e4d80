import { expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, languageAfter, languages, LANGUAGES, parseLanguage } from '@/text/languages';

it('the list of languages begins with English', () => {
  expect(LANGUAGES[0]).toBe(DEFAULT_LANGUAGE);
  expect(languages[DEFAULT_LANGUAGE]).toEqual({ name: 'English', tag: 'en' });
});

it('languageAfter returns the next language in the list, and the first language after the last', () => {
  const offered = LANGUAGES.map(languageAfter);
  expect(offered).toEqual([...LANGUAGES.slice(1), LANGUAGES[0]]);
});

it('parseLanguage accepts only the exact language codes', () => {
  expect(LANGUAGES.map(parseLanguage)).toEqual(LANGUAGES);
  expect(['EN', 'zh-CN', 'toString', '', null].map(parseLanguage).filter(Boolean)).toEqual([]);
});
