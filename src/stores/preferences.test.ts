// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { parseStandard, storeLanguage, storedLanguage, usePreferencesStore } from '@/stores/preferences';

beforeEach(() => localStorage.clear());

it('the language is English if no known language is stored, and otherwise the stored language', () => {
  expect(storedLanguage()).toBe('en');
  localStorage.setItem('language', 'fr');
  expect(storedLanguage()).toBe('en');
  storeLanguage('cn');
  expect(storedLanguage()).toBe('cn');
});

it('the standard is initially EN1992-4, a chosen standard is stored, and unknown standards are not accepted', () => {
  expect(usePreferencesStore.getState().standard).toBe('EN1992-4');
  usePreferencesStore.getState().rememberStandard('JGJ145-2013');
  expect(usePreferencesStore.getState().standard).toBe('JGJ145-2013');
  expect(localStorage.getItem('standardType')).toBe('JGJ145-2013');
  expect(['JGJ145-2004', null].map(parseStandard)).toEqual([undefined, undefined]);
});

it('the default preferences apply without an error if the storage is blocked', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(storedLanguage()).toBe('en');
  storeLanguage('cn');
  usePreferencesStore.getState().rememberStandard('EN1992-4');
  expect(usePreferencesStore.getState().standard).toBe('EN1992-4');
});
