/** Locale of the antd components; all except English are loaded on demand. */
import type { Locale } from 'antd/es/locale';
import enUS from 'antd/locale/en_US';
import { create } from 'zustand';
import { DEFAULT_LANGUAGE, type Language } from '@/text/languages';

const LOADERS: Readonly<Record<Language, () => Promise<Locale>>> = {
  en: () => Promise.resolve(enUS),
  cn: async () => (await import('antd/locale/zh_CN')).default,
};

const useLocaleStore = create<{ locale: Locale; latest: Language }>(() => ({
  locale: enUS,
  latest: DEFAULT_LANGUAGE,
}));

export async function switchComponentLocale(language: Language): Promise<void> {
  useLocaleStore.setState({ latest: language });
  const locale = await LOADERS[language]();
  // The user may have chosen another language while this locale was loading.
  if (useLocaleStore.getState().latest === language) useLocaleStore.setState({ locale });
}

export const useComponentLocale = (): Locale => useLocaleStore((state) => state.locale);
