/**
 * Translations: each language and namespace is a chunk, loaded on demand. A language change is stored and
 * also switches the text of the antd components.
 */
import i18next, { type BackendModule, type i18n, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { switchComponentLocale } from '@/app/i18n/component-locale';
import { storeLanguage, storedLanguage } from '@/stores/preferences';
import { DEFAULT_LANGUAGE, LANGUAGES, languages, parseLanguage, type Language } from '@/text/languages';

const files = import.meta.glob<Record<string, unknown>>('../../../locales/*/*.json', { import: 'default' });

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language: string, namespace: string, callback: ReadCallback) {
    const load = files[`../../../locales/${language}/${namespace}.json`];
    if (!load) {
      callback(new Error(`There are no texts ${namespace} in ${language}`), null);
      return;
    }
    load().then(
      (texts) => callback(null, texts as Parameters<ReadCallback>[1]),
      // The argument `true` makes i18next retry up to five times within 11 s, because a single request may
      // fail.
      (cause: unknown) => callback(cause instanceof Error ? cause : new Error(String(cause)), true),
    );
  },
};

export function currentLanguage(): Language {
  return parseLanguage(i18next.language) ?? storedLanguage();
}

export function acceptLanguage(): string {
  return languages[currentLanguage()].tag;
}

export async function startI18n(): Promise<i18n> {
  const language = storedLanguage();
  i18next.on('languageChanged', (next: string) => {
    const chosen = parseLanguage(next) ?? DEFAULT_LANGUAGE;
    document.documentElement.lang = languages[chosen].tag;
    void switchComponentLocale(chosen);
  });
  await Promise.all([
    switchComponentLocale(language),
    i18next
      .use(backend)
      .use(initReactI18next)
      .init({
        lng: language,
        supportedLngs: [...LANGUAGES],
        // No fallback language: all languages have the same keys (tested), so the fallback would be loaded
        // without being used.
        fallbackLng: false,
        ns: ['common', 'errors', 'shell'],
        defaultNS: 'common',
        interpolation: { escapeValue: false },
        returnNull: false,
      }),
  ]);
  i18next.on('languageChanged', (next: string) => {
    storeLanguage(parseLanguage(next) ?? DEFAULT_LANGUAGE);
  });
  return i18next;
}
