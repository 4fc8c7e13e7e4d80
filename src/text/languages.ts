/**
 * Languages of the app, in the order in which the language button cycles through them. Each language has a
 * folder with its code in `locales/`, templates in `templates/`, and a manual and a video in `public/help/`.
 */

const TABLE = {
  en: { name: 'English', tag: 'en' },
  cn: { name: '中文', tag: 'zh-CN' },
} as const;

/** Language code; used in the storage, as a folder name, and at the end of file names. */
export type Language = keyof typeof TABLE;

interface LanguageEntry {
  /** Name of the language, written in that language. */
  name: string;
  /** Tag for `html lang` and the Accept-Language header. */
  tag: string;
}

export const languages: Readonly<Record<Language, LanguageEntry>> = TABLE;
export const LANGUAGES = Object.keys(TABLE) as Language[];
export const DEFAULT_LANGUAGE: Language = 'en';

/** Returns `text` as a language code; undefined if it is not a known code. */
export function parseLanguage(text: string | null): Language | undefined {
  return LANGUAGES.find((language) => language === text);
}

/** Returns the next language for the language button; the first language follows the last. */
export function languageAfter(language: Language): Language {
  return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length];
}
