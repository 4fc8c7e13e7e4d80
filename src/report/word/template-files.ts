/** The template of a report, loaded when it is asked for. */
import { templateName, type TemplateChoice } from '@/report/word/template-name';

/** Addresses by file; a test holds them against standards, depths and languages. */
const URLS = import.meta.glob<string>('../../../templates/*.docx', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Where the server gives the template out; `fetch` reads it. Throws where a language was added without its
 * templates.
 */
export function templateAddress(file: string): string {
  const url = URLS[`../../../templates/${file}`];
  if (url === undefined) throw new Error(`There is no template ${file}`);
  return url;
}

export const templateUrl = (choice: TemplateChoice): string => templateAddress(templateName(choice));
