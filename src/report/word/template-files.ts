/** Loads report templates, and the disclaimer printed below every report, when they are needed. */
import { type ReportLanguage, templateName, type TemplateChoice } from '@/report/word/template-name';

/** Template URLs by file name; a test checks that every standard, depth and language has a template. */
const URLS = import.meta.glob<string>('../../../templates/*.docx', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Returns the URL of a template. Throws if there is no template with this file name. */
export function templateAddress(file: string): string {
  const url = URLS[`../../../templates/${file}`];
  if (url === undefined) throw new Error(`There is no template ${file}`);
  return url;
}

export const templateUrl = (choice: TemplateChoice): string => templateAddress(templateName(choice));

const TEXTS = import.meta.glob<string>('../../../templates/disclaimer-*.txt', {
  query: '?raw',
  import: 'default',
});

/** Returns the disclaimer; '' if there is none in this language. */
export const disclaimerOf = async (language: ReportLanguage): Promise<string> =>
  (await TEXTS[`../../../templates/disclaimer-${language}.txt`]?.()) ?? '';
