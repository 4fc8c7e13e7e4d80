/** The template of a report, loaded when it is needed. */
import { templateName, type TemplateChoice } from '@/report/word/template-name';

/** URLs by file name; a test compares them with standards, depths and languages. */
const URLS = import.meta.glob<string>('../../../templates/*.docx', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Returns the URL of a template. Throws if a language was added without its templates. */
export function templateAddress(file: string): string {
  const url = URLS[`../../../templates/${file}`];
  if (url === undefined) throw new Error(`There is no template ${file}`);
  return url;
}

export const templateUrl = (choice: TemplateChoice): string => templateAddress(templateName(choice));
