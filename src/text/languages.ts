/**
 * The languages of the app, in the order in which the language button goes through them. Each has a folder of
 * its code in `locales/`, its templates in `templates/` and its manual and video in `public/help/`.
 */

const TABLE = {
  en: { name: 'English', tag: 'en' },
  cn: { name: '中文', tag: 'zh-CN' },
} as const;

/** The code of a language: in the storage, of its folder, at the end of its files' names. */
export type Language = keyof typeof TABLE;

interface LanguageEntry {
  /** In the language itself. */
  name: string;
  /** As `html lang` and the Accept-Language header name it. */
  tag: string;
}

export const languages: Readonly<Record<Language, LanguageEntry>> = TABLE;
export const LANGUAGES = Object.keys(TABLE) as Language[];
export const DEFAULT_LANGUAGE: Language = 'en';

/** Narrows any text to one of the known languages. */
export function parseLanguage(text: string | null): Language | undefined {
  return LANGUAGES.find((language) => language === text);
}

/** The one that the language button offers; after the last comes the first. */
export function languageAfter(language: Language): Language {
  return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length];
}
