/** Loads the app's translations in one language, without a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { ROOT } from '@/cli/root';
import type { Language } from '@/text/languages';
import type { Translate } from '@/text/wording/translate';

const LOCALES = join(ROOT, 'locales');

export function translatorOf(language: Language): Translate {
  const folder = join(LOCALES, language);
  const texts = Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>,
    ]),
  );
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: texts },
    fallbackLng: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance.t as Translate;
}
