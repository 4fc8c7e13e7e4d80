/** Stored preferences: language, standard and live results. */
import { create } from 'zustand';
import { STANDARDS, type Standard } from '@/engineering';
import { readItem, writeItem } from '@/stores/local-storage';
import { DEFAULT_LANGUAGE, parseLanguage, type Language } from '@/text/languages';

export const LANGUAGE_KEY = 'language';
const STANDARD_KEY = 'standardType';

const LIVE_KEY = 'calculateWhileTyping';

const DEFAULT_STANDARD: Standard = 'EN1992-4';

/** Returns `text` as a standard; undefined if it is not a known standard. */
export const parseStandard = (text: string | null): Standard | undefined =>
  STANDARDS.find((standard) => standard === text);

export const storedLanguage = (): Language => parseLanguage(readItem(LANGUAGE_KEY)) ?? DEFAULT_LANGUAGE;

export function storeLanguage(language: Language): void {
  writeItem(LANGUAGE_KEY, language);
}

interface PreferencesStore {
  standard: Standard;
  rememberStandard: (standard: Standard) => void;
  /** True if the app calculates after every change to a valid design. */
  calculateWhileTyping: boolean;
  setCalculateWhileTyping: (isOn: boolean) => void;
  /** Turns live results on unless the user has chosen before; called if the backend runs in this browser. */
  calculateWhileTypingByDefault: () => void;
}

const ON = '1';
const isOn = (key: string) => readItem(key) === ON;
const remember = (key: string, on: boolean) => writeItem(key, on ? ON : '0');

export const usePreferencesStore = create<PreferencesStore>()((set) => ({
  standard: parseStandard(readItem(STANDARD_KEY)) ?? DEFAULT_STANDARD,
  rememberStandard: (standard) => {
    writeItem(STANDARD_KEY, standard);
    set({ standard });
  },
  calculateWhileTyping: isOn(LIVE_KEY),
  setCalculateWhileTyping: (calculateWhileTyping) => {
    remember(LIVE_KEY, calculateWhileTyping);
    set({ calculateWhileTyping });
  },
  calculateWhileTypingByDefault: () => {
    if (readItem(LIVE_KEY) === null) set({ calculateWhileTyping: true });
  },
}));
