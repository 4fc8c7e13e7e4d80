/** Loads the translations of a language, even if the previous test file used another language. */
import i18next from 'i18next';
import { startI18n } from '@/app/i18n/i18n';
import type { Language } from '@/text/languages';

export async function loadTranslations(language: Language): Promise<void> {
  if (!i18next.isInitialized) await startI18n();
  await i18next.changeLanguage(language);
}
