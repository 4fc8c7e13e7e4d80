import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, languageAfter, languages, LANGUAGES, parseLanguage } from '@/text/languages';

describe('the languages', () => {
  it('begin with English', () => {
    expect(LANGUAGES[0]).toBe(DEFAULT_LANGUAGE);
    expect(languages[DEFAULT_LANGUAGE]).toEqual({ name: 'English', tag: 'en' });
  });

  it('are gone through one by one, then from the first again', () => {
    const offered = LANGUAGES.map(languageAfter);
    expect(offered).toEqual([...LANGUAGES.slice(1), LANGUAGES[0]]);
  });

  it('are known by their codes alone', () => {
    expect(LANGUAGES.map(parseLanguage)).toEqual(LANGUAGES);
    expect(['EN', 'zh-CN', 'toString', '', null].map(parseLanguage).filter(Boolean)).toEqual([]);
  });
});
