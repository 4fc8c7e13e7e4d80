/** Translations: a chunk for each language and namespace. The language applies to antd's texts as well. */
import type { Locale } from 'antd/es/locale';
import enUS from 'antd/locale/en_US';
import i18next, { type BackendModule, type i18n, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { create } from 'zustand';
import { storeLanguage, storedLanguage } from '@/stores/preferences';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES, languages, parseLanguage } from '@/text/languages';

const LOADERS: Readonly<Record<Language, () => Promise<Locale>>> = {
  en: () => Promise.resolve(enUS),
  cn: async () => (await import('antd/locale/zh_CN')).default,
};

const useLocaleStore = create<{ locale: Locale; latest: Language }>(() => ({
  locale: enUS,
  latest: DEFAULT_LANGUAGE,
}));

async function switchComponentLocale(language: Language): Promise<void> {
  useLocaleStore.setState({ latest: language });
  const locale = await LOADERS[language]();
  // The user may have chosen another language while this locale was loading.
  if (useLocaleStore.getState().latest === language) useLocaleStore.setState({ locale });
}

export const useComponentLocale = (): Locale => useLocaleStore((state) => state.locale);

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
      // `true` makes i18next retry up to five times within 11 s, as a single request may fail.
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
        // None: all languages have the same keys (tested), so it would be loaded in vain.
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
