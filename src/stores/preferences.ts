/** What the browser remembers of its user: language and standard. */
import { create } from 'zustand';
import { STANDARDS, type Standard } from '../engineering/model/design';
import { readItem, writeItem } from './local-storage';

export const LANGUAGES = ['en', 'cn'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_KEY = 'language';
export const STANDARD_KEY = 'standardType';

export const DEFAULT_STANDARD: Standard = 'EN1992-4';
const DEFAULT_LANGUAGE: Language = 'en';

/** Narrows any text to one of the known standards. */
export function parseStandard(text: string | null): Standard | undefined {
  return STANDARDS.find((standard) => standard === text);
}

export function storedLanguage(): Language {
  const stored = readItem(LANGUAGE_KEY);
  return LANGUAGES.find((language) => language === stored) ?? DEFAULT_LANGUAGE;
}

export function rememberLanguage(language: Language): void {
  writeItem(LANGUAGE_KEY, language);
}

interface PreferencesStore {
  /** The standard chosen last. */
  standard: Standard;
  rememberStandard: (standard: Standard) => void;
}

export const usePreferencesStore = create<PreferencesStore>()((set) => ({
  standard: parseStandard(readItem(STANDARD_KEY)) ?? DEFAULT_STANDARD,
  rememberStandard: (standard) => {
    writeItem(STANDARD_KEY, standard);
    set({ standard });
  },
}));
