/** Locale of the antd components; all except English are loaded on demand. */
import type { Locale } from 'antd/es/locale';
import enUS from 'antd/locale/en_US';
import { useSyncExternalStore } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '@/text/languages';

const LOADERS: Readonly<Record<Language, () => Promise<Locale>>> = {
  en: () => Promise.resolve(enUS),
  cn: async () => (await import('antd/locale/zh_CN')).default,
};

function createComponentLocale() {
  let current: Locale = enUS;
  let latest: Language = DEFAULT_LANGUAGE;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    switchTo: async (language: Language): Promise<void> => {
      latest = language;
      const locale = await LOADERS[language]();
      // The user may have chosen another language while this locale was loading.
      if (latest !== language) return;
      current = locale;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const { get, switchTo, subscribe } = createComponentLocale();

export const switchComponentLocale = switchTo;

export function useComponentLocale(): Locale {
  return useSyncExternalStore(subscribe, get);
}
