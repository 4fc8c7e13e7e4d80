/**
 * The languages of the app, in the order of the language button. Each has a folder with its code in
 * `locales/`, templates in `templates/`, and a manual and video in `public/help/`.
 */

const TABLE = {
  en: { name: 'English', tag: 'en' },
  cn: { name: '中文', tag: 'zh-CN' },
} as const;

/** Code of a language: in the storage, as folder name, and at the end of file names. */
export type Language = keyof typeof TABLE;

interface LanguageEntry {
  /** Name in the language itself. */
  name: string;
  /** Tag for `html lang` and the Accept-Language header. */
  tag: string;
}

export const languages: Readonly<Record<Language, LanguageEntry>> = TABLE;
export const LANGUAGES = Object.keys(TABLE) as Language[];
export const DEFAULT_LANGUAGE: Language = 'en';

/** Narrows any text to one of the known languages. */
export function parseLanguage(text: string | null): Language | undefined {
  return LANGUAGES.find((language) => language === text);
}

/** Returns the language offered by the language button; the first follows the last. */
export function languageAfter(language: Language): Language {
  return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length];
}
