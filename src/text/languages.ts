/**
 * Languages of the app, in the order in which the language button cycles through them. Each language has a
 * folder with its code in `locales/`, templates in `templates/`, and a manual and a video in `public/help/`.
 */

/** Names in the language itself, and tags for `html lang` and the Accept-Language header. */
export const languages = {
  en: { name: 'English', tag: 'en' },
  cn: { name: '中文', tag: 'zh-CN' },
} as const;

/** Language code; used in the storage, as a folder name, and at the end of file names. */
export type Language = keyof typeof languages;

export const LANGUAGES = Object.keys(languages) as Language[];
export const DEFAULT_LANGUAGE: Language = 'en';

/** Returns `text` as a language code; undefined if it is not a known code. */
export function parseLanguage(text: string | null): Language | undefined {
  return LANGUAGES.find((language) => language === text);
}

/** Returns the next language for the language button; the first language follows the last. */
export function languageAfter(language: Language): Language {
  return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length];
}
