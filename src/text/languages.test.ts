import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, languageAfter, languages, LANGUAGES, parseLanguage } from '@/text/languages';

describe('languages', () => {
  it('languages begin with English', () => {
    expect(LANGUAGES[0]).toBe(DEFAULT_LANGUAGE);
    expect(languages[DEFAULT_LANGUAGE]).toEqual({ name: 'English', tag: 'en' });
  });

  it('languages follow one another, and the first follows the last', () => {
    const offered = LANGUAGES.map(languageAfter);
    expect(offered).toEqual([...LANGUAGES.slice(1), LANGUAGES[0]]);
  });

  it('languages are identified only by their codes', () => {
    expect(LANGUAGES.map(parseLanguage)).toEqual(LANGUAGES);
    expect(['EN', 'zh-CN', 'toString', '', null].map(parseLanguage).filter(Boolean)).toEqual([]);
  });
});
