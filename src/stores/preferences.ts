/** What the browser remembers of its user: language and standard. */
import { create } from 'zustand';
import { STANDARDS, type Standard } from '../engineering/model/design';
import { DEFAULT_LANGUAGE, parseLanguage, type Language } from './languages';
import { readItem, writeItem } from './local-storage';

export const LANGUAGE_KEY = 'language';
export const STANDARD_KEY = 'standardType';

export const DEFAULT_STANDARD: Standard = 'EN1992-4';

/** Narrows any text to one of the known standards. */
export function parseStandard(text: string | null): Standard | undefined {
  return STANDARDS.find((standard) => standard === text);
}

export function storedLanguage(): Language {
  return parseLanguage(readItem(LANGUAGE_KEY)) ?? DEFAULT_LANGUAGE;
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
